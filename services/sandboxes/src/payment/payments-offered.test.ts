import type { SandboxConfig } from '#sandbox-environment.ts';
import type { RunningApi } from '@afterglow/api/testing';
import { startApi } from '#testing/start-api.ts';

const PUBLIC_URL = 'https://radio.example';

let api: RunningApi;
afterEach(async () => api.stop());

async function buyOn(publicUrl: string | undefined, sandboxes: SandboxConfig): Promise<number> {
  api = await startApi({ publicUrl, sandboxes, config: { DEMO_MEMBERS: 'yes' } });
  const body = JSON.stringify({ subscriptionsProductsId: 2, paymentProcessor: 'stripe' });
  const headers = { authorization: `Bearer ${await api.logIn('new')}`, 'content-type': 'application/json' };
  return (await api.request('/subscriptions/checkouts', { method: 'POST', headers, body })).status;
}

test.each([
  ['can be bought for nothing on this computer', undefined, {}, 200],
  ['cannot be bought for nothing on a public site', PUBLIC_URL, {}, 400],
  ['can be bought for nothing on a public site that asks for it', PUBLIC_URL, { PAYMENTS: 'sandbox' }, 200],
] as const)('Premium %s', async (_what, publicUrl, config, status) => {
  expect(await buyOn(publicUrl, config)).toBe(status);
});
