import * as z from 'zod/mini';
import { API_PREFIX } from '../http/operation.ts';
import { genreIdSchema, type GenreId } from '../ids.ts';
import type { Image } from './image.ts';

/** A genre of music; its page and its mixes are looked up by name. */
export const genreSchema = z.object({ id: genreIdSchema, name: z.string() });
/** A genre as the service answers it. */
export type Genre = z.infer<typeof genreSchema>;

/** The picture of a genre; the genre's record does not contain it. */
export function genreImage(id: GenreId): Image {
  return { url: `${API_PREFIX}/media/images/genre/${id}` };
}
