import type { Browser, Page } from 'playwright-core';
import type { ChangeTimes } from '../running-site/registry.ts';
import { openListeningTab } from '../swap/listener.ts';

/** Tabs of Chromium in which someone listens, each in its own browser context and so with its own stream. */
export interface RealTabs {
  /** Makes a change, and waits until all of them show the version; how long after the command each did. */
  until(version: string, change: () => Promise<ChangeTimes>): Promise<readonly number[]>;
}

export async function openRealTabs(browser: Browser, siteUrl: string, count: number): Promise<RealTabs> {
  const pages: Page[] = [];
  for (let tab = 0; tab < count; tab += 1) pages.push(await openListeningTab(browser, siteUrl));
  return {
    async until(version, change) {
      const seen = pages.map((page) => page.evaluate((wanted) => window.benchSwap?.(wanted), version));
      const { askedAtMs } = await change();
      const swaps = await Promise.all(seen);
      return swaps.map((swap) => (swap?.shownAtMs ?? Number.NaN) - askedAtMs);
    },
  };
}
