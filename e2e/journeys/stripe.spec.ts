import type { Page } from '@playwright/test';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { Listener } from '../pages/listener.ts';
import { restoreSession, signUpMember } from '../support/new-member.ts';
import { openStripeShop, type StripeShop } from '../support/site/stripe-shop.ts';
import { expect, test } from '../support/test.ts';

const YEARLY = '/premium/select-payment/3';
const MONTHLY = '/premium/select-payment/2';
const YEARLY_CENTS = 4790;
/** The site's response to an accepted webhook, and to a rejected one. */
const TAKEN = 204;
const REFUSED = 400;
/** After this a payment takes longer than expected. */
const SLOW_MS = 21_000;

test.describe.configure({ mode: 'default' });

let shop: StripeShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await openStripeShop();
});
test.afterAll(async () => shop.close());
test.beforeEach(() => {
  shop.stripe.isDown = false;
  shop.stripe.onPaid = () => Promise.resolve();
});

async function shopper(page: Page, name: string) {
  const member = await signUpMember(shop.url, name);
  const listener = new Listener(page, shop.url);
  await restoreSession(listener, member);
  await listener.open(YEARLY);
  const takenBefore = shop.taken().length;
  return {
    listener,
    async expectPaidOnce() {
      expect(shop.taken().slice(takenBefore)).toEqual([YEARLY_CENTS]);
      const { token } = JSON.parse(member.stored) as { readonly token: string };
      const answer = await page.request.get(`${shop.url}/v3/subscriptions?membersid=${member.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await answer.json()).toMatchObject([{ status: 'active', paymentProcessor: 'stripe', plan: { id: 3 } }]);
    },
  };
}

async function choose({ main, page }: Listener): Promise<void> {
  await main.getByRole('button', { name: /^Credit Card/ }).click();
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor();
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay' }).click();

test('[BILLING-003] two tabs that pay at the same time pay once, and an outdated tab charges nothing unseen', async ({
  page,
  context,
}) => {
  const { listener, expectPaidOnce } = await shopper(page, 'two-tabs');
  const stored = await page.evaluate(() => localStorage.getItem('auth.currentUser') ?? '');
  const openTab = async (path: string) => {
    const tab = new Listener(await context.newPage(), shop.url);
    await restoreSession(tab, { stored });
    await tab.open(path);
    return tab;
  };
  const [pressed, shown] = [await openTab(MONTHLY), await openTab(MONTHLY)];
  for (const { main } of [pressed, shown]) await expect(main.getByText('Pay today')).toBeVisible();
  const other = await openTab(YEARLY);
  shop.stripe.onPaid = async () => {
    const answers = [...(await shop.deliverWebhooks({})), ...(await shop.deliverWebhooks())];
    expect(new Set(answers)).toEqual(new Set([TAKEN]));
  };

  await choose(other);
  await choose(listener);
  await Promise.all([pay(page), pay(other.page)]);
  await expect(listener.heading('All Set!')).toBeVisible();
  await expect(other.page.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
  await other.page.getByRole('link', { name: 'Back' }).click();
  await expect(other.main.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();

  await pressed.main.getByRole('button', { name: /^Credit Card/ }).click();
  await expect(pressed.main.getByRole('alert')).toContainText("You weren't charged.");
  await shown.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const { main } of [pressed, shown])
    await expect(main.getByText('Unused time on your Yearly plan')).toBeVisible();
  await expectPaidOnce();
  await shown.main.getByRole('button', { name: /Change plan$/ }).click();
  await expect(shown.heading('All Set!')).toBeVisible();
  expect(shop.taken()).toEqual([YEARLY_CENTS]);
});

test('Back and reload around the payment pay nothing more, with the webhook during the return', async ({ page }) => {
  const { listener, expectPaidOnce } = await shopper(page, 'back');
  let reported: Promise<readonly number[]> = Promise.resolve([]);
  shop.stripe.onPaid = async () => {
    reported = shop.deliverWebhooks();
  };

  await choose(listener);
  await page.goBack();
  await expect(listener.heading('Select payment')).toBeVisible();
  await page.reload();
  await choose(listener);
  await page.reload();
  await pay(page);
  await expect(listener.heading('All Set!')).toBeVisible();
  expect(new Set(await reported)).toEqual(new Set([TAKEN]));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This has been paid' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(listener.heading('All Set!')).toBeVisible();
  await page.reload();
  await expect(listener.heading('All Set!')).toBeVisible();
  await expectPaidOnce();
});

test('a lost webhook is replaced by a lookup on return; forged and replayed ones are rejected', async ({ page }) => {
  const { listener, expectPaidOnce } = await shopper(page, 'lost');
  await choose(listener);
  await pay(page);
  await expect(listener.heading('All Set!')).toBeVisible();
  expect(await shop.deliverWebhooks({ secret: 'whsec_somebody_else' })).toEqual([REFUSED, REFUSED, REFUSED]);
  expect(await shop.deliverWebhooks({ atMs: Date.now() - HOUR_MS })).toEqual([REFUSED, REFUSED, REFUSED]);
  expect(await shop.deliverWebhooks()).toEqual([TAKEN, TAKEN, TAKEN]);
  await expectPaidOnce();
});

test('a late webhook is awaited through Back and reload, despite forged ones', async ({ page }) => {
  const { listener, expectPaidOnce } = await shopper(page, 'late');
  shop.stripe.onPaid = async () => {
    shop.stripe.isDown = true;
  };
  await choose(listener);
  await page.clock.install();
  await pay(page);
  await expect(listener.heading('Almost there')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.reload();
  await expect(listener.heading('Almost there')).toBeVisible();
  await page.clock.runFor(SLOW_MS);
  await expect(listener.main.getByText('This is taking a bit longer than expected.')).toBeVisible();
  expect(await shop.deliverWebhooks({ secret: 'whsec_somebody_else' })).toEqual([REFUSED, REFUSED, REFUSED]);
  await page.clock.runFor(4000);
  await expect(listener.heading('Almost there')).toBeVisible();

  shop.stripe.isDown = false;
  expect(await shop.sendWebhookOfAnotherSite()).toBe(TAKEN);
  await page.clock.runFor(4000);
  await expect(listener.heading('Almost there')).toBeVisible();
  expect(await shop.deliverWebhooks({})).toEqual([TAKEN, TAKEN, TAKEN]);
  expect(await shop.deliverWebhooks()).toEqual([TAKEN, TAKEN, TAKEN]);
  await page.clock.runFor(2000);
  await expect(listener.heading('All Set!')).toBeVisible();
  await expectPaidOnce();
});

test('a card donation is charged once, with two webhooks; an outage says nothing was charged', async ({ page }) => {
  const donor = new Listener(page, shop.url);
  const takenBefore = shop.taken().length;
  await donor.hasSkippedPremium();
  shop.stripe.isDown = true;
  await donor.open('/premium/donate');
  await donor.main.getByRole('link', { name: /^Credit Card/ }).click();
  await expect(donor.heading("Your donation didn't go through.")).toBeVisible();
  await expect(donor.main.getByText(/You weren't charged\./)).toBeVisible();
  shop.stripe.isDown = false;

  await donor.main.getByRole('link', { name: 'Back to donations' }).click();
  await donor.main.getByRole('link', { name: /^Credit Card/ }).click();
  await pay(page);
  await expect(donor.heading('Thank you for your donation!')).toBeVisible();
  expect(new Set([...(await shop.deliverWebhooks({})), ...(await shop.deliverWebhooks())])).toEqual(new Set([TAKEN]));
  await page.goBack();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(donor.heading('Thank you for your donation!')).toBeVisible();
  expect(shop.taken().slice(takenBefore)).toEqual([5000]);
});

test('[BILLING-005] an operator changes a price on the running site, and a subscriber keeps theirs', async ({
  page,
  browser,
}) => {
  const { listener } = await shopper(page, 'keeps-price');
  await choose(listener);
  await pay(page);
  await expect(listener.heading('All Set!')).toBeVisible();
  shop.stripe.ledger.prices.set('price_year_2', {
    id: 'price_year_2',
    active: true,
    unit_amount: 5390,
    currency: 'usd',
    recurring: { interval: 'year', interval_count: 1 },
  });
  await shop.admin('plans', 'set-price', '3', '53.90', '--stripe', 'price_year_2');

  await listener.open('/premium/view-plans');
  await expect(listener.main.getByText('$47.90 billed annually.')).toBeVisible();
  await expect(listener.main.getByText('(Save 20%!)')).toBeVisible();
  const context = await browser.newContext();
  const visitor = new Listener(await context.newPage(), shop.url);
  await visitor.open('/premium/view-plans');
  await expect(visitor.main.getByText('$53.90 billed annually.')).toBeVisible();
  await expect(visitor.main.getByText('(Save 9%!)')).toBeVisible();
  await context.close();
});
