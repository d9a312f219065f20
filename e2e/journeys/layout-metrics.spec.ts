import type { Locator } from '@playwright/test';
import type { Mix } from '@afterglow/shared-contracts';
import { boxOf, expectMeasures, textsUnder } from '../support/measures/measures.ts';
import { expect, test } from '../support/test.ts';

const MIX_OF_AN_HOUR = 21;

// The sizes come from docs/design.md.
const SMALLEST_TEXT_PX = 12;
const META = { 'font-size': '12px', 'line-height': '16px' };
const BODY = { 'font-size': '14px', 'line-height': '20px' };
const SECTION_HEAD = { 'font-size': '20px', 'line-height': '28px', 'font-weight': '700' };
const HERO = { 'font-weight': '800', 'text-wrap-style': 'balance' };
const HERO_WIDEST_PX = 84;
const NUMERALS = { 'font-variant-numeric': 'tabular-nums' };

async function gapBetween(first: Locator, second: Locator): Promise<number> {
  const [{ x, width }, next] = [await boxOf(first), await boxOf(second)];
  return next.x - x - width;
}

test("in a wide window the player bar, hero, rows, panel and cards have the design's sizes", async ({ listener }) => {
  const { page, player, main } = listener;
  await listener.comeBackAsMember();
  await listener.playChart();
  const tracking = `${(HERO_WIDEST_PX * -0.03).toFixed(2)}px`;
  await expectMeasures([
    ['window', page.locator('html'), { 'scroll-padding-bottom': '88px', 'scrollbar-gutter': 'stable' }],
    ['cover', player.locator('img'), { width: 56, height: 56 }],
    ['title', player.getByRole('link'), { ...BODY, 'font-weight': '600' }],
    ['show and artist', player.locator('p'), META],
    ['disc', player.getByRole('button', { name: 'Pause' }), { width: 40, height: 40 }],
    ['waveform', player.getByRole('slider', { name: 'Seek' }), { height: 28 }],
    ['elapsed', player.getByText(/^\d+:\d\d$/), { ...META, ...NUMERALS }],
    ['hero cover', main.locator('header img'), { width: 232, height: 232 }],
    [
      'hero title',
      main.getByRole('heading', { level: 1 }),
      { ...HERO, 'font-size': `${HERO_WIDEST_PX}px`, 'letter-spacing': tracking },
    ],
    ['hero pill', main.locator('header').getByRole('button', { name: /^Pause/ }), { height: 56 }],
    ['row', main.getByRole('listitem'), { height: 56 }],
    ['length in a row', main.getByRole('listitem').getByText(/^\d+:\d\d$/), { ...BODY, ...NUMERALS }],
  ]);
  const { height } = await boxOf(main.locator('header').first());
  expect(height).toBeGreaterThanOrEqual(320);
  expect(height).toBeLessThanOrEqual(400);

  await listener.openQueue();
  await expectMeasures([['panel', page.getByRole('complementary', { name: 'Queue and tracklist' }), { width: 360 }]]);
  await page.getByRole('button', { name: 'Close panel' }).click();

  await listener.follow('/');
  const list = main.getByRole('region', { name: 'Featured Playlists' });
  await expectMeasures([
    ['page', page.locator('body'), BODY],
    ['ground', page.locator('html'), { 'background-color': 'rgb(11, 11, 15)', color: 'rgba(255, 255, 255, 0.95)' }],
    ['section head', list.getByRole('heading', { level: 2 }), SECTION_HEAD],
    ['card cover', list.locator('img'), { 'border-radius': '8px' }],
    ['card disc', list.getByRole('listitem').getByRole('button', { name: /^Play/ }), { width: 44, height: 44 }],
    ['card title', list.getByRole('listitem').getByRole('link'), { ...BODY, 'font-weight': '600' }],
  ]);
  const cover = await boxOf(list.locator('img').first());
  expect(cover.x).toBe(240 + 32);
  expect(cover.width).toBe(cover.height);
  expect(cover.width).toBeGreaterThanOrEqual(168);
  expect(await gapBetween(list.locator('img').nth(0), list.locator('img').nth(1))).toBeCloseTo(24, 1);
  expect(await textsUnder(page, SMALLEST_TEXT_PX)).toEqual([]);

  await page.emulateMedia({ colorScheme: 'light' });
  await expectMeasures([
    ['light ground', page.locator('html'), { 'background-color': 'rgb(250, 250, 251)', color: 'rgb(22, 22, 26)' }],
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the mini player, tabs, sheet, rows and cards have the design's sizes", async ({ listener }) => {
    const { page, player, main } = listener;
    await listener.comeBackAsMember();
    await listener.playChart();
    await expectMeasures([
      ['mini player', player, { height: 64 }],
      ['tab', page.getByRole('navigation').getByRole('link', { name: 'Your Music' }).last(), { height: 56 }],
      ['row', main.getByRole('listitem'), { height: 64 }],
    ]);
    expect((await boxOf(main.getByRole('heading', { level: 1 }))).x).toBe(16);

    await listener.openFullPlayer();
    const sheet = page.getByRole('dialog');
    await expectMeasures([
      ['cover', sheet.locator('img:not([aria-hidden] *)'), { width: 0.8 * 390, height: 0.8 * 390 }],
      ['waveform', sheet.getByRole('slider', { name: 'Seek' }), { height: 56 }],
      ['disc', sheet.getByRole('button', { name: /^(Play|Pause)$/ }), { width: 72, height: 72 }],
    ]);
    expect(await textsUnder(page, SMALLEST_TEXT_PX)).toEqual([]);
    await page.keyboard.press('Escape');

    await listener.follow('/browse/playlists');
    await listener.heading('Playlists').waitFor();
    const covers = main.getByRole('listitem').locator('img');
    expect((await boxOf(covers.nth(0))).x).toBe(16);
    expect(await gapBetween(covers.nth(0), covers.nth(1))).toBeCloseTo(16, 1);
    expect((await boxOf(covers.nth(2))).x, 'two columns').toBe(16);
  });
});

