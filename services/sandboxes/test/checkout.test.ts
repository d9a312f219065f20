import { createSeededEnvironment, type RunningApi } from '@afterglow/api/testing';
import { until } from '@afterglow/kit/testing';
import { monthsAfter } from '@afterglow/kit';
import { DAY_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { startApi } from '#testing/start-api.ts';
import { fetchPage, press, pressAndFollow } from '#testing/browser-form.ts';
import { createShopper, type Shopper } from '#testing/shopper.ts';

let api: RunningApi;
let shopper: Shopper;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  shopper = await createShopper(api);
});
afterAll(async () => api.stop());

function pathOf(location: string | null): string {
  const { pathname, search } = new URL(location ?? '');
  return `${pathname}${search}`;
}

async function arrivalOf(location: string | null): Promise<string> {
  const response = await fetch(location ?? '', { redirect: 'manual' });
  return pathOf(response.headers.get('location'));
}

test('[API-061] a payment activates the subscription and leads back with state=success', async () => {
  const page = await shopper.checkout(3);
  expect(page.text).toContain('No money moves');
  expect(await shopper.isPremium()).toBe(false);
  const { status, location } = await press(page, 'Pay $47.90');
  expect(status).toBe(303);
  expect(await arrivalOf(location)).toBe('/premium/complete?state=success');
  expect(await shopper.awaitSubscription(() => true)).toMatchObject({
    status: 'active',
    cancelTime: null,
    endTime: monthsAfter(new Date(api.clock.nowMs()), 12).toISOString(),
    subscriptionsProductsId: { id: 3 },
    paymentProcessor: 'stripe',
  });
  expect(await shopper.isPremium()).toBe(true);
});

test('only the webhook activates, however late it arrives; the return URL alone does not', async () => {
  const { location } = await press(await shopper.checkout(3), 'Pay $47.90', { outcome: 'slow' });
  expect(await arrivalOf(location)).toBe('/premium/complete?state=success');
  expect(await shopper.subscriptions()).toEqual([]);
  expect(await shopper.isPremium()).toBe(false);
  api.clock.advance(20 * SECOND_MS);
  expect(await shopper.subscriptions()).toEqual([]);
  await shopper.awaitSubscription(({ status }) => status === 'active', 5 * SECOND_MS);
});

test('a payer who closes the page without returning still gets Premium', async () => {
  const page = await press(await shopper.checkout(3), 'Pay $47.90', { outcome: 'closed' });
  expect(page).toMatchObject({ status: 200, location: null });
  expect(page.text).toContain('Payment received');
  await shopper.awaitSubscription(({ status }) => status === 'active');
});

test.each([
  ['the test demands it', { outcome: 'declined' }],
  ['the card is the one that is always declined', { number: '4000 0000 0000 0002' }],
])('a payment is declined on the page, where another try succeeds, when %s', async (_why, changes) => {
  const declined = await pressAndFollow(await shopper.checkout(3), 'Pay $47.90', changes);
  expect(declined.text).toMatch(/role="alert">\s*<strong>Your card was declined/);
  expect(await shopper.subscriptions()).toEqual([]);
  expect((await press(declined, 'Pay $47.90')).status).toBe(303);
  await shopper.awaitSubscription(({ status }) => status === 'active');
});

test.each([
  ['number', '5500 0000 0000 0004', 'Only test cards'],
  ['number', '', 'Only test cards'],
  ['expiry', '10/26', 'Enter a month in the future'],
  ['expiry', '13/40', 'Enter a month in the future'],
  ['cvc', '98', 'Enter three or four digits'],
])('a card whose %s is "%s" is rejected next to its field, and not repeated', async (field, value, message) => {
  const page = await pressAndFollow(await shopper.checkout(3), 'Pay $47.90', { [field]: value });
  expect(page.text).toMatch(new RegExp(`id="${field}-fault" role="alert">\\s*${message}`));
  expect(page.text).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"`));
  expect(page.text).not.toContain(`value="${value}"`);
});

