import type { SandboxConfig } from '#sandbox-environment.ts';
import { type RunningApi, shownAmounts } from '@afterglow/api/testing';
import { startApi } from '#testing/start-api.ts';

const PUBLIC_URL = 'https://radio.example';

let api: RunningApi;
afterEach(async () => api.stop());

/** The status of an order by card, and the offered payment methods. */
async function buyOn(publicUrl: string | undefined, sandboxes: SandboxConfig) {
  api = await startApi({ publicUrl, sandboxes, config: { DEMO_MEMBERS: 'yes' } });
  const token = await api.logIn('new');
  const shown = await shownAmounts(api, 2, token);
  const body = JSON.stringify({ subscriptionsProductsId: 2, paymentProcessor: 'stripe', ...shown });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { status } = await api.request('/subscriptions/checkouts', { method: 'POST', headers, body });
  const offered = (await api.call('listPaymentMethods')).data.map(({ paymentProcessor }) => paymentProcessor);
  return { status, offered };
}

test.each([
  ['can be bought for nothing on this computer', undefined, {}, 200],
  ['cannot be bought for nothing on a public site', PUBLIC_URL, {}, 400],
  ['can be bought for nothing on a public site that asks for it', PUBLIC_URL, { PAYMENTS: 'sandbox' }, 200],
] as const)('Premium %s', async (_what, publicUrl, config, status) => {
  expect(await buyOn(publicUrl, config)).toEqual({ status, offered: status === 200 ? ['stripe', 'paypal'] : [] });
});
