import type { MemberId, Mix } from '@afterglow/shared-contracts';
import { buildMix, createFakeDataPort } from '@afterglow/shared-contracts/testing';
import type { ListableStorage } from '../storage/safe-storage.ts';
import { createPersistedCache } from '../cache/persisted/persisted-cache.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { queryOptionsOf } from '../cache/resource-query.ts';
import { maintainCache } from '../cache/maintain-cache.ts';
import type { Resource } from '../resources/resource.ts';
import { systemClock } from '../system-clock.ts';

/** One visit of a page over a storage; needs the test's fake timers. */
export function visit(storage: ListableStorage, title = 'Night Drive 12', member: MemberId | null = null) {
  const data = createFakeDataPort({
    getMix: ({ params }) => ({ data: mixOf(params?.id ?? 0, title) }),
    listMixes: () => ({ data: [mixOf(1, title), mixOf(2, title)] }),
    listGenres: () => ({ data: [] }),
  });
  const cache = createPersistedCache(storage, systemClock, () => member);
  const queryClient = createQueryClient(cache.persister);
  const environment = { data, queryClient, nowPlayingFeed: null, stores: null };
  const leave = maintainCache(cache, queryClient, systemClock);
  const read = async <T>(resource: Resource<T>): Promise<T> => {
    const reading = queryClient.query({ ...queryOptionsOf(resource, environment), retry: false });
    await jest.advanceTimersByTimeAsync(0);
    return reading;
  };
  return { data, cache, queryClient, read, leave };
}

export function mixOf(id: number, title: string): Mix {
  return buildMix({ number: id, title });
}
