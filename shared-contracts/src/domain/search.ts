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

/** A matching part of a text: from its first letter to after its last one, in UTF-16 code units. */
export const textRangeSchema = z.object({ from: position, to: position });
/** A part of a text that matches. */
export interface TextRange extends z.infer<typeof textRangeSchema> {}

/** The maximum of matching tracks per mix in a response. */
export const MATCH_MOMENTS_MAX = 5;

/**
 * A matching track: its index in the tracklist, its start, and the matching parts of its title and its artist, in
 * order.
 */
export const matchMomentSchema = z.object({
  track: position,
  /** Milliseconds from the start of the mix; missing when unknown. */
  start_ms: z.optional(position),
  title: z.array(textRangeSchema),
  artist: z.array(textRangeSchema),
});
/** A time in a mix at which a matching track starts. */
export interface MatchMoment extends z.infer<typeof matchMomentSchema> {}

/**
 * Why a mix was found: which part of it matches the keyword, the indexes of all matching tracks in its tracklist, and
 * where to hear the first of them (at most `MATCH_MOMENTS_MAX`; missing from older services).
 */
export const mixMatchSchema = z.object({
  field: z.enum(['title', 'artist', 'show', 'genre', 'track']),
  tracks: z.array(position),
  moments: z.optional(z.array(matchMomentSchema)),
});
/** The part of a mix that matches a search. */
export interface MixMatch extends z.infer<typeof mixMatchSchema> {}

/** A mix among the results of a search, with the reason why it was found. */
export const foundMixSchema = z.extend(mixSchema, { match: z.optional(mixMatchSchema) });
/** A mix that a search has found. */
export interface FoundMix extends z.infer<typeof foundMixSchema> {}

/** The alternatives in a response without results. */
export const nothingFoundSchema = z.object({
  /** The most similar names of the catalog, best first; a search for any of them without filters has results. */
  spellings: z.array(z.string()),
  /** Popular mixes within the same filters; may be empty. */
  popular: z.array(mixSchema),
});
/** The alternatives in a response without results. */
export interface ZeroResults extends z.infer<typeof nothingFoundSchema> {}

/**
 * The response to a search: the results by kind. `nothing_found` is only in a first page without a type and without
 * results.
 */
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
/** The results of a search as the service returns them. */
export interface SearchResults extends z.infer<typeof searchResultsSchema> {}
