import { chmodSync, lstatSync, readdirSync } from 'node:fs';
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

/**
 * Restricts a folder and everything in it to its owner. Targets of links stay as they are. It runs before there is other work, and
 * thousands of files with promises would take five times as long.
 */
export function restrictToOwner(folder: string): void {
  unlessLeftAlone(() => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) restrictToOwner(path);
      else if (entry.isFile()) closeOneToOthers(path);
    }
  });
  closeOneToOthers(folder);
}

/** The same for one file, or for a folder without its contents. */
export function closeOneToOthers(path: string): void {
  unlessLeftAlone(() => {
    const { mode } = lstatSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & PERMISSIONS & ~OTHERS);
  });
}

function unlessLeftAlone(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!LEFT_ALONE.has(errorCodeOf(error))) throw error;
  }
}
