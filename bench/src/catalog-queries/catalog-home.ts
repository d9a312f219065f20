import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareApi } from '@afterglow/api';
import { createDemoStation } from '@afterglow/demo';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { openDatabase } from '@afterglow/kit';
import { postgresPrograms, startPostgres } from '@afterglow/kit/testing';
import { CompiledQuery } from 'kysely';
import { CACHE_DIR } from '../paths.ts';
import { log } from '../say.ts';
import { type Execute, fillCatalog } from './generated/fill-catalog.ts';

export type DatabaseKind = 'postgresql' | 'embedded';

/** The location of the large catalog. */
export interface CatalogHome {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  close(): Promise<void>;
}

const MIGRATIONS = path.join(WORKSPACE_ROOT, 'services/api/migrations');
/** The migrations with which a stored catalog was filled. */
const MIGRATED_BY = 'migrations.json';

/** Fills a database with the large catalog (minutes), or reuses a stored one. */
export async function openCatalog(kind: DatabaseKind): Promise<CatalogHome> {
  const stored = path.join(CACHE_DIR, 'catalog', `${kind}-${generatorKey()}`);
  if (!isCurrent(stored)) await keepCatalog(kind, stored);
  const folder = path.join(stored, 'folder');
  if (kind === 'embedded') return { folder, databaseUrl: undefined, close: () => Promise.resolve() };
  const server = await startPostgres(postgresPrograms(), { storedData: path.join(stored, 'data') });
  return { folder, databaseUrl: server.databaseUrl, close: () => server.stop() };
}

async function keepCatalog(kind: DatabaseKind, stored: string): Promise<void> {
  for (const outdated of [stored, `${stored}-making`]) rmSync(outdated, { recursive: true, force: true });
  const making = `${stored}-making`;
  const folder = path.join(making, 'folder');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(making, MIGRATED_BY), JSON.stringify(hashFiles(MIGRATIONS)));
  const server = kind === 'embedded' ? undefined : await startPostgres(postgresPrograms());
  await fill(folder, server?.databaseUrl);
  await server?.stop({ storedData: path.join(making, 'data') });
  renameSync(making, stored);
}

/** Newer migrations run when the service starts; changed ones cannot. */
function isCurrent(stored: string): boolean {
  const file = path.join(stored, MIGRATED_BY);
  if (!existsSync(file)) return false;
  const now = hashFiles(MIGRATIONS);
  // Written by `keepCatalog`.
  const then = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(then).every(([name, hash]) => now[name] === hash);
}

async function fill(folder: string, databaseUrl: string | undefined): Promise<void> {
  const api = await prepareApi({ folder, databaseUrl, station: createDemoStation(), warmUp: false });
  await api.close();
  await withDatabase({ folder, databaseUrl }, async (execute) => {
    await fillCatalog(execute, (mixes) => log(`  ${mixes} mixes`));
    await execute('vacuum analyze');
  });
}

/** Runs statements on a catalog's database while no service uses it. */
export async function withDatabase<T>(
  { folder, databaseUrl }: Pick<CatalogHome, 'folder' | 'databaseUrl'>,
  work: (execute: Execute) => Promise<T>,
): Promise<T> {
  const options = { schema: 'api', folder, databaseUrl, migrationsFolder: MIGRATIONS };
  const database = await openDatabase({ ...options, statementLimitMs: 0 });
  try {
    return await work(async (sql, parameters = []) => {
      const { rows } = await database.db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
      return rows;
    });
  } finally {
    await database.close();
  }
}

/** A key of everything that determines the generated catalog. */
function generatorKey(): string {
  return createHash('sha256')
    .update(JSON.stringify(hashFiles(path.join(import.meta.dirname, 'generated'))))
    .digest('hex')
    .slice(0, 12);
}

function hashFiles(folder: string): Readonly<Record<string, string>> {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, hashOf(name)]),
  );
}
