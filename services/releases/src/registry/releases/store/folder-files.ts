import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import { errorCodeOf } from '@afterglow/kit';
import type { ReleaseFiles } from './release-files.ts';

/** Files in `<folder>/<name>/<version>/<encoding>/<path>`; deletions go through the folder of incoming files. */
export function createFolderFiles(folder: string, incoming: string): ReleaseFiles {
  return {
    async read({ name, version }, path, encoding) {
      try {
        return await readFile(join(folder, name, version, encoding, path));
      } catch (error) {
        if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return undefined;
        throw error;
      }
    },
    sizes: ({ name, version }) => sizesIn(join(folder, name, version)),
    async take({ name, version }, draft) {
      const place = join(folder, name, version);
      await mkdir(dirname(place), { recursive: true });
      // The existing files may be live: they are missing no longer than two renames take.
      const leaving = await setAside(place, incoming);
      await rename(draft, place);
      await rm(leaving, { recursive: true, force: true });
    },
    async list() {
      const names = await foldersIn(folder, releaseNameSchema);
      const versions = names.map(async (name) =>
        (await foldersIn(join(folder, name), releaseVersionSchema)).map((version) => ({ name, version })),
      );
      return (await Promise.all(versions)).flat();
    },
    async remove({ name, version }) {
      await rm(await setAside(join(folder, name, version), incoming), { recursive: true, force: true });
    },
  };
}

/** Moves a folder away immediately, if it exists; resolves to its new path. */
async function setAside(place: string, incoming: string): Promise<string> {
  const leaving = join(incoming, randomUUID());
  try {
    await rename(place, leaving);
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
  }
  return leaving;
}

/** Folders named like releases; others are ignored. */
async function foldersIn(folder: string, schema: typeof releaseNameSchema) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && schema.safeParse(entry.name).success).map(({ name }) => name);
}

/** The sizes of all files below a folder, by their paths with slashes; none when it does not exist. */
export async function sizesIn(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sized = files.map(async (file) => {
    const path = relative(folder, file).split(sep).join('/');
    return [path, (await stat(file)).size] as const;
  });
  return new Map(await Promise.all(sized));
}
