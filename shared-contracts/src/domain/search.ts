import * as z from 'zod/mini';
import { artistSchema } from './artist.ts';
import { episodeSchema } from './episode.ts';
import { mixSchema } from './mix.ts';
import { showSchema } from './show.ts';

/** The possible values of the header x-search-best-match. */
export const bestMatchSchema = z.enum(['Mixes', 'Genres', 'Artists', 'Shows', 'TrackLists']);
/** The kind of the best match of a search. */
export type BestMatch = z.infer<typeof bestMatchSchema>;

const position = z.int().check(z.nonnegative());

/** A part of a text that matches: from its first letter to behind its last one, in UTF-16 code units. */
export const textRangeSchema = z.object({ from: position, to: position });
/** A part of a text that matches. */
export type TextRange = z.infer<typeof textRangeSchema>;

/** The most matching tracks of a mix that an answer describes. */
export const MATCH_MOMENTS_MAX = 5;

/** A matching track: its position in the track list, when it begins, and which parts of its title and its artist match, in order. */
export const matchMomentSchema = z.object({
  track: position,
  /** Milliseconds from the start of the mix; missing when unknown. */
  start_ms: z.optional(position),
  title: z.array(textRangeSchema),
  artist: z.array(textRangeSchema),
});
/** A moment in a mix at which a matching track begins. */
export type MatchMoment = z.infer<typeof matchMomentSchema>;

/**
 * Why a mix was found: which part of it matches the words, the positions of all matching tracks in its track list, and where to hear
 * the first of them (at most `MATCH_MOMENTS_MAX`; missing from older services).
 */
export const mixMatchSchema = z.object({
  field: z.enum(['title', 'artist', 'show', 'genre', 'track']),
  tracks: z.array(position),
  moments: z.optional(z.array(matchMomentSchema)),
});
/** The part of a mix that matches a search. */
export type MixMatch = z.infer<typeof mixMatchSchema>;

/** A mix among the results of a search, with the reason why it was found. */
export const foundMixSchema = z.extend(mixSchema, { match: z.optional(mixMatchSchema) });
/** A mix that a search has found. */
export type FoundMix = z.infer<typeof foundMixSchema>;

/** What an answer without any result offers instead. */
export const nothingFoundSchema = z.object({
  /** The nearest names of the catalog, best first; a search for any of them without filters finds something. */
  spellings: z.array(z.string()),
  /** What others listen to, within the same filters; may be empty. */
  popular: z.array(mixSchema),
});
/** What an answer without any result offers instead. */
export type ZeroResults = z.infer<typeof nothingFoundSchema>;

/** The answer to a search: the results by kind. `nothing_found` is there only on a first page without a type and without any result. */
export const searchResultsSchema = z.object({
  Artists: z.array(artistSchema),
  Shows: z.array(showSchema),
  Episodes: z.array(episodeSchema),
  Mixes: z.array(foundMixSchema),
  nothing_found: z.optional(nothingFoundSchema),
});
/** The kinds of results. */
export const resultTypeSchema = z.enum(['Artists', 'Shows', 'Episodes', 'Mixes']);
/** A kind of results. */
export type ResultType = z.infer<typeof resultTypeSchema>;
/** The results of a search as the service answers them. */
export type SearchResults = z.infer<typeof searchResultsSchema>;
