import { monthsAfter } from '@afterglow/kit';
import type { FakeEvent } from '@afterglow/billing/testing/fake-paypal';
import { MONTHLY, YEARLY } from '#testing/fake-paypal/paypal-site.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { payPalSuite, RECEIPT, WELCOME } from '#testing/fake-paypal/paypal-suite.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const COMPLETE = '/premium/complete?state=success';
/** The page learns the state from the checkout. */
const WAITING = /^\/premium\/complete\?state=success&checkout=\d+$/;

const suite = payPalSuite();
const { agree, reportedOf } = suite;
const ledger = () => suite.site.paypal.ledger;
const monthsLater = (time: string, months: number) => monthsAfter(new Date(time), months).toISOString();

const salesOf = (id: string) => [...ledger().sales.values()].filter((sale) => sale.billing_agreement_id === id);

/** Returns while PayPal rejects every activation with that status. */
async function comeBackRefused(id: string, status: number): Promise<string> {
  Object.assign(ledger(), { isRefusing: true, refusalStatus: status });
  const page = await suite.payer.comeBack(id);
  Object.assign(ledger(), { isRefusing: false, refusalStatus: 422 });
  return page;
}

describe('a subscription', () => {
  test('starts with the return, and its webhooks change nothing more', async () => {
    const id = await agree(YEARLY);
    const { start_time: start } = ledger().subscription(id);
    expect(await suite.payer.isPremium()).toBe(false);
    expect(await suite.payer.comeBack(id)).toBe(COMPLETE);
    expect(await suite.payer.isPremium()).toBe(true);
    expect(await suite.payer.subscriptions()).toMatchObject([
      { status: 'active', endTime: monthsLater(start, 12), paymentProcessor: 'paypal', plan: { price: 4790 } },
    ]);
    await suite.site.happen(reportedOf(id));
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
  });

  test('that is only ordered, and one with a made-up signature, starts nothing', async () => {
    const id = await suite.payer.order(YEARLY);
    expect(await suite.payer.comeBack(id)).toBe(COMPLETE);
    ledger().approve(id);
    const way = new URL(ledger().subscription(id).returnUrl);
    way.searchParams.set('signature', 'made-up');
    expect((await fetch(way, { redirect: 'manual' })).status).toBe(303);
    expect(ledger().subscription(id).status).toBe('APPROVED');
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test('has a trial of thirty days where the plan has one, and the first month is paid after it', async () => {
    const id = await suite.payer.subscribe(MONTHLY);
    const [trial] = await suite.payer.subscriptions();
    expect(trial).toMatchObject({ status: 'trialing' });
    expect(ledger().subscription(id).lastPayment).toBeUndefined();
    await suite.payer.passPaidTime();
    expect(await suite.payer.isPremium()).toBe(true);
    await suite.site.happen(ledger().collect(id, true));
    expect(await suite.payer.subscriptions()).toMatchObject([
      { id: trial?.id, status: 'active', endTime: monthsLater(trial?.endTime ?? '', 1) },
    ]);
    expect(await suite.payer.mails()).toEqual([RECEIPT, WELCOME]);
  });

  test('is not ordered when PayPal’s price differs from the plan, or PayPal does not respond', async () => {
    const shown = { dueToday: 4_790, price: 4_790 };
    const body = { subscriptionsProductsId: YEARLY, paymentProcessor: 'paypal', ...shown };
    const order = { body, token: suite.payer.token };
    const price = ledger().plans.get('P-YEAR')?.billing_cycles[0]?.pricing_scheme;
    if (price === undefined) throw new Error('The plan is missing.');
    price.fixed_price = { currency_code: 'USD', value: '50.00' };
    expect(await suite.site.api.refusal('createCheckout', order)).toMatchObject({ status: 503, code: 'server_busy' });
    price.fixed_price = { currency_code: 'USD', value: '47.90' };
    suite.site.paypal.isDown = true;
    expect(await suite.site.api.refusal('createCheckout', order)).toMatchObject({ status: 503, code: 'server_busy' });
    suite.site.paypal.isDown = false;
  });

  test('of two tabs is paid in one only, though both are agreed to', async () => {
    const first = await agree(YEARLY);
    const second = await agree(MONTHLY);
    expect(await suite.payer.comeBack(first)).toBe(`/premium/select-payment/${YEARLY}?state=cancel`);
    expect(ledger().subscription(first).status).toBe('APPROVED');
    expect(await suite.payer.comeBack(second)).toBe(COMPLETE);
    await suite.payer.comeBack(first);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    expect(ledger().subscription(second).status).toBe('ACTIVE');
    expect(ledger().subscription(first).lastPayment).toBeUndefined();
  });

  test('of parallel tabs is open in one only, and two returns at the same time pay once', async () => {
    const begun = await Promise.allSettled([1, 2, 3].map(async () => suite.payer.order(YEARLY)));
    const ids = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    for (const id of ids) ledger().approve(id);
    await Promise.all([...ids, ...ids].map((id) => suite.payer.comeBack(id)));
    const active = ids.filter((id) => ledger().subscription(id).status === 'ACTIVE');
    expect(active).toHaveLength(1);
    expect(ids.flatMap(salesOf)).toHaveLength(1);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    await expect(suite.payer.order(YEARLY)).rejects.toThrow('You already have this plan.');
  });

  test('of two tabs, of which one starts without a response, is paid in that one only', async () => {
    const { paypal } = suite.site;
    const first = await agree(YEARLY);
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<undefined>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    paypal.beforeBeginning = async () => {
      isAsked(undefined);
      await answered;
    };
    const back = suite.payer.comeBack(first);
    await asked;
    await expect(suite.payer.order(MONTHLY)).rejects.toThrow("We're confirming your payment");
    const other = [...ledger().subscriptions.keys()].at(-1);
    answer(undefined);
    paypal.beforeBeginning = () => Promise.resolve();
    expect(await back).toBe(COMPLETE);
    expect(other).not.toBe(first);
    ledger().approve(other ?? '');
    await suite.payer.comeBack(other ?? '');
    expect(ledger().subscription(other ?? '').status).toBe('APPROVED');
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: YEARLY } }]);
  });

  test('that PayPal rejects frees the member to order again; one without a response is polled', async () => {
    const { paypal } = suite.site;
    const refused = await agree(YEARLY);
    ledger().isRefusing = true;
    expect(await suite.payer.comeBack(refused)).toBe(COMPLETE);
    ledger().isRefusing = false;
    const lost = await agree(MONTHLY);
    paypal.isDown = true;
    expect(await suite.payer.comeBack(lost)).toMatch(WAITING);
    paypal.isDown = false;
    await suite.payer.comeBack(refused);
    expect(await suite.payer.comeBack(lost)).toBe(COMPLETE);
    expect([refused, lost].map((id) => ledger().subscription(id).status)).toEqual(['APPROVED', 'ACTIVE']);
  });

  test.each([400, 403, 404, 422])('that PayPal rejects with %d holds up no other order', async (status) => {
    const refused = await agree(YEARLY);
    expect(await comeBackRefused(refused, status)).toBe(COMPLETE);
    expect(ledger().subscription(refused).status).toBe('APPROVED');
    await suite.payer.subscribe(MONTHLY);
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: MONTHLY } }]);
  });

  test.each([408, 409])(
    'that PayPal fails with %d may still start: no other is ordered, and the next order polls',
    async (status) => {
      const undecided = await agree(YEARLY);
      expect(await comeBackRefused(undecided, status)).toBe(COMPLETE);
      await expect(suite.payer.order(MONTHLY)).rejects.toThrow("We're confirming your payment");
      suite.site.clock.skip(3 * MINUTE_MS);
      await expect(suite.payer.order(MONTHLY)).rejects.toThrow('We just received another payment from you');
      expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: YEARLY } }]);
      expect(salesOf(undecided)).toHaveLength(1);
    },
  );

  test('that PayPal neither starts nor rejects blocks another order for half an hour at most', async () => {
    const undecided = await agree(YEARLY);
    await comeBackRefused(undecided, 409);
    suite.site.clock.skip(31 * MINUTE_MS);
    await suite.payer.subscribe(MONTHLY);
    await suite.payer.comeBack(undecided);
    expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: MONTHLY } }]);
    expect(salesOf(undecided)).toEqual([]);
  });

  test('sends an idempotency key with every write, each order its own, and outlives its token', async () => {
    suite.site.paypal.forgetTokens();
    await suite.payer.subscribe(YEARLY);
    const { writes } = suite.site.paypal;
    expect(writes.filter(({ key }) => key === undefined)).toEqual([]);
    const orders = writes.filter(({ path }) => path === '/v1/billing/subscriptions').map(({ key }) => key);
    expect(new Set(orders).size).toBe(orders.length);
  });
});

