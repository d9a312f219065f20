import { monthsAfter } from '@afterglow/kit';
import { type CardPayer, createCardPayer } from '#testing/stripe-peer/card-payer.ts';
import type { PeerEvent } from '#testing/stripe-peer/stripe-books.ts';
import { operatorTokenOf } from '#testing/send-import.ts';
import { MONTHLY, startStripeSite, type StripeSite, YEARLY } from '#testing/stripe-peer/stripe-site.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WELCOME = 'Welcome to Afterglow Premium';
const RECEIPT = 'Your Afterglow Premium receipt';

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
const inMonths = (months: number) => monthsAfter(new Date(site.clock.nowMs()), months).toISOString();

describe('a payment', () => {
  test('makes Premium with its notice, and not with the way back', async () => {
    const session = await payer.order(YEARLY);
    const endTime = inMonths(12);
    const events = books().pay(session);
    expect(await payer.isPremium()).toBe(false);
    await site.happen(events);
    expect(await payer.subscriptions()).toMatchObject([
      { status: 'active', endTime, cancelTime: null, paymentProcessor: 'stripe', plan: { price: 4790 } },
    ]);
    expect(await payer.isPremium()).toBe(true);
    expect(await payer.mails()).toEqual([WELCOME]);
  });

  test('begins a trial of thirty days where the plan has one, and the first month is paid after it', async () => {
    const id = await payer.subscribe(MONTHLY);
    const [trial] = await payer.subscriptions();
    expect(trial).toMatchObject({ status: 'trialing' });
    await payer.pass(30 * DAY_MS);
    await site.happen(books().renew(id));
    expect(await payer.isPremium()).toBe(true);
    expect(await payer.mails()).toEqual([WELCOME]);
    await site.happen(books().collect(id, true));
    const paidUntil = monthsAfter(new Date(trial?.endTime ?? ''), 1).toISOString();
    expect(await payer.subscriptions()).toMatchObject([{ id: trial?.id, status: 'active', endTime: paidUntil }]);
    expect(await payer.mails()).toEqual([RECEIPT, WELCOME]);
  });

  test('is not made where Stripe asks another price than the plan, or does not answer', async () => {
    const token = payer.token;
    const order = { body: { subscriptionsProductsId: YEARLY, paymentProcessor: 'stripe' }, token };
    const price = books().prices.get('price_year');
    if (price === undefined) throw new Error('The price is missing.');
    price.unit_amount = 5_000;
    expect(await site.api.refusal('createCheckout', order)).toMatchObject({ status: 503, code: 'server_busy' });
    price.unit_amount = 4_790;
    site.stripe.isDown = true;
    expect(await site.api.refusal('createCheckout', order)).toMatchObject({ status: 503, code: 'server_busy' });
    site.stripe.isDown = false;
    expect(await payer.subscriptions()).toEqual([]);
  });

  test('from two tabs can be made in one alone', async () => {
    const first = await payer.order(YEARLY);
    const second = await payer.order(YEARLY);
    expect(() => books().pay(first)).toThrow('The checkout is expired.');
    await site.happen(books().pay(second));
    expect(await payer.subscriptions()).toHaveLength(1);
    await expect(payer.order(YEARLY)).rejects.toThrow('You have this plan already.');
  });

  test('from two tabs at once can be made in one alone', async () => {
    const begun = await Promise.allSettled([1, 2, 3].map(async () => payer.order(YEARLY)));
    const sessions = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(sessions.filter((session) => books().sessions.get(session)?.status === 'open')).toHaveLength(1);
  });

  test('that Stripe has, but has not told of, keeps another one from being begun', async () => {
    await payer.pay(YEARLY);
    await expect(payer.order(MONTHLY)).rejects.toThrow('A payment of yours is being confirmed');
  });

  test('carries a key with everything that it writes, each order its own', async () => {
    await payer.order(MONTHLY);
    await payer.subscribe(YEARLY);
    const { writes } = site.stripe;
    expect(writes.filter(({ key }) => key === undefined)).toEqual([]);
    const orders = writes.filter(({ path }) => path === '/v1/checkout/sessions').map(({ key }) => key);
    expect(new Set(orders).size).toBe(orders.length);
  });
});

