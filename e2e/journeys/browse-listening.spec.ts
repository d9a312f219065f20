import type { Page } from '@playwright/test';
import { BrowsePages } from '../pages/browse-pages.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { expect, test } from '../support/test.ts';

test('by keyboard a member goes from Home to a mix, seeks in it and finds its favorite', async ({ listener }) => {
  const { page, main } = listener;
  const browse = new BrowsePages(listener);
  const keys = new Keyboard(page);
  await listener.comeBackAsMember();
  await browse.open('/', 'Home');

  const latest = browse.section('Latest Mixes');
  const links = latest.getByRole('heading', { level: 3 }).getByRole('link');
  await links.first().focus();
  for (let times = 0; times < 7; times += 1) await page.keyboard.press('ArrowRight');
  await expect(links.nth(7)).toBeFocused();
  await expect(links.nth(7)).toBeInViewport();
  const title = (await links.nth(7).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await browse.expectPage(title);
  await expect(listener.heading(title)).toBeFocused();

  await keys.tabTo('button', /^Play /);
  await page.keyboard.press('Enter');
  await listener.expectSound();
  await keys.tabTo('button', /^Favorite /);
  const heart = main.getByRole('button', { name: `Favorite ${title}` }).first();
  const wasFavorite = (await heart.getAttribute('aria-pressed')) === 'true';
  if (!wasFavorite) await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const second = browse
    .list('Tracklist')
    .getByRole('button', { name: /^Play .+ from \d/ })
    .nth(1);
  await second.focus();
  const [minutes = 0, seconds = 0] = ((await second.textContent()) ?? '').split(':').map(Number);
  await page.keyboard.press('Enter');
  const heardSeconds = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
  await expect.poll(heardSeconds).toBeGreaterThanOrEqual(minutes * 60 + seconds - 1);
  expect(await heardSeconds()).toBeLessThan(minutes * 60 + seconds + 20);

  await listener.menu.getByRole('link', { name: 'Your Music' }).focus();
  await page.keyboard.press('Enter');
  await browse.expectPage('Favorite Mixes');
  const favorite = browse.list('Favorite Mixes').getByRole('link', { name: title });
  await expect(favorite).toBeVisible();
  await favorite.focus();
  await page.keyboard.press('Enter');
  await browse.expectPage(title);
  await keys.tabTo('button', /^Favorite /);
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a carousel moves by its buttons and the wheel, and the banner by a swipe of 200 px', async ({ listener }) => {
  const { page } = listener;
  const browse = new BrowsePages(listener);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await browse.open('/', 'Home');
  const latest = browse.section('Latest Mixes');
  const left = () => latest.getByRole('list').evaluate((list) => list.scrollLeft);
  await latest.getByRole('button', { name: 'Next in Latest Mixes' }).click();
  await expect.poll(left).toBeGreaterThan(300);
  await latest.getByRole('button', { name: 'Previous in Latest Mixes' }).click();
  await expect.poll(left).toBe(0);
  await latest.getByRole('list').hover();
  await page.mouse.wheel(600, 0);
  await expect.poll(left).toBeGreaterThan(300);

  const banner = listener.main.getByRole('region', { name: 'Featured', exact: true });
  await banner.scrollIntoViewIfNeeded();
  const box = await banner.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 700, (box?.y ?? 0) + 60];
  await expect(banner.getByRole('article', { name: /^1 of/ })).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 240, y, { steps: 4 });
  await page.mouse.up();
  await expect(banner.getByRole('article', { name: /^2 of/ })).toBeVisible();
});

test('Back returns to a long list at its previous position, whatever its length', async ({ listener }) => {
  const { page } = listener;
  const browse = new BrowsePages(listener);
  await browse.open('/browse/mixes/latest', 'Mixes');
  const list = browse.list('Latest Mixes');
  await page.mouse.move(700, 500);
  const firstPlace = async () => Number(await list.getByRole('listitem').first().getAttribute('aria-posinset'));
  await expect(async () => {
    await page.mouse.wheel(0, 2500);
    expect(await firstPlace()).toBeGreaterThan(150);
  }).toPass({ intervals: [100] });
  await scrolledToRest(page);
  const place = (await firstPlace()) + 20;
  const far = list.locator(`[aria-posinset="${place}"]`);
  expect(await list.getByRole('listitem').count()).toBeLessThan(80);
  await far.scrollIntoViewIfNeeded();
  const link = far.getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  // This request waits behind hundreds of covers, which the service renders for the first time.
  await expect.poll(() => page.evaluate(coversOnTheWay), { timeout: 45_000 }).toBe(0);
  const before = await far.boundingBox();
  await link.click();
  await browse.expectPage(title);
  await page.goBack();
  await expect(link).toHaveText(title);
  await expect(far).toBeInViewport();
  await expect.poll(async () => Math.abs(((await far.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
});

test('while the service fails, pages show errors in place, and Retry recovers them afterwards', async ({
  spoiltListener: listener,
  faults,
}) => {
  const browse = new BrowsePages(listener);
  const alert = listener.main.getByRole('alert');
  faults.corrupt(/^\/v3\/mixes\/1(\?|$)/, '500');
  faults.corrupt(/^\/v3\/mixes\?.*trending/, '500');
  await listener.open('/mix/1');
  await expect(alert).toContainText('Connection error');
  await expect(listener.main.getByRole('button', { name: 'Cancel' })).toBeVisible();

  await listener.open('/');
  await expect(browse.section('Trending Mixes').getByRole('alert')).toContainText('Connection error');
  await expect(browse.section('Latest Mixes').getByRole('article').first()).toBeVisible();
  await expect(listener.page.getByRole('dialog')).toHaveCount(0);
  faults.restore();
  await browse.section('Trending Mixes').getByRole('button', { name: 'Retry' }).click();
  await expect(browse.section('Trending Mixes').getByRole('article')).toHaveCount(12);

  const nextPage = /^\/v3\/mixes\?.*offset=30/;
  faults.corrupt(nextPage, 'connection-reset');
  await browse.open('/browse/mixes/latest', 'Mixes');
  await listener.page.mouse.move(700, 500);
  await listener.page.mouse.wheel(0, 4000);
  await expect(alert).toContainText('Connection error');
  await expect(browse.list('Latest Mixes').getByRole('listitem').first()).toBeAttached();
  // After a lost connection the list retries automatically, at an unknown time; after this response it waits for a click.
  const refused = listener.page.waitForResponse((response) => response.status() === 500);
  faults.restore();
  faults.corrupt(nextPage, '500');
  await refused;
  // A list that scrolls retries automatically, so the button is moved to where no click must scroll.
  const retry = listener.main.getByRole('button', { name: 'Retry' });
  await expect(async () => {
    await retry.evaluate((button) => button.scrollIntoView({ block: 'center' }), undefined, { timeout: 1000 });
    await scrolledToRest(listener.page);
    await expect(retry).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();
  faults.restore();
  await retry.click();
  await expect(browse.list('Latest Mixes').locator('[aria-posinset="31"]')).toBeAttached();
});

/** The wheel scrolls the page for a while. */
async function scrolledToRest(page: Page): Promise<void> {
  let before = -1;
  await expect(async () => {
    const now = await page.evaluate(() => scrollY);
    const isAtRest = now === before;
    before = now;
    expect(isAtRest).toBe(true);
  }).toPass({ intervals: [200] });
}

/** Runs in the page: visible images that have not loaded yet. */
function coversOnTheWay(): number {
  const isInSight = (image: HTMLImageElement): boolean => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  return [...document.images].filter((image) => !image.complete && isInSight(image)).length;
}
