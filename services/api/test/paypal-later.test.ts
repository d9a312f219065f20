import { monthsAfter } from '@afterglow/kit';
import { MONTHLY, YEARLY } from '#testing/paypal-peer/paypal-site.ts';
import {
  DAY_MS,
  FAILED,
  HOUR_MS,
  MINUTE_MS,
  payPalSuite,
  RECEIPT,
  WELCOME,
} from '#testing/paypal-peer/paypal-suite.ts';
import type { PeerEvent } from '#testing/paypal-peer/paypal-books.ts';
import { operatorTokenOf } from '#testing/send-import.ts';
import { until } from '#testing/until.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = payPalSuite();
const { agree, toldOf } = suite;
const books = () => suite.site.paypal.books;
const monthsLater = (time: string, months: number) => monthsAfter(new Date(time), months).toISOString();

describe('what is lost', () => {
  test('is made good within an hour, once', async () => {
    const id = await agree(YEARLY);
    books().activate(id);
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(suite.payer.isPremium, (isPremium) => isPremium);
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
  });

  test('is begun within an hour for whoever has agreed and did not come back', async () => {
    const id = await agree(YEARLY);
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(suite.payer.isPremium, (isPremium) => isPremium);
    expect(books().subscription(id).status).toBe('ACTIVE');
  });

  test('of a cancellation at PayPal is made good as well', async () => {
    books().cancel(await suite.payer.subscribe(YEARLY));
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(suite.payer.subscriptions, ([subscription]) => subscription?.status === 'canceled');
  });
});

describe('money that goes back', () => {
  const untilCancelled = (id: string) =>
    until(
      () => Promise.resolve(books().subscription(id).status),
      (status) => status === 'CANCELLED',
    );

  test('by a refund ends Premium, and nothing more is taken', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    await suite.site.happen(books().refund(id));
    expect(await suite.payer.isPremium()).toBe(false);
    await untilCancelled(id);
    await suite.site.happen([books().tell('BILLING.SUBSCRIPTION.UPDATED', { id })]);
    expect(await suite.payer.isPremium()).toBe(false);
  });

  test('of an earlier month is told to the member, though its notice is lost', async () => {
    const id = await suite.payer.subscribe(MONTHLY);
    for (const _month of [1, 2, 3, 4]) {
      await suite.payer.passPaidTime();
      await suite.site.happen(
        books().subscription(id).lastPayment === undefined ? books().collect(id, true) : books().renew(id),
      );
    }
    const [first] = [...books().sales.values()].filter((sale) => sale.billing_agreement_id === id);
    if (first === undefined) throw new Error('Nothing was paid.');
    first.status = 'REFUNDED';
    books().tell('PAYMENT.SALE.REFUNDED', { id: 'REFUND-EARLIER', sale_id: first.id, state: 'completed' });
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    const { id: member, token } = suite.payer;
    const listed = async () => (await suite.site.api.call('listPayments', { params: { id: member }, token })).data;
    await until(listed, (payments) => payments.at(-1)?.returned === 499);
    expect((await listed()).map(({ returned }) => returned)).toEqual([0, 0, 0, 499]);
    expect(await suite.payer.isPremium()).toBe(true);
  });

  test.each([
    ['by notice', (events: readonly PeerEvent[]) => suite.site.happen(events)],
    ['by the hourly comparison alone', () => Promise.resolve(suite.site.clock.advance(HOUR_MS + MINUTE_MS))],
  ])(
    '[BILLING-002] not yet, while payer and seller only talk, and from the claim on until it is decided, %s',
    async (_by, tell) => {
      const id = await suite.payer.subscribe(YEARLY);
      await tell(books().dispute(id, 'INQUIRY'));
      expect(await suite.payer.isPremium()).toBe(true);
      for (const stage of ['CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']) {
        await tell(books().escalate(id, stage));
        await until(suite.payer.isPremium, (isPremium) => !isPremium);
      }
      await untilCancelled(id);
      await tell(books().resolve(id, 'RESOLVED_SELLER_FAVOUR'));
      await until(suite.payer.isPremium, (isPremium) => isPremium);
      await tell(books().resolve(id, 'RESOLVED_BUYER_FAVOUR'));
      await until(suite.payer.isPremium, (isPremium) => !isPremium);
    },
  );
});

