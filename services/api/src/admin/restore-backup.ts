import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedFolder, openDatabase } from '@afterglow/kit';
import { exchangeDatabase, unpackBackup } from '@afterglow/kit/backup';
import type { ApiTables } from '#db/api-tables.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import { type BackupManifest, SERVICE_BACKUP } from './backup-format.ts';

/** A backup, unpacked, opened and migrated next to the database; nothing has changed yet. */
export interface TriedBackup {
  readonly manifest: BackupManifest;
  /** Replaces the database; resolves to the path of the previous one, undefined when there was none. */
  commit(now: Date): Promise<string | undefined>;
  discard(): Promise<void>;
}

/** Checks a backup in a service's folder, which the caller must have locked; throws an error with the reason. */
export async function tryBackup(file: string, folder: string): Promise<TriedBackup> {
  const draft = join(folder, 'restoring');
  const discard = () => rm(draft, { recursive: true, force: true });
  await discard();
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await unpackBackup(file, SERVICE_BACKUP, draft);
    await tryDatabase(draft);
    return { manifest, discard, commit: (now) => exchangeDatabase(folder, draft, now) };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Opening rejects a backup of a newer program or a broken one. */
async function tryDatabase(folder: string): Promise<void> {
  if (!existsSync(join(embeddedFolder(folder), 'PG_VERSION'))) throw new Error("It doesn't contain a database.");
  const database = await openDatabase<ApiTables>({ schema: 'api', folder, migrationsFolder: MIGRATIONS_FOLDER });
  try {
    await database.db.selectFrom('mixes').select('id').orderBy('id').limit(1).execute();
  } finally {
    await database.close();
  }
}
