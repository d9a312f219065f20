import type { ClockPort, StoragePort } from '@afterglow/shared-contracts';
import { createFavoritesStore } from '../favorites/favorites-store.ts';
import { createListeningStore } from '../listening/listening-store.ts';
import { createRecentSearchesStore } from '../recent-searches/recent-searches-store.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import type { CacheEnvironment, MemberPorts, MemberStores } from './data-environment.ts';

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
