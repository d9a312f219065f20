import * as z from 'zod/mini';
import { resultTypeSchema, searchResultsSchema } from '../domain/search.ts';
import { defineOperation } from './operation.ts';
import { integerInText, pageFields } from './query-fields.ts';

/** How many results of each kind a search without a limit returns. */
export const SEARCH_DEFAULT_LIMIT = 6;

/** The most letters (UTF-16 code units) that can be searched for; longer words are refused. */
export const SEARCH_KEYWORD_MAX = 200;

/** Every result includes its whole tracklist, and anybody may search: larger pages would slow everybody down. */
const SEARCH_LIMIT_MAX = 100;

/**
 * The kind of the best match is in the header x-search-best-match (`bestMatchSchema`). With a `type` the answer holds that kind of
 * results alone, and says nothing of the best match.
 */
export const search = defineOperation({
  name: 'search',
  method: 'GET',
  path: '/search',
  summary: 'Find artists, shows, episodes and mixes',
  query: z.strictObject({
    query: z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_KEYWORD_MAX)),
    ...pageFields,
    limit: z.optional(integerInText(0, SEARCH_LIMIT_MAX)),
    type: z.optional(resultTypeSchema),
  }),
  response: searchResultsSchema,
  headers: { 'x-search-best-match': 'The kind of the best match: Mixes, Genres, Artists, Shows or TrackLists.' },
});
