import type { Environment } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-contracts/registry';
import { queryOptions } from '@tanstack/react-query';
import { callRegistry } from './call-registry.ts';

export const SESSION_KEY = ['session'] as const;

/** Tabs report once a minute, so this is as live as the counts are. */
const COUNTS_AGAIN_MS = 10_000;
const VERSIONS_AGAIN_MS = 30_000;
const HISTORY_LIMIT = '200';

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async () => (await callRegistry(registryOperations.getSession, {})).session,
  refetchOnWindowFocus: true,
});

/** By its revision, so that a change that anyone makes brings the new entry at once. */
export function historyQuery(environment: Environment, revision: number) {
  return queryOptions({
    queryKey: ['history', environment, revision],
    queryFn: () =>
      callRegistry(registryOperations.getHistory, { params: { environment }, query: { limit: HISTORY_LIMIT } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
}

/** What tabs reported in the last day, of everything. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: () => callRegistry(registryOperations.listReports, {}),
  refetchInterval: COUNTS_AGAIN_MS,
});

/** How the versions of an area fared, by the hour. */
export function healthQuery(remote: string, hours: number) {
  return queryOptions({
    queryKey: ['health', remote, hours],
    queryFn: () => callRegistry(registryOperations.getHealth, { params: { remote }, query: { hours: String(hours) } }),
    refetchInterval: COUNTS_AGAIN_MS,
    placeholderData: (before) => before,
  });
}

/** Of one area, and asked again for every revision of its environment. */
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
    // What is published changes nothing that runs, so no event tells of it.
    refetchInterval: VERSIONS_AGAIN_MS,
  });
}

/** Versions never change, so neither does what differs between two. */
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
