import { memberIdSchema, mixIdSchema, type MemberId, type MixId } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { genres } from '../../resources/genres.resource.ts';
import { latestMixes, mix } from '../../resources/mixes.resource.ts';
import { createSafeStorage, type ListableStorage } from '../../storage/safe-storage.ts';
import { mixOf, visit } from '../../testing/cache-parts.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { setCached } from '../resource-query.ts';

const ENTRY = 'cache-["common","mixes","by-id",12]';
const id = (number: number): MixId => mixIdSchema.parse(number);
const pass = (byMs: number) => jest.advanceTimersByTimeAsync(byMs);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[DATA-031] other kinds are not cached', async () => {
  const storage = createMemoryStorage();
  await visit(storage).read(genres());
  await pass(MINUTE_MS);
  expect(storage.keys()).toEqual([]);
});

test('[DATA-033] the next page shows a read mix without a request', async () => {
  const storage = await afterReading();
  await pass(29 * MINUTE_MS);
  const soon = visit(storage, 'Renamed');
  expect(await soon.read(mix(id(12)))).toEqual(buildMix());
  await pass(0);
  expect(soon.data.calls).toEqual([]);
});

test('the next page shows a read list, and refetches it after 30 seconds', async () => {
  const storage = createMemoryStorage();
  await visit(storage).read(latestMixes());
  await pass(30_000);
  const titles = async (page: ReturnType<typeof visit>) =>
    (await page.read(latestMixes())).items.map(({ title }) => title);
  const later = visit(storage, 'Renamed');
  expect(await titles(later)).toEqual(['Night Drive 12', 'Night Drive 12']);
  await pass(0);
  expect(await titles(later)).toEqual(['Renamed', 'Renamed']);
});

test('[DATA-025] an entry is served for 30 minutes at most', async () => {
  const storage = await afterReading();
  await pass(29 * MINUTE_MS);
  const early = visit(storage);
  await early.read(mix(id(12)));
  early.leave();
  await pass(2 * MINUTE_MS);
  const late = visit(createMemoryStorage({ [ENTRY]: storage.get(ENTRY) ?? '' }), 'Renamed');
  late.leave(); // no purge: expired data is not served even while it is still stored
  await pass(29 * MINUTE_MS);
  expect((await late.read(mix(id(12)))).title).toBe('Renamed');
});

test('[DATA-024] an entry of another version is removed and refetched', async () => {
  const storage = await afterReading();
  expect(storage.get(ENTRY)).toContain('"buster":"21"');
  storage.set(ENTRY, (storage.get(ENTRY) ?? '').replace('"buster":"21"', '"buster":"20"'));
  const page = visit(storage, 'Renamed');
  await pass(0);
  expect(storage.get(ENTRY)).toBeNull();
  expect((await page.read(mix(id(12)))).title).toBe('Renamed');
});

describe('[DATA-026] expired entries are purged', () => {
  test('at startup', async () => {
    const storage = await afterReading();
    await pass(31 * MINUTE_MS);
    expect(storage.get(ENTRY)).not.toBeNull();
    visit(storage);
    await pass(0);
    expect(storage.get(ENTRY)).toBeNull();
  });

  test('when the tab becomes visible, also from memory, and the others stay', async () => {
    const storage = createMemoryStorage();
    const page = visit(storage);
    await page.read(mix(id(12)));
    await pass(20 * MINUTE_MS);
    await page.read(mix(id(13)));
    await pass(11 * MINUTE_MS);
    expect(storage.get(ENTRY)).not.toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(storage.keys().filter((key) => key.startsWith('cache-'))).toEqual(['cache-["common","mixes","by-id",13]']);
    expect(page.queryClient.getQueryData(['common', 'mixes', 'by-id', 12])).toBeUndefined();
  });
});

