import type { ArtistId, MixId, SearchFilters, ShowId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ArtistRow } from '../artists/index.ts';
import { inOrder } from '../in-order.ts';
import { findMixRows, type MixRow, selectMixes } from '../mixes/index.ts';
import type { PageRequest } from '@afterglow/kit';
import type { EpisodeRow } from '../episodes/index.ts';
import type { ShowRow } from '../shows/index.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { createDictionary } from './words/dictionary.ts';
import { findMixes, type FindMixesOptions, findMixesOfAny, type FoundMixes } from './find-mixes.ts';
import {
  findArtists,
  findGenres,
  type FindNamedOptions,
  findShows,
  findNamedKinds,
  findTitlesOfAny,
  type Named,
  type NamedKinds,
  type PlainName,
  readArtists,
  readShows,
} from './find-named.ts';
import { canPass, readFilter, type SearchFilter } from './search-filter.ts';
import type { Term } from './words/search-terms.ts';
import { type QueryInterpretation, understandQuery } from './words/understand-query.ts';

export interface SearchRepository {
  understand(query: string): Promise<QueryInterpretation>;
  readFilter(filters: SearchFilters): Promise<SearchFilter>;
  findMixes(interpretation: QueryInterpretation, options: FindMixesOptions): Promise<FoundMixes>;
  /** The most played mixes that contain any of the terms, with their texts. */
  readMixesOfAny(terms: readonly Term[], options: FindMixesOptions): Promise<FoundMix[]>;
  /** The most played mixes of recent days, of the first `among` in that order. */
  readPopular(options: ReadPopularOptions): Promise<MixRow[]>;
  findNamedKinds(groups: readonly (readonly Term[])[]): Promise<NamedKinds>;
  findArtists(options: FindNamedOptions): Promise<Named<ArtistRow>[]>;
  findShows(options: FindNamedOptions): Promise<Named<ShowRow>[]>;
  findGenres(groups: readonly (readonly Term[])[]): Promise<Named<{ readonly name: string }>[]>;
  /** Artists in the order of the IDs. */
  readArtists(ids: readonly ArtistId[]): Promise<Named<ArtistRow>[]>;
  /** Shows in the order of the IDs. */
  readShows(ids: readonly ShowId[]): Promise<Named<ShowRow>[]>;
  /** The titles of artists, shows and genres that contain any of the terms, those with most plays first. */
  findTitlesOfAny(terms: readonly Term[]): Promise<readonly PlainName[]>;
  /** Mixes in the order of the IDs, each with its text (`MixDocumentsTable.lines`). */
  readMixes(ids: readonly MixId[]): Promise<FoundMix[]>;
  /** The broadcasts of shows that have started by then, newest first. */
  findEpisodes(options: FindEpisodesOptions): Promise<EpisodeRow[]>;
  findNextStart(showIds: readonly ShowId[], after: Date): Promise<Date | undefined>;
}

export interface FoundMix {
  readonly row: MixRow;
  readonly lines: readonly string[];
}

export interface ReadPopularOptions extends FindMixesOptions {
  readonly among: number;
}

export interface FindEpisodesOptions {
  readonly showIds: readonly ShowId[];
  readonly until: Date;
  readonly filter: SearchFilter;
  readonly page: PageRequest;
}

export function createSearchRepository(db: ApiQueries): SearchRepository {
  const dictionary = createDictionary(db);
  return {
    readFilter: (filters) => readFilter(db, filters),
    understand: (query) => understandQuery(dictionary, query),
    findMixes: (interpretation, options) => findMixes(db, interpretation, options),
    readMixesOfAny: async (terms, options) => readMixes(db, await findMixesOfAny(db, terms, options)),
    readPopular: (options) => readPopular(db, options),
    findNamedKinds: (groups) => findNamedKinds(db, groups),
    findArtists: (options) => findArtists(db, options),
    findShows: (options) => findShows(db, options),
    findGenres: (groups) => findGenres(db, groups),
    readArtists: async (ids) => inOrder(ids, byId(await readArtists(db, ids))),
    readShows: async (ids) => inOrder(ids, byId(await readShows(db, ids))),
    findTitlesOfAny: (terms) => findTitlesOfAny(db, terms),
    readMixes: (ids) => readMixes(db, ids),
    findEpisodes: (options) => findEpisodes(db, options),
    findNextStart: (showIds, after) => findNextStart(db, showIds, after),
  };
}

function byId<Id, Row extends { readonly id: Id }>(rows: readonly Row[]): ReadonlyMap<Id, Row> {
  return new Map(rows.map((row) => [row.id, row]));
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

async function readPopular(db: ApiQueries, { filter, count, among }: ReadPopularOptions): Promise<MixRow[]> {
  const { rows } = await sql<{ readonly id: MixId }>`
    select heard.id from (select id, trend from mixes where ${canPass(filter)} order by trend desc, id limit ${among}) as heard
      join mix_documents as document on document.mix_id = heard.id
    where ${filter} is null or passes(document, ${filter})
    order by heard.trend desc, heard.id limit ${count}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return inOrder(ids, await findMixRows(db, ids));
}

async function findEpisodes(
  db: ApiQueries,
  { showIds, until, filter, page: { offset, limit } }: FindEpisodesOptions,
): Promise<EpisodeRow[]> {
  if (showIds.length === 0) return [];
  // Each show's own latest come from the index; all broadcasts of thirty shows would be thousands to sort.
  const { rows } = await sql<EpisodeRow>`
    select latest.* from unnest(${[...showIds]}::int[]) as asked (asked_id) cross join lateral (
      select id, air_start, air_end, artist_id, show_id from episodes
      where show_id = asked_id and air_start <= ${until} and (${filter} is null or exists (
        select from mix_documents as document where document.mix_id = episodes.mix_id and passes(document, ${filter})))
      order by air_start desc limit ${offset + limit}
    ) as latest
    order by air_start desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
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
