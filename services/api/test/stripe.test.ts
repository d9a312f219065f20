import { monthsAfter } from '@afterglow/kit';
import { until } from '@afterglow/kit/testing';
import type { FakeEvent } from '@afterglow/billing/testing/fake-stripe';
import { operatorTokenOf } from '#testing/send-import.ts';
import { MONTHLY, YEARLY } from '#testing/fake-stripe/stripe-site.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import { RECEIPT, stripeSuite, WELCOME } from '#testing/fake-stripe/stripe-suite.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = stripeSuite();
const ledger = () => suite.site.stripe.ledger;
const inMonths = (months: number) => monthsAfter(new Date(suite.site.clock.nowMs()), months).toISOString();

describe('a payment', () => {
  test('makes Premium with its webhook, and not with the return', async () => {
    const session = await suite.payer.order(YEARLY);
    const endTime = inMonths(12);
    const events = ledger().pay(session);
    expect(await suite.payer.isPremium()).toBe(false);
    await suite.site.happen(events);
    expect(await suite.payer.subscriptions()).toMatchObject([
      { status: 'active', endTime, cancelTime: null, paymentProcessor: 'stripe', plan: { price: 4790 } },
    ]);
    expect(await suite.payer.isPremium()).toBe(true);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
  });

  test('starts a trial of thirty days where the plan has one, and the first month is paid after it', async () => {
    const id = await suite.payer.subscribe(MONTHLY);
    const [trial] = await suite.payer.subscriptions();
    expect(trial).toMatchObject({ status: 'trialing' });
    await suite.payer.pass(30 * DAY_MS);
    await suite.site.happen(ledger().renew(id));
    expect(await suite.payer.isPremium()).toBe(true);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
    await suite.site.happen(ledger().collect(id, true));
    const paidUntil = monthsAfter(new Date(trial?.endTime ?? ''), 1).toISOString();
    expect(await suite.payer.subscriptions()).toMatchObject([{ id: trial?.id, status: 'active', endTime: paidUntil }]);
    expect(await suite.payer.mails()).toEqual([RECEIPT, WELCOME]);
  });

  test('is not created when Stripe’s price differs from the plan, or Stripe does not respond', async () => {
    const token = suite.payer.token;
    const shown = { dueToday: 4_790, price: 4_790 };
    const order = { body: { subscriptionsProductsId: YEARLY, paymentProcessor: 'stripe', ...shown }, token };
    const price = ledger().prices.get('price_year');
    if (price === undefined) throw new Error('The price is missing.');
    price.unit_amount = 5_000;
    expect(await suite.site.api.refusal('createCheckout', order)).toMatchObject({ status: 503, code: 'server_busy' });
    price.unit_amount = 4_790;
    suite.site.stripe.isDown = true;
    expect(await suite.site.api.refusal('createCheckout', order)).toMatchObject({ status: 503, code: 'server_busy' });
    suite.site.stripe.isDown = false;
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test('from two tabs can be made in one only', async () => {
    const first = await suite.payer.order(YEARLY);
    const second = await suite.payer.order(YEARLY);
    expect(() => ledger().pay(first)).toThrow('The checkout is expired.');
    await suite.site.happen(ledger().pay(second));
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    await expect(suite.payer.order(YEARLY)).rejects.toThrow('You already have this plan.');
  });

  test('from two tabs at the same time can be made in one only', async () => {
    const begun = await Promise.allSettled([1, 2, 3].map(async () => suite.payer.order(YEARLY)));
    const sessions = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(sessions.filter((session) => ledger().sessions.get(session)?.status === 'open')).toHaveLength(1);
  });

  test('that Stripe has not reported yet is Premium as soon as another one is ordered', async () => {
    await suite.payer.pay(YEARLY);
    await expect(suite.payer.order(MONTHLY)).rejects.toThrow('We just received another payment from you');
    expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'active', plan: { id: YEARLY } }]);
  });

  test('whose webhook arrives during another order leaves nothing to pay there', async () => {
    const events = ledger().pay(await suite.payer.order(YEARLY));
    suite.site.stripe.meanwhile = () => suite.site.happen(events);
    await expect(suite.payer.order(YEARLY)).rejects.toThrow('You already have this plan.');
    expect([...ledger().sessions.values()].at(-1)).toMatchObject({ status: 'expired' });
  });

  test('whose first collection failed permanently does not block another one', async () => {
    await suite.payer.pay(YEARLY);
    Object.assign(ledger().subscriptions.get(suite.payer.reference()) ?? {}, { status: 'incomplete_expired' });
    await suite.payer.subscribe(YEARLY);
    expect(await suite.payer.isPremium()).toBe(true);
  });

  test('can be started thirty times in an hour', async () => {
    for (let count = 0; count < 30; count++) await suite.payer.order(YEARLY);
    await expect(suite.payer.order(YEARLY)).rejects.toThrow('Too many attempts');
  });

  test('sends an idempotency key with every write, each order its own', async () => {
    await suite.payer.order(MONTHLY);
    await suite.payer.subscribe(YEARLY);
    const { writes } = suite.site.stripe;
    expect(writes.filter(({ key }) => key === undefined)).toEqual([]);
    const orders = writes.filter(({ path }) => path === '/v1/checkout/sessions').map(({ key }) => key);
    expect(new Set(orders).size).toBe(orders.length);
  });
});

