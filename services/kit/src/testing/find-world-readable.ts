import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export async function findWorldReadable(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const open = await Promise.all(paths.map(isOpen));
  return paths.filter((_, index) => open[index]);
}

/** A deleted file is not open; neither is a link, whose permissions mean nothing. */
async function isOpen(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
}
