import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedFolder, openDatabase, syncFolder } from '@afterglow/kit';
import type { ApiTables } from '#db/api-tables.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import type { BackupManifest } from './backup-format.ts';
import { unpackBackup } from './unpack-backup.ts';

export interface Restored {
  readonly manifest: BackupManifest;
  /** Where the previous database is now; undefined when there was none. */
  readonly setAside: string | undefined;
}

/**
 * Replaces the database in a service's folder, which the caller must have locked, with a backup. The previous one is set aside only
 * once the backup has been unpacked, opened and migrated; until then nothing has changed.
 */
export async function restoreBackup(file: string, folder: string, now: Date): Promise<Restored> {
  const draft = join(folder, 'restoring');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await unpackBackup(file, draft);
    await tryDatabase(draft);
    return { manifest, setAside: await exchange(folder, draft, now) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Opening refuses what a newer program made, and what is broken. */
async function tryDatabase(folder: string): Promise<void> {
  if (!existsSync(join(embeddedFolder(folder), 'PG_VERSION'))) throw new Error('It does not contain a database.');
  const database = await openDatabase<ApiTables>({ schema: 'api', folder, migrationsFolder: MIGRATIONS_FOLDER });
  try {
    await database.db.selectFrom('mixes').select('id').orderBy('id').limit(1).execute();
  } finally {
    await database.close();
  }
}

async function exchange(folder: string, draft: string, now: Date): Promise<string | undefined> {
  const current = embeddedFolder(folder);
  const isThere = existsSync(current);
  const setAside = `${current}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  if (isThere) await rename(current, setAside);
  try {
    await rename(embeddedFolder(draft), current);
  } catch (error) {
    if (isThere) await rename(setAside, current);
    throw error;
  }
  await syncFolder(folder);
  return isThere ? setAside : undefined;
}
