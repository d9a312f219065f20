import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { errorCodeOf } from '../errors/error-text.ts';
import { lockFolder } from '../files/folder-lock.ts';
import {
  type BackUpDatabase,
  copyEmbedded,
  embeddedBackup,
  pruneBackups,
  serverBackup,
} from './backup-before-migration.ts';
import type { Database } from './database.ts';
import { IN_MEMORY_FOLDER } from './embedded/embedded-folder.ts';
import { openEmbeddedDatabase } from './embedded/embedded-pool.ts';
import { createMigrationCheck, migrate, type Migrations } from './migrations.ts';
import { createHandlerRegistry, type NotificationListener } from './notifications.ts';
import { type Pool, toKyselyPool, withConnection } from './pool.ts';
import { createServerNotifications } from './server-notifications.ts';
import { openServerPool } from './server-pool.ts';
import { guardTransactions } from './transaction-guard.ts';

const DEFAULT_MAX_CONNECTIONS = 10;
/** Longer than any own statement takes on a busy server; by then the caller has given up. */
const STATEMENT_LIMIT_MS = 15_000;
const SCHEMA_NAME = /^[a-z][a-z0-9_]*$/;

/** Where a service's database is, embedded or on a server, and its migrations. */
export interface OpenDatabaseOptions {
  /** The PostgreSQL schema of the service: `api`, `releases`. */
  schema: string;
  /** The folder of the embedded database; `memory://` for one that ends with the process. */
  folder: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** A folder of SQL files named like `0001-mixes.sql`. */
  migrationsFolder: string;
  /** Where a database that isn't new is backed up before migrations run; without it, no backup is made. */
  backupFolder?: string | undefined;
  maxConnections?: number;
  /** How long a statement may take on a server; 15 seconds by default, 0 for no limit. Migrations may take longer. */
  statementLimitMs?: number;
  /** Called for connections that broke and are being re-established. */
  onConnectionError?: (error: Error) => void;
}

interface Opened {
  pool: Pool;
  notifications: NotificationListener;
  release: () => Promise<void>;
}

/** Opens the database, locks its folder, and brings its tables up to date; throws a StartupError when it cannot. */
export async function openDatabase<Tables>(options: OpenDatabaseOptions): Promise<Database<Tables>> {
  if (!SCHEMA_NAME.test(options.schema)) throw new TypeError(`Not a schema name: ${options.schema}`);
  const migrations = { schema: options.schema, folder: options.migrationsFolder };
  const opened =
    options.databaseUrl === undefined
      ? await openEmbedded(options.folder, migrations)
      : await openServer(options, options.databaseUrl);
  try {
    const ran = await migrate(opened.pool, { ...migrations, backUp: backupOf(options) });
    if (ran.length > 0) await pruneIn(options);
    return createDatabase(options, { ...opened, check: await createMigrationCheck(opened.pool, migrations) });
  } catch (error) {
    await opened.pool.end();
    await opened.release();
    throw error;
  }
}

function backupOf({ schema, folder, databaseUrl, backupFolder }: OpenDatabaseOptions): BackUpDatabase | undefined {
  if (backupFolder === undefined) return undefined;
  const backup = { schema, backupFolder };
  return databaseUrl === undefined ? embeddedBackup(embeddedFolder(folder), backup) : serverBackup(databaseUrl, backup);
}

async function pruneIn({ schema, backupFolder }: OpenDatabaseOptions): Promise<void> {
  if (backupFolder === undefined) return;
  // A new database has none.
  await pruneBackups({ schema, backupFolder }).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
  });
}

async function openEmbedded(folder: string, migrations: Migrations): Promise<Opened> {
  if (folder === IN_MEMORY_FOLDER)
    return { ...(await openEmbeddedDatabase({ folder, migrations })), release: () => Promise.resolve() };
  const lock = await lockFolder(folder);
  try {
    return {
      ...(await openEmbeddedDatabase({ folder: embeddedFolder(folder), migrations })),
      release: () => lock.release(),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The path of the embedded database in a service's folder. */
export function embeddedFolder(folder: string): string {
  return join(folder, 'pg');
}

async function openServer(options: OpenDatabaseOptions, databaseUrl: string): Promise<Opened> {
  const server = {
    databaseUrl,
    schema: options.schema,
    maxConnections: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    statementLimitMs: options.statementLimitMs ?? STATEMENT_LIMIT_MS,
    onError: options.onConnectionError ?? (() => undefined),
  };
  const own = createHandlerRegistry();
  return {
    pool: await openServerPool(server, own),
    notifications: createServerNotifications(server, own),
    release: () => Promise.resolve(),
  };
}

function createDatabase<Tables>(
  options: OpenDatabaseOptions,
  opened: Opened & Pick<Database<Tables>, 'check'>,
): Database<Tables> {
  const guard = guardTransactions(opened.pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: toKyselyPool(guard.pool) }) });
  // Notifications reach the whole server, including other schemas.
  const channelName = (channel: string) => `${options.schema}:${channel}`;
  return {
    db,
    isEmbedded: options.databaseUrl === undefined,
    transaction: (work) => db.transaction().execute((transaction) => guard.run(() => work(transaction))),
    listen: (channel, handler) => opened.notifications.listen(channelName(channel), handler),
    async notify(channel, payload, executor = db) {
      await sql`select pg_notify(${channelName(channel)}, ${payload})`.execute(executor);
    },
    check: opened.check,
    usage: () => opened.pool.usage(),
    copyFiles: (folder) => {
      if (options.databaseUrl !== undefined) return Promise.reject(new Error('A database server has no files here.'));
      return withConnection(opened.pool, (connection) =>
        copyEmbedded(connection, embeddedFolder(options.folder), folder),
      );
    },
    async close() {
      await opened.notifications.close();
      await db.destroy();
      await opened.pool.end();
      await opened.release();
    },
  };
}
