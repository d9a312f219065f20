import type { Page } from '@playwright/test';
import { cli } from '../support/site/cli.ts';
import { createManager } from '../support/manager.ts';
import { RealTab } from '../support/real-tab.ts';
import type { RunningSite } from '../support/site/site.ts';
import { expect, test } from '../support/test.ts';

const LIMIT_MS = 2000;

interface Watch {
  backAtMs: number | null;
  currentAtMs: number | null;
}

/** Runs in the page: when the tab returned, and when it had the replacement of radio. */
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

async function lateMs(read: () => Promise<Watch>): Promise<number> {
  await expect.poll(read).toEqual({ backAtMs: expect.any(Number), currentAtMs: expect.any(Number) });
  const { backAtMs, currentAtMs } = await read();
  return Math.max(0, (currentAtMs ?? Infinity) - (backAtMs ?? 0));
}

/** The first of three tries that is in time, or the last: a machine may be busy temporarily. */
async function firstInTime(attempt: () => Promise<number>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const late = await attempt();
    if (late <= LIMIT_MS || tries === 3) return late;
  }
}

test('[RELEASE-019] a tab offline during a change has the live version within two seconds of returning', async ({
  listener,
  site,
}) => {
  const { page } = listener;
  const late = await firstInTime(async () => {
    await listener.open('/radio');
    await listener.expectArea('radio');
    await page.evaluate(watchComingBack);
    await page.context().setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await cli(site, 'retire', 'radio', '--reason', 'a journey');
    await listener.expectArea('radio');
    await page.context().setOffline(false);
    const took = await lateMs(() => page.evaluate(readWatch));
    await cli(site, 'rollback', 'radio', '--from', await retiredVersion(site), '--reason', 'a journey');
    return took;
  });
  expect(late).toBeLessThanOrEqual(LIMIT_MS);
});

test('[RELEASE-019] a tab hidden during a change has the live version within two seconds of being shown', async ({
  page,
  site,
}) => {
  const late = await firstInTime(async () => {
    const tab = await RealTab.open(browserOf(page), `${site.url}/radio`, {});
    await expect.poll(() => tab.evaluate(() => document.querySelector('h1')?.innerText)).toBe('Radio');
    await tab.evaluate(watchComingBack);
    await tab.hide();
    await cli(site, 'retire', 'radio', '--reason', 'a journey');
    await tab.show();
    const took = await lateMs(() => tab.evaluate(readWatch));
    await tab.close();
    await cli(site, 'rollback', 'radio', '--from', await retiredVersion(site), '--reason', 'a journey');
    return took;
  });
  expect(late).toBeLessThanOrEqual(LIMIT_MS);
});

/** A second rollback within a minute must name the version that it replaces. */
async function retiredVersion(site: RunningSite): Promise<string> {
  return (await createManager(site)).liveVersion('radio');
}

function browserOf(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  return browser;
}