test('a payer who cancels returns with state=cancel, has paid nothing, and can still pay', async () => {
  const page = await shopper.checkout(3);
  const { status, location } = await press(page, 'Cancel and go back');
  expect(status).toBe(303);
  expect(pathOf(location)).toBe('/premium/select-payment/3?state=cancel');
  expect(await shopper.subscriptions()).toEqual([]);
  expect((await press(page, 'Pay $47.90')).status).toBe(303);
});

test('a former Premium member pays immediately, also for the plan with a trial', async () => {
  await press(await shopper.checkout(3, 'paypal'), 'Agree and pay $47.90');
  const { id } = await shopper.awaitSubscription(() => true);
  await api.call('cancelSubscription', { params: { id }, body: { status: 'canceled' }, token: shopper.token() });
  api.clock.skip(366 * DAY_MS);
  await shopper.logInAgain();
  const page = await shopper.checkout(2, 'paypal');
  expect(page.text).not.toContain('free trial');
  expect(page.text).toMatch(/class="amount">\$4\.99/);
});

test('the credit of the previous plan pays for another plan, and none of it is lost', async () => {
  const order = (plan: number) => ({ subscriptionsProductsId: plan, paymentProcessor: 'paypal' }) as const;
  const dueFor = async (plan: number) =>
    (await api.call('quotePlan', { query: order(plan), token: shopper.token() })).data.dueToday;
  const changeTo = async (plan: number, dueToday: number) => {
    const { token: quote } = (await api.call('quotePlan', { query: order(plan), token: shopper.token() })).data;
    await api.call('createCheckout', { body: { ...order(plan), dueToday, quote }, token: shopper.token() });
  };
  const payments = async () =>
    (await api.call('listPayments', { params: { id: shopper.memberId }, token: shopper.token() })).data;
  expect(await dueFor(3)).toBe(4_790);
  await press(await shopper.checkout(3, 'paypal'), 'Agree and pay $47.90');
  const { id } = await shopper.awaitSubscription(() => true);
  expect(await dueFor(2)).toBe(0);
  await expect(changeTo(2, 499)).rejects.toThrow('The amount due today has changed');
  await changeTo(2, 0);
  expect(await shopper.subscriptions()).toMatchObject([{ id, plan: { id: 2 }, status: 'active' }]);
  // The next months are paid with the credit.
  api.clock.skip(31 * DAY_MS);
  await shopper.logInAgain();
  await shopper.awaitSubscription(({ endTime }) => Date.parse(endTime) > api.clock.nowMs(), 5_000);
  // The month that has been used, and a day of the next.
  const due = await dueFor(3);
  expect([due >= 499, due < 499 + 18]).toEqual([true, true]);
  await changeTo(3, due);
  expect(await payments()).toMatchObject([
    { paid: due, plan: { id: 3 }, paymentProcessor: 'paypal' },
    { paid: 4_790, plan: { id: 3 } },
  ]);
  expect(await shopper.subscriptions()).toHaveLength(1);
});

test('PayPal asks for no card', async () => {
  const page = await shopper.checkout(3, 'paypal');
  expect(page.text).not.toContain('name="number"');
  await press(page, 'Agree and pay $47.90');
  await shopper.awaitSubscription(({ paymentProcessor }) => paymentProcessor === 'paypal');
});

test('a checkout is paid only once, and not after a day', async () => {
  const page = await shopper.checkout(3);
  await press(page, 'Pay $47.90');
  expect((await press(page, 'Pay $47.90')).text).toContain('Already paid');
  await shopper.awaitSubscription(() => true);
  expect(await shopper.subscriptions()).toHaveLength(1);
  const other = await (await createShopper(api)).checkout(3);
  api.clock.skip(DAY_MS);
  expect(await press(other, 'Pay $47.90')).toMatchObject({ status: 410, location: null });
  expect((await fetchPage(`${new URL(page.url).origin}/v3/sandbox/checkouts/cs_made-up`)).status).toBe(404);
});

