import { setImmediate as nextTurn } from 'node:timers/promises';
import { COMMON_WORDS, COUNTED_LONGER_WORDS, type PlainQuery, type TypedQuery } from './dictionary.ts';
import type { KnownWord } from './search-terms.ts';
import { countForms, createSlipIndex } from './slip-index.ts';
import { createWordList } from './word-list.ts';

/** All words of the catalogue, looked up without the database. */
export interface WordMemory {
  read(query: PlainQuery): TypedQuery;
  /** All words that are one slip away, the most common first. */
  findNear(typed: string): readonly KnownWord[];
  countDocuments(word: string): number;
  /** The most common words with this beginning. */
  findBeginning(start: string): readonly KnownWord[];
}

/** Between turns others are served: a large catalogue has a hundred thousand words. */
const WORDS_IN_A_TURN = 2_000;

/** The words in the order of their code points. */
export async function rememberWords(words: readonly KnownWord[]): Promise<WordMemory> {
  const list = createWordList(words);
  const slips = createSlipIndex(words.reduce((sum, { word }) => sum + countForms(word), 0));
  for (const [at, { word }] of words.entries()) {
    slips.add(word);
    if (at % WORDS_IN_A_TURN === 0) await nextTurn();
  }

  const known = (word: string): KnownWord => ({ word, documents: list.countDocuments(word) });
  const longer = (word: string) =>
    list.longerThan(word, COUNTED_LONGER_WORDS).reduce((sum, { documents }) => sum + documents, 0);
  return {
    read: ({ words: typed, allDocuments }) => ({
      words: typed.map((word) => ({ ...known(word), longerDocuments: longer(word) })),
      joined: new Map(joinedPairs(typed, known)),
      allDocuments,
    }),
    findNear: (typed) => slips.find(typed).map(known).sort(commonestFirst),
    countDocuments: list.countDocuments,
    findBeginning: (start) => [...list.beginningWith(start)].sort(commonestFirst).slice(0, COMMON_WORDS),
  };
}

function joinedPairs(typed: readonly string[], known: (word: string) => KnownWord): [string, KnownWord][] {
  return typed
    .slice(1)
    .map((word, before) => known((typed[before] ?? '') + word))
    .filter(({ documents }) => documents > 0)
    .map((pair) => [pair.word, pair]);
}

function commonestFirst(one: KnownWord, other: KnownWord): number {
  return other.documents - one.documents;
}
