import type { RecentSearch, RecentSearchesStore } from '../recent-searches/recent-searches-store.ts';
import { useMemberStores } from './data-provider.tsx';
import { useCurrentValue } from './use-current-value.ts';

interface RecentSearches extends Pick<RecentSearchesStore, 'add' | 'remove' | 'clear'> {
  /** Newest last, as they are stored. */
  readonly entries: readonly RecentSearch[];
}

/** The latest search results opened in this browser. */
export function useRecentSearches(): RecentSearches {
  const { recentSearches: store } = useMemberStores();
  const entries = useCurrentValue(store.entries$, () => store.getEntries());
  return { entries, add: store.add, remove: store.remove, clear: store.clear };
}
