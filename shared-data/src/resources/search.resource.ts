import { bestMatchSchema, type BestMatch, type SearchResults } from '@afterglow/shared-contracts';
import { rememberMixes } from './mixes.resource.ts';
import type { PageOptions, Resource } from './resource.ts';

const BEST_MATCH_HEADER = 'x-search-best-match';

/** The results of a search. */
export interface SearchAnswer {
  readonly results: SearchResults;
  /** The kind that fits best; null when the service does not say. */
  readonly bestMatch: BestMatch | null;
}

/** Everything that matches the words, which must not be empty. */
export function search(words: string, options: PageOptions = {}): Resource<SearchAnswer> {
  return {
    key: ['search', words, options],
    load: async (context) => {
      const query = { query: words, ...options };
      const { data, headers } = await context.data.call('search', { query, signal: context.signal });
      rememberMixes(context, data.Mixes);
      const bestMatch = bestMatchSchema.safeParse(headers.get(BEST_MATCH_HEADER));
      return { results: data, bestMatch: bestMatch.success ? bestMatch.data : null };
    },
  };
}
