import { solveCaptcha, type RunningApi } from '@afterglow/api/testing';
import { startApi } from '#testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

test.each([
  ['POST', '/members', { email: 'path@afterglow.example', password: 'long-enough', username: 'path' }, 200],
  ['POST', '/members/reset-password/', { email: 'free@afterglow.example' }, 204],
  ['GET', '/versions', undefined, 200],
  ['GET', '/subscriptions/products', undefined, 200],
  // An order without the amounts shown, a return to another site, and a checkout of another member: rejected by the operations themselves.
  ['POST', '/subscriptions/checkouts', { subscriptionsProductsId: 2, paymentProcessor: 'stripe' }, 409],
  ['GET', '/subscriptions/stripe-portal-url?returnurl=https://elsewhere.example', undefined, 400],
  ['GET', '/subscriptions/checkouts/999', undefined, 403],
] as const)('[API-050] %s %s is the path of the operation', async (method, path, body, status) => {
  const token = await api.logIn('new');
  const response = await api.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(await solveCaptcha(api)) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect({ status: response.status, body: await response.text() }).toMatchObject({ status });
});
