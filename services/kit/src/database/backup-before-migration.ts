import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCodeOf, errorText } from '../errors/error-text.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { PoolConnection } from './pool.ts';

/** Of each schema. */
const MOST_RETAINED = 3;

/** Copies a database that has data; `migration` is the name of the first one that will run. */
export type BackUpDatabase = (connection: PoolConnection, migration: string) => Promise<void>;

export interface BackupPlace {
  readonly schema: string;
  /** Where the backups are; created when missing. */
  readonly backupFolder: string;
}

/** Backs up to `<schema>-before-<migration>.pg`, a copy of the folder of the embedded database. */
export function embeddedBackup(databaseFolder: string, backup: BackupPlace): BackUpDatabase {
  return (connection, migration) =>
    store(backup, `${migration}.pg`, (to) => copyEmbedded(connection, databaseFolder, to));
}

/** Backs up to `<schema>-before-<migration>.dump`, for `pg_restore`. */
export function serverBackup(databaseUrl: string, backup: BackupPlace): BackUpDatabase {
  return (_connection, migration) =>
    store(backup, `${migration}.dump`, (to) =>
      dump(databaseUrl, ['--format=custom', `--schema=${backup.schema}`, '-f', to]),
    );
}

/** Copies the files of an embedded database between two statements: while this holds the only connection, nothing is written. */
export async function copyEmbedded(connection: PoolConnection, from: string, to: string): Promise<void> {
  await connection.query('checkpoint');
  // Where the file system supports it, the copy shares its blocks with the original and takes no time.
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Deletes the oldest ones. Only after migrations have run: until then each may be the way back. */
export async function pruneBackups({ schema, backupFolder }: BackupPlace): Promise<void> {
  const names = (await readdir(backupFolder)).filter((name) => name.startsWith(prefixOf(schema)));
  const backups = await Promise.all(
    names.map(async (name) => ({ name, madeAtMs: (await stat(join(backupFolder, name))).mtimeMs })),
  );
  const oldestFirst = backups.toSorted((one, other) => one.madeAtMs - other.madeAtMs);
  for (const { name } of oldestFirst.slice(0, -MOST_RETAINED)) await rm(join(backupFolder, name), { recursive: true });
}

function prefixOf(schema: string): string {
  return `${schema}-before-`;
}

/** Replaces an earlier one of the same migration. A backup that isn't complete never has its final name, and leaves nothing. */
async function store(
  { schema, backupFolder }: BackupPlace,
  name: string,
  write: (to: string) => Promise<void>,
): Promise<void> {
  const draft = join(backupFolder, `.${schema}.draft`);
  const backup = join(backupFolder, `${prefixOf(schema)}${name.replace('.sql', '')}`);
  await mkdir(backupFolder, { recursive: true });
  await rm(draft, { recursive: true, force: true });
  try {
    await write(draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  // A folder isn't replaced by renaming.
  await rm(backup, { recursive: true, force: true });
  await rename(draft, backup);
  // A copied folder has the time of its original.
  const now = new Date();
  await utimes(backup, now, now);
}

async function dump(databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const { password } = url;
  url.password = '';
  try {
    const env = { ...process.env, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) };
    await promisify(execFile)('pg_dump', [...args, url.href], { env });
  } catch (error) {
    const reason = errorCodeOf(error) === 'ENOENT' ? 'pg_dump not found' : errorText(error);
    throw new StartupError(
      'migration-refused',
      `The database can't be backed up before its migrations (${reason}). Install the server's postgresql-client, or back it up yourself and set BACKUP_BEFORE_MIGRATION=off.`,
      { cause: error },
    );
  }
}
