import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { mayRetry, retryDelayMs } from './retry-policy.ts';

/** Nothing is fetched again within this time. */
export const STALE_AFTER_MS = 30_000;
/** How long data that is not shown is kept. */
export const CACHE_LIFETIME_MS = 1_800_000;

/** With a persister, stored data outlives the page. */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: CACHE_LIFETIME_MS,
        retry: mayRetry,
        retryDelay: retryDelayMs,
        // The first try is always made: a service worker may answer it, and the browser's "offline" may be wrong.
        networkMode: 'offlineFirst',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        ...(persister && { persister }),
      },
    },
  });
}
