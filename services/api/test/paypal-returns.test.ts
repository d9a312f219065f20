import { MONTHLY, YEARLY } from '#testing/fake-paypal/paypal-site.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { payPalSuite } from '#testing/fake-paypal/paypal-suite.ts';
import type { FakeEvent } from '@afterglow/billing/testing/fake-paypal';
import { operatorTokenOf } from '#testing/send-import.ts';
import { until } from '@afterglow/kit/testing';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = payPalSuite();
const ledger = () => suite.site.paypal.ledger;

describe('returned money', () => {
  const untilCanceled = (id: string) =>
    until(
      () => Promise.resolve(ledger().subscription(id).status),
      (status) => status === 'CANCELLED',
    );

  test('by a refund ends Premium, and nothing more is charged', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.site.happen(ledger().refund(id));
    expect(await suite.payer.isPremium()).toBe(false);
    await untilCanceled(id);
    await suite.site.happen([ledger().emit('BILLING.SUBSCRIPTION.UPDATED', { id })]);
    expect(await suite.payer.isPremium()).toBe(false);
  });

  test('of an earlier month is shown to the member, also when its webhook is lost', async () => {
    const id = await suite.payer.subscribe(MONTHLY);
    for (const _month of [1, 2, 3, 4]) {
      await suite.payer.passPaidTime();
      await suite.site.happen(
        ledger().subscription(id).lastPayment === undefined ? ledger().collect(id, true) : ledger().renew(id),
      );
    }
    const [first = '', second = '', third = ''] = [...ledger().sales.values()]
      .filter((sale) => sale.billing_agreement_id === id)
      .map((sale) => sale.id);
    const { id: member, token } = suite.payer;
    const returned = async () => {
      const { data } = await suite.site.api.call('listPayments', { params: { id: member }, token });
      return data.map((payment) => payment.returned);
    };
    /** Two reads within a second have no order. */
    const untilReturned = async (...cents: readonly number[]) => {
      await until(returned, (now) => String(now) === String(cents));
      suite.site.clock.advance(SECOND_MS);
    };
    ledger().refundPayment(first);
    ledger().refundPayment(second, '1.50');
    const amount = { total: '-3.00', currency: 'USD' };
    ledger().emit('PAYMENT.SALE.REFUNDED', { id: 'R-failed', sale_id: second, state: 'failed', amount });
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await untilReturned(0, 0, 150, 499);
    await suite.site.happen(ledger().refundPayment(second, '0.25'));
    await untilReturned(0, 0, 175, 499);
    const dispute = ledger().disputePayment(third, 'CHARGEBACK');
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await untilReturned(0, 499, 175, 499);
    // Reports of the current period do not affect earlier payments.
    await suite.site.happen([ledger().emit('BILLING.SUBSCRIPTION.UPDATED', { id })]);
    expect(await returned()).toEqual([0, 499, 175, 499]);
    await suite.site.happen(ledger().resolveDispute(dispute, { outcome_code: 'RESOLVED_SELLER_FAVOUR' }));
    await untilReturned(0, 0, 175, 499);
    await suite.site.happen(ledger().resolveDispute(dispute, { outcome_code: 'RESOLVED_BUYER_FAVOUR' }));
    await untilReturned(0, 499, 175, 499);
    expect(await suite.payer.isPremium()).toBe(true);
    expect(ledger().subscription(id).status).toBe('ACTIVE');
  });

  test('in part takes no time, and is shown', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.site.happen(ledger().refund(id, '10.00'));
    const { id: member, token } = suite.payer;
    const { data } = await suite.site.api.call('listPayments', { params: { id: member }, token });
    expect(data).toMatchObject([{ paid: 4_790, returned: 1_000 }]);
    expect(await suite.payer.isPremium()).toBe(true);
    await suite.site.happen(ledger().refund(id, '37.90'));
    expect(await suite.payer.isPremium()).toBe(false);
  });

  test('[BILLING-002] in part ends Premium when a claim for the rest is opened', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.site.happen(ledger().refund(id, '10.00'));
    expect(await suite.payer.isPremium()).toBe(true);
    await suite.site.happen(ledger().dispute(id, 'CHARGEBACK'));
    await until(suite.payer.isPremium, (isPremium) => !isPremium);
  });

  test.each([
    ['by notice', (events: readonly FakeEvent[]) => suite.site.happen(events)],
    ['by the hourly comparison alone', () => Promise.resolve(suite.site.clock.advance(HOUR_MS + MINUTE_MS))],
  ])('[BILLING-002] in an inquiry changes nothing; a claim ends Premium until it is decided, %s', async (_by, emit) => {
    const id = await suite.payer.subscribe(YEARLY);
    await emit(ledger().dispute(id, 'INQUIRY'));
    expect(await suite.payer.isPremium()).toBe(true);
    for (const stage of ['CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']) {
      await emit(ledger().escalate(id, stage));
      await until(suite.payer.isPremium, (isPremium) => !isPremium);
    }
    await untilCanceled(id);
    for (const [outcome, isUnchanged] of [
      ['RESOLVED_SELLER_FAVOUR', true],
      ['RESOLVED_BUYER_FAVOUR', false],
      ['CANCELED_BY_BUYER', true],
      ['ACCEPTED', false],
    ] as const) {
      await emit(ledger().resolve(id, outcome));
      await until(suite.payer.isPremium, (isPremium) => isPremium === isUnchanged);
    }
  });
});

