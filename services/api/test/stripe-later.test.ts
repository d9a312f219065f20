import { monthsAfter } from '@afterglow/kit';
import { MONTHLY, YEARLY } from '#testing/fake-stripe/stripe-site.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { ENDED, FAILED, RECEIPT, stripeSuite, WELCOME } from '#testing/fake-stripe/stripe-suite.ts';
import { until } from '@afterglow/kit/testing';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = stripeSuite();
const ledger = () => suite.site.stripe.ledger;

describe('a lost webhook', () => {
  async function comeBack(session: string): Promise<string | null> {
    const way = ledger().sessions.get(session)?.successUrl ?? '';
    const response = await fetch(way, { redirect: 'manual' });
    return response.headers.get('location');
  }

  test('does not delay a payer who returns', async () => {
    const session = await suite.payer.order(YEARLY);
    const events = ledger().pay(session);
    expect(await comeBack(session)).toBe(
      `${suite.site.api.origin.replace('127.0.0.1', 'localhost')}/premium/complete?state=success`,
    );
    expect(await suite.payer.isPremium()).toBe(true);
    await suite.site.happen(events);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
  });

  test('the return changes nothing for anyone who has not paid, and redirects while Stripe is down', async () => {
    const session = await suite.payer.order(YEARLY);
    expect(await comeBack(session)).toContain('/premium/complete?state=success');
    ledger().pay(session);
    suite.site.stripe.isDown = true;
    expect(await comeBack(session)).toContain('/premium/complete?state=success');
    suite.site.stripe.isDown = false;
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test('the return with a made-up signature polls no provider', async () => {
    const session = await suite.payer.order(YEARLY);
    ledger().pay(session);
    const way = new URL(ledger().sessions.get(session)?.successUrl ?? '');
    way.searchParams.set('signature', 'made-up');
    expect((await fetch(way, { redirect: 'manual' })).status).toBe(303);
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test('is recovered within an hour, once', async () => {
    const events = await suite.payer.pay(YEARLY);
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(suite.payer.isPremium, (isPremium) => isPremium);
    await suite.site.happen(events);
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
  });

  test('of a cancellation in the portal is recovered as well', async () => {
    ledger().cancel(await suite.payer.subscribe(YEARLY), 'at-period-end');
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(suite.payer.subscriptions, ([subscription]) => subscription?.status === 'canceled');
  });
});

const untilCanceled = (id: string) =>
  until(
    () => Promise.resolve(ledger().subscriptions.get(id)?.cancel_at_period_end),
    (isCanceled) => isCanceled === true,
  );

describe('returned money', () => {
  test('by a refund ends Premium, and nothing more is charged', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.site.happen(ledger().refund(id));
    expect(await suite.payer.isPremium()).toBe(false);
    await untilCanceled(id);
    // A later webhook about the subscription does not restore it.
    await suite.site.happen([ledger().emit('customer.subscription.updated', { id })]);
    expect(await suite.payer.isPremium()).toBe(false);
    expect(await suite.payer.mails()).toEqual([ENDED, WELCOME]);
  });

  test('by a dispute ends Premium until it is won', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.site.happen(ledger().dispute(id, 'needs_response'));
    expect(await suite.payer.isPremium()).toBe(false);
    await untilCanceled(id);
    await suite.site.happen(ledger().dispute(id, 'won'));
    expect(await suite.payer.isPremium()).toBe(true);
  });

  test('by an inquiry of the bank that takes no money changes nothing', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.site.happen(ledger().dispute(id, 'warning_needs_response'));
    expect(await suite.payer.isPremium()).toBe(true);
    expect(ledger().subscriptions.get(id)).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });
});

describe('a renewal', () => {
  test('that Stripe is about to make keeps Premium, and no second one is sold', async () => {
    await suite.payer.subscribe(YEARLY);
    const paidUntil = await suite.payer.passPaidTime();
    expect(await suite.payer.isPremium()).toBe(true);
    expect(await suite.payer.subscriptions()).toMatchObject([
      { endTime: paidUntil, entitledUntil: new Date(Date.parse(paidUntil) + HOUR_MS).toISOString() },
    ]);
    await expect(suite.payer.order(YEARLY)).rejects.toThrow('You already have this plan.');
    await suite.payer.pass(HOUR_MS);
    expect(await suite.payer.isPremium()).toBe(false);
  });

  test('that Stripe cannot collect is given up for the plan that the member orders next', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.payer.passPaidTime();
    await suite.site.happen(ledger().renew(id));
    await suite.site.happen(ledger().collect(id, false));
    await suite.payer.pass(4 * DAY_MS);
    await suite.payer.subscribe(MONTHLY);
    await until(
      () => Promise.resolve(ledger().subscriptions.get(id)?.status),
      (status) => status === 'canceled',
    );
    expect(await suite.payer.isPremium()).toBe(true);
  });
});

