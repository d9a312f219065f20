import type { MixId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '../../db/api-tables.ts';
import { type Term, toTolerantTsQuery, toTsQuery } from './search-terms.ts';
import type { Understanding } from './understand-query.ts';

/** What was found, best first, and by which terms. */
export type FoundMixes = { readonly ids: readonly MixId[]; readonly terms: readonly Term[] };

/** With fewer words than this, all are needed. */
const TOLERANT_FROM_TERMS = 3;

/**
 * The first so many mixes: with all words in the title, then anywhere, then with what the words are like; within each by plays,
 * since ranking would have to read every match.
 */
export async function findMixes(db: ApiQueries, { best, wide }: Understanding, count: number): Promise<FoundMixes> {
  const exact = await findMore(db, best, [], count);
  if (exact.length >= count) return { ids: exact, terms: best };
  const wider = await wide();
  const found = await findMore(db, wider, exact, count);
  if (found.length > 0 || wider.length < TOLERANT_FROM_TERMS) return { ids: found, terms: wider };
  return { ids: await findIn(db, 'words', toTolerantTsQuery(wider), [], count), terms: wider };
}

async function findMore(
  db: ApiQueries,
  terms: readonly Term[],
  found: readonly MixId[],
  count: number,
): Promise<MixId[]> {
  if (terms.length === 0) return [...found];
  const query = toTsQuery(terms);
  const titled = [...found, ...(await findIn(db, 'title', query, found, count - found.length))];
  if (titled.length >= count) return titled;
  return [...titled, ...(await findIn(db, 'words', query, titled, count - titled.length))];
}

async function findIn(
  db: ApiQueries,
  column: 'title' | 'words',
  query: string,
  found: readonly MixId[],
  count: number,
): Promise<MixId[]> {
  const rows = await db
    .selectFrom('mix_documents')
    .select('mix_id')
    .where(sql<boolean>`${sql.ref(column)} @@ ${query}::tsquery`)
    .where(sql<boolean>`mix_id <> all(${[...found]}::int[])`)
    .orderBy('reach', 'desc')
    .orderBy('mix_id')
    .limit(count)
    .execute();
  return rows.map(({ mix_id }) => mix_id);
}
