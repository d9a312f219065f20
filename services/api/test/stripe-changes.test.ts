import { operatorTokenOf } from '#testing/send-import.ts';
import { MONTHLY, YEARLY } from '#testing/fake-stripe/stripe-site.ts';
import { until } from '@afterglow/kit/testing';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { stripeSuite } from '#testing/fake-stripe/stripe-suite.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = stripeSuite();
const ledger = () => suite.site.stripe.ledger;
function at<T>(known: ReadonlyMap<string, T>, id: string): T {
  const found = known.get(id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}

describe('another plan', () => {
  const pay = { paymentProcessor: 'stripe' } as const;
  const quote = async (plan: number) => {
    const query = { ...pay, subscriptionsProductsId: plan };
    return (await suite.site.api.call('quotePlan', { query, token: suite.payer.token })).data;
  };
  /** With a quote, unless no amount at all is sent. */
  const change = async (plan: number, dueToday?: number, made?: string) => {
    const token = dueToday === undefined ? made : (made ?? (await quote(plan)).token);
    const shown = { ...(dueToday === undefined ? {} : { dueToday }), ...(token === undefined ? {} : { quote: token }) };
    const body = { ...pay, subscriptionsProductsId: plan, ...shown };
    return (await suite.site.api.call('createCheckout', { body, token: suite.payer.token })).data.redirectUrl;
  };
  const paid = async () => {
    const asked = { params: { id: suite.payer.id }, token: suite.payer.token };
    return (await suite.site.api.call('listPayments', asked)).data.map(({ plan, paid: cents }) => [plan.id, cents]);
  };
  async function isMonthly(): Promise<string> {
    const id = await suite.payer.subscribe(MONTHLY);
    await suite.payer.passPaidTime();
    await suite.site.happen(ledger().renew(id));
    await suite.site.happen(ledger().collect(id, true));
    await suite.payer.pass(15 * DAY_MS);
    return id;
  }

  test('costs the amount that Stripe quoted, once, and is the same subscription', async () => {
    const id = await isMonthly();
    const { dueToday, nextPaymentTime } = await quote(YEARLY);
    expect([dueToday > 4_790 - 499, dueToday < 4_790]).toEqual([true, true]);
    const charged = ledger().intents.size;
    const way = await change(YEARLY, dueToday);
    expect(await suite.payer.subscriptions()).toMatchObject([
      { plan: { id: YEARLY }, status: 'active', endTime: nextPaymentTime },
    ]);
    expect((await fetch(way, { redirect: 'manual' })).headers.get('location')).toContain('/premium/complete');
    await expect(change(YEARLY)).rejects.toThrow('You already have this plan.');
    suite.site.clock.advance(SECOND_MS);
    await suite.site.happen([ledger().emit('customer.subscription.updated', { id })]);
    expect(ledger().intents.size).toBe(charged + 1);
    expect(await paid()).toEqual([
      [YEARLY, dueToday],
      [MONTHLY, 499],
    ]);
    expect((await suite.payer.mails())[0]).toBe('Your Afterglow Premium plan has changed');
  });

  test('for less than the credit costs nothing today', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    expect(await quote(MONTHLY)).toMatchObject({ dueToday: 0, trialDays: 0 });
    await change(MONTHLY, 0);
    expect(await paid()).toEqual([[YEARLY, 4_790]]);
    expect(ledger().credits.get(ledger().subscriptions.get(id)?.customer ?? '')).toBe(4_790 - 499);
  });

  test('[BILLING-003] costs the quoted amount for ten minutes, and is not charged without it', async () => {
    const id = await isMonthly();
    const charged = ledger().intents.size;
    const asked = { ...pay, subscriptionsProductsId: YEARLY };
    const refusal = await suite.site.api.refusal('createCheckout', { body: asked, token: suite.payer.token });
    expect(refusal).toMatchObject({ status: 409, code: 'conflict' });
    const quotedMs = suite.site.clock.nowMs();
    const { dueToday, token = '', validUntil } = await quote(YEARLY);
    expect(validUntil).toBe(new Date(quotedMs + 10 * MINUTE_MS).toISOString());
    const { period } = at(ledger().subscriptions, id);
    const left = Math.round((499 * (period.end - quotedMs / SECOND_MS)) / (period.end - period.start));
    expect(dueToday).toBe(4_790 - left);

    for (const [plan, amount, made] of [
      [YEARLY, undefined, token.replace(/\.\d+\./, '.1.')],
      [YEARLY, undefined, `${token.slice(0, -1)}!`],
      [YEARLY, dueToday - 1, token],
    ] as const)
      await expect(change(plan, amount, made)).rejects.toThrow('The amount due today has changed.');
    suite.site.clock.advance(10 * MINUTE_MS + SECOND_MS);
    await expect(change(YEARLY, dueToday, token)).rejects.toThrow("You weren't charged.");
    expect(ledger().intents.size).toBe(charged);

    // By now a cent less is due, so that only the quote's second makes it this amount.
    const again = await quote(YEARLY);
    suite.site.clock.advance(10 * MINUTE_MS - SECOND_MS);
    await change(YEARLY, undefined, again.token);
    const bill = [...ledger().invoices.values()].at(-1);
    expect([bill?.amount_paid, bill?.lines.data[0]?.period.start]).toEqual([
      again.dueToday,
      (Date.parse(again.validUntil ?? '') - 10 * MINUTE_MS) / SECOND_MS,
    ]);
    // An agreed quote cannot be used a second time, nor by another member.
    suite.site.clock.advance(SECOND_MS);
    await suite.site.happen([ledger().emit('customer.subscription.updated', { id })]);
    await change(MONTHLY, 0, (await quote(MONTHLY)).token);
    await expect(change(YEARLY, undefined, again.token)).rejects.toThrow("You weren't charged.");
    await suite.changePayer();
    await expect(change(YEARLY, undefined, again.token)).rejects.toThrow('The amount due today has changed.');
  });

  test('[BILLING-001] once a day leaves no time unpaid', async () => {
    const subscription = at(ledger().subscriptions, await suite.payer.subscribe(YEARLY));
    const days = 6;
    for (let day = 0; day < days; day += 1) {
      // A minute before midnight: computing from the start of the day would gain a whole day.
      const untilLate = DAY_MS - MINUTE_MS - (suite.site.clock.nowMs() % DAY_MS);
      await suite.payer.pass(untilLate > 0 ? untilLate : untilLate + DAY_MS);
      const plan = day % 2 === 0 ? MONTHLY : YEARLY;
      const { dueToday, token } = await quote(plan);
      await change(plan, dueToday, token);
    }
    const { price, period, customer } = subscription;
    const share = (period.end - suite.site.clock.nowMs() / SECOND_MS) / (period.end - period.start);
    const left = price.unit_amount * share + at(ledger().credits, customer);
    const own = [...ledger().invoices.values()].filter((invoice) => invoice.customer === customer);
    const paidCents = own.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
    expect(paidCents - left).toBeGreaterThanOrEqual(((days - 1) * 4_790) / 366 - days);
  });

  test('[BILLING-003] is rejected after a cancellation since the quote, and renews with the next quote', async () => {
    const id = await isMonthly();
    const charged = ledger().intents.size;
    const before = await quote(YEARLY);
    const [{ id: subscription } = { id: 0 }] = await suite.payer.subscriptions();
    await suite.payer.cancel(subscription);
    suite.site.clock.advance(SECOND_MS);
    await expect(change(YEARLY, before.dueToday, before.token)).rejects.toThrow(
      "You canceled your subscription after this amount was shown. You weren't charged",
    );
    expect(at(ledger().subscriptions, id)).toMatchObject({ cancel_at_period_end: true, price: { id: 'price_month' } });
    expect(ledger().intents.size).toBe(charged);
    const { dueToday, token } = await quote(YEARLY);
    await change(YEARLY, dueToday, token);
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: YEARLY }, cancelTime: null }]);
    expect(at(ledger().subscriptions, id).cancel_at_period_end).toBe(false);
  });

  test.each([
    ['before it is carried out', 2],
    ['while it is carried out', 3],
  ])('that is canceled %s is not renewed', async (_when, count) => {
    const id = await isMonthly();
    const { dueToday, token } = await quote(YEARLY);
    // Stripe computes the change for the order, before it is carried out, and with it.
    const reckon = ledger().previewChange.bind(ledger());
    let reckoned = 0;
    const spy = jest.spyOn(ledger(), 'previewChange').mockImplementation((...asked) => {
      reckoned += 1;
      const previewed = reckon(...asked);
      if (reckoned === count) ledger().cancel(id, 'at-period-end');
      return previewed;
    });
    await change(YEARLY, dueToday, token);
    spy.mockRestore();
    expect(at(ledger().subscriptions, id)).toMatchObject({ cancel_at_period_end: true, price: { id: 'price_year' } });
    suite.site.clock.advance(SECOND_MS);
    await suite.site.happen([ledger().emit('customer.subscription.updated', { id })]);
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: YEARLY }, status: 'canceled' }]);
  });

  test('in the trial changes the payment after it', async () => {
    await suite.payer.subscribe(MONTHLY);
    const [{ endTime } = { endTime: '' }] = await suite.payer.subscriptions();
    expect(await quote(YEARLY)).toMatchObject({
      dueToday: 0,
      nextPaymentTime: endTime,
      trialDays: 0,
      isImmediate: true,
    });
    await change(YEARLY, 0);
    expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'trialing', plan: { id: YEARLY }, endTime }]);
    expect(await paid()).toEqual([]);
  });

  test('is rejected for another amount, a declined card, or a bank that needs confirmation', async () => {
    await isMonthly();
    const charged = ledger().intents.size;
    const { dueToday } = await quote(YEARLY);
    await expect(change(YEARLY, dueToday - 1)).rejects.toThrow('The amount due today has changed.');
    ledger().isDeclining = true;
    await expect(change(YEARLY, dueToday)).rejects.toThrow('Your card was declined.');
    ledger().isDeclining = false;
    ledger().isAskingPayer = true;
    await expect(change(YEARLY, dueToday)).rejects.toThrow('Your bank needs you to confirm this payment');
    ledger().isAskingPayer = false;
    expect(ledger().intents.size).toBe(charged);
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: MONTHLY } }]);
  });

  test('that Stripe made while the response was lost is applied with the webhook', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const at = Math.floor(suite.site.clock.nowMs() / SECOND_MS);
    suite.site.stripe.isDown = true;
    await expect(change(MONTHLY, 0)).rejects.toThrow('503');
    suite.site.stripe.isDown = false;
    await change(MONTHLY, 0);
    const { metadata } = ledger().subscriptions.get(id) ?? { metadata: {} };
    // As after the same change again.
    suite.site.clock.advance(SECOND_MS);
    await suite.site.happen(ledger().change(id, 'price_month', { at, metadata }));
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: MONTHLY }, status: 'active' }]);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
  });

  test('[PREMIUM-048] that is granted does not hide the paid one', async () => {
    await suite.payer.subscribe(YEARLY);
    const grant = { email: suite.payer.email, reason: 'A test', months: 500 };
    await suite.site.api.call('grantPremium', { body: grant, token: await operatorTokenOf(suite.site.api) });
    await expect(change(YEARLY)).rejects.toThrow('You already have this plan.');
    const { token } = suite.payer;
    const plans = (await suite.site.api.call('listPlans', { token })).data;
    expect(plans.filter(({ current }) => current).map(({ id }) => id)).toEqual([YEARLY]);
    // The granted plan can be bought instead of the paid one.
    expect(await quote(MONTHLY)).toMatchObject({ dueToday: 0, isImmediate: true });
    await change(MONTHLY, 0);
    await expect(change(MONTHLY, 0)).rejects.toThrow('You already have this plan.');
  });
});