describe('a renewal', () => {
  test('that fails leaves Premium for three days, tells the member once, and is forgotten when a later try succeeds', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const paidUntil = await suite.payer.passPaidTime();
    await suite.site.happen(books().renew(id, false));
    expect(await suite.payer.isPremium()).toBe(true);
    await suite.payer.pass(2 * DAY_MS);
    await suite.site.happen(books().collect(id, false));
    expect(await suite.payer.mails()).toEqual([FAILED, WELCOME]);
    await suite.payer.pass(2 * DAY_MS);
    expect(await suite.payer.isPremium()).toBe(false);
    await suite.site.happen(books().collect(id, true));
    expect(await suite.payer.subscriptions()).toMatchObject([
      { status: 'active', endTime: monthsLater(paidUntil, 12) },
    ]);
    expect(await suite.payer.mails()).toEqual([RECEIPT, FAILED, WELCOME]);
  });

  test('for which PayPal gives up ends Premium where the paid time has ended, and another plan replaces it', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const paidUntil = await suite.payer.passPaidTime();
    await suite.site.happen(books().renew(id, false));
    await suite.site.happen(books().suspend(id));
    expect(await suite.payer.subscriptions()).toMatchObject([{ endTime: paidUntil }]);
    await suite.payer.pass(HOUR_MS);
    expect(await suite.payer.isPremium()).toBe(false);
    await suite.payer.subscribe(MONTHLY);
    await until(
      () => Promise.resolve(books().subscription(id).status),
      (status) => status === 'CANCELLED',
    );
    expect(await suite.payer.isPremium()).toBe(true);
  });
});

test('how it is paid is changed on the page of PayPal', async () => {
  await suite.payer.subscribe(YEARLY);
  const query = { returnurl: `${suite.site.api.origin.replace('127.0.0.1', 'localhost')}/account` };
  const { data } = await suite.site.api.call('getPortalUrl', { query, token: suite.payer.token });
  expect(data.portalUrl).toBe('https://www.paypal.com/myaccount/autopay/');
});

describe('cancelling', () => {
  test('keeps what is paid until its unchanged end, and changes nothing while PayPal does not answer', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const [before] = await suite.payer.subscriptions();
    suite.site.paypal.isDown = true;
    await expect(suite.payer.cancel(before?.id ?? 0)).rejects.toThrow('503');
    suite.site.paypal.isDown = false;
    expect(await suite.payer.subscriptions()).toEqual([before]);
    const cancelled = await suite.payer.cancel(before?.id ?? 0);
    expect(cancelled).toMatchObject({ status: 'canceled', endTime: before?.endTime });
    expect(await suite.payer.cancel(before?.id ?? 0)).toEqual(cancelled);
    expect(books().subscription(id).status).toBe('CANCELLED');
    await suite.site.happen(toldOf(id));
    expect(await suite.payer.subscriptions()).toEqual([cancelled]);
    expect(await suite.payer.isPremium()).toBe(true);
  });

  test('is done for the plan that another one replaces', async () => {
    const yearly = await suite.payer.subscribe(YEARLY);
    const monthly = await suite.payer.subscribe(MONTHLY);
    await until(
      () => Promise.resolve(books().subscription(yearly).status),
      (status) => status === 'CANCELLED',
    );
    expect(books().subscription(monthly).status).toBe('ACTIVE');
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
    const way = `${books().order(id).returnUrl}?token=${id}&PayerID=P1`;
    return (await fetch(way, { redirect: 'manual' })).headers.get('location')?.split('/premium').at(-1) ?? '';
  }

  test('is taken with the way back and with its notice, once, and counted until it went back', async () => {
    const before = await given();
    const id = await order();
    expect(books().order(id).amount).toEqual({ currency_code: 'USD', value: '50.00' });
    expect(await comeBack(id)).toBe('/donate/complete?state=cancel');
    const events = books().agree(id);
    const ends = await Promise.all([comeBack(id), ...events.map((event) => suite.site.deliver(event)), comeBack(id)]);
    expect(ends).toEqual(['/donate/complete?state=success', 204, '/donate/complete?state=success']);
    await suite.site.happen(books().events.slice(-2));
    const after = await given();
    expect(after.donated_cents - before.donated_cents).toBe(5_000);
    expect(
      [...books().captures.values()].filter(({ id: capture }) => capture === books().order(id).capture),
    ).toHaveLength(1);
    await suite.site.happen(books().refund(id));
    expect(await given()).toMatchObject({ donations: before.donations, donated_cents: before.donated_cents });
  });

  test('[BILLING-002] [BILLING-006] is taken with the notice alone, and where that is lost as well, within an hour, as is what goes back', async () => {
    const before = await given();
    const told = await order();
    await suite.site.happen(books().agree(told));
    expect(books().order(told).status).toBe('COMPLETED');
    const lost = await order();
    for (const [happens, count] of [
      [() => books().agree(lost), 2],
      [() => books().dispute(lost, 'CHARGEBACK'), 1],
      [() => books().resolve(lost, 'RESOLVED_SELLER_FAVOUR'), 2],
      [() => books().refund(told), 1],
    ] as const) {
      happens();
      suite.site.clock.advance(HOUR_MS + MINUTE_MS);
      await until(given, ({ donations }) => donations === before.donations + count);
    }
  });

  test('leads a browser to a page while PayPal does not answer, and is taken within an hour where the donor has agreed', async () => {
    const before = await given();
    const agreed = await order();
    books().agree(agreed);
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
    expect(books().order(agreed).status).toBe('COMPLETED');
  });

  test('that this site did not ask for is neither taken nor counted', async () => {
    const before = await given();
    const id = await order();
    const foreign = { ...books().order(id), id: 'O-foreign', custom_id: 'another/donation' };
    books().orders.set(foreign.id, foreign);
    await suite.site.happen(books().agree(foreign.id));
    expect(books().order(foreign.id).status).toBe('APPROVED');
    expect(await given()).toMatchObject({ donations: before.donations });
  });
});