test('many expired entries are purged in batches, without an omission', async () => {
  const entry = JSON.stringify({ buster: '20', state: { dataUpdatedAt: 0, errorUpdatedAt: 0 } });
  const keys = Array.from({ length: 250 }, (_, at) => `cache-${at}`);
  const storage = createMemoryStorage(Object.fromEntries(keys.map((key) => [key, entry])));
  visit(storage).cache.purge();
  expect(storage.keys()).toHaveLength(150);
  await pass(100);
  expect(storage.keys()).toEqual([]);
});

test('[DATA-027] an entry is written 700 ms after its last change', async () => {
  const storage = createMemoryStorage();
  await visit(storage).read(mix(id(12)));
  await pass(650);
  expect(storage.keys()).toEqual([]);
  await pass(100);
  expect(storage.get(ENTRY)).toContain('Night Drive 12');
});

test('a stored entry does not repeat its key', async () => {
  const storage = await afterReading();
  const entry = JSON.parse(storage.get(ENTRY) ?? '') as { readonly state: object };
  expect(Object.keys(entry)).toEqual(['buster', 'state']);
  expect(Object.keys(entry.state)).toEqual(['data', 'dataUpdatedAt', 'errorUpdatedAt']);
});

test('[DATA-033] items included in a list are cached separately', async () => {
  const storage = createMemoryStorage();
  await visit(storage).read(latestMixes());
  await pass(1000);
  const next = visit(storage);
  await next.read(mix(id(2)));
  expect(next.data.calls).toEqual([]);
});

test('data set in the cache by code is stored, when its kind is cached', async () => {
  const storage = createMemoryStorage();
  const { queryClient } = visit(storage);
  queryClient.setQueryData(['common', 'mixes', 'by-id', 12], mixOf(12, 'By hand'));
  queryClient.setQueryData(['common', 'genres'], []);
  await pass(1000);
  expect([...storage.keys()].sort()).toEqual([ENTRY, 'cache.ids.mixes']);
});

test('a failed refetch writes nothing', async () => {
  const storage = createMemoryStorage();
  const page = visit(storage);
  let fails = false;
  const resource = {
    key: ['schedule', 'own'],
    load: async () => {
      if (fails) throw new Error('no');
      return 'an answer';
    },
  };
  await page.read(resource);
  await pass(1000);
  const [key = ''] = storage.keys();
  storage.set(key, 'as it was');
  fails = true;
  await page.queryClient.refetchQueries({ queryKey: ['common', 'schedule', 'own'] });
  await pass(5000);
  expect(storage.get(key)).toBe('as it was');
});

test('a logout preserves the data shared by all members', async () => {
  const storage = await afterReading();
  const page = visit(storage, '', memberIdSchema.parse(1));
  page.cache.forgetMember();
  await pass(5000);
  expect(storage.get(ENTRY)).toContain('Night Drive 12');
});

test('pending writes are flushed when the page unloads', async () => {
  const storage = createMemoryStorage();
  await visit(storage).read(mix(id(12)));
  window.dispatchEvent(new Event('pagehide'));
  expect(storage.get(ENTRY)).toContain('Night Drive 12');
});

test('[DATA-030] each kind caches the 130 entries used last, and evicts the oldest 30 with their ids', async () => {
  const storage = createMemoryStorage();
  const page = visit(storage);
  for (let number = 1; number <= 130; number += 1) await page.read(mix(id(number)));
  await pass(3000);
  const next = visit(storage);
  await next.read(mix(id(1))); // used again, so it is not among the oldest
  await next.read(mix(id(131)));
  await pass(3000);
  const stored = storage.keys().filter((key) => key.startsWith('cache-'));
  expect(stored).toHaveLength(101);
  expect(stored).toContain('cache-["common","mixes","by-id",1]');
  expect(stored).not.toContain('cache-["common","mixes","by-id",31]');
  expect(stored).toContain('cache-["common","mixes","by-id",32]');
  expect(JSON.parse(storage.get('cache.ids.mixes') ?? '')).toHaveLength(101);
});

