import { expect, test } from '../support/test.ts';

test("[SHELL-051] the start's steps run one after the other, and the page waits for none of them", async ({
  listener,
}) => {
  const { page } = listener;
  const steps = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .map(({ name }) => name)
        .filter((name) => name.startsWith('startup:')),
    );
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/v3/members/*/permissions', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/v3/stations', (route) => route.fulfill({ status: 500, json: { code: 'x', message: 'x' } }));
  await listener.comeBackAsMember('premium@afterglow.example');
  await listener.open('/search');
  await listener.expectArea('search');
  await expect.poll(steps).toEqual(['startup:auth']);
  expect(asked).not.toContain('/v3/versions');
  expect(asked.filter((path) => path.endsWith('/settings'))).toEqual([]);

  answer();
  await expect
    .poll(steps, { timeout: 30_000 })
    .toEqual(
      ['auth', 'channels', 'versionCheck', 'premium', 'settings', 'premiumOnboarding'].map((n) => `startup:${n}`),
    );
  expect(asked).toContain('/v3/versions');
  const settings = asked.findIndex((path) => /\/members\/\d+\/settings$/.test(path));
  expect(asked.indexOf('/v3/stations')).toBeLessThan(asked.indexOf('/v3/versions'));
  expect(asked.indexOf('/v3/versions')).toBeLessThan(settings);
  await expect(page).toHaveURL(/\/search$/);
});

const OPEN_TO_ALL = [
  '/',
  '/browse/charts',
  '/browse/playlists',
  '/browse/genres',
  '/browse/mixes/latest',
  '/browse/mixes/trending',
  '/mix/1',
  '/radio',
  '/radio/deep',
  '/radio/deep/schedule',
  '/radio/deep/history',
  '/search',
  '/search/results/top/house',
  '/premium/view-plans',
];

test('[SHELL-078] [SHELL-095] a visitor browses, sees all channels and searches without a login, in English and dollars', async ({
  listener,
}) => {
  const { page } = listener;
  await listener.open(OPEN_TO_ALL[0] ?? '/');
  for (const path of OPEN_TO_ALL) {
    await listener.follow(path);
    await expect(page).toHaveURL(`${listener.siteUrl}${path}`);
    await expect(listener.heading(/.+/)).toBeVisible();
    await expect(page).toHaveURL(`${listener.siteUrl}${path}`);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('form', { name: 'Log In' })).toBeHidden();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(listener.main.getByText(/^\$\d+\.\d\d/).first()).toBeVisible();
  await expect(listener.main).not.toContainText(/[€£]/);

  await listener.follow('/radio');
  await expect(listener.main.getByRole('link', { name: 'Favorites', exact: true })).toBeVisible();
  await listener.follow('/radio/favorites');
  await expect(page).toHaveURL(/\/auth\/login$/);
});
