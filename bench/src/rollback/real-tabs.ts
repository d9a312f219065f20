import type { Browser, Page } from 'playwright-core';
import type { ChangeTimes } from '../running-site/registry.ts';
import { openListeningTab } from '../swap/listener.ts';

/** Chromium tabs with playback, each in its own browser context and so with its own stream. */
export interface RealTabs {
  /** Makes a change, and waits until all of them show the version; resolves to each delay after the command. */
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
