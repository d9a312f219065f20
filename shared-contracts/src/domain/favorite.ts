import * as z from 'zod/mini';
import { artistIdSchema, genreIdSchema, memberIdSchema, mixIdSchema, showIdSchema } from '../ids.ts';

/** The types of a member's favorites; favorite channels are part of the settings instead. */
export const FAVORITE_TYPES = ['mixes', 'artists', 'shows', 'genres'] as const;
/** Parses one of `FAVORITE_TYPES`. */
export const favoriteTypeSchema = z.enum(FAVORITE_TYPES, 'Invalid type');
/** A type of favorite, as in the path of the call. */
export type FavoriteType = z.infer<typeof favoriteTypeSchema>;

/** The member and the favorite item, in the one field of its type. */
export const newFavoriteSchema = z.object({
  members_id: z.object({ id: memberIdSchema }),
  mixes_id: z.optional(z.object({ id: mixIdSchema })),
  artists_id: z.optional(z.object({ id: artistIdSchema })),
  shows_id: z.optional(z.object({ id: showIdSchema })),
  genres_id: z.optional(z.object({ id: genreIdSchema })),
});
/** A favorite to be added. */
export interface NewFavorite extends z.infer<typeof newFavoriteSchema> {}

/** `creation_time` is an ISO date-time. */
export const favoriteSchema = z.extend(newFavoriteSchema, { creation_time: z.iso.datetime() });
/** A stored favorite, with the time when it was added. */
export interface Favorite extends z.infer<typeof favoriteSchema> {}