test("gutters are 24, content is at most 1680, and the disc does not cover a narrow tile's name", async ({
  listener,
}) => {
  const { page, main } = listener;
  const section = main.getByRole('region', { name: 'Featured Playlists' });
  await page.setViewportSize({ width: 800, height: 900 });
  await listener.open('/');
  expect((await boxOf(section)).x).toBe(72 + 24);
  await page.setViewportSize({ width: 2400, height: 1200 });
  expect((await boxOf(section)).width).toBeLessThanOrEqual(1680);

  await page.setViewportSize({ width: 1081, height: 900 });
  for (const channel of ['Chill', 'Classics', 'Deep', 'Afterglow']) {
    const tile = main.getByRole('region', { name: 'Radio' }).getByRole('article').filter({ hasText: channel });
    const [name, disc] = [await boxOf(tile.getByRole('link')), await boxOf(tile.getByRole('button'))];
    expect(disc.y + disc.height <= name.y || name.x + name.width <= disc.x, `${channel} can be read`).toBe(true);
  }
});

test('an hour-long mix does not misalign the columns of a list', async ({ listener }) => {
  const { page, main } = listener;
  const answer = await page.request.get(`${listener.siteUrl}/v3/mixes/${MIX_OF_AN_HOUR}`);
  const { show } = (await answer.json()) as Mix;
  await listener.open(`/shows/${show.id}`);
  const popular = main.getByRole('region', { name: 'Popular Mixes' });
  await popular.getByRole('button', { name: 'Load more' }).click();
  await expect(popular.getByRole('article')).toHaveCount(10);
  await expect(popular.getByText(/^1:\d\d:\d\d$/)).not.toHaveCount(0);
  const plays = popular.getByText(/^[\d,]+ plays$/);
  await expect(plays).toHaveCount(10);
  const places = await plays.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));
  expect(new Set(places).size).toBe(1);
});
