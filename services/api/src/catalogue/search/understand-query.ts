import type { Dictionary, TypedWord } from './dictionary.ts';
import { findShortForms } from './genre-short-forms.ts';
import { type Guess, guessUnknown, guessWords } from './guess-words.ts';
import {
  type Alternative,
  type Atom,
  beginning,
  type KnownWord,
  type Term,
  wholeWord,
  wholeWords,
} from './search-terms.ts';

/** The possible meanings of a query: first the most probable one, then, when that finds too little, all similar words. */
export interface Understanding {
  readonly best: readonly Term[];
  readonly wide: () => Promise<readonly Term[]>;
  /** When nothing is found: what may be meant however little it is like what was typed. */
  readonly remote: () => Promise<readonly Term[]>;
  /** Everything typed, as one name without spaces (r e m). */
  readonly name: string;
  /** Everything typed, plain, with a space between words. */
  readonly text: string;
  /** The number of all mixes. */
  readonly allDocuments: number;
}

/** Separators for the eye; they must not prevent a match. */
const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'n']);
/** A genre occurs in many documents. */
const MANY_DOCUMENTS = 1_000_000;
/** A beginning this short, or shorter, has so many words that only the most common are searched for. */
const SHORT_BEGINNING_LETTERS = 2;
/** In a longer query only unknown words are guessed. */
const MAX_WORDS_TO_DOUBT = 10;

export async function understandQuery(dictionary: Dictionary, query: string): Promise<Understanding> {
  const { words: typed, joined, allDocuments } = await dictionary.read(query);
  const beginnings = await readBeginnings(dictionary, typed.at(-1));
  const direct = typed.map((_, at) => readAt(typed, at, { joined, beginnings }));
  const unknown = typed.map(({ word }) => word).filter((_, at) => direct[at]?.length === 0);
  const guesses = await guessUnknown(dictionary, unknown);
  const build = (guessed: (word: string) => readonly Alternative[]) =>
    withoutConnectives(
      typed,
      typed.map(({ word }, at) => [...(direct[at] ?? []), ...guessed(word)]),
    );
  const wide = async () => {
    const others = typed.map(({ word }) => word).filter((word) => !guesses.has(word));
    const known = typed.length > MAX_WORDS_TO_DOUBT ? [] : others;
    const all: ReadonlyMap<string, Guess> = new Map([...guesses, ...(await guessWords(dictionary, known))]);
    return build((word) => all.get(word)?.possible ?? []);
  };
  return {
    name: typed.map(({ word }) => word).join(''),
    text: typed.map(({ word }) => word).join(' '),
    allDocuments,
    best: build((word) => guesses.get(word)?.likely ?? []),
    wide,
    async remote() {
      const alike = await dictionary.findAlike(unknown);
      return [...(await wide()), ...[...alike.values()].map((words) => words.flatMap((word) => wholeWords([word])))];
    },
  };
}

async function readBeginnings(dictionary: Dictionary, last: TypedWord | undefined): Promise<readonly Alternative[]> {
  if (last === undefined || last.longerDocuments === 0) return [];
  if (last.word.length > SHORT_BEGINNING_LETTERS) return [[begun(last)]];
  const words = await dictionary.findBeginning(last.word);
  return words.map((word) => [wholeWord(word)]);
}

function begun({ word, documents, longerDocuments }: TypedWord): Atom {
  return beginning({ word, documents: documents + longerDocuments });
}

interface Readings {
  readonly joined: ReadonlyMap<string, KnownWord>;
  readonly beginnings: readonly Alternative[];
}

/** A word's meanings without guessing; a short form of a genre has no other. */
function readAt(typed: readonly TypedWord[], at: number, { joined, beginnings }: Readings): readonly Alternative[] {
  const long = longForms(typed, at);
  if (long.length > 0) return long;
  const word = typed[at];
  if (word === undefined) return [];
  return [...asTyped(word, at === typed.length - 1 ? beginnings : undefined), ...joinedAt(typed, joined, at)];
}

/** The last word may still be incomplete; so may one that is not a word yet. */
function asTyped(word: TypedWord, beginnings: readonly Alternative[] | undefined): Alternative[] {
  const itself: Alternative[] = word.documents > 0 ? [[wholeWord(word)]] : [];
  if (beginnings !== undefined) return [...itself, ...beginnings];
  const isBegun = word.documents === 0 && word.longerDocuments > 0 && word.word.length > SHORT_BEGINNING_LETTERS;
  return isBegun ? [[begun(word)]] : itself;
}

/** Words of the catalogue formed by a word and its neighbour (lo fi, lofi). */
function joinedAt(typed: readonly TypedWord[], joined: ReadonlyMap<string, KnownWord>, at: number): Alternative[] {
  const pairs = [typed.slice(Math.max(0, at - 1), at + 1), typed.slice(at, at + 2)];
  return pairs
    .map((pair) => joined.get(pair.map(({ word }) => word).join('')))
    .filter((word) => word !== undefined)
    .map((word) => [wholeWord(word)]);
}

function longForms(typed: readonly TypedWord[], at: number): Alternative[] {
  return findShortForms(typed.map(({ word }) => word))
    .filter(({ from, to }) => from <= at && at < to)
    .flatMap(({ words }) => wholeWords(words.map((word) => ({ word, documents: MANY_DOCUMENTS }))));
}

function withoutConnectives(typed: readonly TypedWord[], terms: readonly Term[]): readonly Term[] {
  const understood = terms.filter((term) => term.length > 0);
  const telling = terms.filter((term, at) => term.length > 0 && !CONNECTIVES.has(typed[at]?.word ?? ''));
  return telling.length > 0 ? telling : understood;
}
