import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
