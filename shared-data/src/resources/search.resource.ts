import {
  bestMatchSchema,
  searchResultsSchema,
  type BestMatch,
  type ResultType,
  type SearchFilters,
  type SearchResults,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { cacheArtists } from './artists.resource.ts';
import { cacheMixes } from './mixes.resource.ts';
import { withPage, type PageOptions, type Resource } from './resource.ts';
import { cacheShows } from './shows.resource.ts';

const BEST_MATCH_HEADER = 'x-search-best-match';

const answerSchema = z.object({ results: searchResultsSchema, bestMatch: z.nullable(bestMatchSchema) });

/** The results of a search. */
export interface SearchAnswer {
  readonly results: SearchResults;
  /** The kind that fits best; null when the service does not say. */
  readonly bestMatch: BestMatch | null;
}

/** A page of a search. */
export interface SearchOptions extends PageOptions {
  /** Only this kind of results, without a best match. */
  readonly type?: ResultType;
  /** Only results that match all of these; without any, everything. */
  readonly filters?: SearchFilters;
}

/** All results for the keyword, which must not be empty. */
export function search(words: string, { type, filters, ...page }: SearchOptions = {}): Resource<SearchAnswer> {
  const query = { query: words, ...withPage(page), ...(type && { type }), ...filters };
  return {
    key: ['recentSearch', query],
    schema: answerSchema,
    load: async (context) => {
      const { data, headers } = await context.data.call('search', { query, signal: context.signal });
      cacheMixes(context, [...data.Mixes, ...(data.nothing_found?.popular ?? [])]);
      cacheArtists(context, data.Artists);
      cacheShows(context, data.Shows);
      const bestMatch = bestMatchSchema.safeParse(headers.get(BEST_MATCH_HEADER));
      return { results: data, bestMatch: bestMatch.success ? bestMatch.data : null };
    },
  };
}
