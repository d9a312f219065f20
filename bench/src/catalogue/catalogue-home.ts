import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareApi } from '@afterglow/api';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { openDatabase } from '@afterglow/shared-service';
import { postgresPrograms, startPostgres } from '@afterglow/shared-service/testing';
import { CompiledQuery } from 'kysely';
import { CACHE_DIR } from '../paths.ts';
import { say } from '../say.ts';
import { type Execute, fillCatalogue } from './generated/fill-catalogue.ts';

export type DatabaseKind = 'postgresql' | 'embedded';

/** Where a service finds the large catalogue. */
export interface CatalogueHome {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  close(): Promise<void>;
}

const MIGRATIONS = path.join(WORKSPACE_ROOT, 'api/migrations');
const GENERATED = path.join(import.meta.dirname, 'generated');

/** Fills a database with the large catalogue (minutes), or takes the one that was kept by the same migrations. */
export async function openCatalogue(kind: DatabaseKind): Promise<CatalogueHome> {
  const kept = path.join(CACHE_DIR, 'catalogue', `${kind}-${key()}`);
  if (!existsSync(kept)) await keepCatalogue(kind, kept);
  const folder = path.join(kept, 'folder');
  if (kind === 'embedded') return { folder, databaseUrl: undefined, close: () => Promise.resolve() };
  const server = await startPostgres(postgresPrograms(), { keptData: path.join(kept, 'data') });
  return { folder, databaseUrl: server.databaseUrl, close: () => server.stop() };
}

async function keepCatalogue(kind: DatabaseKind, kept: string): Promise<void> {
  const making = `${kept}-making`;
  rmSync(making, { recursive: true, force: true });
  const folder = path.join(making, 'folder');
  mkdirSync(folder, { recursive: true });
  const server = kind === 'embedded' ? undefined : await startPostgres(postgresPrograms());
  await fill(folder, server?.databaseUrl);
  await server?.stop({ keptData: path.join(making, 'data') });
  renameSync(making, kept);
}

async function fill(folder: string, databaseUrl: string | undefined): Promise<void> {
  const api = await prepareApi({ folder, databaseUrl, warmUp: false });
  await api.close();
  await withDatabase({ folder, databaseUrl }, async (execute) => {
    await fillCatalogue(execute, (mixes) => say(`  ${mixes} mixes`));
    await execute('vacuum analyze');
  });
}

/** Runs statements on a catalogue's database while no service does. */
export async function withDatabase<T>(
  { folder, databaseUrl }: Pick<CatalogueHome, 'folder' | 'databaseUrl'>,
  work: (execute: Execute) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ schema: 'api', folder, databaseUrl, migrationsFolder: MIGRATIONS });
  try {
    return await work(async (sql, parameters = []) => {
      const { rows } = await database.db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
      return rows;
    });
  } finally {
    await database.close();
  }
}

/** Names everything that a filled database is made of. */
function key(): string {
  const hash = createHash('sha256');
  for (const folder of [MIGRATIONS, GENERATED]) {
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
