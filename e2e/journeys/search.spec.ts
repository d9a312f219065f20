import { expect, test } from '../support/test.ts';

test('Back from a result restores the results: field, tab, filters, loaded items and position', async ({
  listener,
}) => {
  const { page, main } = listener;
  const field = page.getByRole('combobox', { name: 'Search Afterglow' });
  const results = main.getByRole('list', { name: 'Mixes' }).getByRole('article');
  await listener.comeBackAsMember();
  await listener.open('/search/results/mixes/night?duration_from=300');
  await main.getByRole('button', { name: 'Load more' }).click();
  await expect(results).toHaveCount(60);
  const last = results.nth(50).getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await last.click();
  await expect(page).toHaveURL(/\/mix\/\d+$/);
  await expect(listener.heading(/.+/)).toBeVisible();

  await page.goBack();
  await expect(field).toHaveValue('night');
  await expect(page).toHaveURL(/\/search\/results\/mixes\/night\?duration_from=300$/);
  await expect(main.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Mixes' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(main.getByRole('button', { name: 'Remove from 5 min' })).toBeVisible();
  await expect(results).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(last).toBeInViewport();
});

test('a track found inside a mix plays from its start at one press, with highlighted matches', async ({ listener }) => {
  const { main, player } = listener;
  await listener.comeBackAsMember();
  await listener.open('/search/results/tracklist/velour');
  const play = main.getByRole('button', { name: /^Play Velour at [1-9]/ }).first();
  const [, minutes = '', seconds = ''] = /(\d+):(\d+)$/.exec((await play.getAttribute('aria-label')) ?? '') ?? [];
  await expect(main.getByText('Velour', { exact: true }).and(main.locator('mark')).first()).toBeVisible();
  await play.click();
  const seek = player.getByRole('slider', { name: 'Seek' });
  const heardMs = async () => Number(await seek.getAttribute('aria-valuenow'));
  await expect.poll(heardMs).toBeGreaterThanOrEqual((Number(minutes) * 60 + Number(seconds)) * 1000);
  await expect(main.getByRole('button', { name: /^Pause Velour at/ })).toBeVisible();
});

/** Around the 500 ms after which the URL follows. */
const GAPS_MS = [470, 490, 505, 520, 535, 550, 575, 600];
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };

test('[SEARCH-036] [SEARCH-037] no typed letter is lost at any speed, and suggestions include channels and genres', async ({
  listener,
}) => {
  const { page, main } = listener;
  const field = page.getByRole('combobox', { name: 'Search Afterglow' });
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await listener.open('/radio');
  await listener.expectArea('radio');
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await field.focus();
  for (const [at, letter] of Array.from('low tide').entries())
    await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: GAPS_MS[at] ?? 0 });
  await expect(page).toHaveURL(/\/search\/results\/top\/low_tide$/);
  await expect(listener.heading('Results for low tide')).toBeVisible();
  await expect(field).toHaveValue('low tide');
  await expect(field).toBeFocused();
  await expect(options.first()).toHaveText('Low TideShow');
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  await page.setViewportSize(PHONE);
  await field.fill('deep');
  await expect(options.first()).toHaveText('DeepChannel');
  await expect(options.filter({ hasText: 'Deep HouseGenre' })).toBeVisible();
  await expect(page).toHaveURL(/\/search\/results\/top\/deep$/);
  await expect(main.locator(field)).toBeFocused();
  await options.filter({ hasText: 'Deep HouseGenre' }).click();
  await expect(page).toHaveURL(/\/genre\/deep_house$/);
});
