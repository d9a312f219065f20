import { monthsAfter } from '@afterglow/kit';
import { type CardPayer, createCardPayer } from '#testing/stripe-peer/card-payer.ts';
import { MONTHLY, startStripeSite, type StripeSite, YEARLY } from '#testing/stripe-peer/stripe-site.ts';
import { until } from '#testing/until.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WELCOME = 'Welcome to Afterglow Premium';
const RECEIPT = 'Your Afterglow Premium receipt';
const FAILED = 'Your Afterglow Premium payment failed';

let site: StripeSite;
let payer: CardPayer;
beforeAll(async () => {
  site = await startStripeSite();
});
beforeEach(async () => {
  // Stripe counts seconds: what happens one after the other must not be at the same time.
  site.clock.advance(SECOND_MS);
  payer = await createCardPayer(site);
});
afterAll(async () => site.stop());

const books = () => site.stripe.books;

describe('a notice that is lost', () => {
  /** As the browser comes back from Stripe. */
  async function comeBack(session: string): Promise<string | null> {
    const way = books().sessions.get(session)?.successUrl ?? '';
    const response = await fetch(way, { redirect: 'manual' });
    return response.headers.get('location');
  }

  test('is not waited for by whoever comes back', async () => {
    const session = await payer.order(YEARLY);
    const events = books().pay(session);
    expect(await comeBack(session)).toBe(
      `${site.api.origin.replace('127.0.0.1', 'localhost')}/premium/complete?state=success`,
    );
    expect(await payer.isPremium()).toBe(true);
    await site.happen(events);
    expect(await payer.subscriptions()).toHaveLength(1);
    expect(await payer.mails()).toEqual([WELCOME]);
  });

  test('the way back changes nothing for whoever has not paid, and leads on while Stripe is silent', async () => {
    const session = await payer.order(YEARLY);
    expect(await comeBack(session)).toContain('/premium/complete?state=success');
    books().pay(session);
    site.stripe.isDown = true;
    expect(await comeBack(session)).toContain('/premium/complete?state=success');
    site.stripe.isDown = false;
    expect(await payer.subscriptions()).toEqual([]);
  });

  test('the way back with a made-up signature asks nobody', async () => {
    const session = await payer.order(YEARLY);
    books().pay(session);
    const way = new URL(books().sessions.get(session)?.successUrl ?? '');
    way.searchParams.set('signature', 'made-up');
    expect((await fetch(way, { redirect: 'manual' })).status).toBe(303);
    expect(await payer.subscriptions()).toEqual([]);
  });

  test('is made good within an hour, once', async () => {
    const events = await payer.pay(YEARLY);
    site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(payer.isPremium, (isPremium) => isPremium);
    await site.happen(events);
    site.clock.advance(HOUR_MS + MINUTE_MS);
    expect(await payer.subscriptions()).toHaveLength(1);
    expect(await payer.mails()).toEqual([WELCOME]);
  });

  test('of a cancellation in the portal is made good as well', async () => {
    books().cancel(await payer.subscribe(YEARLY), 'at-period-end');
    site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(payer.subscriptions, ([subscription]) => subscription?.status === 'canceled');
  });
});

const untilCancelled = (id: string) =>
  until(
    () => Promise.resolve(books().subscriptions.get(id)?.cancel_at_period_end),
    (isCancelled) => isCancelled === true,
  );

describe('money that goes back', () => {
  test('by a refund ends Premium, and nothing more is taken', async () => {
    const id = await payer.subscribe(YEARLY);
    await site.happen(books().refund(id));
    expect(await payer.isPremium()).toBe(false);
    await untilCancelled(id);
    // A later notice about the subscription does not bring it back.
    await site.happen([books().tell('customer.subscription.updated', { id })]);
    expect(await payer.isPremium()).toBe(false);
  });

  test('by a dispute ends Premium until it is won', async () => {
    const id = await payer.subscribe(YEARLY);
    await site.happen(books().dispute(id, 'needs_response'));
    expect(await payer.isPremium()).toBe(false);
    await untilCancelled(id);
    await site.happen(books().dispute(id, 'won'));
    expect(await payer.isPremium()).toBe(true);
  });

  test('by an enquiry of the bank that takes no money changes nothing', async () => {
    const id = await payer.subscribe(YEARLY);
    await site.happen(books().dispute(id, 'warning_needs_response'));
    expect(await payer.isPremium()).toBe(true);
    expect(books().subscriptions.get(id)).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });
});

