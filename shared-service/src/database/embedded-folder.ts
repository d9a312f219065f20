import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Given instead of a folder: a database that lives as long as the process. */
export const inMemoryFolder = 'memory://';

/**
 * Makes a new database beside its folder and moves it in place when it is whole: a start that is interrupted
 * half-way leaves nothing that the next one would take for a database.
 */
export async function prepareEmbeddedFolder(folder: string, create: (fresh: string) => Promise<void>): Promise<void> {
  if (folder === inMemoryFolder || (await isDatabase(folder))) return;
  const fresh = `${folder}.creating`;
  await rm(fresh, { recursive: true, force: true });
  await create(fresh);
  await rename(fresh, folder);
}

async function isDatabase(folder: string): Promise<boolean> {
  try {
    await access(join(folder, 'PG_VERSION'));
    return true;
  } catch {
    return false;
  }
}
