import type { Page, Route } from '@playwright/test';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { cli } from '../support/site/cli.ts';
import { buildPatchedArea } from '../support/versions/patched-areas.ts';
import { createManager } from '../support/manager.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '1.0.46';
const CHECKOUTS = '**/v3/subscriptions/checkouts';
const PRODUCTS = '**/v3/subscriptions/products*';
/** However often a call is repeated, a swap waits no longer for its response. */
const ANSWER_LIMIT_MS = 10_000;

/** Holds the calls of a URL until released. */
function createHold() {
  const waiting: Route[] = [];
  return {
    take: (route: Route) => void waiting.push(route),
    hasOne: () => waiting.length > 0,
    async fail() {
      for (const route of waiting.splice(0)) await route.fulfill({ status: 503, json: {} });
    },
  };
}

/** In steps, like real time: each sees the effects of the previous one. */
async function runFor(page: Page, durationMs: number): Promise<void> {
  for (let passedMs = 0; passedMs < durationMs; passedMs += SECOND_MS) await page.clock.runFor(SECOND_MS);
}

test('[RELEASE-020] [RELEASE-028] a new version waits up to ten seconds for a checkout or another call, and shows its result', async ({
  listener,
  site,
}) => {
  const { page, main } = listener;
  await cli(site, 'publish', await buildPatchedArea('mfe-premium', VERSION));
  const manager = await createManager(site);
  const first = await manager.liveVersion('premium');
  const checkouts = createHold();
  await page.route(CHECKOUTS, checkouts.take);
  const shown = () => listener.versionShown('premium');
  const notification = page.getByText('Something went wrong. Please try again.');
  const card = main.getByRole('button', { name: /^Credit Card/ });

  async function promote(version: string) {
    const arrived = page.waitForResponse((response) => response.url().includes(`/remotes/premium/${version}/`));
    await manager.promote('premium', version);
    await arrived;
  }

  await page.clock.install();
  await listener.comeBackAsMember();
  await listener.open('/premium/select-payment/3');
  await card.click();
  await expect.poll(checkouts.hasOne).toBe(true);
  await promote(VERSION);
  await runFor(page, 6 * SECOND_MS);
  expect(await shown()).toBe(first);
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await checkouts.fail();
  await expect(notification).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(SECOND_MS);
    expect(await shown()).toBe(VERSION);
  }).toPass();

  const products = createHold();
  await page.route(PRODUCTS, products.take);
  await page.evaluate(() => localStorage.clear());
  await listener.open('/premium/view-plans');
  await expect.poll(products.hasOne).toBe(true);
  await promote(first);
  await runFor(page, ANSWER_LIMIT_MS - 2 * SECOND_MS);
  expect(await shown()).toBe(VERSION);
  await runFor(page, 4 * SECOND_MS);
  expect(await shown()).toBe(first);
});