test('PayPal alone is offered when it alone is set up', async () => {
  expect((await suite.site.api.call('listPaymentMethods')).data).toEqual([{ paymentProcessor: 'paypal' }]);
  const order = { body: { subscriptionsProductsId: YEARLY, paymentProcessor: 'stripe' }, token: suite.payer.token };
  expect(await suite.site.api.refusal('createCheckout', order)).toMatchObject({ status: 400 });
});

describe('a webhook', () => {
  test('is applied once, however often it arrives', async () => {
    const id = await agree(YEARLY);
    ledger().activate(id);
    const events = reportedOf(id);
    await Promise.all([...events, ...events].map((event) => suite.site.deliver(event)));
    await suite.site.deliverAll(events);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
  });

  test.each([
    ['changed on its way', { body: JSON.stringify({ id: 'WH-0', event_type: 'PAYMENT.SALE.COMPLETED' }) }],
    ['for another webhook', { webhookId: 'WEBHOOK2' }],
    ['signed by another algorithm', { algorithm: 'SHA1withRSA' }],
    ['signed with a certificate for another name', { certificate: 'other-name' }],
    ['signed with a certificate that has expired', { certificate: 'expired' }],
    ['signed with a certificate that holds only later', { certificate: 'not-yet' }],
    ['signed with a certificate of an unknown authority', { certificate: 'self-made' }],
    ['signed with a certificate of an authority in the name of a known one', { certificate: 'namesake' }],
    ['signed with a certificate that no authority has signed', { certificate: 'by-no-authority' }],
    ['signed with a certificate elsewhere', { address: 'https://paypal.example/v1/notifications/certs/right' }],
    ['signed with one that PayPal does not have', { address: 'none' }],
  ] as const)('that is %s is rejected, and changes nothing', async (_what, changes) => {
    const id = await agree(YEARLY);
    ledger().activate(id);
    const [event = {}] = reportedOf(id);
    expect(await suite.site.deliver(event, changes)).toBe(400);
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test.each([-1, 1])('that was sent %d hours from now is rejected, and changes nothing', async (hours) => {
    const id = await agree(YEARLY);
    ledger().activate(id);
    const [event = {}] = reportedOf(id);
    expect(await suite.site.deliver(event, { atMs: suite.site.clock.nowMs() + hours * HOUR_MS })).toBe(400);
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test('without a signature is rejected, and only its certificate is fetched, once', async () => {
    const bare = await suite.site.api.request('/subscriptions/notices/paypal', { method: 'POST', body: '{}' });
    expect(bare.status).toBe(400);
    const id = await suite.payer.subscribe(YEARLY);
    suite.site.paypal.reads.length = 0;
    await suite.site.happen([ledger().emit('BILLING.SUBSCRIPTION.UPDATED', { id })]);
    expect(suite.site.paypal.reads.filter((path) => path.includes('notifications'))).toEqual([]);
  });

  test('about a sale of another site of the same account is accepted, and changes nothing', async () => {
    const id = await agree(YEARLY);
    ledger().activate(id);
    const own = ledger().subscription(id);
    const foreign = { ...own, id: 'I-foreign', custom_id: own.custom_id.replace(/^[^/]+/, 'another') };
    ledger().subscriptions.set(foreign.id, foreign);
    expect(await suite.site.deliver(ledger().emit('BILLING.SUBSCRIPTION.ACTIVATED', { id: foreign.id }))).toBe(204);
    expect(await suite.site.deliver(ledger().emit('CATALOG.PRODUCT.CREATED', { id: 'PROD-1' }))).toBe(204);
    expect(await suite.site.deliver(ledger().emit('PAYMENT.SALE.COMPLETED', { id: 'SALE-unknown' }))).toBe(204);
    expect(await suite.payer.subscriptions()).toEqual([]);
  });
});

describe('five webhooks', () => {
  const orders = permutations([0, 1, 2, 3, 4]);
  const isLong = process.env['PAYMENT_ORDERS'] === 'all';
  const chosen = isLong ? orders : [0, 53, 119].flatMap((place) => orders.slice(place, place + 1));

  test(`in ${isLong ? 'every order' : 'some orders'} give one subscription and one welcome`, async () => {
    for (const [count, order] of chosen.entries()) {
      // The number of sign-ups from one IP in an hour is limited.
      if (count % 50 === 49) suite.site.clock.skip(HOUR_MS);
      await suite.changePayer();
      const end = await deliverIn(order);
      expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'canceled', endTime: end }]);
      expect((await suite.payer.mails()).filter((mail) => mail === WELCOME)).toHaveLength(1);
    }
  }, 240_000);

  /** Each action happens before the first webhook of it or of a later one arrives. Returns the end of the paid time. */
  async function deliverIn(order: readonly number[]): Promise<string> {
    const id = await agree(YEARLY);
    // The payment of the second year is made as early as possible.
    const deeds: readonly (() => FakeEvent[] | undefined)[] = [
      () => ledger().activate(id),
      () => ledger().renew(id, false),
      () => ledger().collect(id, false),
      () => ledger().collect(id, true),
      () => ledger().cancel(id),
    ];
    const end = ledger().subscription(id).start_time;
    const shown: FakeEvent[] = [];
    for (const place of order) {
      while (shown.length <= place) {
        const last = deeds[shown.length]?.()?.at(-1);
        if (last !== undefined) shown.push(last);
        suite.site.clock.advance(SECOND_MS);
      }
      const event = shown[place];
      if (event !== undefined) await suite.site.deliverAll([event]);
    }
    return monthsLater(end, 12);
  }
});

function permutations(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) =>
    permutations(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  );
}
