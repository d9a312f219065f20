import type { Page } from '@playwright/test';
import { Keyboard } from '../pages/keyboard.ts';
import type { Listener } from '../pages/listener.ts';
import { signUpMember } from '../support/new-member.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'afterglow-demo';
/** Longer than a webhook of the sandbox takes, and shorter than the page waits. */
const ACTIVATION_LIMIT_MS = 20_000;

const DONATION = [
  'donation_upsell_initiated',
  'donation_upsell_amount',
  'donation_upsell_payment',
  'donation_upsell_completed',
] as const;
/** With a payment that was started, left with Back, and started again. */
const PREMIUM = [
  'premium_upsell_initiated',
  'premium_upsell_plans',
  'premium_upsell_payment',
  'premium_upsell_payment',
  'premium_upsell_completed',
] as const;

const PAGES = [
  ['', 'premium', 'Go Premium'],
  ['/view-plans', 'premium/view-plans', 'Choose your plan'],
  ['/donate', 'premium/donate', 'Support Afterglow'],
  ['/select-payment/2', 'premium/select-payment', 'Select payment'],
  ['/complete', 'premium/complete', 'Almost there'],
  ['/donate/complete?state=success', 'premium/donate/complete', 'Thank you for your donation!'],
] as const;

const OPEN_TO_VISITORS = [
  ['/', 'Home'],
  ['/browse/charts', 'Charts'],
  ['/auth/login', 'Log in'],
  ['/auth/signup', 'Sign up for Afterglow'],
  ['/auth/forgot-password', /password/i],
] as const;

test('[PREMIUM-001] [PREMIUM-002] [PREMIUM-003] [PREMIUM-018] [PREMIUM-053] [SHELL-079] a visitor sees every Premium page at both its URLs, its tab, and other public pages', async ({
  listener,
}) => {
  const { page, main, siteUrl } = listener;
  const tab = main.getByRole('navigation', { name: 'Support' }).locator('[aria-current=page]');
  await listener.open('/404');
  for (const parent of ['/premium', '/offer/premium']) {
    for (const [path, , heading] of PAGES) {
      await listener.follow(parent + path);
      await expect(listener.heading(heading)).toBeVisible();
      await expect(page).toHaveURL(siteUrl + parent + path);
      if (path === '/view-plans') await expect(tab).toHaveText('Premium');
      if (path === '/donate') await expect(tab).toHaveText('Donate');
    }
  }
  const names = PAGES.map(([, name]) => name);
  await listener.expectRoutes(['404', ...names, ...names]);

  for (const unknown of ['99', 'nonsense']) {
    await listener.follow(`/premium/select-payment/${unknown}`);
    await expect(page).toHaveURL(`${siteUrl}/premium/view-plans`);
  }
  for (const [path, heading] of OPEN_TO_VISITORS) {
    await listener.follow(path);
    await expect(listener.heading(heading)).toBeVisible();
    await expect(page).toHaveURL(siteUrl + path);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('[PREMIUM-050] [PREMIUM-002] by keyboard on a small window a visitor donates, picks a plan, logs in and gets Premium', async ({
  listener,
}) => {
  const { page, main, siteUrl } = listener;
  const keyboard = new Keyboard(page);
  const member = await signUpMember(siteUrl, 'premium', PASSWORD);
  await page.setViewportSize({ width: 390, height: 844 });
  await listener.hasSkippedPremium();
  await recordSteps(page);

  await listener.open('/premium/donate');
  await expectSteps(page, ['donation_upsell_initiated']);
  await keyboard.tabTo('button', 'DONATE $20');
  await keyboard.press('Enter');
  await keyboard.tabTo('link', /^PayPal/);
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Agree and donate $20.00' }).click();
  await expect(listener.heading('Thank you for your donation!')).toBeVisible();
  await expectSteps(page, DONATION);
  await page.reload();
  await expect(listener.heading('Thank you for your donation!')).toBeVisible();
  await main.getByRole('link', { name: 'BROWSE' }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);

  await listener.follow('/premium');
  await main.getByRole('link', { name: 'Start 30-Day Free Trial' }).click();
  await keyboard.tabTo('link', 'GET STARTED');
  await keyboard.press('Enter');
  await expect(listener.heading('Select payment')).toBeFocused();
  await expect(main.getByText('Pay today')).toBeVisible();
  await expectSteps(page, [...DONATION, 'premium_upsell_initiated', 'premium_upsell_plans']);
  await keyboard.tabTo('button', /^Credit Card/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/auth/login`);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${siteUrl}/browse/charts`);
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await otherTab.close();
  await logIn(listener, member.email);
  await expect(page).toHaveURL(`${siteUrl}/premium/select-payment/2`);

  const pay = page.getByRole('button', { name: 'Start free trial' });
  await main.getByRole('button', { name: /^Credit Card/ }).click();
  await expect(pay).toBeVisible();
  await page.goBack();
  await page.reload();
  await main.getByRole('button', { name: /^Credit Card/ }).click();
  await pay.click();
  await expect(listener.heading('All Set!')).toBeVisible({ timeout: ACTIVATION_LIMIT_MS });
  await expectSteps(page, [...DONATION, ...PREMIUM]);
  await page.reload();
  await expect(listener.heading('All Set!')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(listener.menu.getByText('PREMIUM', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await listener.follow('/premium/select-payment/2');
  await expect(main.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
  await expectSteps(page, [...DONATION, ...PREMIUM]);
});

async function logIn({ page }: Listener, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('form', { name: 'Log In' }).getByRole('button', { name: 'Log In' }).click();
}

/** Records the names of events for the tag service, across all documents of the journey. */
async function recordSteps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layer: Record<string, unknown>[] = [];
    layer.push = (...events) => {
      const names = events.map(({ event }) => String(event));
      sessionStorage.setItem('steps', [sessionStorage.getItem('steps'), ...names].filter(Boolean).join(' '));
      return Array.prototype.push.apply(layer, events);
    };
    window.dataLayer = layer;
  });
}

/** The steps of the two flows so far; the page sends none before it has started. */
async function expectSteps(page: Page, steps: readonly string[]): Promise<void> {
  await expect.poll(() => stepsOf(page)).toEqual(steps);
}

function stepsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (sessionStorage.getItem('steps') ?? '').split(' ').filter((name) => name.includes('_upsell_')),
  );
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}
