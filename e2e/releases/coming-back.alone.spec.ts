import type { Page } from '@playwright/test';
import { cli } from '../support/cli.ts';
import { RealTab } from '../support/real-tab.ts';
import { expect, test } from '../support/test.ts';

const LIMIT_MS = 2000;

interface Watch {
  backAtMs: number | null;
  currentAtMs: number | null;
}

/** In the page: when the tab came back, and when it had what replaces radio. */
function watchComingBack(): void {
  const watch: Watch = { backAtMs: null, currentAtMs: null };
  Object.assign(window, { watch });
  const isBack = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) watch.backAtMs ??= performance.now();
  };
  addEventListener('online', isBack);
  document.addEventListener('visibilitychange', isBack);
  new MutationObserver(() => {
    const isCurrent = document.querySelector('[data-remote="radio"] > [data-version^="0.0.0-retired"]') !== null;
    if (isCurrent) watch.currentAtMs ??= performance.now();
  }).observe(document, { subtree: true, childList: true });
}

function readWatch(): Watch {
  return (window as unknown as { watch: Watch }).watch;
}

function lateMs({ backAtMs, currentAtMs }: Watch): number | null {
  if (backAtMs === null || currentAtMs === null) return null;
  return Math.max(0, currentAtMs - backAtMs);
}

test('[RELEASE-019] a tab that was offline during a change has what is live within two seconds of coming back', async ({
  listener,
  site,
}) => {
  const { page } = listener;
  await listener.open('/radio');
  await listener.expectArea('radio');
  await page.evaluate(watchComingBack);
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await cli(site, 'retire', 'radio', '--reason', 'a journey');
  await listener.expectArea('radio');
  await page.context().setOffline(false);
  await expectSoon(() => page.evaluate(readWatch));
  await cli(site, 'rollback', 'radio', '--reason', 'a journey');
});

test('[RELEASE-019] a tab that was hidden during a change has what is live within two seconds of being shown', async ({
  page,
  site,
}) => {
  const tab = await RealTab.open(browserOf(page), `${site.url}/radio`, {});
  await expect.poll(() => tab.evaluate(() => document.querySelector('h1')?.innerText)).toBe('Radio');
  await tab.evaluate(watchComingBack);
  await tab.hide();
  await cli(site, 'retire', 'radio', '--reason', 'a journey');
  await tab.show();
  await expectSoon(() => tab.evaluate(readWatch));
  await tab.close();
  await cli(site, 'rollback', 'radio', '--reason', 'a journey');
});

async function expectSoon(read: () => Promise<Watch>): Promise<void> {
  await expect.poll(async () => lateMs(await read())).not.toBeNull();
  expect(lateMs(await read())).toBeLessThanOrEqual(LIMIT_MS);
}

function browserOf(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  return browser;
}
