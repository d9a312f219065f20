import { operatorTokenOf, readOutbox, type RunningApi } from '@afterglow/api/testing';
import { monthsAfter } from '@afterglow/kit';
import { startApi } from '#testing/start-api.ts';
import { press } from '#testing/browser-form.ts';
import { createShopper, findCheckout, type Shopper } from '#testing/shopper.ts';

const [FREE, MONTHLY, YEARLY] = [1, 2, 3];
const FREE_MEMBER_ID = 1;

let api: RunningApi;
let shopper: Shopper;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  shopper = await createShopper(api);
});
afterAll(async () => api.stop());

const token = () => shopper.token();
/** The amounts that a plan's page shows a new member. */
const shown = (planId: number | undefined) =>
  planId === MONTHLY ? { dueToday: 0, price: 499 } : { dueToday: 4_790, price: 4_790 };
const order = (planId: number | undefined, paymentProcessor = 'stripe') => ({
  body: { subscriptionsProductsId: planId, paymentProcessor, ...shown(planId) },
  token: token(),
});

async function subscribe(processor: 'stripe' | 'paypal' = 'stripe') {
  const label = processor === 'stripe' ? 'Pay $47.90' : 'Agree and pay $47.90';
  await press(await shopper.checkout(3, processor), label);
  return shopper.awaitSubscription(() => true);
}

describe('plans', () => {
  test('[API-055] [PREMIUM-035] are Free, Monthly with a trial, and Yearly', async () => {
    const { data } = await api.call('listPlans');
    const trial = { durationTrialMonths: 1 };
    const none = { durationTrialMonths: 0 };
    expect(data).toEqual([
      { id: 1, title: 'Free', price: 0, durationMonths: 0, ...none, active: 1, current: false },
      { id: 2, title: 'Monthly', price: 499, durationMonths: 1, ...trial, active: 1, current: false },
      { id: 3, title: 'Yearly', price: 4790, durationMonths: 12, ...none, active: 1, current: false },
    ]);
  });

  test('the plan that a member has is the current one immediately', async () => {
    const current = async () =>
      (await api.call('listPlans', { token: token() })).data.filter((plan) => plan.current).map(({ id }) => id);
    expect(await current()).toEqual([FREE]);
    await subscribe();
    expect(await current()).toEqual([YEARLY]);
  });
});

