import type { Genre } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { type ArtistRow, selectArtists } from '../artist-rows.ts';
import type { PageRequest } from '../page.ts';
import { selectShows, type ShowRow } from '../show-rows.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { type Term, toTsQuery } from './search-terms.ts';

/** With the words of its name, plain. */
export type Named<Row> = Row & { readonly plain: string };

export async function findArtists(
  db: ApiQueries,
  terms: readonly Term[],
  { offset, limit }: PageRequest,
): Promise<Named<ArtistRow>[]> {
  if (terms.length === 0) return [];
  return selectArtists(db)
    .select(sql<string>`plain_text(artists.title)`.as('plain'))
    .where(holds('artists.words', terms))
    .orderBy('artists.reach', 'desc')
    .orderBy('artists.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findShows(
  db: ApiQueries,
  terms: readonly Term[],
  { offset, limit }: PageRequest,
): Promise<Named<ShowRow>[]> {
  if (terms.length === 0) return [];
  return selectShows(db)
    .select(sql<string>`plain_text(shows.title)`.as('plain'))
    .where(holds('shows.words', terms))
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

function holds(column: string, terms: readonly Term[]) {
  return sql<boolean>`${sql.ref(column)} @@ ${toTsQuery(terms)}::tsquery`;
}
