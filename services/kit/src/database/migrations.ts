import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorText } from '../errors/error-text.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { BackUpDatabase } from './backup-before-migration.ts';
import { type Pool, type PoolConnection, withConnection } from './pool.ts';

/** One lock for all schemas, because extensions belong to the whole database. The number is arbitrary. */
const ADVISORY_LOCK_KEY = 4_800_480_048;
const MIGRATION_FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** On the first line of a migration after which earlier programs still run; the others need a program that knows them. */
const ONLY_ADDS = /^-- Only adds\b/;

export interface Migrations {
  readonly schema: string;
  readonly folder: string;
}

export interface MigrateOptions extends Migrations {
  /** Called before the first migration of a database that isn't new. */
  readonly backUp?: BackUpDatabase | undefined;
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}
interface AppliedMigration {
  name: string;
  checksum: string;
  only_adds: boolean;
}

/**
 * Creates the schema and runs each numbered file of the folder once, in order, each in its own transaction, one process at a time.
 * Returns the names of those that ran now.
 */
export async function migrate(pool: Pick<Pool, 'connect'>, options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withConnection(pool, async (connection) => {
    // Long migrations, and waiting for another instance's, are normal.
    await connection.query('set statement_timeout = 0');
    await connection.query(`select pg_advisory_lock(${String(ADVISORY_LOCK_KEY)})`);
    try {
      await prepare(connection, options.schema);
      return await applyMissing(connection, migrations, options.backUp);
    } finally {
      await connection.query(`select pg_advisory_unlock(${String(ADVISORY_LOCK_KEY)})`);
      await connection.query('reset statement_timeout');
    }
  });
}

/** Rejects when a migration of the folder has not run in the schema: it is another database, or an old copy. */
export async function createMigrationCheck(pool: Pool, { schema, folder }: Migrations): Promise<() => Promise<void>> {
  const wanted = (await readMigrations(folder)).length;
  return () =>
    withConnection(pool, async (connection) => {
      const sql = `select count(*)::int as count from "${schema}".migrations`;
      const { rows } = await connection.query<{ count: number }>(sql, []);
      if ((rows[0]?.count ?? 0) < wanted) throw new Error('Migrations are missing.');
    });
}

/** A hash that changes with the migrations. */
export async function fingerprintMigrations({ schema, folder }: Migrations): Promise<string> {
  return JSON.stringify([schema, (await readMigrations(folder)).map(({ name, checksum }) => [name, checksum])]);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => MIGRATION_FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Makes a connection find the schema's tables. */
export function searchPath(schema: string): string {
  return `set search_path to "${schema}", public`;
}

async function prepare(connection: PoolConnection, schema: string): Promise<void> {
  await connection.query(`
    create schema if not exists "${schema}";
    ${searchPath(schema)};
    create extension if not exists pg_trgm with schema public;
    create extension if not exists unaccent with schema public;
    create table if not exists "${schema}".migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    alter table "${schema}".migrations add column if not exists only_adds boolean not null default false`);
}

async function applyMissing(
  connection: PoolConnection,
  migrations: readonly Migration[],
  backUp: BackUpDatabase | undefined,
): Promise<string[]> {
  const { rows } = await connection.query<AppliedMigration>('select name, checksum, only_adds from migrations', []);
  refuseChanges(rows, migrations);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  if (missing[0] && rows.length > 0) await backUp?.(connection, missing[0].name);
  for (const migration of missing) await apply(connection, migration);
  return missing.map(({ name }) => name);
}

function refuseChanges(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum, only_adds: onlyAdds } of applied) {
    if (!known.has(name)) {
      if (onlyAdds) continue;
      throw refused(
        `The database is newer than this program (it holds ${name}): start a newer one, or restore the backup made before it.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw refused(`The migration ${name} was edited after it ran: put its text back and write a new file instead.`);
    }
  }
}

async function apply(connection: PoolConnection, migration: Migration): Promise<void> {
  try {
    await connection.query('begin');
    await connection.query(migration.text);
    await connection.query('insert into migrations (name, checksum, only_adds) values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      ONLY_ADDS.test(migration.text),
    ]);
    await connection.query('commit');
  } catch (error) {
    await connection.query('rollback');
    throw refused(`The migration ${migration.name} failed (${errorText(error)}); the database is as it was.`, error);
  }
}

function refused(message: string, cause?: unknown): StartupError {
  return new StartupError('migration-refused', message, { cause });
}
