import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCodeOf, errorText } from '../errors/error-text.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { PoolConnection } from './pool.ts';

/** Of each schema. */
const MOST_RETAINED = 3;

/** Copies a database that has data; `migration` is the name of the first one that will run. */
export type BackUpDatabase = (connection: PoolConnection, migration: string) => Promise<void>;

interface Backup {
  readonly schema: string;
  /** Where the backups are; created when missing. */
  readonly backupFolder: string;
}

/** Backs up to `<schema>-before-<migration>-<time>.pg`, a copy of the folder of the embedded database. */
export function embeddedBackup(databaseFolder: string, backup: Backup): BackUpDatabase {
  return (connection, migration) =>
    store(backup, `${migration}.pg`, (to) => copyEmbedded(connection, databaseFolder, to));
}

/** Backs up to `<schema>-before-<migration>-<time>.dump`, for `pg_restore`. */
export function serverBackup(databaseUrl: string, backup: Backup): BackUpDatabase {
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

/** A backup that isn't complete never has its final name. */
async function store(
  { schema, backupFolder }: Backup,
  name: string,
  write: (to: string) => Promise<void>,
): Promise<void> {
  const timeText = new Date().toISOString().replaceAll(/[:.-]/g, '');
  const [prefix, draft] = [`${schema}-before-`, join(backupFolder, `.${schema}.draft`)];
  await mkdir(backupFolder, { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await write(draft);
  await rename(draft, join(backupFolder, `${prefix}${name.replace('.sql', `-${timeText}`)}`));
  const stored = (await readdir(backupFolder)).filter((each) => each.startsWith(prefix)).sort(byTime);
  for (const old of stored.slice(0, -MOST_RETAINED)) await rm(join(backupFolder, old), { recursive: true });
}

function byTime(first: string, second: string): number {
  return timeOf(first).localeCompare(timeOf(second));
}

function timeOf(name: string): string {
  return name.slice(name.lastIndexOf('-'));
}

async function dump(databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const { password } = url;
  url.password = '';
  try {
    const env = { ...process.env, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) };
    await promisify(execFile)('pg_dump', [...args, url.href], { env });
  } catch (error) {
    const [reason] = errorCodeOf(error) === 'ENOENT' ? ['pg_dump not found'] : [errorText(error)];
    throw new StartupError(
      'migration-refused',
      `The database can't be backed up before its migrations (${reason}). Install the server's postgresql-client, or back it up yourself and set BACKUP_BEFORE_MIGRATION=off.`,
      { cause: error },
    );
  }
}
