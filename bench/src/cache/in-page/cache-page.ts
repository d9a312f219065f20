import type { CacheVisit } from '../cache-samples.ts';
import type { CacheUnderTest } from './cache-under-test.ts';
import { singleEntryCache } from './single-entry-cache.ts';
import { perEntryCache } from './per-entry-cache.ts';

const CACHES = { 'by-entry': perEntryCache, 'as-one': singleEntryCache } as const;
export type CacheName = keyof typeof CACHES;

const WATCHED_MS = 2_000;

export interface CachePage {
  fill(name: CacheName, count: number): Promise<void>;
  visit(name: CacheName, number: number): Promise<CacheVisit>;
}

declare global {
  interface Window {
    cachePage: CachePage;
  }
}

window.cachePage = {
  fill: (name, count) => CACHES[name].fill(count),
  visit: async (name, number) => visit(CACHES[name], number),
};

async function visit(cache: CacheUnderTest, number: number): Promise<CacheVisit> {
  const tasks = watchLongTasks();
  const startedAtMs = performance.now();
  localStorage.getItem('any');
  const storageMs = performance.now() - startedAtMs;
  await cache.open(number);
  const openMs = performance.now() - startedAtMs;
  const longestTaskMs = await tasks.longestAfter(WATCHED_MS);
  return { openMs, storageMs, longestTaskMs, change: await cache.change(number) };
}

function watchLongTasks() {
  const durations: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  });
  observer.observe({ type: 'longtask' });
  return {
    async longestAfter(delayMs: number): Promise<number> {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      observer.disconnect();
      return Math.max(0, ...durations);
    },
  };
}
