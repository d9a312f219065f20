import { respondWithPage, PAGE_LIMIT_MS } from './respond-with-page.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const stored = async () => new Response('kept');
const none = async () => undefined;
const never = new Promise<Response>(() => {});

async function textOf(answer: Promise<Response>): Promise<string> {
  await jest.advanceTimersByTimeAsync(PAGE_LIMIT_MS);
  return (await answer).text();
}

test('a page comes from the site while it responds', async () => {
  expect(await textOf(respondWithPage(Promise.resolve(new Response('fresh')), stored))).toBe('fresh');
});

test.each([
  ['cannot be reached', Promise.reject(new TypeError('Failed to fetch'))],
  ['does not answer in time', never],
  ['answers that it cannot', Promise.resolve(new Response('starting', { status: 503 }))],
])('while the site %s a page comes from the cache', async (_, network) => {
  expect(await textOf(respondWithPage(network, stored))).toBe('kept');
});

test('a missing page is not replaced by a cached one', async () => {
  const missing = Promise.resolve(new Response('missing', { status: 404 }));
  expect(await textOf(respondWithPage(missing, stored))).toBe('missing');
});

test('without a cached page the browser shows its own error', async () => {
  const failing = Promise.reject<Response>(new TypeError('Failed to fetch'));
  await expect(respondWithPage(failing, none)).rejects.toThrow('Failed to fetch');
  expect(await textOf(respondWithPage(Promise.resolve(new Response('starting', { status: 503 })), none))).toBe(
    'starting',
  );
});
