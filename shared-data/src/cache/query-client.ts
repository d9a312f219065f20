import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { mayRetry, retryDelayMs } from './retry-policy.ts';

/** The same thing is not fetched again within this time. */
export const STALE_AFTER_MS = 30_000;
/** How long what nobody shows is kept. */
export const CACHE_LIFETIME_MS = 1_800_000;

/** With a persister, what it keeps outlives the page. */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: CACHE_LIFETIME_MS,
        retry: mayRetry,
        retryDelay: retryDelayMs,
        // The first try is always made: it may be answered by a service worker, and "offline" may be wrong.
        networkMode: 'offlineFirst',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        ...(persister && { persister }),
      },
    },
  });
}