describe('a donation', () => {
  const given = async () =>
    (await suite.site.api.call('getServiceStatus', { token: await operatorTokenOf(suite.site.api) })).data;
  async function order(): Promise<string> {
    const way = await suite.site.api.request('/donations/paypal?amount=50', { redirect: 'manual' });
    return way.headers.get('location')?.split('/').at(-1) ?? '';
  }
  async function comeBack(id: string): Promise<string> {
    const way = `${ledger().order(id).returnUrl}?token=${id}&PayerID=P1`;
    return (await fetch(way, { redirect: 'manual' })).headers.get('location')?.split('/premium').at(-1) ?? '';
  }

  test('is captured once by the return and its webhook, and counted until it is refunded', async () => {
    const before = await given();
    const id = await order();
    expect(ledger().order(id).amount).toEqual({ currency_code: 'USD', value: '50.00' });
    expect(await comeBack(id)).toBe('/donate/complete?state=cancel');
    const events = ledger().agree(id);
    const ends = await Promise.all([comeBack(id), ...events.map((event) => suite.site.deliver(event)), comeBack(id)]);
    expect(ends).toEqual(['/donate/complete?state=success', 204, '/donate/complete?state=success']);
    await suite.site.happen(ledger().events.slice(-2));
    const after = await given();
    expect(after.donated_cents - before.donated_cents).toBe(5_000);
    expect(
      [...ledger().captures.values()].filter(({ id: capture }) => capture === ledger().order(id).capture),
    ).toHaveLength(1);
    await suite.site.happen(ledger().refund(id));
    expect(await given()).toMatchObject({ donations: before.donations, donated_cents: before.donated_cents });
  });

  test('[BILLING-002] [BILLING-006] is captured by the webhook alone or within an hour, as is its refund or chargeback', async () => {
    const before = await given();
    const shown = await order();
    await suite.site.happen(ledger().agree(shown));
    expect(ledger().order(shown).status).toBe('COMPLETED');
    const lost = await order();
    for (const [happens, count] of [
      [() => ledger().agree(lost), 2],
      [() => ledger().dispute(lost, 'CHARGEBACK'), 1],
      [() => ledger().resolve(lost, 'RESOLVED_SELLER_FAVOUR'), 2],
      [() => ledger().refund(shown), 1],
    ] as const) {
      happens();
      suite.site.clock.advance(HOUR_MS + MINUTE_MS);
      await until(given, ({ donations }) => donations === before.donations + count);
    }
  });

  test('[BILLING-006] that is refunded in part counts with the rest, by webhook and by the hourly comparison', async () => {
    const before = await given();
    const id = await order();
    await suite.site.happen(ledger().agree(id));
    await comeBack(id);
    await suite.site.happen(ledger().refund(id, '12.50'));
    expect((await given()).donated_cents - before.donated_cents).toBe(3_750);
    ledger().refund(id, '7.50');
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(given, ({ donated_cents }) => donated_cents - before.donated_cents === 3_000);
    expect((await given()).donations).toBe(before.donations + 1);
    ledger().refund(id, '30.00');
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(given, ({ donations }) => donations === before.donations);
  });

  test('leads to a page while PayPal is down, and is captured within an hour after agreement', async () => {
    const before = await given();
    const agreed = await order();
    ledger().agree(agreed);
    suite.site.paypal.isDown = true;
    expect(await comeBack(agreed)).toBe('/donate/complete?state=success');
    const opened = await suite.site.api.request('/donations/paypal?amount=50', {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect(opened.headers.get('location')?.split('/premium').at(-1)).toBe('/donate/complete?state=unavailable');
    suite.site.paypal.isDown = false;
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(given, ({ donations }) => donations === before.donations + 1);
    expect(ledger().order(agreed).status).toBe('COMPLETED');
  });

  test('that this site did not request is neither captured nor counted', async () => {
    const before = await given();
    const id = await order();
    const foreign = { ...ledger().order(id), id: 'O-foreign', custom_id: 'another/donation' };
    ledger().orders.set(foreign.id, foreign);
    await suite.site.happen(ledger().agree(foreign.id));
    expect(ledger().order(foreign.id).status).toBe('APPROVED');
    expect(await given()).toMatchObject({ donations: before.donations });
  });
});
