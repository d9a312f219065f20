import type { ClockPort, HostPorts, StoragePort } from '@afterglow/shared-contracts';
import { createFavoritesStore, type FavoritesStore } from '../favorites/favorites-store.ts';
import { createListeningStore, type ListeningStore } from '../listening/listening-store.ts';
import { createRecentSearchesStore, type RecentSearchesStore } from '../recent-searches/recent-searches-store.ts';
import { createSettingsStore, type SettingsStore } from '../settings/settings-store.ts';
import type { CacheEnvironment } from './cache-environment.ts';

/** The stores of a listener's own data. */
export interface MemberStores {
  readonly favorites: FavoritesStore;
  readonly settings: SettingsStore;
  readonly recentSearches: RecentSearchesStore;
  readonly listening: ListeningStore;
}

/** The ports that a member's stores need. */
export type MemberPorts = Pick<HostPorts, 'data' | 'session' | 'bus' | 'navigation'>;

interface MemberStoresOptions extends Omit<MemberPorts, 'navigation'>, CacheEnvironment {
  readonly navigation: Pick<MemberPorts['navigation'], 'navigate'>;
  readonly clock: ClockPort;
  readonly storage: StoragePort;
}

export function createMemberStores(options: MemberStoresOptions): MemberStores {
  return {
    favorites: createFavoritesStore(options),
    settings: createSettingsStore(options),
    recentSearches: createRecentSearchesStore(options.storage, options.session),
    listening: createListeningStore(options),
  };
}
