import { Listener } from '../pages/listener.ts';
import { expect, test } from '../support/test.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

const PATHS = [
  '/',
  '/radio',
  '/radio/deep',
  '/search',
  '/mix/1',
  '/auth/login',
  '/account',
  '/premium/view-plans',
  '/404',
];

test('[SHELL-014] the iOS banner is on every route, also login, account and premium, until it is closed', async ({
  page,
  site,
}) => {
  const listener = new Listener(page, site.url);
  await listener.comeBackAsMember();
  const banner = page.getByRole('complementary', { name: 'Afterglow app' });
  for (const path of PATHS) {
    await listener.open(path);
    await expect(banner.getByRole('link', { name: 'Open App' })).toBeVisible();
  }
  await listener.open('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(listener.menu.getByRole('link', { name: 'Home' })).toBeInViewport();
  await page.getByRole('button', { name: 'Close menu' }).click(); // which the open menu must not cover
  await expect(listener.menu).toBeHidden();
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();
  await listener.open('/');
  await expect(listener.heading('Home')).toBeVisible();
  await expect(banner).toBeHidden();
});
