import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type QueryExecutorProvider, sql } from 'kysely';
import { testServerUrl } from './postgres-run.ts';
import { copySeededFolder, type SeededFolder } from './seeded-folder.ts';
import { copySeededDatabase, createEmptyDatabase, type TestDatabase } from './seeded-server.ts';

/** The data folder and database of a service under test; `databaseUrl` is undefined for the embedded one. */
export interface TestEnvironment {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Where a service under test stores its data. */
export type TestPlace = Pick<TestEnvironment, 'folder' | 'databaseUrl'>;

export interface SeededEnvironment extends SeededFolder {
  /** The template's name on the test server. */
  readonly template: string;
  /** Fills an empty environment. */
  readonly seed: (place: TestPlace) => Promise<void>;
}

/** A new environment, a copy of the seeded one; the caller removes it. */
export async function copySeededEnvironment({
  template,
  seed,
  ...inputs
}: SeededEnvironment): Promise<TestEnvironment> {
  const serverUrl = testServerUrl();
  if (serverUrl === undefined)
    return toEnvironment(
      await copySeededFolder(inputs, (folder) => seed({ folder, databaseUrl: undefined })),
      undefined,
    );
  const database = await copySeededDatabase(serverUrl, template, async (databaseUrl) => {
    const folder = await makeEmptyFolder();
    await seed({ folder, databaseUrl });
    await rm(folder, { recursive: true, force: true });
  });
  return toEnvironment(await makeEmptyFolder(), database);
}

/** A new, empty environment; the caller removes it. */
export async function createEmptyEnvironment(): Promise<TestEnvironment> {
  const serverUrl = testServerUrl();
  return toEnvironment(
    await makeEmptyFolder(),
    serverUrl === undefined ? undefined : await createEmptyDatabase(serverUrl),
  );
}

/** Removes empty databases, which no test uses as templates, from an embedded one: half of the bytes to copy. */
export async function dropTemplates(db: QueryExecutorProvider): Promise<void> {
  await sql`update pg_database set datistemplate = false where datname like 'template%'`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db);
}

function toEnvironment(folder: string, database: TestDatabase | undefined): TestEnvironment {
  return {
    folder,
    databaseUrl: database?.databaseUrl,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

function makeEmptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'afterglow-test-'));
}
