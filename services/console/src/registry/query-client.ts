import { QueryCache, QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from './queries.ts';
import { isApiError } from './registry-api-error.ts';

const RETRIES = 2;

/** A rejected request is final; only an unresponsive registry is retried. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The session has ended: the page fetches it again, and shows the login.
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
