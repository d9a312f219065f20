import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { BEFORE_RESTORE } from '../database/embedded/embedded-folder.ts';
import { embeddedFolder } from '../database/open-database.ts';
import { syncFolder } from '../files/write-file-atomic.ts';

/**
 * Replaces the embedded database of `folder`, which the caller must have locked, with that of `draft`. Resolves to the new path of the
 * previous one; undefined when there was none.
 */
export async function exchangeDatabase(folder: string, draft: string, now: Date): Promise<string | undefined> {
  const current = embeddedFolder(folder);
  const isThere = existsSync(current);
  const setAside = `${current}${BEFORE_RESTORE}${now.toISOString().replaceAll(/[:.]/g, '-')}`;
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
