import type { Dictionary } from './dictionary.ts';
import { type Alternative, type KnownWord, wholeWords } from './search-terms.ts';
import { slipBetween } from './slips.ts';
import { partsOf, splitAroundSlip, splitWord } from './split-word.ts';

/** What a word may mean that does not stand in the catalogue as it was typed. */
export type Guess = { readonly likely: readonly Alternative[]; readonly possible: readonly Alternative[] };

const MAX_NEAR = 24;
/** A shorter word has no pieces. */
const SPLIT_FROM_LETTERS = 4;

/** Guesses what words mean: one slip away, several written as one, or else what has most in common with them. */
export async function guessWords(
  dictionary: Dictionary,
  words: readonly string[],
): Promise<ReadonlyMap<string, Guess>> {
  if (words.length === 0) return new Map();
  const parts = words.filter((word) => word.length >= SPLIT_FROM_LETTERS).flatMap(partsOf);
  const [near, counts] = await Promise.all([
    dictionary.findNear(words),
    dictionary.countDocuments([...new Set(parts)]),
  ]);
  const guesses = new Map(
    words.map((word) => [word, guess(word, near.get(word) ?? [], (part) => counts.get(part) ?? 0)]),
  );
  const without = words.filter((word) => guesses.get(word)?.possible.length === 0);
  for (const [word, similar] of await dictionary.findSimilar(without)) guesses.set(word, guessSimilar(similar));
  return guesses;
}

function guess(word: string, near: readonly KnownWord[], countDocuments: (part: string) => number): Guess {
  const slips = near
    .flatMap((known) => {
      const slip = slipBetween(word, known.word);
      return slip === undefined ? [] : [{ ...known, slip }];
    })
    .sort((a, b) => b.documents - a.documents);
  const usual = slips.filter(({ slip }) => slip === 'usual');
  const pieces = (words: readonly string[]) =>
    wholeWords(words.map((each) => ({ word: each, documents: countDocuments(each) })));
  const splits = splitWord(word, countDocuments).flatMap(pieces);
  const single = (some: readonly KnownWord[]) => some.slice(0, MAX_NEAR).flatMap((known) => wholeWords([known]));
  return {
    likely: [...single(usual.length > 0 ? usual : slips), ...splits],
    possible: [...single(slips), ...splits, ...splitAroundSlip(word, countDocuments).flatMap(pieces)],
  };
}

function guessSimilar(similar: readonly KnownWord[]): Guess {
  const alternatives = similar.flatMap((known) => wholeWords([known]));
  return { likely: alternatives.slice(0, 1), possible: alternatives };
}
