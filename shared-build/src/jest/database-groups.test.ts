import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databasesOf, suitesByDatabase } from './database-groups.ts';

const STARTING = "import { startApi } from '../testing/start-api.ts';\n";
const names = Array.from({ length: 20 }, (_, index) => `suite-${index}.test.ts`);

afterEach(() => {
  delete process.env['TEST_ON_BOTH_DATABASES'];
});

test('suites that start the service alternate, so that both databases are used', () => {
  const turns = names.map((name) => databasesOf(name, STARTING));
  expect(turns.every((databases) => databases.length === 1)).toBe(true);
  expect(new Set(turns.flat())).toEqual(new Set(['embedded', 'postgres']));
});

test('a suite keeps its database when it moves', () => {
  for (const name of names) {
    expect(databasesOf(`/api/src/modules/${name}`, STARTING)).toEqual(
      databasesOf(`/services/api/src/${name}`, STARTING),
    );
  }
});

test('a suite that says it needs both runs on both, and so does every one on request', () => {
  expect(databasesOf('backup.test.ts', `${STARTING}\n// @databases both: only one has files.\n`)).toHaveLength(2);
  process.env['TEST_ON_BOTH_DATABASES'] = '1';
  for (const name of names) expect(databasesOf(name, STARTING)).toEqual(['embedded', 'postgres']);
});

test('a server-only suite runs on the server only, and one without a service needs no database', () => {
  process.env['TEST_ON_BOTH_DATABASES'] = '1';
  expect(databasesOf('two-instances.postgres.test.ts', STARTING)).toEqual(['postgres']);
  expect(databasesOf('slug.test.ts', "import { slug } from './slug.ts';\n")).toEqual(['embedded']);
});

test('every suite of a package runs on a database, and none on both without saying so', () => {
  const packageDir = mkdtempSync(path.join(tmpdir(), 'afterglow-turns-'));
  mkdirSync(path.join(packageDir, 'src'));
  for (const name of names) writeFileSync(path.join(packageDir, 'src', name), STARTING);
  const { notOnEmbedded, onPostgres } = suitesByDatabase(packageDir);
  rmSync(packageDir, { recursive: true });
  expect(onPostgres).toEqual(notOnEmbedded);
  expect(onPostgres.length).toBeGreaterThan(0);
  expect(onPostgres.length).toBeLessThan(names.length);
});
