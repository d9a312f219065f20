import type { ClockPort } from '@afterglow/shared-contracts';
import { createFavoritesStore } from '../favorites/favorites-store.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import type { CacheEnvironment, MemberPorts, MemberStores } from './data-environment.ts';

interface MemberStoresOptions extends Omit<MemberPorts, 'navigation'>, CacheEnvironment {
  readonly navigation: Pick<MemberPorts['navigation'], 'navigate'>;
  readonly clock: ClockPort;
}

export function createMemberStores(options: MemberStoresOptions): MemberStores {
  return { favorites: createFavoritesStore(options), settings: createSettingsStore(options) };
}
