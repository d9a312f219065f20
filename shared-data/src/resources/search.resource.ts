import { bestMatchSchema, type BestMatch, type SearchResults } from '@afterglow/shared-contracts';
import { rememberMixes } from './mixes.resource.ts';
import type { PageOptions, Resource } from './resource.ts';

const BEST_MATCH_HEADER = 'x-search-best-match';

/** What a search has found. */
export interface SearchAnswer {
  readonly results: SearchResults;
  /** The kind that fits best; null where the service does not say. */
  readonly bestMatch: BestMatch | null;
}

/** Everything that fits the words; they must not be empty. */
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
