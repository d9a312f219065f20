import { type Favorite, favoriteSchema, type NewFavorite } from '@afterglow/shared-contracts';
import {
  type Clock,
  isForeignKeyViolation,
  requireSelf,
  type ListPage,
  conflict,
  invalid,
  notFound,
  type Caller,
} from '@afterglow/kit';
import type { FavoriteRow, FavoritesOf, FavoritesPage, FavoritesRepository } from './favorites.repository.ts';

/** Only the caller's own favorites; others are forbidden. */
export interface FavoritesService {
  list(of: FavoritesOf, page: FavoritesPage, caller: Caller): Promise<ListPage<Favorite>>;
  /** Throws conflict for an existing favorite, and not-found for an unknown item. */
  add(of: FavoritesOf, favorite: NewFavorite, caller: Caller): Promise<Favorite>;
  remove(of: FavoritesOf, thingId: number, caller: Caller): Promise<void>;
}

export function createFavoritesService(repository: FavoritesRepository, clock: Clock): FavoritesService {
  return {
    async list(of, page, caller) {
      requireSelf(of.memberId, caller);
      const { items, total } = await repository.list(of, page);
      return { items: items.map((row) => toFavorite(of, row)), total };
    },
    async add(of, favorite, caller) {
      requireSelf(of.memberId, caller);
      requireSelf(favorite.members_id.id, caller);
      const row = { thing_id: thingIdOf(of, favorite), creation_time: new Date(clock.nowMs()) };
      const isAdded = await repository.add(of, row).catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? notFound("We couldn't find this item to add to favorites.") : error;
      });
      if (!isAdded) throw conflict('This is already in your favorites.');
      return toFavorite(of, row);
    },
    async remove(of, thingId, caller) {
      requireSelf(of.memberId, caller);
      if (!(await repository.remove(of, thingId))) throw notFound("This isn't in your favorites.");
    },
  };
}

function thingIdOf({ type }: FavoritesOf, favorite: NewFavorite): number {
  const thing = favorite[`${type}_id`];
  if (thing === undefined) throw invalid(`${type}_id: Required, like {"${type}_id": {"id": 1}}.`);
  return thing.id;
}

function toFavorite({ memberId, type }: FavoritesOf, { thing_id, creation_time }: FavoriteRow): Favorite {
  // The schema turns the stored number back into an ID of its kind.
  return favoriteSchema.parse({
    members_id: { id: memberId },
    [`${type}_id`]: { id: thing_id },
    creation_time: creation_time.toISOString(),
  });
}
