import { rm } from 'node:fs/promises';
import { type Database, lockFolder, openDatabase } from '@afterglow/kit';
import { exchangeDatabase } from '@afterglow/kit/backup';
import type { RegistryTables } from '../db/tables.ts';

/** A database beside that of the registry, which it replaces once it is complete. */
export interface DraftDatabase {
  /** Opens it, with the tables that the migrations of a folder make. */
  open(migrationsFolder: string): Promise<Database<RegistryTables>>;
  /** Puts it in the registry's place, while it is closed; resolves to where the former one is, undefined when there was none. */
  exchange(now: Date): Promise<string | undefined>;
  /** Removes what was not exchanged. */
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
