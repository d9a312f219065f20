import {
  persistQueryClientRestore,
  persistQueryClientSave,
  type PersistedClient,
  type Persister,
} from '@tanstack/query-persist-client-core';
import { QueryClient } from '@tanstack/react-query';
import { writesOf, type CacheUnderTest } from './cache-under-test.ts';
import { episodePage } from './episode-page.ts';

const KEY = 'whole-cache';
const DAY_MS = 86_400_000;

/** The same library's other way: the whole cache as one text, as its persister for synchronous storage writes it. */
export const singleEntryCache: CacheUnderTest = {
  async fill(count) {
    localStorage.clear();
    const queryClient = createClient();
    for (let number = 1; number <= count; number += 1) queryClient.setQueryData(keyOf(number), episodePage(number));
    await persistQueryClientSave({ queryClient, persister });
  },
  async open(number) {
    await openAll(number);
  },
  async change(number) {
    const queryClient = await openAll(number);
    return writesOf(async () => {
      queryClient.setQueryData(keyOf(number), episodePage(number));
      await persistQueryClientSave({ queryClient, persister });
    });
  },
};

const persister: Persister = {
  persistClient: (client) => localStorage.setItem(KEY, JSON.stringify(withoutFetches(client))),
  // Written by `persistClient` above.
  restoreClient: () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as PersistedClient,
  removeClient: () => localStorage.removeItem(KEY),
};

function createClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { gcTime: DAY_MS } } });
}

async function openAll(number: number): Promise<QueryClient> {
  const queryClient = createClient();
  await persistQueryClientRestore({ queryClient, persister });
  if (queryClient.getQueryData(keyOf(number)) === undefined) throw new Error(`Entry ${number} is not kept.`);
  return queryClient;
}

function keyOf(number: number): readonly unknown[] {
  return ['common', 'episodes', 'list', { limit: 1, offset: number }];
}

/** As much of each query as the product stores; with all of it, ten thousand would not fit. */
function withoutFetches(client: PersistedClient): object {
  const queries = client.clientState.queries.map(({ queryHash, queryKey, state: { data, dataUpdatedAt, status } }) => ({
    queryHash,
    queryKey,
    state: { data, dataUpdatedAt, status },
  }));
  return { ...client, clientState: { queries, mutations: [] } };
}
