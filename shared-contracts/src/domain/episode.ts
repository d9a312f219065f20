import * as z from 'zod/mini';
import { artistIdSchema, episodeIdSchema, showIdSchema } from '../ids.ts';

/** One broadcast of a show; times are ISO date-times. */
export const episodeSchema = z.object({
  id: episodeIdSchema,
  air_start: z.iso.datetime(),
  air_end: z.iso.datetime(),
  artist_id: artistIdSchema,
  show_id: showIdSchema,
});
/** An episode as the service returns it. */
export interface Episode extends z.infer<typeof episodeSchema> {}
