import type { KnownWord } from './search-terms.ts';

/** Words in the order of their code points, as the database has them. */
export interface WordList {
  countDocuments(word: string): number;
  /** The first of the longer words that begin with this. */
  longerThan(start: string, most: number): readonly KnownWord[];
  /** All words with this beginning. */
  beginningWith(start: string): readonly KnownWord[];
}

export function createWordList(words: readonly KnownWord[]): WordList {
  const documents = new Map(words.map((known) => [known.word, known.documents]));

  function placeOf(word: string): number {
    let [from, to] = [0, words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (comesBefore(words[middle]?.word ?? '', word)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  function run(from: number, start: string, most: number): readonly KnownWord[] {
    let to = from;
    while (to < from + most && words[to]?.word.startsWith(start)) to += 1;
    return words.slice(from, to);
  }

  return {
    countDocuments: (word) => documents.get(word) ?? 0,
    longerThan: (start, most) => run(placeOf(start) + (documents.has(start) ? 1 : 0), start, most),
    beginningWith: (start) => run(placeOf(start), start, words.length),
  };
}

/** By code points; JavaScript's own order is that of 16-bit units, in which what takes two of them comes too early. */
export function comesBefore(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return (one.codePointAt(at) ?? NO_LETTER) < (other.codePointAt(at) ?? NO_LETTER);
}

const NO_LETTER = -1;
