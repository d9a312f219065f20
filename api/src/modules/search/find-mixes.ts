import type { MixId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '../../db/api-tables.ts';
import { countAtMost, type Term, toTolerantTsQuery, toTsQuery } from './search-terms.ts';
import type { Understanding } from './understand-query.ts';

/** What was found, best first, and by which terms. */
export type FoundMixes = { readonly ids: readonly MixId[]; readonly terms: readonly Term[] };

/** With fewer words than this, all are needed. */
const TOLERANT_FROM_TERMS = 3;
/** So many matches are read without notice; for more, the mixes with most plays are looked through first. */
const FEW_DOCUMENTS = 1_500;

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
  return {
    ids: await runQuery(db, { query: toTolerantTsQuery(wider), found: [], count, isCommon: true }),
    terms: wider,
  };
}

async function findMore(
  db: ApiQueries,
  terms: readonly Term[],
  found: readonly MixId[],
  count: number,
): Promise<readonly MixId[]> {
  if (terms.length === 0) return found;
  return runQuery(db, { query: toTsQuery(terms), found, count, isCommon: countAtMost(terms) > FEW_DOCUMENTS });
}

type DocumentQuery = {
  readonly query: string;
  readonly found: readonly MixId[];
  readonly count: number;
  readonly isCommon: boolean;
};

async function runQuery(db: ApiQueries, { query, found, count, isCommon }: DocumentQuery): Promise<readonly MixId[]> {
  const { rows } = await sql<{ readonly ids: MixId[] }>`
    select find_mixes(${query}::tsquery, ${[...found]}::int[], ${count}, ${isCommon}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