describe('a card that fails', () => {
  test('keeps Premium for three days, mails once, and is cleared by a later payment', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const paidUntil = await suite.payer.passPaidTime();
    await suite.site.happen(ledger().renew(id));
    await suite.site.happen(ledger().collect(id, false));
    expect(await suite.payer.isPremium()).toBe(true);
    expect(await suite.payer.subscriptions()).toMatchObject([{ paymentDue: true }]);
    await suite.payer.pass(2 * DAY_MS);
    await suite.site.happen(ledger().collect(id, false));
    expect(await suite.payer.mails()).toEqual([FAILED, WELCOME]);
    await suite.payer.pass(2 * DAY_MS);
    expect(await suite.payer.isPremium()).toBe(false);
    await suite.site.happen(ledger().collect(id, true));
    expect(await suite.payer.isPremium()).toBe(true);
    expect(await suite.payer.subscriptions()).toMatchObject([
      { status: 'active', endTime: monthsAfter(new Date(paidUntil), 12).toISOString(), paymentDue: false },
    ]);
    expect(await suite.payer.mails()).toEqual([RECEIPT, FAILED, WELCOME]);
  });

  test('sends no mail once another card has paid', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.payer.passPaidTime();
    await suite.site.happen(ledger().renew(id));
    const late = ledger().collect(id, false);
    await suite.site.happen(ledger().collect(id, true));
    await suite.site.happen(late);
    expect(await suite.payer.mails()).toEqual([RECEIPT, WELCOME]);
  });

  test('permanently ends Premium at the end of the paid time', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const paidUntil = await suite.payer.passPaidTime();
    await suite.site.happen(ledger().renew(id));
    await suite.site.happen(ledger().collect(id, false));
    await suite.site.happen(ledger().cancel(id, 'now'));
    expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'canceled', endTime: paidUntil }]);
    expect(await suite.payer.isPremium()).toBe(false);
    expect(await suite.payer.mails()).toEqual([ENDED, FAILED, WELCOME]);
  });
});

describe('canceling', () => {
  test('keeps the paid time to its end, and can be undone in the portal and done again', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const [before] = await suite.payer.subscriptions();
    const number = before?.id ?? 0;
    expect(await suite.payer.cancel(number)).toMatchObject({
      status: 'canceled',
      endTime: before?.endTime,
      entitledUntil: before?.endTime,
    });
    suite.site.clock.advance(SECOND_MS);
    await suite.site.happen(ledger().resume(id));
    expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'active', cancelTime: null }]);
    expect(await suite.payer.cancel(number)).toMatchObject({ status: 'canceled', endTime: before?.endTime });
    expect(ledger().subscriptions.get(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await suite.payer.isPremium()).toBe(true);
  });

  test('changes nothing while Stripe is down', async () => {
    await suite.payer.subscribe(YEARLY);
    const [before] = await suite.payer.subscriptions();
    suite.site.stripe.isDown = true;
    await expect(suite.payer.cancel(before?.id ?? 0)).rejects.toThrow('503');
    suite.site.stripe.isDown = false;
    expect(await suite.payer.subscriptions()).toEqual([before]);
  });
});
