import * as z from 'zod/mini';
import { artistIdSchema, showIdSchema } from '../ids.ts';
import { imageSchema } from './image.ts';
import { mixArtistSchema } from './mix.ts';

/** A show: a series of mixes. `summary` is sanitized HTML; `reach` is the total number of plays. */
export const showSchema = z.object({
  id: showIdSchema,
  type: z.literal('show'),
  title: z.string(),
  url: z.string(),
  image: z.nullable(z.string()),
  album_art: imageSchema,
  genre: z.array(z.string()),
  artist_id: artistIdSchema,
  artist: mixArtistSchema,
  summary: z.nullable(z.string()),
  channel_title: z.nullable(z.string()),
  reach: z.int(),
});
/** A show as the service returns it. */
export interface Show extends z.infer<typeof showSchema> {}