describe('data of a member', () => {
  const first = memberIdSchema.parse(1);
  const second = memberIdSchema.parse(2);
  const favoritesOf = (member: MemberId) => ({
    key: ['favMixes', member],
    perMember: true,
    load: async () => ['a favorite'],
  });
  const entries = (storage: ListableStorage) => storage.keys().filter((key) => key.startsWith('cache-'));

  test('is cached for that member', async () => {
    const storage = createMemoryStorage();
    await visit(storage, '', first).read(favoritesOf(first));
    await pass(1000);
    expect(entries(storage)).toEqual(['cache-["member","favMixes",1]']);
  });

  test('is neither stored nor written after its removal', async () => {
    const storage = createMemoryStorage();
    const page = visit(storage, '', first);
    await page.read(favoritesOf(first));
    await pass(1000);
    setCached(page.queryClient, favoritesOf(first), ['another']);
    await pass(0);
    page.cache.forgetMember();
    await pass(5000);
    expect(entries(storage)).toEqual([]);
  });

  test('is not written while another member is logged in', async () => {
    const storage = createMemoryStorage();
    await visit(storage, '', second).read(favoritesOf(first));
    await pass(5000);
    expect(entries(storage)).toEqual([]);
  });
});

test.each([['no JSON'], ['null'], ['{"buster":"21"}'], ['[]']])(
  'invalid data like %s is refetched',
  async (rubbish) => {
    const storage = createMemoryStorage({ [ENTRY]: rubbish, 'cache.ids.mixes': rubbish });
    const page = visit(storage);
    expect(await page.read(mix(id(12)))).toEqual(buildMix());
    await pass(1000);
    expect(JSON.parse(storage.get('cache.ids.mixes') ?? '')).toEqual([ENTRY]);
  },
);

test.each([
  ['no mix', '"a text"'],
  ['half a mix', '{"id":12,"title":"Night Drive 12"}'],
  ['nothing', 'null'],
])('an entry that contains %s is removed and refetched', async (_, data) => {
  const storage = await afterReading();
  const entry = JSON.parse(storage.get(ENTRY) ?? '') as { state: { data: unknown } };
  entry.state.data = JSON.parse(data);
  storage.set(ENTRY, JSON.stringify(entry));
  const page = visit(storage);
  const reading = page.read(mix(id(12)));
  expect(storage.get(ENTRY)).toBeNull();
  expect(await reading).toEqual(buildMix());
  expect(page.data.calls).toHaveLength(1);
});

test('an entry whose resource has no schema is trusted', async () => {
  const storage = createMemoryStorage();
  const resource = { key: ['schedule', 'own'], load: async () => 'from the service' };
  await visit(storage).read(resource);
  await pass(1000);
  expect(await visit(storage).read({ ...resource, load: async () => 'another' })).toBe('from the service');
});

test('a page with forbidden storage works in memory', async () => {
  const page = visit(
    createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  expect(await page.read(mix(id(12)))).toEqual(buildMix());
  await pass(1000);
  expect(await page.read(mix(id(12)))).toEqual(buildMix());
  expect(page.data.calls).toHaveLength(1);
});

test('a page with full storage caches its entries in memory, and the next one refetches', async () => {
  localStorage.clear();
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const storage = createSafeStorage(() => localStorage);
  const page = visit(storage);
  expect(await page.read(mix(id(12)))).toEqual(buildMix());
  await pass(1000);
  expect(await visit(storage).read(mix(id(12)))).toEqual(buildMix());
  const next = visit(createSafeStorage(() => localStorage));
  await next.read(mix(id(12)));
  expect(next.data.calls).toHaveLength(1);
  refusing.mockRestore();
});

async function afterReading() {
  const storage = createMemoryStorage();
  const page = visit(storage);
  await page.read(mix(id(12)));
  await pass(700);
  page.leave();
  return storage;
}
