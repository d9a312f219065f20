import { genres, useRecentSearches, useResource, type ResourceState } from '@afterglow/shared-data/react';
import { genreItem } from '@afterglow/shared-area/search-field';
import { genrePath } from '@afterglow/shared-contracts';
import { useState } from 'react';
import { recentItems, type RecentItem, type RecentItems } from './resources/recent-items.resource.ts';

const NOTHING_READ: RecentItems = { items: [], isComplete: false };

export interface ShownRecentItems {
  readonly status: 'none' | 'loading' | 'ready';
  readonly items: readonly RecentItem[];
  /** How many are stored, including deleted items. */
  readonly count: number;
  readonly isComplete: boolean;
  retry(): void;
  remove(id: string): void;
  clear(): void;
}

export function useRecentItems(): ShownRecentItems {
  const { entries, remove, clear } = useRecentSearches();
  // A removal leaves the rest on the screen, so only a new entry causes a refetch.
  const [wanted, setWanted] = useState(entries);
  if (entries.some(({ id }) => wanted.every((other) => other.id !== id))) setWanted(entries);
  const state = useResource(recentItems(wanted), { enabled: entries.length > 0 });

  const { items: known, isComplete } = state.data ?? NOTHING_READ;
  const stored = new Set(entries.map(({ id }) => id));
  const nameGenre = useGenreNames(entries.some(({ type }) => type === 'genre'));
  const items = known.filter(({ id }) => stored.has(id)).map(nameGenre);
  const isShown = stored.size > 0 && (items.length > 0 || !isComplete);
  return {
    items,
    isComplete,
    remove,
    clear,
    status: isShown ? statusOf(state) : 'none',
    count: stored.size,
    retry: state.refetch,
  };
}

/**
 * The URL lacks the spelling of a genre's name. The page fetches the genres anyway; until then the name comes from the
 * URL.
 */
function useGenreNames(isWanted: boolean): (item: RecentItem) => RecentItem {
  const { data = [] } = useResource(genres(), { enabled: isWanted });
  const named = new Map(data.map((genre) => [genrePath(genre.name), genreItem(genre)]));
  return (item) => ({ ...item, ...named.get(item.href) });
}

function statusOf({ status }: ResourceState<unknown>): 'loading' | 'ready' {
  return status === 'loading' ? 'loading' : 'ready';
}
