import type { Locator, Page } from '@playwright/test';
import { FREE_MEMBER } from '../pages/listener.ts';
import { recordLayoutShifts } from '../support/measures/layout-shifts.ts';
import { boxOf } from '../support/measures/measures.ts';
import { expect, test } from '../support/test.ts';

const WINDOW = { width: 1440, height: 900 };

test('[SHELL-012] the layout has a sidebar, a top bar, the page and a player bar at the bottom, as designed', async ({
  listener,
}) => {
  await listener.open('/radio');
  await listener.expectArea('radio');
  const top = listener.page.locator('header').filter({ has: listener.page.getByRole('search') });
  const parts = { menu: listener.menu, top, main: listener.main, player: listener.player };

  const wide = { menu: await boxOf(parts.menu), player: await boxOf(parts.player), top: await boxOf(parts.top) };
  expect(wide.menu).toMatchObject({ x: 0, y: 0, width: 240 });
  expect(wide.player).toMatchObject({ x: 0, height: 88, y: WINDOW.height - 88 });
  expect(wide.top).toMatchObject({ x: 240, y: 0, height: 64 });
  expect((await boxOf(parts.main)).x).toBeGreaterThanOrEqual(240);
  const reserved = await parts.main.evaluate((main) => getComputedStyle(main.parentElement ?? main).paddingBottom);
  expect(reserved).toBe('88px');

  await listener.page.setViewportSize({ width: 800, height: 900 });
  expect((await boxOf(parts.menu)).width).toBe(72);
  await expect(listener.menu.getByRole('link', { name: 'Radio', exact: true })).toBeVisible();

  await listener.page.setViewportSize({ width: 390, height: 844 });
  await expect(parts.menu).toBeHidden();
  expect(await boxOf(parts.player)).toMatchObject({ height: 64, y: 844 - 64 - 56 });
  await listener.page.getByRole('button', { name: 'Open menu' }).click();
  await expect(parts.menu).toBeVisible();
});

test('[SHELL-096] labels, prompts, names and login options fit every window, and nothing hidden is focusable', async ({
  listener,
}) => {
  const { page, menu } = listener;
  const top = page.locator('header').filter({ has: page.getByRole('search') });
  const offer = menu.getByRole('link', { name: /^(START FREE PREMIUM TRIAL|UPGRADE TO PREMIUM)$/ }).last();
  const entries = (from: Locator) => from.getByRole('link', { name: /^(Settings|Account Management|Log out)/ });
  await listener.comeBackAsMember();
  await listener.open('/404');
  await expect(offer).toBeVisible();
  const name = await top.locator('button[aria-controls]').innerText();

  await expect(menu.getByText('BETA')).toBeVisible();
  await expect(menu.getByText(FREE_MEMBER)).toBeVisible();
  await expect(top.getByRole('link', { name: /TRIAL|UPGRADE/ })).toBeVisible();
  expect(await unseenFocusables(page)).toEqual([]);

  const volume = listener.player.getByRole('slider', { name: 'Volume' });
  const looks = [];
  for (const width of [1081, 1080, 768, 767]) {
    await page.setViewportSize({ width, height: 900 });
    const menuWidth = (await menu.isVisible()) && (await boxOf(menu)).width;
    const shown = [menu.getByText(FREE_MEMBER), top, volume].map((part) => part.isVisible());
    looks.push([width, menuWidth, ...(await Promise.all(shown))]);
  }
  expect(looks, 'window, menu, address in it, top bar, volume').toEqual([
    [1081, 240, true, true, true],
    [1080, 72, false, true, false],
    [768, 72, false, true, false],
    [767, false, false, false, false],
  ]);

  await page.setViewportSize({ width: 800, height: 900 });
  const [mark, beta, icon] = [menu.locator('svg').first(), menu.getByText('BETA'), offer];
  expect((await boxOf(beta)).y).toBeGreaterThanOrEqual((await boxOf(mark)).y + (await boxOf(mark)).height);
  expect((await boxOf(beta)).x + (await boxOf(beta)).width).toBeLessThanOrEqual(72);
  expect(await boxOf(icon)).toMatchObject({ width: 40, height: 40 });
  await expect(icon).toHaveAttribute('title', /TRIAL|UPGRADE/);
  expect(await unseenFocusables(page)).toEqual([]);
  await top.getByRole('button', { name }).click();
  await expect(top.getByText(FREE_MEMBER)).toBeInViewport();
  await expect(entries(top)).toHaveCount(3);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('header').getByText('BETA').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByText(name, { exact: true })).toBeInViewport();
  await expect(entries(menu)).toHaveCount(3);
  await expect(offer).toBeVisible();
  expect(await unseenFocusables(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Log out' }).click();

  await expect(menu).toBeHidden();
  expect(await unseenFocusables(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link', { name: 'Log in' }).first()).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
});

function unseenFocusables(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('nav :is(a, button), header :is(a, button, input)');
    const reached = [...all].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
    );
    const isSeen = (one: HTMLElement) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) >= 24 && getComputedStyle(one).clipPath === 'none';
    };
    return reached.filter((one) => !isSeen(one)).map((one) => one.outerHTML.slice(0, 100));
  });
}

