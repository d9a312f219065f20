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

test('a page is the site’s own while it answers', async () => {
  expect(await textOf(respondWithPage(Promise.resolve(new Response('fresh')), stored))).toBe('fresh');
});

test.each([
  ['cannot be reached', Promise.reject(new TypeError('Failed to fetch'))],
  ['does not answer in time', never],
  ['answers that it cannot', Promise.resolve(new Response('starting', { status: 503 }))],
])('while the site %s a page is the one that was kept', async (_, network) => {
  expect(await textOf(respondWithPage(network, stored))).toBe('kept');
});

test('a page that does not exist is no reason for an old one', async () => {
  const missing = Promise.resolve(new Response('missing', { status: 404 }));
  expect(await textOf(respondWithPage(missing, stored))).toBe('missing');
});

test('where nothing was kept the browser says itself what is wrong', async () => {
  const failing = Promise.reject<Response>(new TypeError('Failed to fetch'));
  await expect(respondWithPage(failing, none)).rejects.toThrow('Failed to fetch');
  expect(await textOf(respondWithPage(Promise.resolve(new Response('starting', { status: 503 })), none))).toBe(
    'starting',
  );
});
