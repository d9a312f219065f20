import { operatorTokenOf } from '#testing/send-import.ts';
import { MONTHLY, YEARLY } from '#testing/stripe-peer/stripe-site.ts';
import { until } from '#testing/until.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, stripeSuite } from '#testing/stripe-peer/stripe-suite.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = stripeSuite();
const books = () => suite.site.stripe.books;

describe('another plan', () => {
  const pay = { paymentProcessor: 'stripe' } as const;
  const quote = async (plan: number) => {
    const query = { ...pay, subscriptionsProductsId: plan };
    return (await suite.site.api.call('quotePlan', { query, token: suite.payer.token })).data;
  };
  const change = async (plan: number, dueToday?: number) => {
    const body = { ...pay, subscriptionsProductsId: plan, ...(dueToday === undefined ? {} : { dueToday }) };
    return (await suite.site.api.call('createCheckout', { body, token: suite.payer.token })).data.redirectUrl;
  };
  const paid = async () => {
    const asked = { params: { id: suite.payer.id }, token: suite.payer.token };
    return (await suite.site.api.call('listPayments', asked)).data.map(({ plan, paid: cents }) => [plan.id, cents]);
  };
  /** Has the monthly plan, paid for, since half a month. */
  async function isMonthly(): Promise<string> {
    const id = await suite.payer.subscribe(MONTHLY);
    await suite.payer.passPaidTime();
    await suite.site.happen(books().renew(id));
    await suite.site.happen(books().collect(id, true));
    await suite.payer.pass(15 * DAY_MS);
    return id;
  }

  test('costs what Stripe has said, once, and is the same subscription', async () => {
    const id = await isMonthly();
    const { dueToday, nextPaymentTime } = await quote(YEARLY);
    expect([dueToday > 4_790 - 499, dueToday < 4_790]).toEqual([true, true]);
    const charged = books().intents.size;
    const way = await change(YEARLY, dueToday);
    expect(await suite.payer.subscriptions()).toMatchObject([
      { plan: { id: YEARLY }, status: 'active', endTime: nextPaymentTime },
    ]);
    expect((await fetch(way, { redirect: 'manual' })).headers.get('location')).toContain('/premium/complete');
    await expect(change(YEARLY)).rejects.toThrow('You have this plan already.');
    suite.site.clock.advance(SECOND_MS);
    await suite.site.happen([books().tell('customer.subscription.updated', { id })]);
    expect(books().intents.size).toBe(charged + 1);
    expect(await paid()).toEqual([
      [YEARLY, dueToday],
      [MONTHLY, 499],
    ]);
    expect((await suite.payer.mails())[0]).toBe('Your Afterglow Premium plan has changed');
  });

  test('for less than what is left costs nothing today', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    expect(await quote(MONTHLY)).toMatchObject({ dueToday: 0, trialDays: 0 });
    await change(MONTHLY, 0);
    expect(await paid()).toEqual([[YEARLY, 4_790]]);
    expect(books().credits.get(books().subscriptions.get(id)?.customer ?? '')).toBe(4_790 - 499);
  });

  test('in the trial changes what is paid after it', async () => {
    await suite.payer.subscribe(MONTHLY);
    const [{ endTime } = { endTime: '' }] = await suite.payer.subscriptions();
    expect(await quote(YEARLY)).toEqual({
      ...{ dueToday: 0, nextPaymentTime: endTime },
      ...{ trialDays: 0, isImmediate: true },
    });
    await change(YEARLY, 0);
    expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'trialing', plan: { id: YEARLY }, endTime }]);
    expect(await paid()).toEqual([]);
  });

  test('is refused where it costs something else than was said, where the card is declined, and where the bank wants to be answered first', async () => {
    await isMonthly();
    const charged = books().intents.size;
    const { dueToday } = await quote(YEARLY);
    await expect(change(YEARLY, dueToday - 1)).rejects.toThrow('What is due today has changed');
    books().isDeclining = true;
    await expect(change(YEARLY, dueToday)).rejects.toThrow('Your payment was declined');
    books().isDeclining = false;
    books().isAskingPayer = true;
    await expect(change(YEARLY, dueToday)).rejects.toThrow('Your bank wants you to confirm this payment');
    books().isAskingPayer = false;
    expect(books().intents.size).toBe(charged);
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: MONTHLY } }]);
  });

  test('that Stripe has changed to, while the answer was lost, is there with the notice', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const at = Math.floor(suite.site.clock.nowMs() / SECOND_MS);
    suite.site.stripe.isDown = true;
    await expect(change(MONTHLY)).rejects.toThrow('503');
    suite.site.stripe.isDown = false;
    await change(MONTHLY);
    const { metadata } = books().subscriptions.get(id) ?? { metadata: {} };
    // As after the same change once more.
    suite.site.clock.advance(SECOND_MS);
    await suite.site.happen(books().change(id, 'price_month', { at, metadata }));
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: MONTHLY }, status: 'active' }]);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
  });

  test('that is granted does not hide the one that is paid for', async () => {
    await suite.payer.subscribe(YEARLY);
    const grant = { email: suite.payer.email, reason: 'A test', months: 500 };
    await suite.site.api.call('grantPremium', { body: grant, token: await operatorTokenOf(suite.site.api) });
    await expect(change(YEARLY)).rejects.toThrow('You have this plan already.');
  });
});

test('what goes back of a payment stands beside it, of an earlier one as well', async () => {
  const id = await suite.payer.subscribe(YEARLY);
  const first = books().intentOf(id);
  await suite.payer.passPaidTime();
  await suite.site.happen(books().renew(id));
  await suite.site.happen(books().collect(id, true));
  first.latest_charge.amount_refunded = 1_000;
  await suite.site.happen([books().tell('charge.refunded', first.latest_charge)]);
  const { token } = suite.payer;
  const { data } = await suite.site.api.call('listPayments', { params: { id: suite.payer.id }, token });
  expect(data).toMatchObject([
    { paid: 4_790, returned: 0, plan: { title: 'Yearly' }, paymentProcessor: 'stripe' },
    { paid: 4_790, returned: 1_000 },
  ]);
  const [{ id: paymentId } = { id: 0 }] = data;
  const one = await suite.site.api.call('getPayment', { params: { id: suite.payer.id, paymentId }, token });
  expect(one.data).toEqual(data[0]);
  // Its notice is lost.
  first.latest_charge.amount_refunded = 2_000;
  books().tell('charge.refunded', first.latest_charge);
  suite.site.clock.advance(HOUR_MS + MINUTE_MS);
  const listed = async () =>
    (await suite.site.api.call('listPayments', { params: { id: suite.payer.id }, token })).data;
  await until(listed, ([, earlier]) => earlier?.returned === 2_000);
  await suite.changePayer();
  const other = { params: { id: suite.payer.id, paymentId }, token: suite.payer.token };
  expect(await suite.site.api.refusal('getPayment', other)).toMatchObject({ status: 404 });
});
