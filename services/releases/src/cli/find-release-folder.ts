import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@afterglow/shared-contracts';
import { RegistryError } from '../client/registry-error.ts';

/** The release in a folder: the folder itself, or the newest build below the `dist` of an area. */
export async function findReleaseFolder(folder: string): Promise<string> {
  if ((await changedAtMs(folder)) !== undefined) return folder;
  const dist = join(folder, 'dist');
  // A build in progress is in a folder whose name begins with a dot.
  const names = (await readdir(dist).catch(() => [])).filter((name) => !name.startsWith('.'));
  const builds = await Promise.all(names.map(async (name) => ({ name, at: await changedAtMs(join(dist, name)) })));
  const newest = builds.sort((a, b) => (b.at ?? 0) - (a.at ?? 0))[0];
  if (newest?.at !== undefined) return join(dist, newest.name);
  throw new RegistryError(
    0,
    'no-release',
    `${folder} holds no release and no dist/<version> with a ${RELEASE_MANIFEST_FILE}: build it first (npm run build).`,
  );
}

async function changedAtMs(folder: string): Promise<number | undefined> {
  try {
    return (await stat(join(folder, RELEASE_MANIFEST_FILE))).mtimeMs;
  } catch {
    return undefined;
  }
}