test('[SHELL-097] tabs of a channel, a show and an artist keep the header, and the content below is rebuilt', async ({
  listener,
}) => {
  const { main } = listener;
  const below = main
    .locator('nav')
    .filter({ has: listener.page.locator('[aria-current="page"]') })
    .locator('xpath=following-sibling::*[1]');
  await listener.open('/');
  for (const [path, tab, hrefPart, other] of [
    ['/radio/deep', 'History', '/deep/history', '/radio/chill'],
    ['/shows/1', 'About', '/1/about', '/shows/2'],
    ['/artist/1', 'About', '/1/about', '/artist/2'],
  ] as const) {
    const link = main.getByRole('link', { name: tab, exact: true }).and(main.locator(`[href*="${hrefPart}"]`));
    await listener.follow(path);
    // The previous page may have a tab of the same name.
    await expect(link).toBeVisible();
    // A skeleton has the head and the tabs, too.
    await expect(main.locator('[data-waiting]')).toHaveCount(0);
    const [head, content] = [
      await listener.heading(/.+/).elementHandle(),
      await below.locator(':scope > *').first().elementHandle(),
    ];
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => content?.evaluate((one) => one.isConnected)).toBe(false);
    expect(await head?.evaluate((one) => one.isConnected)).toBe(true);
    await listener.follow(other);
    await expect.poll(() => head?.evaluate((one) => one.isConnected)).toBe(false);
  }
  // Pages of one module without an ID, of which only the route name changes.
  for (const [path, other] of [
    ['/browse/mixes/latest', '/browse/mixes/trending'],
    ['/browse/charts', '/browse/playlists'],
  ] as const) {
    await listener.follow(path);
    await expect(listener.page).toHaveURL(new RegExp(`${path}$`));
    const head = await listener.heading(/^(Mixes|Latest Mixes|Charts)$/).elementHandle();
    await listener.follow(other);
    await expect.poll(() => head?.evaluate((one) => one.isConnected)).toBe(false);
  }
});

test("[SHELL-014] banner and modal work on every area's pages, also for accounts, purchases and login", async ({
  listener,
}) => {
  const banner = listener.page.getByRole('status').filter({ hasText: /your favorites/ });
  const modal = listener.page.getByRole('dialog', { name: 'Hear every detail' });
  await listener.comeBackAsMember();
  await listener.playMix();
  for (const area of ['account', 'premium', 'search'] as const) {
    await listener.visit(area);
    await listener.player.getByRole('button', { name: /^Favorite/ }).click();
    await expect(banner).toBeInViewport();
    await listener.openFullPlayer();
    await listener.chooseQuality('320 kbps');
    await expect(modal).toBeInViewport();
    await listener.page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await listener.page.keyboard.press('Escape');
  }

  await listener.menu.getByRole('link', { name: 'Log out' }).click();
  await listener.menu.getByRole('link', { name: 'Log in' }).click();
  await expect(listener.page).toHaveURL(/\/auth\/login/);
  await listener.page.getByRole('textbox', { name: 'Email' }).fill(FREE_MEMBER);
  await listener.page.getByLabel('Password', { exact: true }).fill('not this one');
  await listener.page.getByRole('form', { name: 'Log In' }).getByRole('button', { name: 'Log In' }).click();
  await expect(listener.page.getByText("That password isn't right. Please try again.").last()).toBeInViewport();

  await listener.follow('/radio/deep');
  await listener.main.getByRole('button', { name: 'Add to favorites' }).click();
  const prompt = listener.page.getByRole('dialog', { name: 'Sign in to save your favorites' });
  await expect(prompt).toBeInViewport();
  await listener.page.goBack();
  await expect(listener.page).toHaveURL(/\/auth\/login/);
  await expect(prompt).toBeInViewport();
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toBeHidden();
});

