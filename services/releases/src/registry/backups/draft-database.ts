import { rm } from 'node:fs/promises';
import { type Database, lockFolder, openDatabase } from '@afterglow/kit';
import { exchangeDatabase } from '@afterglow/kit/backup';
import type { RegistryTables } from '../../db/tables.ts';

/** A database next to the registry's, which it replaces once complete. */
export interface DraftDatabase {
  /** Opens it, with the tables of a folder's migrations. */
  open(migrationsFolder: string): Promise<Database<RegistryTables>>;
  /** Replaces the registry's database while it is closed; resolves to the path of the previous one, if any. */
  exchange(now: Date): Promise<string | undefined>;
  discard(): Promise<void>;
}

/** A draft in its own folder; locks the registry's until it is discarded. */
export async function createEmbeddedDraft(folder: string, draft: string): Promise<DraftDatabase> {
  const lock = await lockFolder(folder);
  return {
    open: (migrationsFolder) => openDatabase({ schema: 'releases', folder: draft, migrationsFolder }),
    exchange: (now) => exchangeDatabase(folder, draft, now),
    async discard() {
      await rm(draft, { recursive: true, force: true });
      await lock.release();
    },
  };
}