test('a new member starts a free trial, which becomes a paid month and is renewed', async () => {
  const page = await shopper.checkout(2);
  expect(page.text).toMatch(/class="amount">\$0\.00/);
  await press(page, 'Start free trial');
  const trial = await shopper.awaitSubscription(() => true);
  expect(trial.status).toBe('trialing');
  expect(Date.parse(trial.endTime)).toBe(api.clock.nowMs() + 30 * DAY_MS);
  expect(await shopper.isPremium()).toBe(true);
  api.clock.skip(30 * DAY_MS);
  await shopper.logInAgain();
  const paid = await shopper.awaitSubscription(({ status }) => status === 'active', 5 * SECOND_MS);
  expect(paid).toMatchObject({ id: trial.id, endTime: monthsAfter(new Date(trial.endTime), 1).toISOString() });
  api.clock.skip(31 * DAY_MS);
  await shopper.logInAgain();
  const renewed = monthsAfter(new Date(trial.endTime), 2).toISOString();
  await shopper.awaitSubscription(({ endTime }) => endTime === renewed, 5 * SECOND_MS);
  expect(await shopper.isPremium()).toBe(true);
});

test('[BILLING-004] a card gets one trial, and the next step is to pay', async () => {
  const card = { number: '4242 4212 3456 4242' };
  await press(await shopper.checkout(2), 'Start free trial', card);
  await shopper.awaitSubscription(({ status }) => status === 'trialing');
  const other = await createShopper(api);
  const { location } = await press(await other.checkout(2), 'Start free trial', card);
  await until(
    () => arrivalOf(location),
    (path) => path === '/premium/select-payment/2?state=card-had-trial',
  );
  expect([await other.isPremium(), await other.subscriptions()]).toEqual([false, []]);
  await press(await other.checkout(2), 'Pay $4.99', card);
  await other.awaitSubscription(({ status }) => status === 'active');
});

test('a canceled subscription stays valid until its end and is not renewed', async () => {
  await press(await shopper.checkout(2), 'Start free trial');
  const { id } = await shopper.awaitSubscription(() => true);
  await api.call('cancelSubscription', { params: { id }, body: { status: 'canceled' }, token: shopper.token() });
  api.clock.skip(30 * DAY_MS - SECOND_MS);
  await shopper.logInAgain();
  expect(await shopper.isPremium()).toBe(true);
  api.clock.advance(2 * SECOND_MS);
  expect(await shopper.isPremium()).toBe(false);
  api.clock.advance(60 * SECOND_MS);
  expect(await shopper.isPremium()).toBe(false);
});

test('an undelivered webhook arrives after the next start, which deletes demo members’ trials', async () => {
  const place = await createSeededEnvironment();
  const first = await startApi(place);
  const card = { number: '4242 4299 9999 4242' };
  const demo = { email: 'new@afterglow.example', password: 'afterglow-demo' };
  const { token, members_id: params } = (await first.call('createToken', { body: demo })).data;
  const order = { subscriptionsProductsId: 2, paymentProcessor: 'stripe', dueToday: 0, price: 499 };
  const { redirectUrl } = (await first.call('createCheckout', { body: order, token })).data;
  await press(await fetchPage(redirectUrl), 'Start free trial', card);
  await until(
    () => first.call('getMember', { params, token }),
    ({ data }) => data.premium,
  );
  const before = await createShopper(first);
  await press(await before.checkout(3), 'Pay $47.90', { outcome: 'slow' });
  await first.stop();
  const second = await startApi(place);
  const query = { membersid: before.memberId };
  const read = async () => (await second.call('listSubscriptions', { query, token: before.token() })).data;
  expect(await read()).toEqual([]);
  const readLater = () => {
    second.clock.advance(5 * SECOND_MS);
    return read();
  };
  await until(readLater, ([subscription]) => subscription?.status === 'active');
  const visitor = await createShopper(second);
  await press(await visitor.checkout(2), 'Start free trial', card);
  await visitor.awaitSubscription(({ status }) => status === 'trialing');
  await second.stop();
  await place.remove();
});

test.each(['/sandbox/checkouts/made-up', '/sandbox/portal?customer=somebody', '/sandbox/donations/stripe?amount=free'])(
  '%s is an error page that says so and leads back',
  async (path) => {
    const response = await api.request(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).toMatch(/<a class="button" href="\/">Back to Afterglow<\/a>/);
  },
);
