import { FRAME_DURATION_MS } from '@afterglow/audio';
import type { SearchFilters } from '@afterglow/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

/** The database's `search_filter`: null when everything passes. */
export type SearchFilter = RawBuilder<unknown>;

/** Matches no genre: nothing passes. */
const UNKNOWN_GENRE = '';

export async function readFilter(db: ApiQueries, filters: SearchFilters): Promise<SearchFilter> {
  const { genre, channel, year, duration_from, duration_to } = filters;
  const isOpen = [genre, channel, year, duration_from, duration_to].every((part) => part === undefined);
  if (isOpen) return sql`null::search_filter`;
  const name = genre === undefined ? null : ((await nameOfGenre(db, genre)) ?? UNKNOWN_GENRE);
  return sql`row(${name}::text, ${channel ?? null}::text, ${framesOf(duration_from)}::int, ${framesOf(duration_to)}::int,
    ${yearStart(year)}::timestamptz, ${yearStart(year, 1)}::timestamptz)::search_filter`;
}

/** Whether any row can pass; the database evaluates it before it reads a row. */
export function canPass(filter: SearchFilter): RawBuilder<boolean> {
  return sql`(${filter}).genre is distinct from ${UNKNOWN_GENRE}`;
}

async function nameOfGenre(db: ApiQueries, genre: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('genres')
    .select('name')
    .where(sql<boolean>`lower(name) = lower(${genre})`)
    .executeTakeFirst();
  return row?.name;
}

/** The first number of frames that is at least that long. */
function framesOf(seconds: number | undefined): number | null {
  return seconds === undefined ? null : Math.ceil((seconds * 1000) / FRAME_DURATION_MS);
}

function yearStart(year: number | undefined, later = 0): Date | null {
  return year === undefined ? null : new Date(Date.UTC(year + later, 0));
}