describe('a caller who waits for a payment', () => {
  function ask(waitMs: number) {
    const { site, payer } = suite;
    let answer: readonly unknown[] | undefined;
    const query = { membersid: payer.id, waitMs };
    void site.api.call('listSubscriptions', { query, token: payer.token }).then(({ data }) => (answer = data));
    const answered = async () => {
      site.clock.advance(SECOND_MS);
      return Promise.resolve(answer);
    };
    return () => until(answered, (known) => known !== undefined);
  }

  test('gets a response as soon as the webhook has arrived', async () => {
    const { site, payer } = suite;
    const answer = ask(2 * SECOND_MS);
    await site.deliverAll(await payer.pay(YEARLY));
    expect(await answer()).toMatchObject([{ status: 'active' }]);
  });

  test('gets the current state after the requested time', async () => {
    const { clock } = suite.site;
    const beganMs = clock.nowMs();
    expect(await ask(SECOND_MS)()).toEqual([]);
    expect(clock.nowMs() - beganMs).toBeGreaterThanOrEqual(SECOND_MS);
  });
});

describe('a webhook', () => {
  test('is applied once, however often it arrives', async () => {
    const events = await suite.payer.pay(YEARLY);
    await Promise.all([...events, ...events].map((event) => suite.site.deliver(event)));
    await suite.site.deliverAll(events);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
  });

  test.each([
    ['forged', { secret: 'whsec_of_another_account' }],
    ['changed on its way', { body: JSON.stringify({ id: 'evt_made_up', type: 'invoice.paid' }) }],
  ])('that is %s is rejected, and changes nothing', async (_what, changes) => {
    const [event = {}] = await suite.payer.pay(YEARLY);
    expect(await suite.site.deliver(event, changes)).toBe(400);
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test.each([-1, 1])('that was signed %d hours from now is rejected, and changes nothing', async (hours) => {
    const [event = {}] = await suite.payer.pay(YEARLY);
    expect(await suite.site.deliver(event, { atMs: suite.site.clock.nowMs() + hours * HOUR_MS })).toBe(400);
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test('without a signature is rejected', async () => {
    const response = await suite.site.api.request('/subscriptions/notices/stripe', { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
  });

  test('about a sale of another site of the same account is accepted, and changes nothing', async () => {
    await suite.payer.pay(YEARLY);
    const subscription = ledger().subscriptions.get(suite.payer.reference());
    if (subscription === undefined) throw new Error('Nothing was paid.');
    const foreign = { ...subscription, id: 'sub_foreign', metadata: { ...subscription.metadata, site: 'another' } };
    ledger().subscriptions.set(foreign.id, foreign);
    expect(await suite.site.deliver(ledger().emit('customer.subscription.created', { id: foreign.id }))).toBe(204);
    expect(await suite.site.deliver({ ...ledger().emit('invoice.paid', {}), account: 'acct_connected' })).toBe(204);
    expect(await suite.site.deliver(ledger().emit('product.created', { id: 'prod_1' }))).toBe(204);
    expect(await suite.payer.subscriptions()).toEqual([]);
  });

  test('about an expired session closes the checkout', async () => {
    const session = ledger().sessions.get(await suite.payer.order(YEARLY));
    expect(await suite.site.deliver(ledger().emit('checkout.session.expired', { ...session }))).toBe(204);
    await suite.payer.subscribe(YEARLY);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
  });
});

describe('five webhooks', () => {
  const orders = permutations([0, 1, 2, 3, 4]);
  const isLong = process.env['PAYMENT_ORDERS'] === 'all';
  const chosen = isLong ? orders : [0, 17, 53, 86, 119].flatMap((place) => orders.slice(place, place + 1));

  test(`in ${isLong ? 'every order' : 'some orders'} give one subscription, each mail once`, async () => {
    for (const [count, order] of chosen.entries()) {
      // The number of sign-ups from one IP in an hour is limited.
      if (count % 50 === 49) suite.site.clock.skip(HOUR_MS);
      await suite.changePayer();
      const end = await deliverIn(order);
      expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'canceled', endTime: end }]);
      expect((await suite.payer.mails()).filter((mail) => mail === WELCOME)).toHaveLength(1);
    }
  }, 120_000);

  /** Each action happens before the first webhook of it or of a later one arrives. Returns the end of the paid time. */
  async function deliverIn(order: readonly number[]): Promise<string> {
    const session = await suite.payer.order(YEARLY);
    const id = () => suite.payer.reference();
    const deeds = [
      () => ledger().pay(session),
      () => ledger().renew(id()),
      () => ledger().collect(id(), false),
      () => ledger().collect(id(), true),
      () => ledger().cancel(id(), 'at-period-end'),
    ];
    const end = inMonths(24);
    const shown: FakeEvent[] = [];
    for (const place of order) {
      while (shown.length <= place) {
        const last = deeds[shown.length]?.().at(-1);
        if (last !== undefined) shown.push(last);
        suite.site.clock.advance(SECOND_MS);
      }
      const event = shown[place];
      if (event !== undefined) await suite.site.deliverAll([event]);
    }
    return end;
  }
});

test('the portal is the page of the customer, for anyone who has paid', async () => {
  const query = { returnurl: `${suite.site.api.origin.replace('127.0.0.1', 'localhost')}/account/subscription` };
  const asked = { query, token: suite.payer.token };
  expect(await suite.site.api.refusal('getPortalUrl', asked)).toMatchObject({ status: 409 });
  const customer = ledger().subscriptions.get(await suite.payer.subscribe(YEARLY))?.customer;
  expect((await suite.site.api.call('getPortalUrl', asked)).data.portalUrl).toBe(
    `${suite.site.stripe.url}/portal/${customer}`,
  );
});

describe('a check of the configuration', () => {
  const check = async () => {
    const { data } = await suite.site.api.call('checkPayments', { token: await operatorTokenOf(suite.site.api) });
    return data.filter(({ kind }) => kind === 'fault').map(({ text }) => text);
  };
  const ENDPOINT = { status: 'enabled', enabled_events: ['*'], api_version: '2026-10-28.endive' };

  test('names the missing configuration at Stripe, and nothing when all is set up', async () => {
    const url = `${suite.site.api.origin.replace('127.0.0.1', 'localhost')}/v3/subscriptions/notices/stripe`;
    expect(await check()).toEqual([
      `No webhook endpoint at Stripe sends to ${url}. Add one under Developers > Webhooks.`,
      'The customer portal has no settings. Save them under Settings > Billing > Customer portal.',
    ]);
    suite.site.stripe.endpoints.push({ ...ENDPOINT, url, enabled_events: ['invoice.paid'] });
    suite.site.stripe.portals.push({ features: { subscription_update: { enabled: true } } });
    expect(await check()).toEqual([
      expect.stringMatching(
        /^The webhook endpoint doesn't send checkout\.session\.completed, .*charge\.dispute\.closed\.$/,
      ),
      "The customer portal lets members switch plans, and this site wouldn't know. Turn that off.",
    ]);
    suite.site.stripe.endpoints[0] = { ...ENDPOINT, url };
    suite.site.stripe.portals[0] = { features: { subscription_update: { enabled: false } } };
    await suite.payer.subscribe(YEARLY);
    expect(await check()).toEqual([]);
  });

  test('reports a price that does not fit, an unknown key, and a secret of another endpoint', async () => {
    const price = ledger().prices.get('price_month');
    if (price === undefined) throw new Error('The price is missing.');
    price.unit_amount = 599;
    const otherSecret = { secret: 'whsec_of_another_endpoint' };
    await suite.site.deliver({}, otherSecret);
    expect(await check()).toEqual(["Plan 2 (Monthly): price_month. It's 5.99 USD. It should be $4.99."]);
    for (const event of await suite.payer.pay(YEARLY)) await suite.site.deliver(event, otherSecret);
    expect((await check())[1]).toMatch(/^A webhook from .* wasn't signed with the secret set here, and no valid one/);
    price.unit_amount = 499;
    suite.site.stripe.secretKey = 'sk_test_another';
    expect((await check())[0]).toMatch(/^Stripe rejected STRIPE_SECRET_KEY/);
    suite.site.stripe.secretKey = 'sk_test_peer';
  });
});

test('a donation is counted with its webhook, once, and no longer after a full refund', async () => {
  const given = async () =>
    (await suite.site.api.call('getServiceStatus', { token: await operatorTokenOf(suite.site.api) })).data;
  const way = await suite.site.api.request('/donations/stripe?amount=50', { redirect: 'manual' });
  const session = way.headers.get('location')?.split('/').at(-1) ?? '';
  expect(ledger().sessions.get(session)).toMatchObject({ mode: 'payment', amount: 5_000 });
  const events = ledger().pay(session);
  await suite.site.happen(events);
  await suite.site.happen(events);
  expect(await given()).toMatchObject({ donations: 1, donated_cents: 5_000 });
  await suite.site.happen(ledger().refund(session, 2_000));
  expect(await given()).toMatchObject({ donations: 1, donated_cents: 3_000 });
  await suite.site.happen(ledger().refund(session));
  expect(await given()).toMatchObject({ donations: 0, donated_cents: 0 });
});

function permutations(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) =>
    permutations(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  );
}
