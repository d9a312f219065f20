import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type TestDatabase = 'embedded' | 'postgres';

/** If it is 1, every suite that starts the whole service runs on both databases. */
const BOTH_VARIABLE = 'TEST_ON_BOTH_DATABASES';
const BOTH: readonly TestDatabase[] = ['embedded', 'postgres'];
/** A suite whose tests differ between the databases has this comment, and always runs on both. */
const NEEDS_BOTH = /^\/\/ @databases both\b/m;
const ONLY_ON_SERVER = '.postgres.test.ts';
const OPENS_DATABASE = /\/(?:start-api|open-test-environment)\.ts/;
/** One suite in this many; a service starts on the server in half the time. */
const EMBEDDED_EVERY = 3;

interface SuitesByDatabase {
  readonly notOnEmbedded: readonly string[];
  readonly onPostgres: readonly string[];
}

/** The suites of a service by the database they run on, as absolute paths. */
export function suitesByDatabase(packageDir: string): SuitesByDatabase {
  const suites = globSync('{src,test}/**/*.test.ts', { cwd: packageDir }).sort();
  const placed = suites.map((name) => {
    const file = path.join(packageDir, name);
    return { file, databases: databasesOf(file, readFileSync(file, 'utf8')) };
  });
  const filesOf = (wanted: (databases: readonly TestDatabase[]) => boolean): readonly string[] =>
    placed.filter(({ databases }) => wanted(databases)).map(({ file }) => file);
  return {
    notOnEmbedded: filesOf((databases) => !databases.includes('embedded')),
    onPostgres: filesOf((databases) => databases.includes('postgres')),
  };
}

/**
 * Suites that start the whole service, or open its database, are distributed by the name of their file, so that every run uses both databases, and a suite keeps
 * its database when it moves. Tests that need a server are in `*.postgres.test.ts`.
 */
export function databasesOf(file: string, source: string): readonly TestDatabase[] {
  if (file.endsWith(ONLY_ON_SERVER)) return ['postgres'];
  if (!OPENS_DATABASE.test(source)) return ['embedded'];
  if (process.env[BOTH_VARIABLE] === '1' || NEEDS_BOTH.test(source)) return BOTH;
  return [turnOf(path.basename(file))];
}

function turnOf(name: string): TestDatabase {
  const sum = Buffer.from(name).reduce((total, byte) => total + byte, 0);
  return sum % EMBEDDED_EVERY === 0 ? 'embedded' : 'postgres';
}
