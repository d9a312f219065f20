import type { FakeEvent } from '@afterglow/billing/testing/fake-stripe';
import { operatorTokenOf } from '#testing/send-import.ts';
import { MONTHLY, YEARLY } from '#testing/fake-stripe/stripe-site.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { stripeSuite } from '#testing/fake-stripe/stripe-suite.ts';
import { until } from '@afterglow/kit/testing';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = stripeSuite();
const ledger = () => suite.site.stripe.ledger;
const customerOf = (id: string) => ledger().subscriptions.get(id)?.customer ?? '';

async function quoteAndChange(plan: number): Promise<void> {
  const { token } = suite.payer;
  const order = { paymentProcessor: 'stripe', subscriptionsProductsId: plan } as const;
  const { dueToday, token: quote } = (await suite.site.api.call('quotePlan', { query: order, token })).data;
  await suite.site.api.call('createCheckout', { body: { ...order, dueToday, quote }, token });
  suite.site.clock.advance(SECOND_MS);
}

async function comparison(): Promise<void> {
  suite.site.clock.advance(HOUR_MS + MINUTE_MS);
  await suite.site.api.call('listPlans');
}

describe('[BILLING-002] returned money', () => {
  const BY = [
    ['by notice', (events: readonly FakeEvent[]) => suite.site.happen(events)],
    ['by the hourly comparison alone', () => comparison()],
  ] as const;

  describe.each(BY)('%s', (_by, emit) => {
    test.each([
      ['a full refund', (id: string) => ledger().refund(id)],
      ['a lost dispute', (id: string) => ledger().dispute(id, 'lost')],
    ])('%s of a payment for another plan ends it and takes the credit, after free months', async (_what, goBack) => {
      const id = await suite.payer.subscribe(YEARLY);
      await quoteAndChange(MONTHLY);
      for (const _month of [1, 2, 3]) {
        await suite.payer.passPaidTime();
        await suite.site.happen(ledger().renew(id));
        await suite.site.happen(ledger().collect(id, true));
      }
      const customer = customerOf(id);
      expect(ledger().credits.get(customer)).toBe(4_790 - 4 * 499);
      expect(await suite.payer.isPremium()).toBe(true);
      await emit(goBack(id));
      await until(suite.payer.isPremium, (isPremium) => !isPremium);
      await until(
        () => Promise.resolve(ledger().subscriptions.get(id)?.cancel_at_period_end),
        (isCanceled) => isCanceled === true,
      );
      expect(ledger().credits.get(customer)).toBe(0);
      await comparison();
      expect(ledger().adjustments.filter((each) => each.customer === customer)).toHaveLength(1);
      const { token } = suite.payer;
      const { data } = await suite.site.api.call('listPayments', { params: { id: suite.payer.id }, token });
      expect(data).toMatchObject([{ paid: 4_790, returned: 4_790 }]);
    });

    test('an inquiry of the bank changes nothing; its chargeback ends Premium until it is won', async () => {
      const id = await suite.payer.subscribe(YEARLY);
      await quoteAndChange(MONTHLY);
      const customer = customerOf(id);
      const left = ledger().credits.get(customer);
      await emit(ledger().dispute(id, 'warning_needs_response'));
      await emit(ledger().dispute(id, 'warning_under_review'));
      expect(await suite.payer.isPremium()).toBe(true);
      await suite.payer.pass(3 * HOUR_MS);
      // Stripe counts seconds, and the due reconciliation reads as well.
      suite.site.clock.advance(SECOND_MS);
      const shown = ledger().dispute(id, 'needs_response');
      expect(shown.map(({ type }) => type)).toEqual(['charge.dispute.updated', 'charge.dispute.funds_withdrawn']);
      await emit(shown);
      await until(suite.payer.isPremium, (isPremium) => !isPremium);
      for (const stage of ['under_review', 'lost', 'appeal_needs_response', 'appeal_under_review']) {
        await emit(ledger().dispute(id, stage));
        expect([stage, await suite.payer.isPremium(), ledger().credits.get(customer)]).toEqual([stage, false, 0]);
      }
      await emit(ledger().dispute(id, 'won'));
      await until(suite.payer.isPremium, (isPremium) => isPremium);
      expect(ledger().credits.get(customer)).toBe(left);
    });

    test('a closed inquiry of the bank changes nothing', async () => {
      const id = await suite.payer.subscribe(YEARLY);
      for (const stage of ['warning_needs_response', 'warning_under_review', 'warning_closed'])
        await emit(ledger().dispute(id, stage));
      expect(await suite.payer.isPremium()).toBe(true);
      expect(ledger().subscriptions.get(id)?.cancel_at_period_end).toBe(false);
    });
  });

  test('ends the share of a period that it paid for, and no more', async () => {
    const id = await suite.payer.subscribe(MONTHLY);
    await suite.payer.passPaidTime();
    await suite.site.happen(ledger().renew(id));
    await suite.site.happen(ledger().collect(id, true));
    const first = ledger().intentOf(id);
    await suite.payer.pass(10 * DAY_MS);
    await quoteAndChange(YEARLY);
    const { period, latest_invoice } = ledger().subscriptions.get(id) ?? {
      period: { start: 0, end: 0 },
      latest_invoice: '',
    };
    const share = (ledger().invoices.get(latest_invoice)?.amount_paid ?? 0) / 4_790;
    Object.assign(first.latest_charge, { amount_refunded: 499, refunded: true });
    await suite.site.happen([ledger().emit('charge.refunded', first.latest_charge)]);
    const endS = period.start + Math.floor((period.end - period.start) * share);
    await until(suite.payer.subscriptions, ([own]) => own?.status === 'canceled');
    expect(await suite.payer.subscriptions()).toMatchObject([{ endTime: new Date(endS * SECOND_MS).toISOString() }]);
    expect([await suite.payer.isPremium(), ledger().subscriptions.get(id)?.cancel_at_period_end]).toEqual([true, true]);
  });

  test('of a part takes credit once, as far as it goes, and keeps the time', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await quoteAndChange(MONTHLY);
    await suite.site.happen(ledger().refund(id, 1_000));
    const customer = customerOf(id);
    await comparison();
    expect([await suite.payer.isPremium(), ledger().credits.get(customer)]).toEqual([true, 4_790 - 499 - 1_000]);
  });

  test('ends Premium even if the key cannot write the credit of customers', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await quoteAndChange(MONTHLY);
    suite.site.stripe.hasCustomers = false;
    await suite.site.happen(ledger().refund(id));
    expect(await suite.payer.isPremium()).toBe(false);
    const { data } = await suite.site.api.call('checkPayments', { token: await operatorTokenOf(suite.site.api) });
    expect(data.map(({ text }) => text)).toContainEqual(expect.stringMatching(/can't write Customers/));
    suite.site.stripe.hasCustomers = true;
    await comparison();
    await until(
      () => Promise.resolve(ledger().credits.get(customerOf(id))),
      (left) => left === 0,
    );
  });

  test('ends another subscription that its credit paid for', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await quoteAndChange(MONTHLY);
    await suite.payer.pass(DAY_MS);
    // Stripe counts seconds, and the due reconciliation reads as well.
    suite.site.clock.advance(SECOND_MS);
    await suite.site.happen(ledger().cancel(id, 'now'));
    await suite.payer.pass(DAY_MS);
    const second = await suite.payer.subscribe(MONTHLY);
    expect(ledger().invoices.get(ledger().subscriptions.get(second)?.latest_invoice ?? '')).toMatchObject({
      amount_paid: 0,
    });
    expect(await suite.payer.isPremium()).toBe(true);
    await suite.site.happen(ledger().refund(id));
    await comparison();
    await until(suite.payer.isPremium, (isPremium) => !isPremium);
  });
});

describe('[BILLING-006] a donation', () => {
  const given = async () =>
    (await suite.site.api.call('getServiceStatus', { token: await operatorTokenOf(suite.site.api) })).data;
  const give = async () => {
    const way = await suite.site.api.request('/donations/stripe?amount=50', { redirect: 'manual' });
    const session = way.headers.get('location')?.split('/').at(-1) ?? '';
    ledger().pay(session);
    return session;
  };

  test('with a lost webhook is found within an hour, and so are its refunds', async () => {
    const before = await given();
    const [first, second] = [await give(), await give()];
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(given, ({ donations }) => donations === before.donations + 2);
    expect((await given()).donated_cents - before.donated_cents).toBe(10_000);
    ledger().refund(first, 2_000);
    ledger().dispute(second, 'warning_needs_response');
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(given, ({ donated_cents }) => donated_cents === before.donated_cents + 8_000);
    ledger().refund(first);
    ledger().dispute(second, 'needs_response');
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(given, ({ donations }) => donations === before.donations);
  });
});
