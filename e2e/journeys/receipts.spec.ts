import { restoreSession, signUpMember } from '../support/new-member.ts';
import { expect, test } from '../support/test.ts';

/** Longer than a webhook of the sandbox takes, and shorter than the page waits. */
const ACTIVATION_LIMIT_MS = 20_000;

/** The pages beyond the route tables, their headings, and their links in the overview. */
const BEYOND = [
  ['/account/security', 'Security'],
  ['/account/your-data', 'Your data'],
] as const;

test('[SHELL-100] from their account a member pays, prints the receipt, and changes the plan at its quote', async ({
  listener,
}) => {
  const { page, main, siteUrl } = listener;
  const member = await signUpMember(siteUrl, 'receipts');
  await listener.hasSkippedPremium();
  for (const path of ['/account/security', '/account/your-data', '/account/receipts/1']) {
    await (path === '/account/security' ? listener.open(path) : listener.follow(path));
    await expect(page).toHaveURL(`${siteUrl}/auth/login`);
  }
  await restoreSession(listener, member);
  await listener.open('/account');
  for (const [path, heading] of BEYOND) {
    await main.locator(`a[href="${path}"]`).click();
    await expect(listener.heading(heading)).toBeVisible();
    await expect(page).toHaveURL(siteUrl + path);
    await main.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(listener.heading('Account')).toBeVisible();
  }

  await listener.expectRoutes(['account', 'account/security', 'account', 'account/your-data', 'account']);

  await listener.follow('/premium/select-payment/3');
  await main.getByRole('button', { name: /^Credit Card/ }).click();
  await page.getByRole('button', { name: 'Pay $47.90' }).click();
  await expect(listener.heading('All Set!')).toBeVisible({ timeout: ACTIVATION_LIMIT_MS });

  await listener.follow('/account');
  await main.locator('a[href="/account/manage-subscription"]').click();
  await main.getByRole('link', { name: /^Receipt from .*, \$47\.90$/ }).click();
  await expect(listener.heading('Receipt')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/receipts\/\d+$/);
  await expect.poll(async () => (await listener.routeNames()).at(-1)).toBe('account/receipts');
  await expect(main.getByText('Afterglow Premium, Yearly plan')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: /^Receipt no\. / })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeHidden();
  // Print has no background: paper is white in the dark theme, too.
  for (const ground of ['html', 'body'])
    await expect(page.locator(ground)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen', colorScheme: null });

  await listener.follow('/premium/select-payment/2');
  await expect(main.getByText('Any remaining credit goes toward your next payments.')).toBeVisible();
  await main.getByRole('button', { name: /^Credit Card/ }).click();
  await expect(listener.heading('All Set!')).toBeVisible({ timeout: ACTIVATION_LIMIT_MS });
  await listener.follow('/account/manage-subscription');
  await expect(main.getByText('$4.99 a month')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1);
});
