import * as z from 'zod/mini';
import { API_PREFIX } from '../http/operation.ts';
import { genreIdSchema, type GenreId } from '../ids.ts';
import type { Image } from './image.ts';

/** A genre of music; its page and its mixes are found by name. */
export const genreSchema = z.object({ id: genreIdSchema, name: z.string() });
/** A genre as the service returns it. */
export interface Genre extends z.infer<typeof genreSchema> {}

/** The image of a genre, which its data does not contain. */
export function genreImage(id: GenreId): Image {
  return { url: `${API_PREFIX}/media/images/genre/${id}` };
}
