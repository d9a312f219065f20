import { QueryCache, QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './queries.ts';
import { isApiError } from './registry-api-error.ts';

const RETRIES = 2;

/** What has been refused stays refused; only a registry that does not answer is asked again. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The session is over: the page asks who is signed in, and shows the way in.
        if (isApiError(error, 401)) void client.invalidateQueries({ queryKey: SESSION_KEY });
      },
    }),
    defaultOptions: {
      queries: { retry: (count, error) => isApiError(error, 0) && count < RETRIES, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
