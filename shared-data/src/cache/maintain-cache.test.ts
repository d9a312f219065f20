import { mixIdSchema, type MixId } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { QueryObserver } from '@tanstack/react-query';
import { latestMixes, mix } from '../resources/mixes.resource.ts';
import { visit } from '../testing/cache-parts.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { queryKeyOf } from './resource-query.ts';

const id = (number: number): MixId => mixIdSchema.parse(number);
const pass = (byMs: number) => jest.advanceTimersByTimeAsync(byMs);
const entryOf = (number: number) => `cache-["common","mixes","by-id",${number}]`;

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function becomeVisible(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  return pass(0);
}

/** A page that has read two mixes and shows one of them, at a time when both have expired. */
async function longAfterReading() {
  const storage = createMemoryStorage();
  const page = visit(storage);
  await page.read(mix(id(1)));
  const stopShowing = new QueryObserver(page.queryClient, {
    queryKey: queryKeyOf(mix(id(2))),
    queryFn: () => 'shown',
    retry: false,
  }).subscribe(() => undefined);
  await pass(31 * MINUTE_MS);
  // The client's own rule has already dropped unused data; restore it, as for a page that was asleep.
  page.queryClient.setQueryData(queryKeyOf(mix(id(1))), 'old', { updatedAt: Date.now() - 31 * MINUTE_MS });
  page.queryClient.setQueryData(queryKeyOf(mix(id(3))), 'young', { updatedAt: Date.now() - 29 * MINUTE_MS });
  page.queryClient.setQueryData(queryKeyOf(mix(id(4))), 'just', { updatedAt: Date.now() - 30 * MINUTE_MS });
  const cached = (number: number) => page.queryClient.getQueryData(queryKeyOf(mix(id(number))));
  return { page, storage, cached, stopShowing };
}

test('expired, unused entries leave the memory when the tab becomes visible', async () => {
  const { cached, stopShowing } = await longAfterReading();
  await becomeVisible();
  expect(cached(1)).toBeUndefined();
  expect(cached(2)).toBe('shown');
  expect(cached(3)).toBe('young');
  expect(cached(4)).toBe('just');
  stopShowing();
});

test('[DATA-025] an entry shown beyond its lifetime is refetched once the tab becomes visible', async () => {
  const page = visit(createMemoryStorage());
  const key = ['common', 'shown'];
  let reads = 0;
  const stopShowing = new QueryObserver(page.queryClient, { queryKey: key, queryFn: () => ++reads }).subscribe(
    () => undefined,
  );
  await pass(30 * MINUTE_MS);
  expect(reads).toBe(1);
  await pass(MINUTE_MS);
  expect(reads).toBe(2);
  visibility = 'hidden';
  await pass(60 * MINUTE_MS);
  expect(reads).toBe(2);
  visibility = 'visible';
  await becomeVisible();
  expect(reads).toBe(3);
  stopShowing();
  page.leave();
});

test('nothing is purged while the tab is hidden', async () => {
  const { cached, stopShowing } = await longAfterReading();
  visibility = 'hidden';
  await becomeVisible();
  expect(cached(1)).toBe('old');
  stopShowing();
});

test('a query waiting for its first response stays', async () => {
  const page = visit(createMemoryStorage());
  const key = ['common', 'waiting'];
  void page.queryClient.query({ queryKey: key, queryFn: () => new Promise(() => undefined) });
  await pass(31 * MINUTE_MS);
  await becomeVisible();
  expect(page.queryClient.getQueryCache().find({ queryKey: key })).toBeDefined();
});

test('a closed page watches nothing', async () => {
  const storage = createMemoryStorage();
  const page = visit(storage);
  await page.read(mix(id(1)));
  page.leave();
  window.dispatchEvent(new Event('pagehide'));
  expect(storage.get(entryOf(1))).toBeNull();
  await pass(5000);
  page.queryClient.setQueryData(queryKeyOf(mix(id(9))), 'by hand');
  await pass(5000);
  expect(storage.get(entryOf(9))).toBeNull();
});

describe('with idle callbacks', () => {
  const cancelled: number[] = [];
  let idle: (() => void) | null = null;

  beforeEach(() => {
    cancelled.length = 0;
    idle = null;
    Object.assign(globalThis, {
      requestIdleCallback: (action: () => void) => ((idle = action), 7),
      cancelIdleCallback: (handle: number) => void cancelled.push(handle),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  test('the purge at startup waits for an idle callback', async () => {
    const storage = createMemoryStorage({ [entryOf(1)]: '{"buster":"20"}' });
    visit(storage);
    await pass(5000);
    expect(storage.get(entryOf(1))).not.toBeNull();
    idle?.();
    await pass(0);
    expect(storage.get(entryOf(1))).toBeNull();
  });

  test('a closed page is not purged', () => {
    visit(createMemoryStorage()).leave();
    expect(cancelled).toEqual([7]);
  });
});

test('stale data stays for an offline visit, and is refetched by the next one', async () => {
  const storage = createMemoryStorage();
  const page = visit(storage);
  await page.read(latestMixes());
  page.cache.flush();
  await page.queryClient.invalidateQueries();
  page.cache.flush();
  const later = visit(storage, 'Renamed');
  const titles = async () => (await later.read(latestMixes())).items.map(({ title }) => title);
  expect(await titles()).toEqual(['Night Drive 12', 'Night Drive 12']);
  await pass(0);
  expect(await titles()).toEqual(['Renamed', 'Renamed']);
});
