import type { Page } from '@playwright/test';
import { recordLayoutShifts } from '../support/measures/layout-shifts.ts';
import { boxOf } from '../support/measures/measures.ts';
import { expect, test } from '../support/test.ts';

/** The page as served, before any script has run. */
const firstPicture = (page: Page) => page.locator('#first-picture');

const PAGES = [
  { path: '/', call: '**/v3/bfhs?*', own: '[aria-roledescription="slide"] img' },
  { path: '/mix/1', call: '**/v3/mixes/1', own: 'header img' },
  { path: '/artist/1', call: '**/v3/artists/1', own: 'header img' },
] as const;

/** Holds responses of the service from now on, until released. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' });

for (const { path, call, own } of PAGES) {
  test(`the first image of ${path} is where the area draws its own, which replaces it`, async ({ listener }) => {
    const { page, main } = listener;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    const shifts = await recordLayoutShifts(page);
    const letGo = await hold(page, call);
    await listener.open(path);
    await expect(main.locator('[aria-busy]').first()).toBeAttached();
    const place = await boxOf(firstPicture(page).locator('img'));
    expect(place.width).toBeGreaterThan(200);

    letGo();
    expect(await boxOf(main.locator(own).first())).toEqual(place);
    await expect(firstPicture(page)).toHaveCount(0);
    expect(await shifts.ofFrame()).toEqual([]);
    const [first] = asked;
    expect(asked.filter((address) => address === first)).toEqual([first]);
  });
}

test('the first image is removed on a failed area, on navigation, and for a member', async ({ listener }) => {
  const { page } = listener;
  const letGo = await hold(page, '**/v3/mixes/1');
  await listener.open('/mix/1');
  await expect(firstPicture(page)).toBeVisible();
  await listener.follow('/radio');
  await expect(firstPicture(page)).toHaveCount(0);
  letGo();

  await page.route('**/remotes/browse/**', (route) => route.abort());
  await listener.open('/');
  await expect(listener.failureOf('browse')).toBeVisible();
  await expect(firstPicture(page)).toBeHidden();
  await page.unroute('**/remotes/browse/**');

  await listener.comeBackAsMember();
  await hold(page, '**/v3/bfhs?*');
  await listener.open('/');
  await expect(listener.player).toBeVisible();
  await expect(firstPicture(page)).toHaveCount(0);
});

test('a wide window, which does not show it, does not load it', async ({ listener }) => {
  const { page } = listener;
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
  });
  await hold(page, '**/v3/mixes/1');
  await listener.open('/mix/1');
  await expect(listener.main.locator('[aria-busy]').first()).toBeAttached();
  await expect(firstPicture(page)).toBeHidden();
  expect(asked.filter((path) => path.includes('/images/'))).toEqual([]);
});
