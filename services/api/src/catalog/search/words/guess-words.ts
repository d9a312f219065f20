import type { Dictionary } from './dictionary.ts';
import { isLatin, otherSpellings } from './other-spellings.ts';
import { type Alternative, beginning, type KnownWord, wholeWords } from './search-terms.ts';
import { typoBetween } from './typos.ts';
import { partsOf, splitAroundTypo, splitWord } from './split-word.ts';

/** The possible meanings of a word that the catalog does not contain as typed. */
export interface Guess {
  readonly likely: readonly Alternative[];
  readonly possible: readonly Alternative[];
}

/** For one word; each of several words gets fewer, because all of them are searched for. */
const MAX_NEAR = 24;
const MAX_NEAR_TOGETHER = 72;
/** A shorter word is not split. */
const SPLIT_FROM_LETTERS = 4;
/** Shorter prefixes match too many words. */
const SPELLED_BEGINNING_LETTERS = 4;

/** Guesses the meaning of unknown words: other spellings, typos, joined words, or else the most similar. */
export async function guessUnknown(
  dictionary: Dictionary,
  words: readonly string[],
): Promise<ReadonlyMap<string, Guess>> {
  const [guesses, spelled] = await Promise.all([
    guessWords(dictionary, words).then((guessed) => new Map(guessed)),
    guessSpelled(dictionary, words),
  ]);
  for (const [word, alternatives] of spelled) {
    const { likely = [], possible = [] } = guesses.get(word) ?? {};
    const isExact = alternatives.exact.length > 0;
    const others = isExact ? alternatives.exact : [...likely, ...(likely.length > 0 ? [] : alternatives.near)];
    guesses.set(word, { likely: others, possible: [...alternatives.exact, ...possible, ...alternatives.near] });
  }
  const without = words.filter((word) => guesses.get(word)?.possible.length === 0);
  for (const [word, similar] of await dictionary.findSimilar(without)) guesses.set(word, guessSimilar(similar));
  return guesses;
}

interface Spelled {
  readonly exact: readonly Alternative[];
  readonly near: readonly Alternative[];
}

/** Guesses the meaning of words with other spellings in the catalog; those without a guess are missing. */
async function guessSpelled(dictionary: Dictionary, words: readonly string[]): Promise<ReadonlyMap<string, Spelled>> {
  const spelled = new Map(words.map((word) => [word, otherSpellings(word)]));
  const all = [...spelled.values()].flat();
  if (all.length === 0) return new Map();
  const counts = await dictionary.countDocuments(all);
  const unknown = [...spelled].filter(([, spellings]) => !spellings.some((spelling) => counts.has(spelling)));
  const near = await dictionary.findNear(unknown.flatMap(([, spellings]) => spellings));
  return new Map(
    [...spelled].map(([word, spellings]) => {
      const exact = spellings.flatMap((spelling) => {
        const documents = counts.get(spelling);
        return documents === undefined ? [] : wholeWords([{ word: spelling, documents }]);
      });
      const typos = spellings.flatMap((spelling) =>
        (near.get(spelling) ?? []).filter((known) => typoBetween(spelling, known.word) !== undefined),
      );
      const begun = spellings
        .filter((spelling) => isLatin(spelling) && !isLatin(word) && spelling.length >= SPELLED_BEGINNING_LETTERS)
        .map((spelling): Alternative => [beginning({ word: spelling, documents: 1 })]);
      const alternatives = typos.slice(0, MAX_NEAR).flatMap((known) => wholeWords([known]));
      return [word, { exact, near: [...alternatives, ...begun] }];
    }),
  );
}

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
  const known = { countDocuments: (part: string) => counts.get(part) ?? 0, maxNear: MAX_NEAR_TOGETHER / words.length };
  return new Map(words.map((word) => [word, guess(word, near.get(word) ?? [], known)]));
}

interface Known {
  readonly countDocuments: (part: string) => number;
  readonly maxNear: number;
}

function guess(word: string, near: readonly KnownWord[], { countDocuments, maxNear }: Known): Guess {
  const most = Math.min(MAX_NEAR, Math.ceil(maxNear));
  const typos = near
    .flatMap((known) => {
      const typo = typoBetween(word, known.word);
      return typo === undefined ? [] : [{ ...known, typo }];
    })
    .sort((a, b) => b.documents - a.documents);
  const usual = typos.filter(({ typo }) => typo === 'usual');
  const pieces = (words: readonly string[]) =>
    wholeWords(words.map((each) => ({ word: each, documents: countDocuments(each) })));
  const splits = splitWord(word, countDocuments).flatMap(pieces);
  const single = (some: readonly KnownWord[]) => some.slice(0, most).flatMap((known) => wholeWords([known]));
  return {
    likely: [...single(usual.length > 0 ? usual : typos), ...splits],
    possible: [...single(typos), ...splits, ...splitAroundTypo(word, countDocuments).flatMap(pieces)],
  };
}

function guessSimilar(similar: readonly KnownWord[]): Guess {
  const alternatives = similar.flatMap((known) => wholeWords([known]));
  return { likely: alternatives.slice(0, 1), possible: alternatives };
}
