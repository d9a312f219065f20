import type { MixId, ShowId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ArtistRow } from '../artist-rows.ts';
import { inOrder } from '../in-order.ts';
import { type MixRow, selectMixes } from '../mix-rows.ts';
import type { PageRequest } from '../page.ts';
import type { EpisodeRow } from '../to-episode.ts';
import type { ShowRow } from '../show-rows.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { createDictionary } from './dictionary.ts';
import { findMixes, type FoundMixes } from './find-mixes.ts';
import { findArtists, findGenres, findShows, type Named } from './find-named.ts';
import type { Term } from './search-terms.ts';
import { type Understanding, understandQuery } from './understand-query.ts';

export interface SearchRepository {
  understand(query: string): Promise<Understanding>;
  /** The first mixes of the result, best first. */
  findMixes(understanding: Understanding, count: number): Promise<FoundMixes>;
  findArtists(terms: readonly Term[], page: PageRequest): Promise<Named<ArtistRow>[]>;
  findShows(terms: readonly Term[], page: PageRequest): Promise<Named<ShowRow>[]>;
  /** The genres, with the plain words of their names. */
  findGenres(terms: readonly Term[]): Promise<Named<{ readonly name: string }>[]>;
  /** Mixes in the order of the ids, each with its text (`MixDocumentsTable.lines`). */
  readMixes(ids: readonly MixId[]): Promise<FoundMix[]>;
  /** The broadcasts of shows that have begun by then, newest first. */
  findEpisodes(showIds: readonly ShowId[], until: Date, page: PageRequest): Promise<EpisodeRow[]>;
  /** When the next broadcast of one of these shows begins. */
  findNextStart(showIds: readonly ShowId[], after: Date): Promise<Date | undefined>;
}

export interface FoundMix {
  readonly row: MixRow;
  readonly lines: readonly string[];
}

export function createSearchRepository(db: ApiQueries): SearchRepository {
  const dictionary = createDictionary(db);
  return {
    understand: (query) => understandQuery(dictionary, query),
    findMixes: (understanding, count) => findMixes(db, understanding, count),
    findArtists: (terms, page) => findArtists(db, terms, page),
    findShows: (terms, page) => findShows(db, terms, page),
    findGenres: (terms) => findGenres(db, terms),
    readMixes: (ids) => readMixes(db, ids),
    findEpisodes: (showIds, until, page) => findEpisodes(db, showIds, until, page),
    findNextStart: (showIds, after) => findNextStart(db, showIds, after),
  };
}

async function readMixes(db: ApiQueries, ids: readonly MixId[]): Promise<FoundMix[]> {
  if (ids.length === 0) return [];
  const rows = await selectMixes(db)
    .innerJoin('mix_documents', 'mix_documents.mix_id', 'mixes.id')
    .select(sql<string>`array_to_string(mix_documents.lines, e'\\n')`.as('text'))
    .where('mixes.id', 'in', ids)
    .execute();
  return inOrder(ids, new Map(rows.map(({ text, ...row }) => [row.id, { row, lines: text.split('\n') }])));
}

async function findEpisodes(
  db: ApiQueries,
  showIds: readonly ShowId[],
  until: Date,
  { offset, limit }: PageRequest,
): Promise<EpisodeRow[]> {
  if (showIds.length === 0) return [];
  return db
    .selectFrom('episodes')
    .select(['id', 'air_start', 'air_end', 'artist_id', 'show_id'])
    .where('show_id', 'in', showIds)
    .where('air_start', '<=', until)
    .orderBy('air_start', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

async function findNextStart(db: ApiQueries, showIds: readonly ShowId[], after: Date): Promise<Date | undefined> {
  if (showIds.length === 0) return undefined;
  const { next } = await db
    .selectFrom('episodes')
    .select((expression) => expression.fn.min('air_start').as('next'))
    .where('show_id', 'in', showIds)
    .where('air_start', '>', after)
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}
