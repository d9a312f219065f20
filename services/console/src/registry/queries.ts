import type { Environment } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { queryOptions } from '@tanstack/react-query';
import { callRegistry } from './call-registry.ts';

export const SESSION_KEY = ['session'] as const;

/** Tabs report once a minute, so this is as current as the counts are. */
const COUNTS_AGAIN_MS = 10_000;
const VERSIONS_AGAIN_MS = 30_000;
const HISTORY_LIMIT = '200';

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async () => (await callRegistry(registryOperations.getSession, {})).session,
  refetchOnWindowFocus: true,
});

/** Keyed by revision, so that any change fetches the new entry immediately. */
export function historyQuery(environment: Environment, revision: number) {
  return queryOptions({
    queryKey: ['history', environment, revision],
    queryFn: () =>
      callRegistry(registryOperations.getHistory, { params: { environment }, query: { limit: HISTORY_LIMIT } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}

/** All reports of tabs in the last day. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: () => callRegistry(registryOperations.listReports, {}),
  refetchInterval: COUNTS_AGAIN_MS,
});

/** The health of an area's versions, by the hour. */
export function healthQuery(remote: string, hours: number) {
  return queryOptions({
    queryKey: ['health', remote, hours],
    queryFn: () => callRegistry(registryOperations.getHealth, { params: { remote }, query: { hours: String(hours) } }),
    refetchInterval: COUNTS_AGAIN_MS,
    placeholderData: (before) => before,
  });
}

/** Of one area, refetched for every revision of its environment. */
export function areaHistoryQuery(environment: Environment, remote: string, revision: number) {
  return queryOptions({
    queryKey: ['history', environment, remote, revision],
    queryFn: () =>
      callRegistry(registryOperations.getHistory, {
        params: { environment },
        query: { remote, limit: HISTORY_LIMIT },
      }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}

export function versionsQuery(remote: string) {
  return queryOptions({
    queryKey: ['versions', remote],
    queryFn: () => callRegistry(registryOperations.listVersions, { params: { remote } }),
    // Publishing changes nothing that runs, so no event reports it.
    refetchInterval: VERSIONS_AGAIN_MS,
  });
}

/** Versions never change, so neither do the differences between two. */
export function comparisonQuery(remote: string, from: string, to: string) {
  return queryOptions({
    queryKey: ['comparison', remote, from, to],
    queryFn: () => callRegistry(registryOperations.compareVersions, { params: { remote }, query: { from, to } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const TOKENS_KEY = ['tokens'] as const;

export const tokensQuery = queryOptions({
  queryKey: TOKENS_KEY,
  queryFn: async () => (await callRegistry(registryOperations.listTokens, {})).tokens,
});
