import type { Page } from '@playwright/test';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { Listener } from '../pages/listener.ts';
import { restoreSession, signUpMember } from '../support/new-member.ts';
import { openPayPalShop, type PayPalShop } from '../support/site/paypal-shop.ts';
import { expect, test } from '../support/test.ts';

const YEARLY = '/premium/select-payment/3';
const YEARLY_PRICE = '47.90';
/** The site's response to an accepted webhook, and to a rejected one. */
const TAKEN = 204;
const REFUSED = 400;
/** After this a payment takes longer than expected. */
const SLOW_MS = 21_000;

// All of them use one site, one after the other.
test.describe.configure({ mode: 'default' });

let shop: PayPalShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await openPayPalShop();
});
test.afterAll(async () => shop.close());
test.beforeEach(() => {
  shop.paypal.isDown = false;
  shop.paypal.onBegun = () => Promise.resolve();
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
      expect(shop.taken().slice(takenBefore)).toEqual([YEARLY_PRICE]);
      const { token } = JSON.parse(member.stored) as { readonly token: string };
      const answer = await page.request.get(`${shop.url}/v3/subscriptions?membersid=${member.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await answer.json()).toMatchObject([{ status: 'active', paymentProcessor: 'paypal', plan: { id: 3 } }]);
    },
  };
}

async function choose({ main, page }: Listener): Promise<void> {
  await main.getByRole('button', { name: /^PayPal/ }).click();
  await page.getByRole('heading', { name: 'Pay by PayPal' }).waitFor();
}

const agree = (page: Page) => page.getByRole('button', { name: 'Agree and Continue' }).click();

test('two tabs that approve by PayPal pay once, with webhooks before the return, and doubled', async ({
  page,
  context,
}) => {
  const { listener, expectPaidOnce } = await shopper(page, 'paypal-tabs');
  const other = new Listener(await context.newPage(), shop.url);
  await restoreSession(other, { stored: await page.evaluate(() => localStorage.getItem('auth.currentUser') ?? '') });
  await other.open(YEARLY);
  let answers: readonly number[] = [];
  shop.paypal.onBegun = async () => {
    answers = [...answers, ...(await shop.deliverWebhooks({})), ...(await shop.deliverWebhooks())];
  };

  await choose(other);
  await choose(listener);
  await page.goBack();
  await expect(listener.heading('Select payment')).toBeVisible();
  await choose(listener);
  await Promise.all([agree(page), agree(other.page)]);
  await expect(listener.heading('All Set!')).toBeVisible();
  await expect(other.page).toHaveURL(/\/premium\/select-payment\/3/);
  await other.page.reload();
  await expect(other.main.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
  expect([answers.length, new Set(answers)]).toEqual([4, new Set([TAKEN])]);
  await page.reload();
  await expect(listener.heading('All Set!')).toBeVisible();
  await expectPaidOnce();
});

test('lost PayPal webhooks are replaced by a lookup on return; forged ones are rejected', async ({ page }) => {
  const { listener, expectPaidOnce } = await shopper(page, 'paypal-lost');
  await choose(listener);
  await agree(page);
  await expect(listener.heading('All Set!')).toBeVisible();
  expect(await shop.deliverWebhooks({ certificate: 'self-made' })).toEqual([REFUSED, REFUSED]);
  expect(await shop.deliverWebhooks({ atMs: Date.now() - HOUR_MS })).toEqual([REFUSED, REFUSED]);
  expect(await shop.deliverWebhooks()).toEqual([TAKEN, TAKEN]);
  await expectPaidOnce();
});

test('late PayPal webhooks are awaited through Back and reload, despite forged ones', async ({ page }) => {
  const { listener, expectPaidOnce } = await shopper(page, 'paypal-late');
  shop.paypal.onBegun = async () => {
    shop.paypal.isDown = true;
  };
  await choose(listener);
  await page.clock.install();
  await agree(page);
  await expect(listener.heading('Almost there')).toBeVisible();
  await page.goBack();
  await page.goForward();
  await page.reload();
  await expect(listener.heading('Almost there')).toBeVisible();
  await page.clock.runFor(SLOW_MS);
  await expect(listener.main.getByText('This is taking a bit longer than expected.')).toBeVisible();
  shop.paypal.isDown = false;
  expect(await shop.deliverWebhooks({ certificate: 'self-made' })).toEqual([REFUSED, REFUSED]);
  expect(await shop.sendWebhookOfAnotherSite()).toBe(TAKEN);
  await page.clock.runFor(4000);
  await expect(listener.heading('Almost there')).toBeVisible();

  expect(await shop.deliverWebhooks({})).toEqual([TAKEN, TAKEN]);
  expect(await shop.deliverWebhooks()).toEqual([TAKEN, TAKEN]);
  await page.clock.runFor(2000);
  await expect(listener.heading('All Set!')).toBeVisible();
  await expectPaidOnce();
});

test('a PayPal donation is charged once, with the return, its webhook and a reload', async ({ page }) => {
  const donor = new Listener(page, shop.url);
  await donor.hasSkippedPremium();
  await donor.open('/premium/donate');
  await donor.main.getByRole('button', { name: 'DONATE $50' }).click();
  await donor.main.getByRole('link', { name: /^PayPal/ }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await donor.open('/premium/donate');
  await donor.main.getByRole('button', { name: 'DONATE $50' }).click();
  await donor.main.getByRole('link', { name: /^PayPal/ }).click();
  await expect(page.getByRole('heading', { name: 'Give 50.00 by PayPal' })).toBeVisible();
  await page.getByRole('button', { name: 'Agree and Pay Now' }).click();
  await expect(donor.heading('Thank you for your donation!')).toBeVisible();
  expect(new Set(await shop.deliverWebhooks({}))).toEqual(new Set([TAKEN]));
  expect(new Set(await shop.deliverWebhooks())).toEqual(new Set([TAKEN]));
  await page.reload();
  await expect(donor.heading('Thank you for your donation!')).toBeVisible();
  expect([...shop.paypal.ledger.captures.values()].map(({ amount }) => amount.value)).toEqual(['50.00']);
});
