import type { ArtistId, Genre, ShowId } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import { type ArtistRow, selectArtists } from '../artists/index.ts';
import type { PageRequest } from '@afterglow/kit';
import { selectShows, type ShowRow } from '../shows/index.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { SearchFilter } from './search-filter.ts';
import { type Term, toAnyTsQuery, toTsQueryOfAny } from './words/search-terms.ts';

/** With the words of its name, plain. */
export type Named<Row> = Row & { readonly plain: string };

export interface TypedName {
  readonly typed: string;
  readonly wordings: readonly (readonly string[])[];
}

export interface FindNamedOptions {
  /** Any of these; each has all of its terms. */
  readonly groups: readonly (readonly Term[])[];
  /** Exact names come first. */
  readonly name: TypedName;
  readonly filter: SearchFilter;
  readonly page: PageRequest;
}

export async function findArtists(
  db: ApiQueries,
  { groups, name, filter, page: { offset, limit } }: FindNamedOptions,
): Promise<Named<ArtistRow>[]> {
  return selectArtists(db)
    .select(sql<string>`plain_text(artists.title)`.as('plain'))
    .where(holds('artists.words', groups))
    .where(hasMix(sql`mixes.artist_id = artists.id`, filter))
    .orderBy(differenceFrom(name, 'artists'))
    .orderBy('artists.reach', 'desc')
    .orderBy('artists.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findShows(
  db: ApiQueries,
  { groups, name, filter, page: { offset, limit } }: FindNamedOptions,
): Promise<Named<ShowRow>[]> {
  return selectShows(db)
    .select(sql<string>`plain_text(shows.title)`.as('plain'))
    .where(holds('shows.words', groups))
    .where(hasMix(sql`mixes.show_id = shows.id`, filter))
    .orderBy(differenceFrom(name, 'shows'))
    .orderBy('shows.reach', 'desc')
    .orderBy('shows.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Artists by their IDs, in no order. */
export async function readArtists(db: ApiQueries, ids: readonly ArtistId[]): Promise<Named<ArtistRow>[]> {
  if (ids.length === 0) return [];
  return selectArtists(db)
    .select(sql<string>`plain_text(artists.title)`.as('plain'))
    .where('artists.id', 'in', ids)
    .execute();
}

/** Shows by their IDs, in no order. */
export async function readShows(db: ApiQueries, ids: readonly ShowId[]): Promise<Named<ShowRow>[]> {
  if (ids.length === 0) return [];
  return selectShows(db)
    .select(sql<string>`plain_text(shows.title)`.as('plain'))
    .where('shows.id', 'in', ids)
    .execute();
}

/** 0 for a name as typed, 1 for the same words, 2 for another reading of them, 3 for any other name. */
function differenceFrom({ typed, wordings: [words = [], ...others] }: TypedName, table: 'artists' | 'shows') {
  const [title, own] = [sql.ref(`${table}.title`), sql.ref(`${table}.words`)];
  return sql<number>`case
    when ${own} = any (${namesOfWords([words])})
      then case when lower(normalize(${title}, nfkc)) = lower(normalize(${typed}, nfkc)) then 0 else 1 end
    when ${own} = any (${namesOfWords(others)}) then 2
    else 3 end`;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'n']);

/** The names made of these words; computed once per query, so that thousands of names are compared at little cost. */
function namesOfWords(wordings: readonly (readonly string[])[]): RawBuilder<unknown> {
  const written = wordings.flatMap((words) => {
    const telling = words.filter((word) => !SMALL_WORDS.has(word));
    return [words, telling, [...telling, 'and']].map((each) => each.join(' '));
  });
  return sql`array(select array_to_tsvector(string_to_array(name, ' '))
    from unnest(${written.filter((each) => each !== '')}::text[]) as name)`;
}

export async function findGenres(
  db: ApiQueries,
  groups: readonly (readonly Term[])[],
): Promise<Named<Pick<Genre, 'name'>>[]> {
  return db
    .selectFrom('genres')
    .select(['name', sql<string>`plain_text(name)`.as('plain')])
    .where(holds('genres.words', groups))
    .execute();
}

/** The kinds with a matching name: checked together, because usually there is none. */
export interface NamedKinds {
  readonly artists: boolean;
  readonly shows: boolean;
  readonly genres: boolean;
}

const NO_KINDS: NamedKinds = { artists: false, shows: false, genres: false };

export async function findNamedKinds(db: ApiQueries, groups: readonly (readonly Term[])[]): Promise<NamedKinds> {
  if (groups.every((terms) => terms.length === 0)) return NO_KINDS;
  const { rows } = await sql<NamedKinds>`select
    exists (select from artists where words @@ query) as artists,
    exists (select from shows where words @@ query) as shows,
    exists (select from genres where words @@ query) as genres
    from cast(${toTsQueryOfAny(groups)} as tsquery) as query`.execute(db);
  return rows[0] ?? NO_KINDS;
}

/** Whether an item has a mix that passes; without a filter it needs none. */
function hasMix(condition: RawBuilder<unknown>, filter: SearchFilter) {
  return sql<boolean>`(${filter} is null or exists (
    select from mixes join mix_documents as document on document.mix_id = mixes.id
    where ${condition} and passes(document, ${filter})))`;
}

export interface PlainName {
  readonly title: string;
  readonly plain: string;
}

const TITLES_OF_A_KIND = 30;

/** The titles of artists, shows and genres that contain any of the terms; those with most plays first. */
export async function findTitlesOfAny(db: ApiQueries, terms: readonly Term[]): Promise<readonly PlainName[]> {
  if (terms.length === 0) return [];
  const query = toAnyTsQuery(terms);
  const { rows } = await sql<PlainName>`
    (select title, plain_text(title) as plain from artists where words @@ ${query}::tsquery order by reach desc limit ${sql.lit(TITLES_OF_A_KIND)})
    union all
    (select title, plain_text(title) from shows where words @@ ${query}::tsquery order by reach desc limit ${sql.lit(TITLES_OF_A_KIND)})
    union all
    select name, plain_text(name) from genres where words @@ ${query}::tsquery`.execute(db);
  return rows;
}

function holds(column: string, groups: readonly (readonly Term[])[]) {
  return sql<boolean>`${sql.ref(column)} @@ ${toTsQueryOfAny(groups)}::tsquery`;
}
