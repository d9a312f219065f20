import * as z from 'zod/mini';
import { artistSchema } from './artist.ts';
import { episodeSchema } from './episode.ts';
import { mixSchema } from './mix.ts';
import { showSchema } from './show.ts';

/** The possible values of the header x-search-best-match. */
export const bestMatchSchema = z.enum(['Mixes', 'Genres', 'Artists', 'Shows', 'TrackLists']);
/** The kind of the best match of a search. */
export type BestMatch = z.infer<typeof bestMatchSchema>;

/** Why a mix was found: which parts of it match the words, and the positions of all matching tracks in its track list. */
export const mixMatchSchema = z.object({
  field: z.enum(['title', 'artist', 'show', 'genre', 'track']),
  tracks: z.array(z.int().check(z.nonnegative())),
});
/** The part of a mix that matches a search. */
export type MixMatch = z.infer<typeof mixMatchSchema>;

/** A mix among the results of a search, with the reason why it was found. */
export const foundMixSchema = z.extend(mixSchema, { match: z.optional(mixMatchSchema) });
/** A mix that a search has found. */
export type FoundMix = z.infer<typeof foundMixSchema>;

/** The answer to a search: the results by kind. */
export const searchResultsSchema = z.object({
  Artists: z.array(artistSchema),
  Shows: z.array(showSchema),
  Episodes: z.array(episodeSchema),
  Mixes: z.array(foundMixSchema),
});
/** The kinds of results. */
export const resultTypeSchema = z.keyof(searchResultsSchema);
/** A kind of results. */
export type ResultType = z.infer<typeof resultTypeSchema>;
/** The results of a search as the service answers them. */
export type SearchResults = z.infer<typeof searchResultsSchema>;
