import * as z from 'zod/mini';
import { artistIdSchema, genreIdSchema, memberIdSchema, mixIdSchema, showIdSchema } from '../ids.ts';

/** What a member can have favorites of; favorite channels stand in the settings instead. */
export const FAVORITE_TYPES = ['mixes', 'artists', 'shows', 'genres'] as const;
/** Parses one of `FAVORITE_TYPES`. */
export const favoriteTypeSchema = z.enum(FAVORITE_TYPES, 'Invalid type');
/** A kind of favorite, as it stands in the address of the call. */
export type FavoriteType = z.infer<typeof favoriteTypeSchema>;

/** Whose favorite it is, and which thing: the one field that its type names. */
export const newFavoriteSchema = z.object({
  members_id: z.object({ id: memberIdSchema }),
  mixes_id: z.optional(z.object({ id: mixIdSchema })),
  artists_id: z.optional(z.object({ id: artistIdSchema })),
  shows_id: z.optional(z.object({ id: showIdSchema })),
  genres_id: z.optional(z.object({ id: genreIdSchema })),
});
/** A favorite as it is added. */
export type NewFavorite = z.infer<typeof newFavoriteSchema>;

/** `creation_time` is an ISO date-time. */
export const favoriteSchema = z.extend(newFavoriteSchema, { creation_time: z.iso.datetime() });
/** A favorite as it is kept, with the time at which it was added. */
export type Favorite = z.infer<typeof favoriteSchema>;