describe('a notice', () => {
  test('is taken once, however often it comes', async () => {
    const events = await payer.pay(YEARLY);
    await Promise.all([...events, ...events].map((event) => site.deliver(event)));
    await site.deliverAll(events);
    expect(await payer.subscriptions()).toHaveLength(1);
    expect(await payer.mails()).toEqual([WELCOME]);
  });

  test.each([
    ['forged', { secret: 'whsec_of_another_account' }],
    ['changed on its way', { body: JSON.stringify({ id: 'evt_made_up', type: 'invoice.paid' }) }],
  ])('that is %s is refused, and changes nothing', async (_what, changes) => {
    const [event = {}] = await payer.pay(YEARLY);
    expect(await site.deliver(event, changes)).toBe(400);
    expect(await payer.subscriptions()).toEqual([]);
  });

  test.each([-1, 1])('that was signed %d hours from now is refused, and changes nothing', async (hours) => {
    const [event = {}] = await payer.pay(YEARLY);
    expect(await site.deliver(event, { atMs: site.clock.nowMs() + hours * HOUR_MS })).toBe(400);
    expect(await payer.subscriptions()).toEqual([]);
  });

  test('without a signature is refused', async () => {
    const response = await site.api.request('/subscriptions/notices/stripe', { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
  });

  test('about what another site of the same account has sold is taken, and changes nothing', async () => {
    await payer.pay(YEARLY);
    const subscription = books().subscriptions.get(payer.reference());
    if (subscription === undefined) throw new Error('Nothing was paid.');
    const foreign = { ...subscription, id: 'sub_foreign', metadata: { ...subscription.metadata, site: 'another' } };
    books().subscriptions.set(foreign.id, foreign);
    expect(await site.deliver(books().tell('customer.subscription.created', { id: foreign.id }))).toBe(204);
    expect(await site.deliver({ ...books().tell('invoice.paid', {}), account: 'acct_connected' })).toBe(204);
    expect(await site.deliver(books().tell('product.created', { id: 'prod_1' }))).toBe(204);
    expect(await payer.subscriptions()).toEqual([]);
  });

  test('about a session that has expired closes the checkout', async () => {
    const session = books().sessions.get(await payer.order(YEARLY));
    expect(await site.deliver(books().tell('checkout.session.expired', { ...session }))).toBe(204);
    await payer.subscribe(YEARLY);
    expect(await payer.subscriptions()).toHaveLength(1);
  });
});

describe('five notices', () => {
  const orders = permutations([0, 1, 2, 3, 4]);
  const isLong = process.env['PAYMENT_ORDERS'] === 'all';
  const chosen = isLong ? orders : [0, 17, 53, 86, 119].flatMap((place) => orders.slice(place, place + 1));

  test(`in ${isLong ? 'every order' : 'some orders'} end in the same state, one subscription and one mail of each kind`, async () => {
    for (const [count, order] of chosen.entries()) {
      // There is a limit to the members that one address may make in an hour.
      if (count % 50 === 49) site.clock.skip(HOUR_MS);
      payer = await createCardPayer(site);
      const end = await deliverIn(order);
      expect(await payer.subscriptions()).toMatchObject([{ status: 'canceled', endTime: end }]);
      expect((await payer.mails()).filter((mail) => mail === WELCOME)).toHaveLength(1);
    }
  }, 120_000);

  /** Each deed happens before the first notice of it or of a later one comes. Returns the end of what is paid. */
  async function deliverIn(order: readonly number[]): Promise<string> {
    const session = await payer.order(YEARLY);
    const id = () => payer.reference();
    const deeds = [
      () => books().pay(session),
      () => books().renew(id()),
      () => books().collect(id(), false),
      () => books().collect(id(), true),
      () => books().cancel(id(), 'at-period-end'),
    ];
    const end = inMonths(24);
    const told: PeerEvent[] = [];
    for (const place of order) {
      while (told.length <= place) {
        const last = deeds[told.length]?.().at(-1);
        if (last !== undefined) told.push(last);
        site.clock.advance(SECOND_MS);
      }
      const event = told[place];
      if (event !== undefined) await site.deliverAll([event]);
    }
    return end;
  }
});

test('the portal is the page of the customer, for whoever has paid', async () => {
  const query = { returnurl: `${site.api.origin.replace('127.0.0.1', 'localhost')}/account/subscription` };
  const asked = { query, token: payer.token };
  expect(await site.api.refusal('getPortalUrl', asked)).toMatchObject({ status: 409 });
  const customer = books().subscriptions.get(await payer.subscribe(YEARLY))?.customer;
  expect((await site.api.call('getPortalUrl', asked)).data.portalUrl).toBe(`${site.stripe.url}/portal/${customer}`);
});

describe('a check of the configuration', () => {
  const check = async () => {
    const { data } = await site.api.call('checkPayments', { token: await operatorTokenOf(site.api) });
    return data.filter(({ kind }) => kind === 'fault').map(({ text }) => text);
  };
  const ENDPOINT = { status: 'enabled', enabled_events: ['*'], api_version: '2026-10-28.endive' };

  test('says in words what is missing at Stripe, and nothing when all is there', async () => {
    const url = `${site.api.origin.replace('127.0.0.1', 'localhost')}/v3/subscriptions/notices/stripe`;
    expect(await check()).toEqual([
      `No webhook endpoint at Stripe leads to ${url}: add one under Developers, Webhooks.`,
      'The customer portal has no settings: save them under Settings, Billing, Customer portal.',
    ]);
    site.stripe.endpoints.push({ ...ENDPOINT, url, enabled_events: ['invoice.paid'] });
    site.stripe.portals.push({ features: { subscription_update: { enabled: true } } });
    expect(await check()).toEqual([
      expect.stringMatching(
        /^The webhook endpoint does not send checkout\.session\.completed, .*charge\.dispute\.closed\.$/,
      ),
      'The customer portal lets members switch plans, of which this site would not know: switch that off.',
    ]);
    site.stripe.endpoints[0] = { ...ENDPOINT, url };
    site.stripe.portals[0] = { features: { subscription_update: { enabled: false } } };
    await payer.subscribe(YEARLY);
    expect(await check()).toEqual([]);
  });

  test('tells of a price that does not fit, a key that Stripe does not know, and a secret of another endpoint', async () => {
    const price = books().prices.get('price_month');
    if (price === undefined) throw new Error('The price is missing.');
    price.unit_amount = 599;
    await site.deliver({}, { secret: 'whsec_of_another_endpoint' });
    expect(await check()).toEqual([
      'Plan 2 (Monthly): price_month. It is 5.99 USD, and should be $4.99.',
      expect.stringMatching(/^The last notice, of .*, was not signed with the secret that is set here/),
    ]);
    price.unit_amount = 499;
    site.stripe.secretKey = 'sk_test_another';
    expect((await check())[0]).toMatch(/^Stripe does not know the key/);
    site.stripe.secretKey = 'sk_test_peer';
  });
});

test('a donation is counted with its notice, once, and no longer when all of it went back', async () => {
  const given = async () => (await site.api.call('getServiceStatus', { token: await operatorTokenOf(site.api) })).data;
  const way = await site.api.request('/donations/stripe?amount=50', { redirect: 'manual' });
  const session = way.headers.get('location')?.split('/').at(-1) ?? '';
  expect(books().sessions.get(session)).toMatchObject({ mode: 'payment', amount: 5_000 });
  const events = books().pay(session);
  await site.happen(events);
  await site.happen(events);
  expect(await given()).toMatchObject({ donations: 1, donated_cents: 5_000 });
  await site.happen(books().refund(session));
  expect(await given()).toMatchObject({ donations: 0, donated_cents: 0 });
});

function permutations(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) =>
    permutations(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  );
}
