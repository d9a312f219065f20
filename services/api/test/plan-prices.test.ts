import { adminCommand } from '#testing/admin-command.ts';
import { readOutbox } from '#testing/read-outbox.ts';
import { createCardPayer } from '#testing/fake-stripe/card-payer.ts';
import { MONTHLY, YEARLY } from '#testing/fake-stripe/stripe-site.ts';
import { stripeSuite } from '#testing/fake-stripe/stripe-suite.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = stripeSuite();
const api = () => suite.site.api;
const ledger = () => suite.site.stripe.ledger;
const admin = adminCommand(api);

function addPrice(id: string, unit_amount: number, interval: 'month' | 'year' = 'year'): void {
  ledger().prices.set(id, {
    id,
    active: true,
    unit_amount,
    currency: 'usd',
    recurring: { interval, interval_count: 1 },
  });
}

const planOf = async (id: number, token?: string) =>
  (await api().call('listPlans', token === undefined ? {} : { token })).data.find((plan) => plan.id === id);

test('[BILLING-003] [BILLING-005] a new price applies to new subscribers, and existing ones keep theirs', async () => {
  const before = suite.payer;
  const id = await before.subscribe(YEARLY);
  addPrice('price_year_2', 5_990);
  addPrice('price_month_2', 5_990, 'month');
  // No price goes live that Stripe would charge differently.
  for (const [given, reason] of [
    [[], /no price at Stripe\./],
    [['--stripe', 'price_unknown'], /Stripe can't find it/],
    [['--stripe', 'price_year'], /It's 47\.90 USD\. It should be \$59\.90/],
    [['--stripe', 'price_month_2'], /isn't for 12 months/],
  ] as const) {
    const refused = await admin('plans', 'set-price', '3', '59.90', ...given);
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(reason) as string });
  }
  expect(await planOf(YEARLY)).toMatchObject({ price: 4_790 });
  const trying = await createCardPayer(suite.site);
  await suite.site.happen(await trying.pay(MONTHLY));
  const wish = { subscriptionsProductsId: YEARLY, paymentProcessor: 'stripe' } as const;
  const quoteOf = async () => (await api().call('quotePlan', { query: wish, token: trying.token })).data;
  const shown = await quoteOf();
  expect(shown).toMatchObject({ dueToday: 0, isImmediate: true });
  const set = await admin('plans', 'set-price', '3', '59.90', '--stripe', 'price_year_2');
  expect(set).toMatchObject({ code: 0, err: '' });
  expect(set.out).toMatch(
    /\$59\.90 from .*, 0 subscribers, price_year_2\n\s+\$47\.90 from the start, \d+ subscribers, price_year\n/,
  );

  // A member who saw the earlier price for after the trial sees the new one first, though neither has anything due today.
  const order = { ...wish, dueToday: shown.dueToday };
  const refused = await api().refusal('createCheckout', {
    body: { ...order, quote: shown.token },
    token: trying.token,
  });
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('has changed') as string });
  expect(await trying.subscriptions()).toMatchObject([{ plan: { id: MONTHLY } }]);
  const { token } = await quoteOf();
  await api().call('createCheckout', { body: { ...order, quote: token }, token: trying.token });
  expect(await trying.subscriptions()).toMatchObject([{ plan: { id: YEARLY, price: 5_990 }, status: 'trialing' }]);

  // The subscriber: page, renewal and mails.
  expect(await before.subscriptions()).toMatchObject([{ plan: { id: YEARLY, price: 4_790 } }]);
  expect(await planOf(YEARLY, before.token)).toMatchObject({ price: 4_790, current: true });
  await before.passPaidTime();
  await suite.site.happen(ledger().renew(id));
  await suite.site.happen(ledger().collect(id, false));
  const [failed] = (await readMails(before.email)).filter((text) => text.includes("We couldn't charge you"));
  expect(failed).toContain('$47.90');
  await suite.site.happen(ledger().collect(id, true));
  const paid = await api().call('listPayments', { params: { id: before.id }, token: before.token });
  expect(paid.data.map((payment) => payment.paid)).toEqual([4_790, 4_790]);

  // A new member.
  expect(await planOf(YEARLY)).toMatchObject({ id: YEARLY, price: 5_990, current: false });
  const after = await createCardPayer(suite.site);
  expect((await api().call('quotePlan', { query: wish, token: after.token })).data).toMatchObject({ dueToday: 5_990 });
  await suite.site.happen(await after.pay(YEARLY));
  expect(await after.subscriptions()).toMatchObject([{ plan: { id: YEARLY, price: 5_990 } }]);
  expect(ledger().subscriptions.get(after.reference())?.price.id).toBe('price_year_2');
});

