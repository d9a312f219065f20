import type { ClockPort, MemberId } from '@afterglow/shared-contracts';
import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { EVICTABLE_PREFIX, type ListableStorage } from '../../storage/safe-storage.ts';
import { createCacheStorage } from './cache-storage.ts';
import { cachedKindOf } from './cached-kinds.ts';
import { createCacheSchemas } from './cache-schemas.ts';
import { CACHE_LIFETIME_MS } from '../cache-lifetime.ts';
import { STALE_AFTER_MS } from '../query-client.ts';
import { MEMBER_SCOPE } from '../resource-query.ts';

/** A stored cache with another version is discarded. */
export const CACHE_VERSION = '21';

/** The stored query cache: each entry separately, with its own age. */
export interface PersistedCache {
  /** Reads a query from the storage before fetching it, and writes the response. */
  readonly persister: QueryPersister;
  /** From now on also stores data set by code, and marks stale data as expired; returns a disposer. */
  follow(queryClient: QueryClient): () => void;
  /** Removes entries that are expired, unreadable or of another version. */
  purge(): void;
  flush(): void;
  /** Removes all data of a member, stored or pending. */
  forgetMember(): void;
}

export function createPersistedCache(
  storage: ListableStorage,
  clock: ClockPort,
  currentMember: () => MemberId | null,
): PersistedCache {
  const schemas = createCacheSchemas();
  const cacheStorage = createCacheStorage(storage, clock, {
    isPersistable: ([scope, , member]) => scope !== MEMBER_SCOPE || member === currentMember(),
    fits: (key, { data, dataUpdatedAt }) => dataUpdatedAt <= clock.now() && schemas.fits(key, data),
  });
  const persister = experimental_createQueryPersister({
    storage: cacheStorage,
    serialize: (query) => query,
    deserialize: (query) => query,
    prefix: EVICTABLE_PREFIX,
    buster: CACHE_VERSION,
    maxAge: CACHE_LIFETIME_MS,
    filters: { predicate: isCached },
  });
  /** The next visit would treat it as fresh; without a connection it is the only data. */
  function keepStale({ queryKey, queryHash, state, meta }: Query): void {
    if (meta?.['page']) return; // only the first page is stored
    const dataUpdatedAt = Math.min(state.dataUpdatedAt, clock.now() - STALE_AFTER_MS);
    const entry = { buster: CACHE_VERSION, queryKey, queryHash, state: { ...state, dataUpdatedAt } };
    cacheStorage.setItem(`${EVICTABLE_PREFIX}-${queryHash}`, entry);
  }
  return {
    persister(queryFn, context, query) {
      schemas.register(query);
      return persister.persisterFn(queryFn, context, query);
    },
    follow: (queryClient) =>
      queryClient.getQueryCache().subscribe((event) => {
        const query = event.query as Query; // of any type: only its key and state are read
        if (event.type !== 'updated' || !isCached(query)) return;
        if (event.action.type === 'success' && event.action.manual) void persister.persistQuery(query);
        if (event.action.type === 'invalidate') keepStale(query);
      }),
    purge: () =>
      cacheStorage.purge(({ buster, state }) => {
        const ageMs = clock.now() - state.dataUpdatedAt;
        // Dated in the future by a wrong clock, it would stay fresh until then.
        return buster !== CACHE_VERSION || ageMs > CACHE_LIFETIME_MS || ageMs < 0;
      }),
    flush: cacheStorage.flush,
    forgetMember() {
      cacheStorage.drop();
      cacheStorage.removeScope(MEMBER_SCOPE);
    },
  };
}

function isCached({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return cachedKindOf(queryKey) !== null;
}
