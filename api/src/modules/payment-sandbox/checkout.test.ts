import { press } from '../../testing/browser-form.ts';
import { createShopper } from '../../testing/shopper.ts';
import { type RunningApi, startApi } from '../../testing/start-api.ts';

let api: RunningApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => api.stop());

test('[API-061] a payment activates the subscription and leads back with state=success', async () => {
  const shopper = await createShopper(api, 'new');
  const page = await shopper.checkout(3);
  expect(page.text).toContain('No money moves');
  expect(page.text).toContain('$47.90');
  expect(await shopper.isPremium()).toBe(false);
  const { status, location } = await press(page, 'Pay $47.90');
  expect(status).toBe(303);
  expect(new URL(location ?? '').pathname + new URL(location ?? '').search).toBe('/premium/complete?state=success');
  const subscription = await shopper.awaitSubscription(() => true);
  expect(subscription).toMatchObject({
    status: 'active',
    cancelTime: null,
    subscriptionsProductsId: { id: 3 },
    paymentProcessor: 'stripe',
    endTime: '2027-11-21T12:00:00.000Z',
  });
  expect(await shopper.isPremium()).toBe(true);
});
