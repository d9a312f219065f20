import { cacheKey } from './cache-key.ts';

const LIST_MIXES = { name: 'listMixes' };
const keyOf = (query: object, params?: object) => cacheKey(LIST_MIXES, { params, query });

test('the same request has the same key, in any order of its options', () => {
  expect(keyOf({ limit: 30, genre: 'House' })).toBe(keyOf({ genre: 'House', limit: 30 }));
  expect(keyOf({ limit: 30, genre: undefined })).toBe(keyOf({ limit: 30 }));
});

test.each([
  [keyOf({ limit: 1 }), keyOf({ offset: 1 })],
  [keyOf({ genre: '1' }), keyOf({ genre: 1 })],
  [keyOf({ genre: 'a","offset":"1' }), keyOf({ genre: 'a', offset: '1' })],
  [keyOf({ models: ['a', 'b'] }), keyOf({ models: ['b', 'a'] })],
  [keyOf({}, { id: 1 }), keyOf({ id: 1 }, {})],
  [keyOf({}), cacheKey({ name: 'listArtists' }, { params: undefined, query: {} })],
])('different requests have different keys: %s and %s', (one, other) => {
  expect(one).not.toBe(other);
});
