import type { DataPort, MemberId } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import type { FavoritePicks } from './favorite-picks.resource.ts';
import { additionOf, favoritesOf, type OnboardingFavorite } from './onboarding-favorite.ts';
import { NO_PICKS, type Picks } from './picks.ts';

/** Already a favorite, deleted from the catalog, or removed before: a retry would change nothing. */
const FINAL_REFUSALS: readonly unknown[] = [404, 409];

/** Sends all picks in parallel and never rejects; resolves with the picks that a retry may save. */
export async function sendPicks(picks: Picks, { data, membersId }: { data: DataPort; membersId: MemberId }) {
  const sent = favoritesOf(picks, membersId).map(async (favorite) =>
    (await isDone(data.call('addFavorite', additionOf(favorite)))) ? [] : favorite,
  );
  const unsaved = (await Promise.all(sent)).flat();
  const isLeft = (type: OnboardingFavorite['type'], id: number) =>
    unsaved.some((favorite) => favorite.type === type && favorite.id === id);
  const left: Picks = {
    ...NO_PICKS,
    artists: picks.artists.filter(({ id }) => isLeft('artists', id)),
    genres: picks.genres.filter(({ id }) => isLeft('genres', id)),
  };
  return left;
}

/**
 * Resolves with whether all are removed; never rejects. A favorite that could not be removed is picked again at the
 * next visit.
 */
export async function removePicks(picks: FavoritePicks, { data, membersId }: { data: DataPort; membersId: MemberId }) {
  const removing = favoritesOf(picks, membersId).map(({ type, id }) =>
    isDone(data.call('removeFavorite', { params: { id: membersId, type, thingId: id } })),
  );
  return (await Promise.all(removing)).every(Boolean);
}

async function isDone(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    return isApiError(error) && FINAL_REFUSALS.includes(error.status);
  }
}
