import type { Page } from '@playwright/test';

const LOOK_EVERY_MS = 100;

/** How long the panel of a failed area was the longest on the screen, in milliseconds, in whatever this tab shows from now on. */
export async function watchFailures(page: Page, area: string): Promise<() => Promise<number>> {
  await page.addInitScript(
    ([name, everyMs]) => {
      const watch = { longestMs: 0 };
      Object.assign(window, { watchedFailures: watch });
      let sinceMs: number | undefined;
      setInterval(() => {
        const isFailed = document.querySelector(`main [aria-label="${name} failed"]`) !== null;
        sinceMs = isFailed ? (sinceMs ?? performance.now()) : undefined;
        if (sinceMs !== undefined) watch.longestMs = Math.max(watch.longestMs, performance.now() - sinceMs);
      }, everyMs);
    },
    [area, LOOK_EVERY_MS] as const,
  );
  return () =>
    page.evaluate(() =>
      Math.round((window as unknown as { watchedFailures: { longestMs: number } }).watchedFailures.longestMs),
    );
}
