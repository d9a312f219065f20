import * as z from 'zod/mini';
import { playlistIdSchema } from '../ids.ts';
import { mixSchema } from './mix.ts';

/** Made by the editors, ranked (a chart), or recommended. */
export const playlistTypeSchema = z.enum(['editorial', 'chart', 'recommended']);
/** The kind of a playlist. */
export type PlaylistType = z.infer<typeof playlistTypeSchema>;

/** A playlist or chart in its published revision; one without a revision or album art is not listed. */
export const playlistSchema = z.object({
  id: playlistIdSchema,
  type: playlistTypeSchema,
  revisions_id: z.nullable(z.int()),
  revisions_title: z.string(),
  revisions_description: z.nullable(z.string()),
  revisions_album_art: z.nullable(
    z.object({ url: z.string(), filename: z.nullable(z.string()), color: z.optional(z.string()) }),
  ),
  revisions_publish_time: z.nullable(z.iso.datetime()),
  featured: z.literal([0, 1]),
  mixes_count: z.int(),
});
/** A playlist or chart as the service returns it, without its mixes. */
export interface Playlist extends z.infer<typeof playlistSchema> {}

/** One entry of a playlist or chart. */
export const playlistMixSchema = z.object({ mixes: mixSchema });
/** An entry of a playlist or chart, with its mix. */
export interface PlaylistMix extends z.infer<typeof playlistMixSchema> {}
