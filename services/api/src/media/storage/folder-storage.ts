import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorCodeOf, writeFileAtomic } from '@afterglow/kit';
import { checkFileName, contentTypeOf, type FileStorage } from './file-storage.ts';

export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (name: string) => join(folder, checkFileName(name));
  return {
    async put(name, { bytes }) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await writeFileAtomic(path, bytes);
    },
    async get(name) {
      try {
        return { bytes: await readFile(pathOf(name)), contentType: contentTypeOf(name) };
      } catch (error) {
        if (errorCodeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async list(prefix) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      const wanted = paths.filter((path) => relative(folder, path).startsWith(prefix));
      return new Map(
        await Promise.all(wanted.map(async (path) => [relative(folder, path), (await stat(path)).size] as const)),
      );
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
