import type { CachedFile } from './worker-message.ts';

/**
 * Adds missing files to the cache; rejects when one is not available with exactly these bytes. Sequentially: a browser
 * has few connections to a host, and the music must not wait for one.
 */
export async function cacheFiles(cache: Cache, files: readonly CachedFile[]): Promise<void> {
  for (const file of files) await cacheFile(cache, file);
}

async function cacheFile(cache: Cache, { url, integrity }: CachedFile): Promise<void> {
  if (await cache.match(url)) return;
  const response = await fetch(url, { integrity, priority: 'low' });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  await cache.put(url, response);
}
