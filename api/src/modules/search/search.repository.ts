import type { MixId } from '@afterglow/shared-contracts';
import { type ArtistRow, selectArtists } from '../../catalogue/artist-rows.ts';
import { type MixRow, selectMixes } from '../../catalogue/mix-rows.ts';
import type { PageRequest } from '../../catalogue/page.ts';
import type { EpisodeRow } from '../../catalogue/to-episode.ts';
import { selectShows, type ShowRow } from '../../catalogue/show-rows.ts';
import type { ApiQueries } from '../../db/api-tables.ts';
import type { Likeness } from './best-match.ts';
import { measureLikeness } from './measure-likeness.ts';
import { readWords } from './read-words.ts';
import { inSearchDocument, startsWord } from './word-conditions.ts';

export interface SearchRepository {
  /** The words of a query, plain and in lower case, misspelt ones corrected. */
  readWords(query: string): Promise<string[]>;
  findMixes(words: readonly string[], page: PageRequest): Promise<MixRow[]>;
  findArtists(words: readonly string[], page: PageRequest): Promise<ArtistRow[]>;
  findShows(words: readonly string[], page: PageRequest): Promise<ShowRow[]>;
  /** The broadcasts of mixes, newest first. */
  findEpisodes(mixIds: readonly MixId[]): Promise<EpisodeRow[]>;
  /** How much the words are like the most similar name of each kind; tracks are those of the given mixes. */
  measure(words: readonly string[], mixIds: readonly MixId[]): Promise<Likeness>;
}

export function createSearchRepository(db: ApiQueries): SearchRepository {
  return {
    readWords: (query) => readWords(db, query),
    findMixes: (words, { offset, limit }) =>
      selectMixes(db)
        .where(inSearchDocument(words))
        // Words in the title first; within that by plays, since ranking would have to read every match.
        .orderBy(inSearchDocument(words, 'A'), 'desc')
        .orderBy('mixes.reach', 'desc')
        .orderBy('mixes.id')
        .offset(offset)
        .limit(limit)
        .execute(),
    findArtists: (words, { offset, limit }) =>
      selectArtists(db)
        .where((all) => all.and(words.map((word) => startsWord('artists.search_text', word))))
        .orderBy('artists.reach', 'desc')
        .orderBy('artists.id')
        .offset(offset)
        .limit(limit)
        .execute(),
    findShows: (words, { offset, limit }) =>
      selectShows(db)
        .where((all) => all.and(words.map((word) => startsWord('shows.search_text', word))))
        .orderBy('shows.reach', 'desc')
        .orderBy('shows.id')
        .offset(offset)
        .limit(limit)
        .execute(),
    findEpisodes: (mixIds) => findEpisodes(db, mixIds),
    measure: (words, mixIds) => measureLikeness(db, words.join(' '), mixIds),
  };
}

async function findEpisodes(db: ApiQueries, mixIds: readonly MixId[]): Promise<EpisodeRow[]> {
  if (mixIds.length === 0) return [];
  return db.selectFrom('episodes').selectAll().where('mix_id', 'in', mixIds).orderBy('air_start', 'desc').execute();
}
