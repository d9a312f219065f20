import type { RecentSearch, RecentSearchesStore } from '../recent-searches/recent-searches-store.ts';
import { useMemberStores } from './data-provider.tsx';
import { useReplayed } from './use-replayed.ts';

interface RecentSearches extends Pick<RecentSearchesStore, 'add' | 'clear'> {
  /** The newest last, as they are stored. */
  readonly entries: readonly RecentSearch[];
}

/** What was found and opened last in this browser. */
export function useRecentSearches(): RecentSearches {
  const { recentSearches: store } = useMemberStores();
  const entries = useReplayed(store.entries$, () => store.getEntries());
  return { entries, add: store.add, clear: store.clear };
}
