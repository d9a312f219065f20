import { fetchPage, formWithButton, press } from '#testing/browser-form.ts';
import { createShopper, type Shopper } from '#testing/shopper.ts';
import type { RunningApi } from '@afterglow/api/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { startApi } from '#testing/start-api.ts';

let api: RunningApi;
let shopper: Shopper;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  shopper = await createShopper(api);
});
afterAll(async () => api.stop());

const ask = (returnurl: string) => ({ query: { returnurl }, token: shopper.token() });

async function openPortal(returnurl = `${api.origin}/account`) {
  const { data } = await api.call('getPortalUrl', ask(returnurl));
  return fetchPage(data.portalUrl);
}

async function subscribe() {
  await press(await shopper.checkout(3), 'Pay $47.90');
  return shopper.awaitSubscription(() => true);
}

test('[API-060] a portal shows the payments by card, and leads back', async () => {
  await subscribe();
  const page = await openPortal();
  expect(page.status).toBe(200);
  expect(page.text).toContain('•••• 4242');
  expect(page.text).toContain(`<a class="button" href="${api.origin}/account">Return to Afterglow</a>`);
});

test.each([
  'https://evil.example/account',
  'http://localhost:1/account',
  'http://localhost@evil.example/',
  'javascript:alert(1)',
  '/account',
  '',
])('[API-060] a return to "%s" is 400', async (returnurl) => {
  expect(await api.refusal('getPortalUrl', ask(returnurl))).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('a URL that could be parsed as another site reaches the provider as parsed here', async () => {
  const page = await openPortal(String.raw`${api.origin}\@evil.example/`);
  expect(page.text).toContain(`href="${api.origin}/@evil.example/"`);
});

test('a portal is closed to anyone who changes its URL, and after half an hour', async () => {
  const { data } = await api.call('getPortalUrl', ask(`${api.origin}/account`));
  for (const [name, value] of [
    ['customer', 'member-2'],
    ['returnurl', 'https://evil.example/'],
    ['expires', '99999999999999'],
    ['signature', ''],
  ] as const) {
    const changed = new URL(data.portalUrl);
    changed.searchParams.set(name, value);
    const page = await fetchPage(changed.href);
    expect(page.status).toBe(410);
    expect(page.text).not.toContain('evil.example');
  }
  api.clock.skip(30 * MINUTE_MS);
  expect((await fetchPage(data.portalUrl)).status).toBe(410);
});

test('the portal cancels and resumes a subscription, and webhooks report it', async () => {
  const { endTime } = await subscribe();
  const canceled = await press(await openPortal(), 'Cancel subscription');
  expect(canceled.text).toContain('Your subscription is canceled');
  expect(await shopper.awaitSubscription(({ status }) => status === 'canceled')).toMatchObject({ endTime });
  await press(canceled, 'Keep subscription');
  const resumed = await shopper.awaitSubscription(({ status }) => status === 'active');
  expect(resumed).toMatchObject({ endTime, cancelTime: null });
});

test('a card is changed, and a declined one is rejected', async () => {
  await subscribe();
  const page = await openPortal();
  expect((await press(page, 'Save card')).text).toContain('card ending in 4242');
  const declined = await press(page, 'Save card', { number: '4000000000000002' });
  expect(declined.status).toBe(402);
  expect(declined.text).toContain('Your card was declined');
});

test('no one changes the subscription of another customer', async () => {
  await subscribe();
  const { fields } = formWithButton(await openPortal(), 'Cancel subscription');
  const stranger = await createShopper(api);
  const { data } = await api.call('getPortalUrl', { ...ask(`${api.origin}/account`), token: stranger.token() });
  const response = await fetch(data.portalUrl, { method: 'POST', body: new URLSearchParams([...fields]) });
  expect(response.status).toBe(400);
  expect((await shopper.subscriptions())[0]?.status).toBe('active');
});