test('a refund is shown with its payment, also with an earlier one', async () => {
  const id = await suite.payer.subscribe(YEARLY);
  const first = ledger().intentOf(id);
  await suite.payer.passPaidTime();
  await suite.site.happen(ledger().renew(id));
  await suite.site.happen(ledger().collect(id, true));
  first.latest_charge.amount_refunded = 1_000;
  await suite.site.happen([ledger().emit('charge.refunded', first.latest_charge)]);
  const { token } = suite.payer;
  const { data } = await suite.site.api.call('listPayments', { params: { id: suite.payer.id }, token });
  expect(data).toMatchObject([
    { paid: 4_790, returned: 0, plan: { title: 'Yearly' }, paymentProcessor: 'stripe' },
    { paid: 4_790, returned: 1_000 },
  ]);
  const [{ id: paymentId } = { id: 0 }] = data;
  const one = await suite.site.api.call('getPayment', { params: { id: suite.payer.id, paymentId }, token });
  expect(one.data).toEqual(data[0]);
  // Its webhook is lost.
  first.latest_charge.amount_refunded = 2_000;
  ledger().emit('charge.refunded', first.latest_charge);
  suite.site.clock.advance(HOUR_MS + MINUTE_MS);
  const listed = async () =>
    (await suite.site.api.call('listPayments', { params: { id: suite.payer.id }, token })).data;
  await until(listed, ([, earlier]) => earlier?.returned === 2_000);
  await suite.changePayer();
  const other = { params: { id: suite.payer.id, paymentId }, token: suite.payer.token };
  expect(await suite.site.api.refusal('getPayment', other)).toMatchObject({ status: 404 });
});