describe('subscriptions', () => {
  test('[API-056] of the caller are listed, by status on request', async () => {
    await subscribe();
    const list = async (status: object) =>
      api.call('listSubscriptions', { query: { membersid: shopper.memberId, ...status }, token: token() });
    const all = await list({});
    expect(all.data).toHaveLength(1);
    expect(all.headers.get('x-items-total')).toBe('1');
    expect((await list({ status: 'active' })).data).toHaveLength(1);
    expect((await list({ status: 'canceled' })).data).toEqual([]);
  });

  test('of another member are 403, whether there is such a member or not', async () => {
    for (const membersid of [FREE_MEMBER_ID, 999_999]) {
      const refusal = await api.refusal('listSubscriptions', { query: { membersid }, token: token() });
      expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });
});

describe('a checkout', () => {
  test('[API-057] responds with the URL where the payment is made', async () => {
    const { data } = await api.call('createCheckout', order(YEARLY));
    expect(data.redirectUrl).toMatch(/^http:\/\/localhost:\d+\/v3\/sandbox\/checkouts\/cs_[\w-]{32}$/);
  });

  test.each([
    ['an unknown plan', 99, 'stripe'],
    ['the free plan', FREE, 'stripe'],
    ['a processor that is not for the web', YEARLY, 'apple'],
    ['what is given away only', YEARLY, 'manual'],
    ['no processor at all', YEARLY, 'cash'],
    ['no plan', undefined, 'stripe'],
  ])('for %s is 400', async (_what, planId, processor) => {
    expect(await api.refusal('createCheckout', order(planId, processor))).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  test('for the plan that the member has is 409', async () => {
    await subscribe();
    expect(await api.refusal('createCheckout', order(YEARLY))).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('by another processor than the member’s current one is 409', async () => {
    await subscribe('paypal');
    expect((await api.refusal('createCheckout', order(MONTHLY, 'stripe'))).message).toContain('PayPal');
    await shopper.changePlan(MONTHLY, 'paypal');
  });

  test.each([
    ['an amount', { dueToday: undefined, price: undefined }],
    ['the price of each period', { price: undefined }],
    ['the amount due today', { dueToday: undefined }],
  ])('[BILLING-003] of a new subscription is 409 without %s, with any processor', async (_what, missing) => {
    for (const processor of ['stripe', 'paypal']) {
      const { body, ...as } = order(MONTHLY, processor);
      const refused = await api.refusal('createCheckout', { ...as, body: { ...body, ...missing } });
      expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Reload it') as string });
      const other = await api.refusal('createCheckout', { ...as, body: { ...body, price: 399 } });
      expect(other).toMatchObject({ status: 409, message: expect.stringContaining('has changed') as string });
    }
  });

  test('[BILLING-003] of a member who pays already is 409 without the amount, and changes nothing', async () => {
    await subscribe();
    expect(await api.refusal('createCheckout', order(MONTHLY))).toMatchObject({ status: 409, code: 'conflict' });
    expect(await shopper.subscriptions()).toMatchObject([{ plan: { id: YEARLY }, status: 'active' }]);
  });

  test('by any processor is open to a member who was granted Premium', async () => {
    const premium = await api.logIn('premium');
    const body = { ...order(MONTHLY, 'paypal').body, dueToday: 499 };
    expect((await api.call('createCheckout', { body, token: premium })).status).toBe(200);
  });

  test('[API-058] is shown to its own member', async () => {
    await shopper.checkout(3);
    expect(await findCheckout(api, shopper)).toEqual({
      id: expect.any(Number),
      status: 'open',
      subscriptionsProductsId: { id: YEARLY },
      paymentProcessor: 'stripe',
      trialDays: 0,
      creationTime: new Date(api.clock.nowMs()).toISOString(),
    });
  });

  test('of another member looks the same as a missing one', async () => {
    await shopper.checkout(3);
    const { id } = await findCheckout(api, shopper);
    const stranger = await createShopper(api);
    const foreign = await api.refusal('getCheckout', { params: { id }, token: stranger.token() });
    const unknown = await api.refusal('getCheckout', { params: { id: 999_999 }, token: stranger.token() });
    expect(foreign).toEqual(unknown);
    expect(foreign.status).toBe(403);
  });

  test('replaces the previous one, which can no longer be paid', async () => {
    const first = await shopper.checkout(3);
    const { id } = await findCheckout(api, shopper);
    const second = await shopper.checkout(2);
    expect((await press(first, 'Pay $47.90')).status).toBe(410);
    const read = async () => (await api.call('getCheckout', { params: { id }, token: token() })).data;
    expect((await read()).status).toBe('expired');
    expect((await press(second, 'Start free trial')).status).toBe(303);
  });

  test('is 409 while an earlier payment is being confirmed', async () => {
    await press(await shopper.checkout(3), 'Pay $47.90', { outcome: 'slow' });
    expect((await api.refusal('createCheckout', order(MONTHLY))).message).toContain('confirming your payment');
  });

  test('of many started at the same time exactly one can be paid', async () => {
    const begun = await Promise.allSettled([1, 2, 3, 4].map(async () => shopper.checkout(3)));
    const pages = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const payable = pages.filter(({ status }) => status === 200);
    const paid = await Promise.all(payable.map(async (page) => press(page, 'Pay $47.90')));
    expect(paid.filter(({ status }) => status === 303)).toHaveLength(1);
  });
});

describe('canceling', () => {
  const cancel = (id: number, by: string) => ({ params: { id }, body: { status: 'canceled' }, token: by }) as const;

  test('[API-059] sets cancelTime and keeps endTime; repeated, it responds the same', async () => {
    const before = await subscribe();
    const { data } = await api.call('cancelSubscription', cancel(before.id, token()));
    const cancelTime = new Date(api.clock.nowMs()).toISOString();
    expect(data).toEqual({ ...before, entitledUntil: before.endTime, status: 'canceled', cancelTime });
    api.clock.advance(60_000);
    expect((await api.call('cancelSubscription', cancel(before.id, token()))).data).toEqual(data);
    expect(await shopper.subscriptions()).toEqual([data]);
    expect(await shopper.isPremium()).toBe(true);
  });

  test('another member’s subscription is 403, like a missing one', async () => {
    const { id } = await subscribe();
    const stranger = (await createShopper(api)).token();
    const foreign = await api.refusal('cancelSubscription', cancel(id, stranger));
    expect(foreign.status).toBe(403);
    expect(await api.refusal('cancelSubscription', cancel(999_999, stranger))).toEqual(foreign);
  });

  test.each([{}, { status: 'active' }, { status: 'canceled', endTime: '2099-01-01T00:00:00Z' }])(
    'with the body %j is 400',
    async (body) => {
      const { id } = await subscribe();
      const refusal = await api.refusal('cancelSubscription', { params: { id }, body, token: token() });
      expect(refusal.status).toBe(400);
    },
  );

  test('another plan replaces the previous one, which is not paid again', async () => {
    const yearly = await subscribe();
    await shopper.changePlan(MONTHLY);
    const [monthly, ...others] = await shopper.subscriptions();
    expect(others).toEqual([]);
    expect(monthly).toMatchObject({ id: yearly.id, plan: { id: 2 }, status: 'active', cancelTime: null });
  });
});

describe('mails', () => {
  const mailsTo = async (email: string) =>
    (await readOutbox(api)).filter(({ to }) => to === email).map(({ subject }) => subject);

  test('a receipt is sent at the start, and one confirmation at the cancellation', async () => {
    const { id } = await subscribe();
    expect(await mailsTo(shopper.email)).toContain('Welcome to Afterglow Premium');
    await api.call('cancelSubscription', { params: { id }, body: { status: 'canceled' }, token: token() });
    const mails = await mailsTo(shopper.email);
    expect(mails.filter((subject) => subject === 'Your Afterglow Premium is canceled')).toHaveLength(1);
  });
});

describe('a grant', () => {
  const operator = async () => operatorTokenOf(api);
  const body = (changes: object) => ({ email: shopper.email.toUpperCase(), reason: 'Won it', ...changes });

  test('gives Premium for months or until a time, immediately and without payment', async () => {
    const { data } = await api.call('grantPremium', { body: body({ months: 3 }), token: await operator() });
    const endTime = monthsAfter(new Date(api.clock.nowMs()), 3).toISOString();
    expect(data).toMatchObject({
      status: 'active',
      endTime,
      paymentProcessor: 'manual',
      subscriptionsCheckoutId: null,
    });
    expect(await shopper.isPremium()).toBe(true);
    const until_ = '2030-01-01T00:00:00.000Z';
    await api.call('grantPremium', { body: body({ until: until_ }), token: await operator() });
    expect((await shopper.subscriptions()).map((each) => each.endTime)).toEqual([until_, endTime]);
  });

  test.each([
    ['the past', { until: '2020-01-01T00:00:00Z' }],
    ['a thousand years', { until: '3026-01-01T00:00:00Z' }],
    ['both', { until: '2030-01-01T00:00:00Z', months: 1 }],
    ['neither', {}],
    ['no months', { months: 0 }],
    ['no reason', { months: 1, reason: ' ' }],
  ])('for %s is 400', async (_what, changes) => {
    const refusal = await api.refusal('grantPremium', { body: body(changes), token: await operator() });
    expect(refusal.status).toBe(400);
    expect(await shopper.isPremium()).toBe(false);
  });

  test('to an unknown member is 404, and by an ordinary member 403', async () => {
    const unknown = { ...body({ months: 1 }), email: 'nobody@afterglow.example' };
    expect((await api.refusal('grantPremium', { body: unknown, token: await operator() })).status).toBe(404);
    expect((await api.refusal('grantPremium', { body: body({ months: 1 }), token: token() })).status).toBe(403);
  });

  test('ends at its own end time, not at a cancellation', async () => {
    const { data } = await api.call('grantPremium', { body: body({ months: 3 }), token: await operator() });
    const canceled = { params: { id: data.id }, body: { status: 'canceled' }, token: token() };
    expect((await api.call('cancelSubscription', canceled)).data).toMatchObject({ endTime: data.endTime });
    expect(await shopper.isPremium()).toBe(true);
  });
});
