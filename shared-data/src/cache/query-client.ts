import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { CACHE_LIFETIME_MS } from './cache-lifetime.ts';
import { ExpiringQueryCache } from './expiring-query-cache.ts';
import { shouldRetry, readRetryDelayMs } from './retry-policy.ts';

/** Nothing is refetched within this time. */
export const STALE_AFTER_MS = 30_000;

/** With a persister, stored data outlives the page. */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    queryCache: new ExpiringQueryCache(),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: CACHE_LIFETIME_MS,
        retry: shouldRetry,
        retryDelay: readRetryDelayMs,
        // The first try is always made: a service worker may respond, and the browser's "offline" may be wrong.
        networkMode: 'offlineFirst',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        ...(persister && { persister }),
      },
    },
  });
}
