import type { QueryKey } from '@tanstack/react-query';

/** What is kept beyond the page, by the first part of its resource's key; anything else lives in memory alone. */
export const CACHED_KINDS = [
  'artists',
  'shows',
  'mixes',
  'episodes',
  'channels',
  'schedule',
  'showSchedule',
  'nowPlaying',
  'favMixes',
  'favArtists',
  'recentSearch',
  'favShows',
] as const;
export type CachedKind = (typeof CACHED_KINDS)[number];

/** The kind of a query, whose key is its scope and then its resource's key; null when it is not kept. */
export function cachedKindOf([, kind]: QueryKey): CachedKind | null {
  return CACHED_KINDS.find((known) => known === kind) ?? null;
}
