import * as z from 'zod/mini';
import { knownChannelIdSchema } from '../ids.ts';
import { resultTypeSchema, searchResultsSchema } from '../domain/search.ts';
import { defineOperation } from './operation.ts';
import { integerInText, pageFields } from './query-fields.ts';

/** How many results of each kind a search without a limit returns. */
export const SEARCH_DEFAULT_LIMIT = 6;

/** The maximum length of a keyword (in UTF-16 code units); longer ones are rejected. */
export const SEARCH_KEYWORD_MAX = 200;

/** Every result includes its whole tracklist, and anyone may search: larger pages would slow everyone down. */
const SEARCH_LIMIT_MAX = 100;

const LONGEST_SECONDS = 7 * 24 * 3_600;
const seconds = z.optional(integerInText(0, LONGEST_SECONDS));

const filterFields = {
  genre: z.optional(z.string().check(z.normalize(), z.trim(), z.minLength(1), z.maxLength(100))),
  channel: z.optional(knownChannelIdSchema),
  year: z.optional(integerInText(1900, 9_999)),
  duration_from: seconds,
  duration_to: seconds,
};

/**
 * The filters of a search, as in a URL: mixes of a genre (by name, in any case), of a channel, published in a year
 * (UTC), of at least `duration_from` and less than `duration_to` seconds. Artists, shows and episodes are those of
 * such mixes.
 */
export const searchFiltersSchema = z.object(filterFields);
/** The filters of a search. */
export interface SearchFilters extends z.output<typeof searchFiltersSchema> {}

/**
 * The kind of the best match is in the header x-search-best-match (`bestMatchSchema`). With a `type` the response has
 * only that kind of results, without a best match.
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
    ...filterFields,
  }),
  response: searchResultsSchema,
  headers: { 'x-search-best-match': 'The kind of the best match: Mixes, Genres, Artists, Shows or TrackLists.' },
});
