import * as z from 'zod/mini';
import { artistIdSchema, mixIdSchema, showIdSchema } from '../ids.ts';
import { imageSchema } from './image.ts';

/** The number of bars in a waveform; the service computes one peak for each from the mix's audio. */
export const WAVEFORM_BARS = 140;

/** One line of a mix's tracklist. */
export const trackSchema = z.object({
  title: z.string(),
  artist: z.string(),
  start_seconds: z.optional(z.number().check(z.nonnegative())),
});
/** A track of a mix. */
export interface Track extends z.infer<typeof trackSchema> {}

/** The part of a show that is included in its mixes; `url` is the readable part of its URL. */
export const mixShowSchema = z.object({ id: showIdSchema, title: z.string(), url: z.optional(z.string()) });
/** The part of an artist that is included in mixes and shows; `url` is the readable part of its URL. */
export const mixArtistSchema = z.object({ id: artistIdSchema, url: z.string(), title: z.string() });
/** The broadcast in which a mix was played; times are ISO date-times. */
export const mixEpisodeSchema = z.object({
  air_start: z.iso.datetime(),
  air_end: z.iso.datetime(),
  image: z.nullable(z.string()),
});

/** An on-demand DJ mix. `duration` is in seconds, `reach` is its play count, times are ISO date-times. */
export const mixSchema = z.object({
  id: mixIdSchema,
  mixes_id: mixIdSchema,
  type: z.literal('mix'),
  title: z.string(),
  description: z.nullable(z.string()),
  duration: z.number().check(z.nonnegative()),
  creation_time: z.iso.datetime(),
  occurrence_album_art: z.nullable(z.string()),
  album_art: imageSchema,
  reach: z.int(),
  favorite_count: z.int(),
  genre: z.array(z.string()),
  track_list: z.array(trackSchema),
  show: mixShowSchema,
  artist: mixArtistSchema,
  episode: z.nullable(mixEpisodeSchema),
  /** Only Premium members may play it. */
  premium: z.boolean(),
  /** 140 loudness peaks from 0 to 100; null until the audio has been analysed. */
  waveform: z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.length(WAVEFORM_BARS))),
});
/** A mix as the service returns it. */
export interface Mix extends z.infer<typeof mixSchema> {}
