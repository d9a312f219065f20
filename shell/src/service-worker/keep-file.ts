import type { KeptFile } from './worker-message.ts';

/** Puts a file into the cache unless it is there; rejects when it cannot be had with exactly these bytes. */
export async function keepFile(cache: Cache, { url, integrity }: KeptFile): Promise<void> {
  if (await cache.match(url)) return;
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  await cache.put(url, response);
}
