import { expect, type Page } from '@playwright/test';
import type { Listener } from '../pages/listener.ts';

/** Paths of everything that the service worker has stored. */
export function cachedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

export async function waitUntilCached(listener: Listener, area: string): Promise<void> {
  await expect
    .poll(() => cachedPaths(listener.page), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining(['/offline.html', expect.stringMatching(new RegExp(`^/remotes/${area}/.+/entry\\.`))]),
    );
}
