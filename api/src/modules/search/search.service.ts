import type { BestMatch, SearchResults } from '@afterglow/shared-contracts';
import { toArtist } from '../../catalogue/artist-rows.ts';
import type { PageRequest } from '../../catalogue/page.ts';
import { toShow } from '../../catalogue/show-rows.ts';
import { toEpisode } from '../../catalogue/to-episode.ts';
import { toMix } from '../../catalogue/to-mix.ts';
import { bestMatchOf } from './best-match.ts';
import type { SearchRepository } from './search.repository.ts';

export interface SearchService {
  search(
    query: string,
    page: PageRequest,
  ): Promise<{ readonly results: SearchResults; readonly bestMatch: BestMatch | undefined }>;
}

const NOTHING: SearchResults = { Artists: [], Shows: [], Episodes: [], Mixes: [] };

export function createSearchService(repository: SearchRepository): SearchService {
  return {
    async search(query, page) {
      const words = await repository.readWords(query);
      if (words.length === 0) return { results: NOTHING, bestMatch: undefined };
      const [artists, shows, mixes] = await Promise.all([
        repository.findArtists(words, page),
        repository.findShows(words, page),
        repository.findMixes(words, page),
      ]);
      const mixIds = mixes.map(({ id }) => id);
      const [episodes, likeness] = await Promise.all([
        repository.findEpisodes(mixIds),
        repository.measure(words, mixIds),
      ]);
      const results = {
        Artists: artists.map(toArtist),
        Shows: shows.map(toShow),
        Episodes: episodes.map(toEpisode),
        Mixes: mixes.map(toMix),
      };
      return { results, bestMatch: bestMatchOf(likeness, results) };
    },
  };
}
