import { cacheAreas } from './cache-areas.ts';
import { answerFetches, createFakeCache } from './testing/fake-cache.ts';

const ENTRY = { url: '/remotes/radio/1.0.1/entry.js', integrity: 'sha384-a' };

afterEach(() => jest.restoreAllMocks());

test('cached code is not fetched again', async () => {
  const asked = answerFetches({ [ENTRY.url]: () => new Response('code') });
  const cache = createFakeCache();
  await cacheAreas(cache, [ENTRY], ['/remotes/radio/1.0.1/']);
  await cacheAreas(cache, [ENTRY], ['/remotes/radio/1.0.1/']);
  expect(asked).toEqual([[ENTRY.url, { integrity: 'sha384-a', priority: 'low' }]]);
  expect(cache.paths()).toEqual([ENTRY.url]);
});

test('rolled-back code is removed', async () => {
  answerFetches({});
  const cache = createFakeCache();
  await cache.put(ENTRY.url, new Response('taken back'));
  await cache.put('/remotes/radio/1.0.0/entry.js', new Response('live again'));
  await cacheAreas(cache, [], ['/remotes/radio/1.0.0/']);
  expect(cache.paths()).toEqual(['/remotes/radio/1.0.0/entry.js']);
});
