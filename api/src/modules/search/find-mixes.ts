import type { MixId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '../../db/api-tables.ts';
import { countAtMost, namesOf, type Term, toTolerantTsQuery, toTsQuery } from './search-terms.ts';
import type { Understanding } from './understand-query.ts';

/** What was found, best first, and by which terms. */
export type FoundMixes = { readonly ids: readonly MixId[]; readonly terms: readonly Term[] };

/** With fewer words than this, all are needed. */
const TOLERANT_FROM_TERMS = 3;
/** So many matches are read without notice; for more, the mixes with most plays are looked through first. */
const FEW_DOCUMENTS = 1_500;

/** Where a query is looked for: among names, in titles or in everything. */
type Step = { readonly part: 'name' | 'title' | 'words'; readonly query: string; readonly isCommon: boolean };

/**
 * The first so many mixes: what is called so, then with all words in the title, then anywhere, then with what the words are
 * like; within each by plays, since ranking would have to read every match.
 */
export async function findMixes(db: ApiQueries, { best, wide }: Understanding, count: number): Promise<FoundMixes> {
  const exact = await take(db, [...inName(best), ...inWords('title', best)], [], count);
  if (exact.length >= count) return { ids: exact, terms: best };
  if (best.length === 1) {
    const single = await take(db, inWords('words', best), exact, count);
    if (single.length >= count) return { ids: single, terms: best };
    return findWider(db, await wide(), single, count);
  }
  // Of several words that nothing is called by, one may be a slip although it is a word.
  const wider = await wide();
  const named = await take(db, [...inName(wider), ...inWords('words', best)], exact, count);
  return named.length >= count ? { ids: named, terms: wider } : findWider(db, wider, named, count);
}

async function findWider(
  db: ApiQueries,
  terms: readonly Term[],
  exact: readonly MixId[],
  count: number,
): Promise<FoundMixes> {
  const steps = [...inName(terms), ...inWords('title', terms), ...inWords('words', terms)];
  const found = await take(db, steps, exact, count);
  if (found.length > 0 || terms.length < TOLERANT_FROM_TERMS) return { ids: found, terms };
  const tolerant: Step = { part: 'words', query: toTolerantTsQuery(terms), isCommon: true };
  return { ids: await take(db, [tolerant], [], count), terms };
}

function inName(terms: readonly Term[]): Step[] {
  if (terms.length === 0) return [];
  return [{ part: 'name', query: `{${namesOf(terms).join(',')}}`, isCommon: isCommon(terms) }];
}

function inWords(part: 'title' | 'words', terms: readonly Term[]): Step[] {
  if (terms.length === 0) return [];
  return [{ part, query: toTsQuery(terms), isCommon: isCommon(terms) }];
}

function isCommon(terms: readonly Term[]): boolean {
  return countAtMost(terms) > FEW_DOCUMENTS;
}

async function take(
  db: ApiQueries,
  steps: readonly Step[],
  others: readonly MixId[],
  count: number,
): Promise<readonly MixId[]> {
  const [parts, queries, areCommon] = [
    steps.map(({ part }) => part),
    steps.map(({ query }) => query),
    steps.map((step) => step.isCommon),
  ];
  const { rows } = await sql<{ readonly ids: MixId[] }>`select find_mixes(
    ${parts}::text[], ${queries}::text[], ${areCommon}::boolean[], ${[...others]}::int[], ${count}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