test('[BILLING-005] a price can be set for later, and plans be added, retired and sold again', async () => {
  addPrice('price_half', 2_700);
  ledger().prices.set('price_half', {
    id: 'price_half',
    active: true,
    unit_amount: 2_700,
    currency: 'usd',
    recurring: { interval: 'month', interval_count: 6 },
  });
  expect((await admin('plans', 'add', 'Half a year', '27.00', '--months', '6', '--stripe', 'price_half')).code).toBe(0);
  expect(await planOf(4)).toMatchObject({
    title: 'Half a year',
    price: 2_700,
    durationMonths: 6,
    durationTrialMonths: 0,
    active: 1,
  });
  const repeated = async (reason: string, ...args: readonly string[]) => {
    const before = await admin('plans', 'list');
    const refused = await admin('plans', ...args);
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) as string });
    expect(await admin('plans', 'list')).toEqual(before);
  };
  const half = ['27.00', '--stripe', 'price_half'];
  await repeated('Plan 4 is already called Half a year.', 'add', 'half a year', ...half, '--months', '6');
  await repeated('Plan 4 already costs that then.', 'set-price', '4', ...half);
  await repeated('Plan 4 already costs that then.', 'set-price', '4', ...half, '--from', '2999-01-01');
  expect((await admin('plans', 'retire', '4')).out).toContain('4  Half a year, every 6 months (retired)');
  await repeated('Plan 4 is already retired.', 'retire', '4');
  await repeated(
    'To sell it again: npm run -s afterglow-admin -- plans set-price 4',
    'add',
    'Half a year',
    ...half,
    '--months',
    '6',
  );
  expect(await planOf(4)).toMatchObject({ active: 0 });
  const order = { body: { subscriptionsProductsId: 4, paymentProcessor: 'stripe' }, token: suite.payer.token };
  expect((await api().refusal('createCheckout', order)).status).toBe(400);
  // It would be on sale until then, at the earlier price.
  const early = await admin('plans', 'set-price', '4', '27', '--stripe', 'price_half', '--from', '2999-01-01');
  expect(early).toMatchObject({ code: 1, err: expect.stringContaining('Plan 4 is retired') as string });
  expect(await planOf(4)).toMatchObject({ active: 0 });
  expect((await admin('plans', 'set-price', '4', '27', '--stripe', 'price_half')).code).toBe(0);
  expect(await planOf(4)).toMatchObject({ active: 1 });
  const atOnce = ['Two years', '80.00', '--months', '24', '--stripe', 'price_two'];
  ledger().prices.set('price_two', {
    id: 'price_two',
    active: true,
    unit_amount: 8_000,
    currency: 'usd',
    recurring: { interval: 'year', interval_count: 2 },
  });
  const added = await Promise.all([admin('plans', 'add', ...atOnce), admin('plans', 'add', ...atOnce)]);
  expect(added.map(({ code }) => code).sort()).toEqual([0, 1]);

  addPrice('price_later', 599, 'month');
  const from = new Date(suite.site.clock.nowMs() + 1_000).toISOString();
  expect((await admin('plans', 'set-price', '2', '5.99', '--stripe', 'price_later', '--from', from)).code).toBe(0);
  expect(await planOf(MONTHLY)).toMatchObject({ price: 499 });
  suite.site.clock.advance(1_000);
  expect(await planOf(MONTHLY)).toMatchObject({ price: 599 });
});

test.each([
  [['retire', '2'], /the free trial uses it/],
  [['retire', '1'], /can't change the free plan/],
  [['set-price', '1', '1.00'], /can't change the free plan/],
  [['set-price', '99', '1.00'], /find plan 99/],
  [['set-price', '3', 'much'], /isn't a price/],
  [['set-price', '3', '47.90', '--stripe', 'price_year', '--from', '2020-01-01'], /in the past/],
  [['set-price', '3', '47.90', '--from', 'soon'], /isn't a date/],
  [['add', 'Weekly', '1.00'], /--months/],
])('plans %j is rejected with the reason', async (args, reason) => {
  expect(await admin('plans', ...args)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(reason) as string,
  });
});

async function readMails(email: string): Promise<string[]> {
  return (await readOutbox(api())).filter(({ to }) => to === email).map(({ text }) => text);
}
