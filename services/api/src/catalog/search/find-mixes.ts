import type { MixId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import {
  estimateDocuments,
  namesOf,
  type Term,
  toAnyTsQuery,
  toTolerantTsQuery,
  toTsQuery,
  toTsQueryOfAny,
} from './words/search-terms.ts';
import type { SearchFilter } from './search-filter.ts';
import type { QueryInterpretation } from './words/understand-query.ts';

export interface FoundMixes {
  readonly ids: readonly MixId[];
  readonly terms: readonly Term[];
}

/** With fewer words than this, all are required. */
const TOLERANT_FROM_TERMS = 3;
/** With more, there are too many combinations. */
const TOLERANT_TO_TERMS = 8;
/** This many matches are read fast; beyond that, the most played mixes are searched first. */
const FEW_DOCUMENTS = 2_000;

/** Where a query is searched: in names, in titles or in everything. */
type Part = 'name' | 'title' | 'words';
interface Step {
  readonly part: Part;
  readonly query: string;
  readonly isCommon: boolean;
}

export interface FindMixesOptions {
  readonly filter: SearchFilter;
  readonly count: number;
  /** Alternative names, when nothing has them all. */
  readonly sides?: readonly (readonly Term[])[];
}

/**
 * The first mixes of the result: those with that name, then those with all words in the title, then anywhere; unless a name matches, also
 * those with similar words. Each group is ordered by plays, because ranking would have to read every match.
 */
export function findMixes(
  db: ApiQueries,
  interpretation: QueryInterpretation,
  { filter, count, sides = [] }: FindMixesOptions,
): Promise<FoundMixes> {
  const take: Take = (steps, others) => takeFrom(db, { steps, others, filter, count });
  return sides.length > 0 ? findOfSides(take, interpretation, sides) : findOfWhole(take, interpretation, count);
}

type Take = (steps: readonly Step[], others: readonly MixId[]) => Promise<readonly MixId[]>;

/** Mixes with all words, then those with the name or all words of one side. */
async function findOfSides(
  take: Take,
  interpretation: QueryInterpretation,
  sides: readonly (readonly Term[])[],
): Promise<FoundMixes> {
  const { best } = interpretation;
  const steps = [...stepsFor(interpretation)(best, ['name', 'title', 'words']), ...stepsOfAny(sides)];
  return { ids: await take(steps, []), terms: best };
}

async function findOfWhole(take: Take, interpretation: QueryInterpretation, count: number): Promise<FoundMixes> {
  const { best, wide } = interpretation;
  const within = stepsFor(interpretation);
  const named = await take(within(best, ['name']), []);
  // When several words match no name, one of them may be a typo even though it is a word; then other results come in between.
  const isSure = named.length > 0 || best.length === 1;
  const exact = isSure ? await take(within(best, ['title', 'words']), named) : [];
  if (named.length > 0 || exact.length >= count) return { ids: exact, terms: best };
  const wider = await wide();
  const doubted = isSure ? [] : [...within(best, ['title']), ...within(wider, ['name']), ...within(best, ['words'])];
  const found = await take([...doubted, ...within(wider, ['name', 'title', 'words'])], exact);
  return { ids: found.length > 0 ? found : await take(allButOne(wider), []), terms: wider };
}

function allButOne(terms: readonly Term[]): readonly Step[] {
  if (terms.length < TOLERANT_FROM_TERMS || terms.length > TOLERANT_TO_TERMS) return [];
  return [{ part: 'words', query: toTolerantTsQuery(terms), isCommon: true }];
}

export async function findMixesOfAny(
  db: ApiQueries,
  terms: readonly Term[],
  { filter, count }: FindMixesOptions,
): Promise<readonly MixId[]> {
  if (terms.length === 0) return [];
  return takeFrom(db, {
    steps: [{ part: 'words', query: toAnyTsQuery(terms), isCommon: true }],
    others: [],
    filter,
    count,
  });
}

function stepsFor({ name, allDocuments }: QueryInterpretation) {
  return (terms: readonly Term[], parts: readonly Part[]): readonly Step[] => {
    if (terms.length === 0) return [];
    const isCommon = estimateDocuments(terms, allDocuments) > FEW_DOCUMENTS;
    const words = toTsQuery(terms);
    const names = arrayOf([name, ...namesOf(terms)]);
    return parts.map((part) => ({ part, query: part === 'name' ? names : words, isCommon }));
  };
}

/** PostgreSQL's array literal. */
function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** Mixes with the name of one side, then those with all words of one. */
function stepsOfAny(sides: readonly (readonly Term[])[]): readonly Step[] {
  return [
    { part: 'name', query: arrayOf(sides.flatMap(namesOf)), isCommon: false },
    { part: 'words', query: toTsQueryOfAny(sides), isCommon: true },
  ];
}

interface TakeOptions extends FindMixesOptions {
  readonly steps: readonly Step[];
  readonly others: readonly MixId[];
}

async function takeFrom(db: ApiQueries, { steps, others, filter, count }: TakeOptions): Promise<readonly MixId[]> {
  if (steps.length === 0 || others.length >= count) return others;
  const parts = steps.map(({ part }) => part);
  const queries = steps.map(({ query }) => query);
  const areCommon = steps.map(({ isCommon }) => isCommon);
  const { rows } = await sql<{ readonly ids: MixId[] }>`select find_mixes(
    ${parts}::text[], ${queries}::text[], ${areCommon}::boolean[], ${[...others]}::int[], ${count}, ${filter}) as ids`.execute(
    db,
  );
  return rows[0]?.ids ?? [];
}
