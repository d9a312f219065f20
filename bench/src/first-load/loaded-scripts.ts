import type { Browser } from 'playwright-core';
import { HOME_SIGNS } from '../cold-start/home-signs.ts';
import { watchPage } from '../cold-start/watch-page.ts';

export interface LoadedScript {
  readonly path: string;
  readonly bytes: number;
  readonly decodedBytes: number;
  /** Requested only after the page's first data was shown. */
  readonly isLater: boolean;
}

/** Long enough for all idle requests of the page. */
const IDLE_MS = 3000;

/** Every script that the page at a URL has loaded when its data is shown and it has settled. */
export async function loadedScripts(browser: Browser, url: string): Promise<readonly LoadedScript[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage, HOME_SIGNS);
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async (idleMs) => {
      const { dataMs = 0 } = (await window.benchMarks) ?? {};
      await new Promise((resolve) => setTimeout(resolve, idleMs));
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries
        .map(({ name, encodedBodySize, decodedBodySize, startTime }) => ({
          path: new URL(name).pathname,
          bytes: encodedBodySize,
          decodedBytes: decodedBodySize,
          isLater: startTime > dataMs,
        }))
        .filter(({ path }) => path.endsWith('.js'));
    }, IDLE_MS);
  } finally {
    await context.close();
  }
}
