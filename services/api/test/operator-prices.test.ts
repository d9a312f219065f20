import { donationPath } from '@afterglow/shared-contracts';
import { adminCommand } from '#testing/admin-command.ts';
import { MONTHLY, YEARLY } from '#testing/fake-paypal/paypal-site.ts';
import { payPalSuite } from '#testing/fake-paypal/paypal-suite.ts';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = payPalSuite();
const api = () => suite.site.api;
const admin = adminCommand(api);

const refusedFor = (reason: RegExp) => ({ code: 1, out: '', err: expect.stringMatching(reason) as string });

test('the amounts and own pages of donations are set, or rejected with the reason', async () => {
  const own = 'https://give.example/10?from=afterglow';
  const set = await admin(
    'donations',
    'set',
    '5',
    '10',
    '--link',
    `paypal:10=${own}`,
    '--link',
    'stripe:10=https://card.example/10',
    '--link',
    'paypal:5=https://give.example/5',
  );
  expect(set).toEqual({ code: 0, out: 'Donations are $5, $10.\n', err: '' });
  const offered = async () => {
    const { data } = await api().call('listDonationProducts');
    const led = [5, 10].map(async (dollars) => {
      const response = await fetch(api().origin + donationPath('paypal', dollars), { redirect: 'manual' });
      return response.headers.get('location');
    });
    return [data.map(({ amount }) => amount), await Promise.all(led)];
  };
  const before = [
    [5, 10],
    ['https://give.example/5', own],
  ];
  expect(await offered()).toEqual(before);
  for (const [link, reason] of [
    ['paypal:50=https://give.example/50', /There is a link for \$50, which isn't among the amounts\./],
    ['paypal:20=http://give.example/20', /isn't a link\. Use a format like stripe:50=/],
    ['cash:20=https://give.example/20', /^.*cash:20=\S+ isn't a link/],
    ['https://give.example/20', /isn't a link/],
  ] as const)
    expect(await admin('donations', 'set', '20', '--link', link)).toEqual(refusedFor(reason));
  expect(await offered()).toEqual(before);
});

test('[BILLING-005] a price is set with its PayPal plan, and rejected when PayPal would charge otherwise', async () => {
  const { ledger } = suite.site.paypal;
  const yearly = ledger.plans.get('P-YEAR');
  if (yearly === undefined) throw new Error('PayPal has no yearly plan.');
  const fixed_price = { currency_code: 'USD', value: '59.90' };
  ledger.plans.set('P-YEAR-2', {
    ...yearly,
    id: 'P-YEAR-2',
    billing_cycles: yearly.billing_cycles.map((cycle) => ({ ...cycle, pricing_scheme: { fixed_price } })),
  });
  const priceOf = async (id: number) => (await api().call('listPlans')).data.find((plan) => plan.id === id)?.price;
  for (const [given, reason] of [
    [[], /no plan at PayPal/],
    [['--paypal', 'P-UNKNOWN'], /PayPal can't find it/],
    [['--paypal', 'P-YEAR'], /It's 47\.90 USD\. It should be \$59\.90/],
  ] as const)
    expect(await admin('plans', 'set-price', '3', '59.90', ...given)).toEqual(refusedFor(reason));
  expect(await admin('plans', 'set-price', '2', '59.90', '--paypal', 'P-YEAR-2')).toEqual(
    refusedFor(/It isn't for 1 months/),
  );
  expect([await priceOf(MONTHLY), await priceOf(YEARLY)]).toEqual([499, 4_790]);
  const set = await admin('plans', 'set-price', '3', '59.90', '--paypal', 'P-YEAR-2');
  expect(set).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/\$59\.90 from .*, P-YEAR-2\n/) as string });
  const id = await suite.payer.subscribe(YEARLY);
  expect(ledger.subscription(id).plan_id).toBe('P-YEAR-2');
  expect(await suite.payer.subscriptions()).toMatchObject([{ plan: { id: YEARLY, price: 5_990 } }]);
});
