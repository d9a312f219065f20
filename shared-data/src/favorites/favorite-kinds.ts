import {
  favoriteTypeSchema,
  type Favorite,
  type FavoriteType,
  type MemberId,
  type NewFavorite,
  type NotificationKey,
} from '@afterglow/shared-contracts';
import { InputError } from '../errors.ts';

interface FavoriteKind {
  /** The name used in the warning about a duplicate favorite. */
  readonly singular: string;
  readonly added: NotificationKey;
  readonly removed: NotificationKey;
  readonly cacheKey: string;
}

export const FAVORITE_KINDS: Readonly<Record<FavoriteType, FavoriteKind>> = {
  mixes: { singular: 'mix', added: 'FAV_MIX_ADDED', removed: 'FAV_MIX_REMOVED', cacheKey: 'favMixes' },
  artists: { singular: 'artist', added: 'FAV_ARTIST_ADDED', removed: 'FAV_ARTIST_REMOVED', cacheKey: 'favArtists' },
  shows: { singular: 'show', added: 'FAV_SHOW_ADDED', removed: 'FAV_SHOW_REMOVED', cacheKey: 'favShows' },
  genres: { singular: 'genre', added: 'FAV_GENRE_ADDED', removed: 'FAV_GENRE_REMOVED', cacheKey: 'favGenres' },
};

/** Throws an `InputError` ("Invalid type") for anything that cannot be a favorite. */
export function checkedType(type: string): FavoriteType {
  const parsed = favoriteTypeSchema.safeParse(type);
  if (parsed.success) return parsed.data;
  throw new InputError('favorite_type_unknown', type, parsed.error.issues[0]?.message, parsed.error);
}

/** The request body of a favorite: its member, and the one field of its type. */
export function newFavorite(type: FavoriteType, membersId: MemberId, id: number): NewFavorite {
  // The ids are branded; the type that comes with the number decides its brand.
  return { members_id: { id: membersId }, [`${type}_id`]: { id } };
}

/** The id of the mix, artist, show or genre; null for a favorite of another type. */
export function thingIdOf(type: FavoriteType, favorite: Favorite): number | null {
  return favorite[`${type}_id`]?.id ?? null;
}
