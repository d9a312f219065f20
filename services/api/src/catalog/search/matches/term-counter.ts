import { type Alternative, type Term, wordsOfAlternative } from '../words/search-terms.ts';

export type CountTerms = (words: readonly string[]) => number;

interface PreparedTerm {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  readonly several: readonly Alternative[];
}

/** Prepares terms once for the hundreds of lines of a response. */
export function createTermCounter(terms: readonly Term[]): CountTerms {
  const prepared = terms.map(prepare);
  return (words) => prepared.filter((term) => holds(words, term)).length;
}

function prepare(term: Term): PreparedTerm {
  const single = term.flatMap(([atom, ...others]) => (others.length === 0 ? [atom] : []));
  return {
    whole: new Set(single.filter(({ isPrefix }) => !isPrefix).map(({ word }) => word)),
    beginnings: single.filter(({ isPrefix }) => isPrefix).map(({ word }) => word),
    several: term.filter(({ length }) => length > 1),
  };
}

function holds(words: readonly string[], { whole, beginnings, several }: PreparedTerm): boolean {
  return (
    words.some((word) => whole.has(word) || beginnings.some((start) => word.startsWith(start))) ||
    several.some((alternative) => wordsOfAlternative(alternative, words) !== undefined)
  );
}
