import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchProfile } from '../browser/chromium.ts';
import { CACHE_DIR } from '../paths.ts';
import type { CacheVisit } from './cache-samples.ts';
import type { CacheName } from './in-page/cache-page.ts';

/** Chromium writes a storage to the disk some seconds after a change, and loses a large one when it ends before that. */
const WRITTEN_AFTER_MS = 15_000;

export interface CacheVisitor {
  fill(name: CacheName, count: number): Promise<void>;
  visit(name: CacheName, number: number): Promise<CacheVisit>;
}

/** Each cache has its own browser profile; each visit starts the browser, or the storage would be in memory. */
export function createVisitor(url: string): CacheVisitor {
  const profileOf = (name: CacheName): string => path.join(CACHE_DIR, 'cache-profiles', name);

  async function inBrowser<T>(name: CacheName, action: (page: Page) => Promise<T>): Promise<T> {
    const context = await launchProfile(profileOf(name));
    try {
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'load' });
      return await action(page);
    } finally {
      await context.close();
    }
  }

  return {
    async fill(name, count) {
      rmSync(profileOf(name), { recursive: true, force: true });
      await inBrowser(name, async (page) => {
        await page.evaluate(([one, all]) => window.cachePage.fill(one, all), [name, count] as const);
        await setTimeout(WRITTEN_AFTER_MS);
      });
    },
    visit: (name, number) =>
      inBrowser(name, (page) => page.evaluate(([one, at]) => window.cachePage.visit(one, at), [name, number] as const)),
  };
}
