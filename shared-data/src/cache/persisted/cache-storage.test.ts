import { mixIdSchema } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { mix } from '../../resources/mixes.resource.ts';
import { visit } from '../../testing/cache-parts.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';

const ENTRY = 'cache-["common","mixes","by-id",12]';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an entry written by a fast clock is neither served nor retained', async () => {
  const storage = createMemoryStorage();
  const { read } = visit(storage);
  await read(mix(mixIdSchema.parse(12)));
  await jest.advanceTimersByTimeAsync(1000);
  const ahead = (storage.get(ENTRY) ?? '').replace(/"dataUpdatedAt":\d+/, `"dataUpdatedAt":${Date.now() + DAY_MS}`);
  storage.set(ENTRY, ahead);
  const page = visit(storage, 'Renamed');
  expect((await page.read(mix(mixIdSchema.parse(12)))).title).toBe('Renamed');
  storage.set(ENTRY, ahead);
  page.cache.purge();
  expect(storage.get(ENTRY)).toBeNull();
});
