import { buildMemberSession, createFakeSessionPort } from '@afterglow/shared-contracts/testing';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createRecentSearchesStore } from './recent-searches-store.ts';

const idsOf = ({ getEntries }: ReturnType<typeof createRecentSearchesStore>) => getEntries().map(({ id }) => id);

test('[SEARCH-031] an entry is named by type and item, and stored for the next page in order', () => {
  const { store, storage } = setUp();
  store.add('artist', 12);
  store.add('genre', 'deep_house');
  expect(store.getEntries()).toEqual([
    { id: 'artist:12', type: 'artist', itemId: 12 },
    { id: 'genre:deep_house', type: 'genre', itemId: 'deep_house' },
  ]);
  expect(idsOf(setUp(storage).store)).toEqual(['artist:12', 'genre:deep_house']);
});

test('[SEARCH-029] [SEARCH-030] a sixth entry drops the oldest, and a repeated one moves to the end', () => {
  const { store } = setUp();
  for (let id = 1; id <= 6; id += 1) store.add('mix', id);
  store.add('mix', 3);
  expect(idsOf(store)).toEqual(['mix:2', 'mix:4', 'mix:5', 'mix:6', 'mix:3']);
});

test('one entry is removed, here and in storage', () => {
  const { store, storage } = setUp();
  for (const id of [1, 2, 3]) store.add('mix', id);
  store.remove('mix:2');
  store.remove('mix:9');
  expect(idsOf(store)).toEqual(['mix:1', 'mix:3']);
  expect(idsOf(setUp(storage).store)).toEqual(['mix:1', 'mix:3']);
});

test('[SEARCH-033] clearing removes everything, here and in storage', () => {
  const { store, storage } = setUp();
  store.add('show', 3);
  store.clear();
  expect(idsOf(store)).toEqual([]);
  expect(storage.keys()).toEqual([]);
});

test('a logout, which clears the storage, removes everything', () => {
  const { store, storage, session } = setUp();
  session.become(buildMemberSession());
  store.add('show', 3);
  storage.clear();
  session.become({ status: 'visitor' });
  expect(idsOf(store)).toEqual([]);
});

test('the newest entries of an overlong stored list are shown', () => {
  const stored = Array.from({ length: 1000 }, (_, at) => ({ id: `mix:${at + 1}`, type: 'mix', itemId: at + 1 }));
  const { store } = setUp(createMemoryStorage({ recentSearch: JSON.stringify(stored) }));
  expect(idsOf(store)).toEqual(['mix:996', 'mix:997', 'mix:998', 'mix:999', 'mix:1000']);
});

test.each(['no JSON', '{}', '[{"id":"x"}]'])('invalid stored data like %s counts as none', (text) => {
  expect(idsOf(setUp(createMemoryStorage({ recentSearch: text })).store)).toEqual([]);
});

function setUp(storage = createMemoryStorage()) {
  const session = createFakeSessionPort();
  return { storage, session, store: createRecentSearchesStore(storage, session) };
}
