import type { QueryKey } from '@tanstack/react-query';

/**
 * The kinds that are stored beyond the page's life, by the first part of the resource's key; everything else is cached
 * only in memory.
 */
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

/** The kind of a query, whose key is its scope followed by its resource's key; null when it is not stored. */
export function cachedKindOf([, kind]: QueryKey): CachedKind | null {
  return CACHED_KINDS.find((known) => known === kind) ?? null;
}
