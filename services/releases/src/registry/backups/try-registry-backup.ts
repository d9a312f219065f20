import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@afterglow/shared-contracts';
import type { Database } from '@afterglow/kit';
import { unpackBackup } from '@afterglow/kit/backup';
import type { Bucket } from '@afterglow/kit/bucket';
import { MIGRATIONS_FOLDER } from '../../db/migrations-folder.ts';
import type { RegistryTables } from '../../db/tables.ts';
import { databaseIn, filesIn, registryFolder } from '../../db/registry-folder.ts';
import { openReleaseFiles } from '../releases/index.ts';
import {
  type BackupFacts,
  type BackupManifest,
  factsOf,
  FILES_FOLDER,
  REGISTRY_BACKUP,
  ROWS_FOLDER,
} from '../../db/backup-format.ts';
import { createEmbeddedDraft, type DraftDatabase } from './draft-database.ts';
import { createServerDraft } from './draft-schema.ts';
import { examineDraft } from './examine-draft.ts';
import { checkRows, loadRows, migrationsUpTo } from './load-rows.ts';

/** The location of the registry that a backup replaces. */
export interface RestoreOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly bucket: Bucket | undefined;
}

/** A backup that was unpacked, loaded and checked next to the registry; nothing has changed yet. */
export interface TriedRegistryBackup {
  readonly facts: BackupFacts;
  /** Moves files and database into place; resolves to the path of the previous database, if any. */
  commit(now: Date): Promise<string | undefined>;
  discard(): Promise<void>;
}

/** Tries a backup of the registry while the site is stopped; throws an error that says what is wrong with it. */
export async function tryRegistryBackup(file: string, options: RestoreOptions): Promise<TriedRegistryBackup> {
  const folder = registryFolder(options.dataDir);
  const unpacked = join(folder, 'restoring');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true, mode: 0o700 });
  let draft: DraftDatabase | undefined;
  const discard = async () => {
    await rm(unpacked, { recursive: true, force: true });
    await draft?.discard();
  };
  try {
    const manifest = await unpackBackup(file, REGISTRY_BACKUP, unpacked);
    await checkRows(manifest, join(unpacked, ROWS_FOLDER));
    draft = await createDraft(options, folder, unpacked);
    const stored = await fill(draft, manifest, unpacked);
    const { exchange } = draft;
    const commit = async (now: Date) => {
      await putFiles(stored, join(unpacked, FILES_FOLDER), options);
      return exchange(now);
    };
    return { facts: factsOf(manifest), commit, discard };
  } catch (error) {
    // The original error matters more than the leftovers of a draft.
    await discard().catch(() => undefined);
    throw error;
  }
}

async function createDraft({ databaseUrl }: RestoreOptions, folder: string, unpacked: string): Promise<DraftDatabase> {
  const place = databaseIn(folder);
  return databaseUrl === undefined
    ? createEmbeddedDraft(place, databaseIn(unpacked))
    : createServerDraft(databaseUrl, place, Date.now());
}

/** Loads the rows, migrates their tables, and checks the result; resolves to the releases that have files. */
async function fill(draft: DraftDatabase, manifest: BackupManifest, unpacked: string): Promise<ReleaseManifest[]> {
  const ofItsTime = await migrationsUpTo(manifest.migration, join(unpacked, 'migrations'));
  const load = ({ transaction }: Database<RegistryTables>) =>
    transaction((db) => loadRows(db, manifest, join(unpacked, ROWS_FOLDER)));
  if (ofItsTime !== MIGRATIONS_FOLDER) await within(await draft.open(ofItsTime), load);
  return within(await draft.open(MIGRATIONS_FOLDER), async (database) => {
    if (ofItsTime === MIGRATIONS_FOLDER) await load(database);
    return examineDraft(database.db, manifest, join(unpacked, FILES_FOLDER));
  });
}

async function within<T>(
  database: Database<RegistryTables>,
  work: (database: Database<RegistryTables>) => Promise<T>,
): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Files come before the rows by which they are served; existing files under the same names have the same bytes. */
async function putFiles(stored: readonly ReleaseManifest[], from: string, options: RestoreOptions): Promise<void> {
  const folder = filesIn(registryFolder(options.dataDir));
  const files = await openReleaseFiles({ folder, bucket: options.bucket });
  for (const { name, version } of stored) await files.take({ name, version }, join(from, name, version));
}
