import type { Settings } from '@afterglow/shared-contracts';
import type { SettingsStore } from '../settings/settings-store.ts';
import { useMemberStores } from './data-provider.tsx';
import { useCurrentValue } from './use-current-value.ts';

/** A member's settings, null for a visitor or while they load, and the store that changes them. */
export function useSettings(): { readonly settings: Settings | null; readonly store: SettingsStore } {
  const { settings: store } = useMemberStores();
  return { settings: useCurrentValue(store.settings$, () => store.getSettings()), store };
}
