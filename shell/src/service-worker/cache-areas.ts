import { cacheFiles } from './cache-files.ts';
import type { CachedFile } from './worker-message.ts';

/**
 * Caches the code of opened areas, and removes that of releases no longer in use, so that nothing rolled back stays.
 */
export async function cacheAreas(
  cache: Cache,
  files: readonly CachedFile[],
  releases: readonly string[],
): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!releases.some((folder) => pathname.startsWith(folder))) await cache.delete(url);
  }
  await cacheFiles(cache, files);
}
