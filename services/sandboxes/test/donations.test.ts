import { donationPath } from '@afterglow/shared-contracts';
import { fetchPage, press, pressAndFollow } from '#testing/browser-form.ts';
import { operatorTokenOf, type RunningApi } from '@afterglow/api/testing';
import { until } from '@afterglow/kit/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createShopper } from '#testing/shopper.ts';
import { startApi } from '#testing/start-api.ts';

let api: RunningApi;
let operator: string;
beforeAll(async () => {
  api = await startApi();
  operator = await operatorTokenOf(api);
});
afterAll(async () => api.stop());

const given = async () => {
  const { donations, donated_cents } = (await api.call('getServiceStatus', { token: operator })).data;
  return { donations, cents: donated_cents };
};

test.each([
  ['stripe', 'Donate $50.00'],
  ['paypal', 'Agree and donate $50.00'],
] as const)('a donation by %s needs no login and leads back with state=success', async (processor, label) => {
  const before = await given();
  const page = await fetchPage(api.origin + donationPath(processor, 50));
  expect(page.text).toContain('$50.00');
  const { status, location } = await press(
    { ...page, url: `${api.origin}/v3/sandbox/donations/${processor}?amount=50` },
    label,
  );
  expect(status).toBe(303);
  expect(location).toMatch(/^http:\/\/localhost:\d+\/premium\/donate\/complete\?state=success$/);
  // The provider reports it by a webhook.
  const after = await until(given, ({ donations }) => donations > before.donations);
  expect(after).toEqual({ donations: before.donations + 1, cents: before.cents + 5_000 });
});

test('[PREMIUM-074] a donation of a logged-in member does not make them Premium', async () => {
  const before = await given();
  const shopper = await createShopper(api);
  const headers = { authorization: `Bearer ${shopper.token()}` };
  const begun = await fetch(api.origin + donationPath('stripe', 50), { headers, redirect: 'manual' });
  const page = await fetchPage(new URL(begun.headers.get('location') ?? '', api.origin).href);
  expect((await press(page, 'Donate $50.00')).location).toContain('state=success');
  await until(given, ({ donations }) => donations > before.donations);
  expect([await shopper.isPremium(), await shopper.subscriptions()]).toEqual([false, []]);
});

test('a donation can be declined, tried again, and canceled', async () => {
  const before = await given();
  const page = await fetchPage(`${api.origin}/v3/sandbox/donations/stripe?amount=20`);
  const declined = await pressAndFollow(page, 'Donate $20.00', { outcome: 'declined' });
  expect(declined.text).toContain('Your card was declined');
  expect((await press(declined, 'Donate $20.00')).location).toContain('state=success');
  expect((await press(page, 'Cancel and go back')).location).toMatch(/\/premium\/donate\/complete\?state=cancel$/);
  // The donations accepted in between, and nothing else.
  const after = await until(given, ({ donations }) => donations > before.donations);
  expect(after).toEqual({ donations: before.donations + 1, cents: before.cents + 2_000 });
});

test.each([
  '',
  '0',
  '-5',
  '1.5',
  '10001',
  '99999999999',
  '5e3',
  '1e3',
  'x',
  '20,50',
  '20.50',
  '1,000',
  '0.001',
  'NaN',
  '٢٠',
  '%2B20',
  '0x14',
  '20&amount=50',
  '20&returnurl=https://evil.example',
])('an amount of "%s" is rejected', async (amount) => {
  const { status } = await api.request(`/donations/stripe?amount=${amount}`, { redirect: 'manual' });
  expect(status).toBe(400);
});

test('an unknown payment method is rejected', async () => {
  expect((await api.request('/donations/cash?amount=20')).status).toBe(400);
  expect((await api.request('/sandbox/donations/cash?amount=20')).status).toBe(400);
  expect((await api.request('/sandbox/donations/stripe?amount=0')).status).toBe(400);
});

test('after 60 in an hour, donations from one IP respond with 429, and with a page in a browser', async () => {
  const begin = async () => (await fetch(api.origin + donationPath('stripe', 20), { redirect: 'manual' })).status;
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length <= 60) statuses.push(await begin());
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([303]));
  expect(statuses.at(-1)).toBe(429);
  const opened = await fetch(api.origin + donationPath('stripe', 20), {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  expect([opened.status, opened.headers.get('location')?.split('/premium').at(-1)]).toEqual([
    303,
    '/donate/complete?state=unavailable',
  ]);
  api.clock.advance(HOUR_MS);
  expect(await begin()).toBe(303);
});

test('[PREMIUM-079] [PREMIUM-083] [PREMIUM-080] [PREMIUM-084] an operator sets the amounts and links of donations', async () => {
  const list = async () => (await api.call('listDonationProducts')).data;
  const product = (amount: number) => ({
    amount,
    links: { stripe: donationPath('stripe', amount), paypal: donationPath('paypal', amount) },
  });
  expect(await list()).toEqual([20, 50, 100].map(product));
  const set = (products: readonly object[]) =>
    api.send('setDonations', { body: { products } as never, token: operator });
  const own = 'https://give.example/10';
  expect((await set([{ amount: 5 }, { amount: 10, paypal: own }])).status).toBe(200);
  expect(await list()).toEqual([5, 10].map(product));
  const led = async (processor: 'stripe' | 'paypal') =>
    (await fetch(api.origin + donationPath(processor, 10), { redirect: 'manual' })).headers.get('location');
  expect(await led('paypal')).toBe(own);
  expect(await led('stripe')).toContain('/v3/sandbox/donations/stripe?amount=10');
  for (const wrong of [[], [{ amount: 0 }], [{ amount: 5 }, { amount: 5 }], [{ amount: 5, stripe: 'javascript:1' }]])
    expect((await set(wrong)).status).toBe(400);
  expect(await list()).toEqual([5, 10].map(product));
});
