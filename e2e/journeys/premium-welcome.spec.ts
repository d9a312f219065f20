import type { Page } from '@playwright/test';
import { FREE_MEMBER } from '../pages/listener.ts';
import { expect, test } from '../support/test.ts';

test('[PREMIUM-085] [PREMIUM-087] [PREMIUM-089] a free member is sent to Premium at every start until "Maybe later"', async ({
  listener,
}) => {
  const { page } = listener;
  const flag = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await listener.hasLoggedInBefore(FREE_MEMBER);
  // Only the first rule: even a member who skipped Premium is sent there once.
  await page.addInitScript(() => localStorage.setItem('hasSkippedPremiumOnboarding', 'true'));
  await listener.open('/radio');
  await expect(page).toHaveURL(/\/premium$/);
  expect(await flag('hasAppLoaded')).toBe('true');
  await listener.open('/radio');
  await started(listener.page);
  await expect(page).toHaveURL(/\/radio$/);

  const other = await page.context().newPage();
  await other.addInitScript(() => {
    if (sessionStorage.getItem('came-before') === null) localStorage.removeItem('hasSkippedPremiumOnboarding');
    sessionStorage.setItem('came-before', 'yes');
  });
  await other.goto(`${listener.siteUrl}/search`);
  await expect(other).toHaveURL(/\/premium$/);
  await other.goto(`${listener.siteUrl}/radio`);
  await expect(other).toHaveURL(/\/premium$/);
  await other
    .getByRole('main')
    .getByRole('link', { name: /^Maybe later/ })
    .click();
  await expect(other).toHaveURL(/\/radio$/);
  await other.goto(`${listener.siteUrl}/search`);
  await started(other);
  await expect(other).toHaveURL(/\/search$/);
});

test('[PREMIUM-086] [PREMIUM-011] a member on a Premium page stays there; "Maybe later" leads to Home', async ({
  listener,
}) => {
  const { page, main, siteUrl } = listener;
  await listener.open('/premium');
  await main.getByRole('link', { name: 'Start 30-Day Free Trial' }).click();
  await expect(page).toHaveURL(`${siteUrl}/premium/view-plans`);
  await page.goBack();
  await page.reload();
  await main.getByRole('link', { name: /^Maybe later/ }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);

  await listener.hasLoggedInBefore(FREE_MEMBER);
  await listener.open('/premium/view-plans');
  await started(listener.page);
  await expect(listener.page).toHaveURL(/\/premium\/view-plans$/);
  await expect(listener.heading('Choose your plan')).toBeVisible();
});

test('[PREMIUM-088] no visitor or Premium member is sent there, nor anyone who navigates in the site', async ({
  listener,
}) => {
  const { page } = listener;
  await listener.open('/radio');
  await started(page);
  await expect(page).toHaveURL(/\/radio$/);
  // A navigation inside the site is not a start, and neither is a login.
  await listener.follow('/auth/login');
  await listener.fillLogIn(FREE_MEMBER);
  await listener.follow('/search');
  await expect(page).toHaveURL(/\/search$/);

  await listener.hasLoggedInBefore('premium@afterglow.example');
  await listener.open('/radio');
  await started(page);
  await expect(page).toHaveURL(/\/radio$/);
});

async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('startup:premiumOnboarding').length > 0);
  // By then it has the data to decide; the navigation follows immediately.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
}
