const MAX_NAMES = 200;

/** A word of the catalog, or a prefix of words. Plain: lower-case letters and digits without accents, or only symbols. */
export interface SearchToken {
  readonly word: string;
  readonly isPrefix: boolean;
  /** About how many documents contain it. */
  readonly documents: number;
}

export interface KnownWord {
  readonly word: string;
  readonly documents: number;
}

/** Words that are required together; one typed word may mean several (deephouse). */
export type Alternative = readonly [SearchToken, ...SearchToken[]];

/** The possible meanings of one typed word; any of them is enough. */
export type Term = readonly Alternative[];

export function wholeWord({ word, documents }: KnownWord): SearchToken {
  return { word, isPrefix: false, documents };
}

export function beginning({ word, documents }: KnownWord): SearchToken {
  return { word, isPrefix: true, documents };
}

/** The alternative made of several words; none when there are no words. */
export function wholeWords([first, ...others]: readonly KnownWord[]): Alternative[] {
  return first === undefined ? [] : [[wholeWord(first), ...others.map(wholeWord)]];
}

/**
 * About how many documents contain all terms: between the number for independent words and that of the rarest term, because words that are
 * searched for together often occur together.
 */
export function estimateDocuments(terms: readonly Term[], all: number): number {
  const shares = terms.map((term) => shareOf(term, all)).sort((a, b) => a - b);
  const [rarest = 0, ...others] = shares;
  return all * rarest * Math.sqrt(others.reduce((product, share) => product * share, 1));
}

function shareOf(term: Term, all: number): number {
  const documents = term.map((atoms) => Math.min(...atoms.map((atom) => atom.documents)));
  return Math.min(1, documents.reduce((sum, some) => sum + some, 0) / Math.max(1, all));
}

/** The names that the terms may spell, in order and without spaces; only some when there are very many. */
export function namesOf(terms: readonly Term[]): string[] {
  return terms.reduce<string[]>(
    (starts, term) =>
      starts
        .flatMap((start) => term.map((atoms) => start + atoms.map(({ word }) => word).join('')))
        .slice(0, MAX_NAMES),
    [''],
  );
}

/** Everything that contains all the terms, as PostgreSQL's tsquery. */
export function toTsQuery(terms: readonly Term[]): string {
  return terms.map((term) => `(${term.map(alternativeText).join(' | ')})`).join(' & ');
}

export function toTsQueryOfAny(groups: readonly (readonly Term[])[]): string {
  return groups.map((terms) => `(${toTsQuery(terms)})`).join(' | ');
}

export function toAnyTsQuery(terms: readonly Term[]): string {
  return terms.map((term) => `(${toTsQuery([term])})`).join(' | ');
}

/** Everything that contains all terms but one. */
export function toTolerantTsQuery(terms: readonly Term[]): string {
  return terms.map((_, leftOut) => `(${toTsQuery(terms.filter((_term, at) => at !== leftOut))})`).join(' | ');
}

function alternativeText(alternative: Alternative): string {
  return `(${alternative.map(({ word, isPrefix }) => `${quoted(word)}${isPrefix ? ':*' : ''}`).join(' & ')})`;
}

/** Symbols may be a name. */
function quoted(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`;
}

/** The words of a text that an alternative matches; undefined when one of its tokens is missing. */
export function wordsOfAlternative(alternative: Alternative, words: readonly string[]): readonly string[] | undefined {
  const found = alternative.map((atom) => words.filter((word) => fits(atom, word)));
  return found.some((some) => some.length === 0) ? undefined : found.flat();
}

function fits({ word, isPrefix }: SearchToken, other: string): boolean {
  return isPrefix ? other.startsWith(word) : other === word;
}
