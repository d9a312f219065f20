import type { Genre } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import { type ArtistRow, selectArtists } from '../artist-rows.ts';
import type { PageRequest } from '../page.ts';
import { selectShows, type ShowRow } from '../show-rows.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { SearchFilter } from './search-filter.ts';
import { type Term, toAnyTsQuery, toTsQuery } from './search-terms.ts';

/** With the words of its name, plain. */
export type Named<Row> = Row & { readonly plain: string };

export interface FindNamedOptions {
  readonly terms: readonly Term[];
  readonly filter: SearchFilter;
  readonly page: PageRequest;
}

export async function findArtists(
  db: ApiQueries,
  { terms, filter, page: { offset, limit } }: FindNamedOptions,
): Promise<Named<ArtistRow>[]> {
  if (terms.length === 0) return [];
  return selectArtists(db)
    .select(sql<string>`plain_text(artists.title)`.as('plain'))
    .where(holds('artists.words', terms))
    .where(hasMix(sql`mixes.artist_id = artists.id`, filter))
    .orderBy('artists.reach', 'desc')
    .orderBy('artists.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findShows(
  db: ApiQueries,
  { terms, filter, page: { offset, limit } }: FindNamedOptions,
): Promise<Named<ShowRow>[]> {
  if (terms.length === 0) return [];
  return selectShows(db)
    .select(sql<string>`plain_text(shows.title)`.as('plain'))
    .where(holds('shows.words', terms))
    .where(hasMix(sql`mixes.show_id = shows.id`, filter))
    .orderBy('shows.reach', 'desc')
    .orderBy('shows.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findGenres(db: ApiQueries, terms: readonly Term[]): Promise<Named<Pick<Genre, 'name'>>[]> {
  if (terms.length === 0) return [];
  return db
    .selectFrom('genres')
    .select(['name', sql<string>`plain_text(name)`.as('plain')])
    .where(holds('genres.words', terms))
    .execute();
}

/** Of which kinds something is called so: asked at once, because a name of none is the usual case. */
export interface NamedKinds {
  readonly artists: boolean;
  readonly shows: boolean;
  readonly genres: boolean;
}

const NO_KINDS: NamedKinds = { artists: false, shows: false, genres: false };

export async function findNamedKinds(db: ApiQueries, terms: readonly Term[]): Promise<NamedKinds> {
  if (terms.length === 0) return NO_KINDS;
  const { rows } = await sql<NamedKinds>`select
    exists (select from artists where words @@ query) as artists,
    exists (select from shows where words @@ query) as shows,
    exists (select from genres where words @@ query) as genres
    from cast(${toTsQuery(terms)} as tsquery) as query`.execute(db);
  return rows[0] ?? NO_KINDS;
}

/** Whether something has a mix that passes; without a filter it needs none. */
function hasMix(condition: RawBuilder<unknown>, filter: SearchFilter) {
  return sql<boolean>`(${filter} is null or exists (
    select from mixes join mix_documents as document on document.mix_id = mixes.id
    where ${condition} and passes(document, ${filter})))`;
}

/** A name as it is written, and its plain words. */
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

function holds(column: string, terms: readonly Term[]) {
  return sql<boolean>`${sql.ref(column)} @@ ${toTsQuery(terms)}::tsquery`;
}
