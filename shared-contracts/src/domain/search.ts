import * as z from 'zod/mini';
import { artistSchema } from './artist.ts';
import { episodeSchema } from './episode.ts';
import { mixSchema } from './mix.ts';
import { showSchema } from './show.ts';

/** What the header x-search-best-match may say. */
export const bestMatchSchema = z.enum(['Mixes', 'Genres', 'Artists', 'Shows', 'TrackLists']);
export type BestMatch = z.infer<typeof bestMatchSchema>;

/** Why a mix was found: what of it fits the words, and the places in its track list of all tracks that do. */
export const mixMatchSchema = z.object({
  field: z.enum(['title', 'artist', 'show', 'genre', 'track']),
  tracks: z.array(z.int().check(z.nonnegative())),
});
export type MixMatch = z.infer<typeof mixMatchSchema>;

export const foundMixSchema = z.extend(mixSchema, { match: z.optional(mixMatchSchema) });
export type FoundMix = z.infer<typeof foundMixSchema>;

export const searchResultsSchema = z.object({
  Artists: z.array(artistSchema),
  Shows: z.array(showSchema),
  Episodes: z.array(episodeSchema),
  Mixes: z.array(foundMixSchema),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;