test('a notice is taken while strangers name one made-up certificate after the other, also when its own is to be fetched anew', async () => {
  const id = await suite.payer.subscribe(YEARLY);
  const madeUp = async (address: string) => suite.site.deliver({}, { address });
  const tell = async () => suite.site.deliver(books().tell('BILLING.SUBSCRIPTION.UPDATED', { id }));
  const attack = async (name: string) => {
    for (let count = 0; count < 20; count += 1) await madeUp(`${name}-${count}`);
    expect(await madeUp(name)).toBe(503);
    expect(await tell()).toBe(204);
  };
  await attack('first');
  suite.site.clock.advance(25 * HOUR_MS);
  await attack('second');
});

describe('a check of the configuration', () => {
  const findings = async () =>
    (await suite.site.api.call('checkPayments', { token: await operatorTokenOf(suite.site.api) })).data;
  const check = async () => (await findings()).filter(({ kind }) => kind === 'fault').map(({ text }) => text);

  test('says in words what is missing at PayPal, and nothing when all is there', async () => {
    await suite.payer.subscribe(YEARLY);
    const url = `${suite.site.api.origin.replace('127.0.0.1', 'localhost')}/v3/subscriptions/notices/paypal`;
    const { webhooks, webhookId: id } = suite.site.paypal;
    expect(await check()).toEqual([
      'PayPal has no webhook with the id in PAYPAL_WEBHOOK_ID: copy it from the app, under Webhooks.',
    ]);
    webhooks[0] = { id, url: 'https://other.example/', event_types: [{ name: '*' }] };
    expect(await check()).toEqual([
      `The webhook in PAYPAL_WEBHOOK_ID leads to https://other.example/, and should lead to ${url}.`,
    ]);
    webhooks[0] = { id, url, event_types: [{ name: 'PAYMENT.SALE.COMPLETED' }] };
    expect(await check()).toEqual([
      expect.stringMatching(/^The webhook does not send BILLING\.SUBSCRIPTION\.ACTIVATED, .*DISPUTE\.RESOLVED\.$/),
    ]);
    webhooks[0] = { id, url, event_types: [{ name: '*' }] };
    expect(await check()).toEqual([]);
  });

  test('tells of a plan that does not fit, and of disputes that cannot be read', async () => {
    const plan = books().plans.get('P-MONTH');
    if (plan === undefined) throw new Error('The plan is missing.');
    plan.status = 'INACTIVE';
    expect(await check()).toContain('Plan 2 (Monthly): P-MONTH. It is not active.');
    plan.status = 'ACTIVE';
    suite.site.paypal.hasDisputes = false;
    const texts = (await findings()).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^Disputes cannot be read \(403/));
    suite.site.paypal.hasDisputes = true;
  });
});
