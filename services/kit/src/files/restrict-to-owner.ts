import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../errors/error-text.ts';

const OTHERS = 0o077;
const PERMISSIONS = 0o777;
/** Another user's file or folder, a disk without permissions or read-only, or a file deleted in the meantime. */
const LEFT_ALONE: ReadonlySet<string | undefined> = new Set([
  'EPERM',
  'EACCES',
  'ENOSYS',
  'ENOTSUP',
  'EROFS',
  'ENOENT',
]);

/** From now on, only this process's user can access what it creates. Files that it copies keep their permissions. */
export function createForOwnerOnly(): void {
  process.umask(OTHERS);
}

/** Restricts a folder and everything in it to its owner. Targets of links stay as they are. */
export async function restrictToOwner(folder: string): Promise<void> {
  await unlessLeftAlone(async () => {
    const entries = await readdir(folder, { withFileTypes: true });
    await Promise.all(
      entries.map(async (entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) await restrictToOwner(path);
        else if (entry.isFile()) await closeOneToOthers(path);
      }),
    );
  });
  await closeOneToOthers(folder);
}

/** The same for one file, or for a folder without its contents. */
export function closeOneToOthers(path: string): Promise<void> {
  return unlessLeftAlone(async () => {
    const { mode } = await lstat(path);
    if ((mode & OTHERS) !== 0) await chmod(path, mode & PERMISSIONS & ~OTHERS);
  });
}

async function unlessLeftAlone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!LEFT_ALONE.has(errorCodeOf(error))) throw error;
  }
}