describe('a renewal', () => {
  test('that Stripe is about to make leaves Premium, and no second one is sold', async () => {
    await payer.subscribe(YEARLY);
    await payer.passPaidTime();
    expect(await payer.isPremium()).toBe(true);
    await expect(payer.order(YEARLY)).rejects.toThrow('You have this plan already.');
    await payer.pass(HOUR_MS);
    expect(await payer.isPremium()).toBe(false);
  });

  test('that Stripe cannot collect is given up for the plan that the member orders meanwhile', async () => {
    const id = await payer.subscribe(YEARLY);
    await payer.passPaidTime();
    await site.happen(books().renew(id));
    await site.happen(books().collect(id, false));
    await payer.pass(4 * DAY_MS);
    await payer.subscribe(MONTHLY);
    await until(
      () => Promise.resolve(books().subscriptions.get(id)?.status),
      (status) => status === 'canceled',
    );
    expect(await payer.isPremium()).toBe(true);
  });
});

describe('a card that fails', () => {
  test('leaves Premium for three days, tells the member once, and is forgotten when a later try succeeds', async () => {
    const id = await payer.subscribe(YEARLY);
    const paidUntil = await payer.passPaidTime();
    await site.happen(books().renew(id));
    await site.happen(books().collect(id, false));
    expect(await payer.isPremium()).toBe(true);
    await payer.pass(2 * DAY_MS);
    await site.happen(books().collect(id, false));
    expect(await payer.mails()).toEqual([FAILED, WELCOME]);
    await payer.pass(2 * DAY_MS);
    expect(await payer.isPremium()).toBe(false);
    await site.happen(books().collect(id, true));
    expect(await payer.isPremium()).toBe(true);
    expect(await payer.subscriptions()).toMatchObject([
      { status: 'active', endTime: monthsAfter(new Date(paidUntil), 12).toISOString() },
    ]);
    expect(await payer.mails()).toEqual([RECEIPT, FAILED, WELCOME]);
  });

  test('for good ends Premium where the paid time has ended', async () => {
    const id = await payer.subscribe(YEARLY);
    const paidUntil = await payer.passPaidTime();
    await site.happen(books().renew(id));
    await site.happen(books().collect(id, false));
    await site.happen(books().cancel(id, 'now'));
    expect(await payer.subscriptions()).toMatchObject([{ status: 'canceled', endTime: paidUntil }]);
    expect(await payer.isPremium()).toBe(false);
  });
});

describe('cancelling', () => {
  test('keeps what is paid until its end, and can be taken back in the portal and done again', async () => {
    const id = await payer.subscribe(YEARLY);
    const [before] = await payer.subscriptions();
    const number = before?.id ?? 0;
    expect(await payer.cancel(number)).toMatchObject({ status: 'canceled', endTime: before?.endTime });
    site.clock.advance(SECOND_MS);
    await site.happen(books().resume(id));
    expect(await payer.subscriptions()).toMatchObject([{ status: 'active', cancelTime: null }]);
    expect(await payer.cancel(number)).toMatchObject({ status: 'canceled', endTime: before?.endTime });
    expect(books().subscriptions.get(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await payer.isPremium()).toBe(true);
  });

  test('changes nothing while Stripe does not answer', async () => {
    await payer.subscribe(YEARLY);
    const [before] = await payer.subscriptions();
    site.stripe.isDown = true;
    await expect(payer.cancel(before?.id ?? 0)).rejects.toThrow('503');
    site.stripe.isDown = false;
    expect(await payer.subscriptions()).toEqual([before]);
  });

  test('is done for the plan that another one replaces, for the same customer', async () => {
    const yearly = await payer.subscribe(YEARLY);
    const monthly = await payer.subscribe(MONTHLY);
    const at = (id: string) => books().subscriptions.get(id);
    await untilCancelled(yearly);
    expect(at(monthly)).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
      customer: at(yearly)?.customer,
    });
  });
});
