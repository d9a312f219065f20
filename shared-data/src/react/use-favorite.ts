import type { ChannelId, FavoriteType } from '@afterglow/shared-contracts';
import { useEffect } from 'react';
import { countOf } from '../favorites/favorites-state.ts';
import { useMemberStores } from './data-provider.tsx';
import { useCurrentValue } from './use-current-value.ts';

/** The state of one heart. */
export interface FavoriteControl {
  readonly isFavorite: boolean;
  /** A change is pending: until its response, clicks do nothing. */
  readonly isBusy: boolean;
  /** The count to show; null without a given one. */
  readonly count: number | null;
  /** Adds or removes. Redirects a visitor to the login; notifies of success and failure itself. */
  readonly toggle: () => void;
}

interface UseFavoriteOptions {
  /** The service's count, for example `mix.favorite_count`; a change shows immediately. */
  readonly count?: number;
}

/** Whether a mix, artist, show or genre is a favorite of the listener, and how to change that. */
export function useFavorite(type: FavoriteType, id: number, { count }: UseFavoriteOptions = {}): FavoriteControl {
  const { favorites } = useMemberStores();
  const ofType = useCurrentValue(favorites.state$, () => favorites.getState()[type]);
  useEffect(() => {
    if (type === 'genres') void favorites.load('genres'); // the other types were read at login
  }, [favorites, type]);
  return {
    isFavorite: ofType.ids.has(id),
    isBusy: ofType.busy.has(id),
    count: count === undefined ? null : countOf(ofType, id, count),
    toggle: () => void favorites.toggle(type, id, count),
  };
}

/** Whether a channel is a favorite; toggling asks a visitor to sign in. */
export function useFavoriteChannel(id: ChannelId): Omit<FavoriteControl, 'count' | 'isBusy'> {
  const { settings } = useMemberStores();
  const isFavorite = useCurrentValue(settings.settings$, () => settings.getSettings()?.favorites.includes(id) ?? false);
  return { isFavorite, toggle: () => void settings.toggleChannel(id) };
}

const NO_CHANNELS: readonly ChannelId[] = [];

/** The favorite channels in the order in which they were added; none for a visitor, or while they load. */
export function useFavoriteChannels(): readonly ChannelId[] {
  const { settings } = useMemberStores();
  return useCurrentValue(settings.settings$, () => settings.getSettings()?.favorites ?? NO_CHANNELS);
}
