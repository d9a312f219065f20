import type { MixId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import { estimateDocuments, namesOf, type Term, toTolerantTsQuery, toTsQuery } from './search-terms.ts';
import type { Understanding } from './understand-query.ts';

/** The results, best first, and the terms that found them. */
export interface FoundMixes {
  readonly ids: readonly MixId[];
  readonly terms: readonly Term[];
}

/** With fewer words than this, all are required. */
const TOLERANT_FROM_TERMS = 3;
/** With more, there are too many ways to leave one out. */
const TOLERANT_TO_TERMS = 8;
/** This many matches can be read unnoticed; beyond that, the most played mixes are searched first. */
const FEW_DOCUMENTS = 2_000;

/** Where a query is searched for: in names, in titles or in everything. */
type Part = 'name' | 'title' | 'words';
interface Step {
  readonly part: Part;
  readonly query: string;
  readonly isCommon: boolean;
}

/**
 * The first mixes of the result: those with that name, then those with all words in the title, then anywhere; unless a name matches,
 * also those with similar words. Each group is ordered by plays, because ranking would have to read every match.
 */
export async function findMixes(db: ApiQueries, understanding: Understanding, count: number): Promise<FoundMixes> {
  const { best, wide } = understanding;
  const within = stepsFor(understanding);
  const named = await take(db, within(best, ['name']), [], count);
  // When several words match no name, one of them may be a slip even though it is a word; then other results come in between.
  const isSure = named.length > 0 || best.length === 1;
  const exact = isSure ? await take(db, within(best, ['title', 'words']), named, count) : [];
  if (named.length > 0 || exact.length >= count) return { ids: exact, terms: best };
  const wider = await wide();
  const doubted = isSure ? [] : [...within(best, ['title']), ...within(wider, ['name']), ...within(best, ['words'])];
  const found = await take(db, [...doubted, ...within(wider, ['name', 'title', 'words'])], exact, count);
  return { ids: found.length > 0 ? found : await findMost(db, wider, count), terms: wider };
}

/** Everything that contains all terms but one. */
async function findMost(db: ApiQueries, terms: readonly Term[], count: number): Promise<readonly MixId[]> {
  if (terms.length < TOLERANT_FROM_TERMS || terms.length > TOLERANT_TO_TERMS) return [];
  return take(db, [{ part: 'words', query: toTolerantTsQuery(terms), isCommon: true }], [], count);
}

function stepsFor({ name, allDocuments }: Understanding) {
  return (terms: readonly Term[], parts: readonly Part[]): readonly Step[] => {
    if (terms.length === 0) return [];
    const isCommon = estimateDocuments(terms, allDocuments) > FEW_DOCUMENTS;
    const words = toTsQuery(terms);
    const names = `{${[name, ...namesOf(terms)].join(',')}}`;
    return parts.map((part) => ({ part, query: part === 'name' ? names : words, isCommon }));
  };
}

async function take(
  db: ApiQueries,
  steps: readonly Step[],
  others: readonly MixId[],
  count: number,
): Promise<readonly MixId[]> {
  if (steps.length === 0 || others.length >= count) return others;
  const parts = steps.map(({ part }) => part);
  const queries = steps.map(({ query }) => query);
  const areCommon = steps.map(({ isCommon }) => isCommon);
  const { rows } = await sql<{ readonly ids: MixId[] }>`select find_mixes(
    ${parts}::text[], ${queries}::text[], ${areCommon}::boolean[], ${[...others]}::int[], ${count}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}
