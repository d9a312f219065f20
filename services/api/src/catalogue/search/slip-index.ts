import { slipBetween } from './slips.ts';

/** Finds words however they were mistyped. Words that are one slip apart are equal once either has lost one letter, or none. */
export interface SlipIndex {
  add(word: string): void;
  /** All that are one slip away. */
  find(typed: string): readonly string[];
}

/** How many forms a word has in the index. */
export function countForms(word: string): number {
  return word.length + 1;
}

const NONE = -1;

/** Forms are kept as hashes in chains, a few bytes each: an object for each would be a hundred megabytes in a large catalogue. */
export function createSlipIndex(mostForms: number): SlipIndex {
  const chains = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, mostForms)))).fill(NONE);
  const nextForm = new Int32Array(mostForms);
  const wordOfForm = new Int32Array(mostForms);
  const words: string[] = [];
  let forms = 0;

  const chainOf = (word: string, leftOut: number) => hashWithout(word, leftOut) & (chains.length - 1);

  return {
    add(word) {
      for (let leftOut = 0; leftOut < countForms(word); leftOut += 1) {
        const chain = chainOf(word, leftOut);
        nextForm[forms] = chains[chain] ?? NONE;
        wordOfForm[forms] = words.length;
        chains[chain] = forms;
        forms += 1;
      }
      words.push(word);
    },
    find(typed) {
      const found = new Set<number>();
      for (let leftOut = 0; leftOut < countForms(typed); leftOut += 1) {
        let form = chains[chainOf(typed, leftOut)] ?? NONE;
        for (; form !== NONE; form = nextForm[form] ?? NONE) found.add(wordOfForm[form] ?? 0);
      }
      return [...found].flatMap((at) => words[at] ?? []).filter((word) => slipBetween(typed, word) !== undefined);
    },
  };
}

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** FNV-1a of a word without one of its letters; nothing is left out at the word's end. */
function hashWithout(word: string, leftOut: number): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < word.length; at += 1) {
    if (at !== leftOut) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);
  }
  return hash >>> 0;
}
