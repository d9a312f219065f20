import type { TextRange } from '@afterglow/shared-contracts';
import type { SearchToken, Term } from '../words/search-terms.ts';

/** Letters that Unicode does not decompose, as in the catalog's plain texts. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['ħ', 'h'],
  ['&', 'and'],
  ['+', 'and'],
  ['$', 's'],
  ['!', 'i'],
]);

interface PlainLetter extends TextRange {
  readonly plain: string;
}

/**
 * The matching parts of a text: whole words, or as much of them as was typed. `words` are those of the text, plain. A text that cannot be
 * aligned with its words has no marked part.
 */
export function markText(text: string, words: readonly string[], terms: readonly Term[]): TextRange[] {
  const letters = plainLetters(text);
  let at = 0;
  return words.flatMap((word) => {
    const start = startOf(letters, at, word);
    if (start === undefined) return [];
    at = start + word.length;
    const marked = markedLength(word, terms);
    if (marked === 0) return [];
    const [first, last] = [letters[start], letters[start + marked - 1]];
    return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }];
  });
}

/** As far ahead as a lost symbol can be ("+" is a word only between others). */
const MOST_SKIPPED_LETTERS = 8;

function startOf(letters: readonly PlainLetter[], from: number, word: string): number | undefined {
  for (let start = from; start <= Math.min(from + MOST_SKIPPED_LETTERS, letters.length - word.length); start += 1) {
    if (Array.from(word).every((letter, at) => letters[start + at]?.plain === letter)) return start;
  }
  return undefined;
}

/** Each letter and digit of a text, plain and in order, with its position in the original. */
function plainLetters(text: string): readonly PlainLetter[] {
  let from = 0;
  return Array.from(text).flatMap((written) => {
    const range = { from, to: from + written.length };
    from = range.to;
    return Array.from(plainOf(written.toLowerCase()), (plain) => ({ ...range, plain }));
  });
}

function plainOf(letter: string): string {
  return PLAIN_LETTERS.get(letter) ?? letter.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** How many letters of a word's start some term matches; 0 when none does. */
function markedLength(word: string, terms: readonly Term[]): number {
  const atoms: readonly SearchToken[] = terms.flat(2);
  if (atoms.some((atom) => !atom.isPrefix && atom.word === word)) return word.length;
  return Math.max(
    0,
    ...atoms.filter((atom) => atom.isPrefix && word.startsWith(atom.word)).map((atom) => atom.word.length),
  );
}
