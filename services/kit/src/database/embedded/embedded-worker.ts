/** Runs the embedded database on its own thread: in the main thread it would block every request for the length of a query. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { columnParsers } from '../column-types.ts';
import {
  type EmbeddedFailure,
  type EmbeddedPlace,
  type EmbeddedReply,
  type EmbeddedRequest,
  type EmbeddedResult,
  EMBEDDED_FAILURE_FIELDS,
} from './embedded-protocol.ts';
import { prepareEmbeddedFolder } from './embedded-folder.ts';
import { fingerprintMigrations, migrate, type Migrations } from '../migrations.ts';
import type { Pool } from '../pool.ts';
import type { PostgresQueryResult } from 'kysely';

/** WAL segments of 1 MB instead of 16 halve the size of a new database and of every copy. */
const INIT_DB_START_PARAMS = ['--wal-segsize=1'];
const OWNER = 0o700;
const EMPTY_RESULT: EmbeddedResult = { rows: [], command: '', rowCount: 0 };

function reply(message: EmbeddedReply): void {
  parentPort?.postMessage(message);
}

function toFailure(error: unknown): EmbeddedFailure {
  const failure: EmbeddedFailure = { message: error instanceof Error ? error.message : String(error) };
  if (typeof error !== 'object' || error === null) return failure;
  const fields: Record<string, unknown> = { ...error };
  for (const field of EMBEDDED_FAILURE_FIELDS) {
    const value = fields[field];
    if (typeof value === 'string') failure[field] = value;
  }
  return failure;
}

async function runQuery(database: PGlite, text: string, parameters?: readonly unknown[]): Promise<EmbeddedResult> {
  const result =
    parameters === undefined
      ? (await database.exec(text)).at(-1)
      : await database.query<unknown>(text, [...parameters]);
  if (result === undefined) return EMPTY_RESULT;
  return { rows: result.rows, command: result.command ?? '', rowCount: result.rowCount ?? result.rows.length };
}

async function answer(database: PGlite, request: EmbeddedRequest): Promise<void> {
  try {
    switch (request.kind) {
      case 'query':
        reply({ kind: 'result', id: request.id, result: await runQuery(database, request.text, request.parameters) });
        return;
      case 'close':
        await database.close();
        reply({ kind: 'result', id: request.id, result: EMPTY_RESULT });
        return;
    }
  } catch (error) {
    reply({ kind: 'failure', id: request.id, failure: toFailure(error) });
  }
}

/** The database's file system would give some files wider permissions than this process has; in this thread it cannot. */
function createForOwnerOnly(): void {
  const { chmodSync, fchmodSync } = fs;
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & OWNER);
  fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & OWNER);
  syncBuiltinESMExports();
}

async function openEmbedded({ folder, migrations }: EmbeddedPlace): Promise<PGlite> {
  // The folder remembers which extensions it uses; opened without them, its indexes fail.
  const open = (dataDir: string) =>
    PGlite.create({
      dataDir,
      extensions: { pg_trgm, unaccent },
      parsers: columnParsers,
      initDbStartParams: INIT_DB_START_PARAMS,
    });
  await prepareEmbeddedFolder(folder, await templateFolder(migrations), async (fresh) => {
    const database = await open(fresh);
    // A migration that fails here fails again when the database is opened, and is reported there.
    await migrate(poolOf(database), migrations).catch(() => undefined);
    await database.close();
  });
  return open(folder);
}

/**
 * Next to the migrations, one template per state of them, per version (part of the installed path), and per method of creation, because
 * another method may lay out the files differently.
 */
async function templateFolder(migrations: Migrations): Promise<string> {
  const key = createHash('sha256')
    .update([import.meta.resolve('@electric-sql/pglite'), ...INIT_DB_START_PARAMS].join(' '))
    .update(await fingerprintMigrations(migrations))
    .digest('hex')
    .slice(0, 12);
  return join(migrations.folder, '../node_modules/.cache', `new-database-${key}`);
}

function poolOf(database: PGlite): Pick<Pool, 'connect'> {
  return {
    connect: () =>
      Promise.resolve({
        async query<R>(text: string, parameters?: readonly unknown[]) {
          return (await runQuery(database, text, parameters)) as PostgresQueryResult<R>;
        },
        release: () => undefined,
      }),
  };
}

try {
  // workerData comes from openEmbeddedDatabase in this package.
  const place = workerData as EmbeddedPlace;
  createForOwnerOnly();
  const database = await openEmbedded(place);
  database.onNotification((channel, payload) => {
    reply({ kind: 'notification', channel, payload });
  });
  parentPort?.on('message', (request: EmbeddedRequest) => void answer(database, request));
  reply({ kind: 'ready' });
} catch (error) {
  reply({ kind: 'failed-to-open', failure: toFailure(error) });
}