test('the queue is reordered by drag and by buttons, and the tracklist links to the mix', async ({ listener }) => {
  await listener.comeBackAsMember();
  await listener.playChart();
  await listener.openQueue();
  const panel = listener.page.getByRole('complementary', { name: 'Queue and tracklist' });
  const titles = () => panel.getByRole('list', { name: 'Up next' }).getByRole('link').allInnerTexts();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(4);
  const [first = '', second = '', third = '', fourth = ''] = await titles();

  const handle = panel.getByTitle('Drag to reorder').first();
  const { x, y, width, height } = await boxOf(handle);
  await listener.page.mouse.move(x + width / 2, y + height / 2);
  await listener.page.mouse.down();
  await listener.page.mouse.move(x + width / 2, y + height / 2 + 60);
  await listener.page.mouse.move(x + width / 2, y + height / 2 + 115);
  await listener.page.mouse.up();
  expect((await titles()).slice(0, 4)).toEqual([second, third, first, fourth]);

  await panel.getByRole('button', { name: `Move ${first} up` }).click();
  await panel.getByRole('button', { name: `Play ${fourth} next` }).click();
  await panel.getByRole('button', { name: `Remove ${second}` }).click();
  expect((await titles()).slice(0, 2)).toEqual([fourth, first]);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel.getByText('Your queue is empty')).toBeVisible();

  await panel.getByRole('tab', { name: 'Tracklist' }).click();
  const timed = panel.getByRole('list', { name: 'Tracklist' }).getByRole('button').nth(1);
  await timed.click();
  await expect(panel.locator('li[aria-current="true"]')).toContainText((await timed.innerText()).split('\n')[1] ?? '');
});

test('[SHELL-039] Back restores the scroll position, and a new page focuses and announces its heading', async ({
  listener,
}) => {
  await listener.open('/browse/mixes/latest');
  await expect(listener.heading('Mixes')).toBeVisible();
  await listener.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await listener.main.locator('a[href^="/mix/"]').nth(14).scrollIntoViewIfNeeded();
  const scrolled = await listener.page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(200);
  const top = listener.page.locator('header').filter({ has: listener.page.getByRole('search') });
  const ground = () => top.evaluate((bar) => getComputedStyle(bar, '::before').opacity);
  await expect.poll(ground).toBe('0.9');

  const link = listener.main.locator('a[href^="/mix/"]').nth(14);
  const title = await link.innerText();
  await link.click();
  await expect(listener.heading(title)).toBeFocused();
  await expect(listener.page.getByRole('status').filter({ hasText: `Afterglow | ${title}` })).toBeAttached();
  expect(await listener.page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(ground).toBe('0');
  await listener.page.mouse.move(700, 450);
  await listener.page.mouse.wheel(0, 45);
  await expect.poll(ground).toBe('0.45');

  await listener.page.goBack();
  await expect(listener.heading('Mixes')).toBeVisible();
  await expect.poll(() => listener.page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await listener.page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('without a service worker, which would have cached the code that is removed here', () => {
  test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing in the frame shifts through login, navigation, playback, banner and failure', async ({ listener }) => {
    const shifts = await recordLayoutShifts(listener.page);
    await listener.page.route('**/remotes/radio/**', (route) => route.abort());
    await listener.logIn();
    await listener.visit('search');
    await listener.visit('browse');
    await listener.main.locator('a[href^="/mix/"]').first().click();
    await listener.pressPlay();
    await listener.expectSound();
    await listener.player.getByRole('button', { name: /^Favorite/ }).click();
    await expect(listener.page.getByRole('status').filter({ hasText: /your favorites/ })).toBeInViewport();
    await listener.enter('radio');
    await expect(listener.failureOf('radio')).toBeVisible();
    expect(await shifts.ofFrame()).toEqual([]);
  });

  test('nothing in the frame shifts on a phone either', async ({ listener }) => {
    await listener.page.setViewportSize({ width: 390, height: 844 });
    const shifts = await recordLayoutShifts(listener.page);
    await listener.page.route('**/remotes/radio/**', (route) => route.abort());
    await listener.comeBackAsMember();
    await listener.open('/');
    await listener.expectArea('browse');
    const tabs = listener.page.getByRole('navigation', { name: 'Quick menu' });
    await tabs.getByRole('link', { name: 'Search' }).click();
    await listener.expectArea('search');
    await tabs.getByRole('link', { name: 'Home' }).click();
    await listener.main.locator('a[href^="/mix/"]').first().click();
    await listener.pressPlay();
    await listener.expectSound();
    await tabs.getByRole('link', { name: 'Radio' }).click();
    await expect(listener.failureOf('radio')).toBeVisible();
    expect(await shifts.ofFrame()).toEqual([]);
  });
});
