import * as z from 'zod/mini';
import { artistIdSchema, genreIdSchema, memberIdSchema, mixIdSchema, showIdSchema } from '../ids.ts';

/** What can be a member's favorite; favorite channels are part of the settings instead. */
export const FAVORITE_TYPES = ['mixes', 'artists', 'shows', 'genres'] as const;
/** Parses one of `FAVORITE_TYPES`. */
export const favoriteTypeSchema = z.enum(FAVORITE_TYPES, 'Invalid type');
/** A kind of favorite, as it appears in the address of the call. */
export type FavoriteType = z.infer<typeof favoriteTypeSchema>;

/** The member and the favorite thing, in the one field that its type names. */
export const newFavoriteSchema = z.object({
  members_id: z.object({ id: memberIdSchema }),
  mixes_id: z.optional(z.object({ id: mixIdSchema })),
  artists_id: z.optional(z.object({ id: artistIdSchema })),
  shows_id: z.optional(z.object({ id: showIdSchema })),
  genres_id: z.optional(z.object({ id: genreIdSchema })),
});
/** A favorite to be added. */
export type NewFavorite = z.infer<typeof newFavoriteSchema>;

/** `creation_time` is an ISO date-time. */
export const favoriteSchema = z.extend(newFavoriteSchema, { creation_time: z.iso.datetime() });
/** A stored favorite, with the time when it was added. */
export type Favorite = z.infer<typeof favoriteSchema>;
