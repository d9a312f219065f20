import type { NavigationPort } from '@afterglow/shared-contracts';
import { PATHS } from '../config/paths.ts';

/** A member with this many of either has shown their taste. */
const ENOUGH_FAVORITES = 3;

export interface FavoriteCounts {
  readonly artists: number;
  readonly genres: number;
}

/** Lets members with hardly any favorites choose genres. */
export function redirectToOnboarding(
  { artists, genres }: FavoriteCounts,
  navigation: Pick<NavigationPort, 'navigate'>,
): void {
  if (artists < ENOUGH_FAVORITES && genres < ENOUGH_FAVORITES) navigation.navigate(PATHS.onboarding);
}
