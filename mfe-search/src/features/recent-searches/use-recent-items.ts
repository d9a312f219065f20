import { genres, useRecentSearches, useResource, type ResourceState } from '@afterglow/shared-data/react';
import { genreItem } from '@afterglow/shared-area/search-field';
import { genrePath } from '@afterglow/shared-contracts';
import { useState } from 'react';
import { recentItems, type RecentItem, type RecentItems } from './resources/recent-items.resource.ts';

const NOTHING_READ: RecentItems = { items: [], isComplete: false };

/** The recent searches as they are shown, and what can be done with them. */
export interface ShownRecentItems {
  readonly status: 'none' | 'loading' | 'ready';
  /** The newest first. */
  readonly items: readonly RecentItem[];
  /** How many are stored, some of which may no longer exist. */
  readonly count: number;
  /** False: some could not be read. */
  readonly isComplete: boolean;
  retry(): void;
  remove(id: string): void;
  clear(): void;
}

export function useRecentItems(): ShownRecentItems {
  const { entries, remove, clear } = useRecentSearches();
  // What is taken out leaves the rest on the screen, so only a new entry is a reason to read again.
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

/** An address has lost how a genre's name is written. The page asks for the genres anyway; until they are known, the address must do. */
function useGenreNames(isWanted: boolean): (item: RecentItem) => RecentItem {
  const { data = [] } = useResource(genres(), { enabled: isWanted });
  const named = new Map(data.map((genre) => [genrePath(genre.name), genreItem(genre)]));
  return (item) => ({ ...item, ...named.get(item.href) });
}

function statusOf({ status }: ResourceState<unknown>): 'loading' | 'ready' {
  return status === 'loading' ? 'loading' : 'ready';
}
