import type { Dictionary, TypedWord } from './dictionary.ts';
import { findShortForms } from './genre-short-forms.ts';
import { type Guess, guessUnknown, guessWords } from './guess-words.ts';
import {
  type Alternative,
  type SearchToken,
  beginning,
  type KnownWord,
  type Term,
  wholeWord,
  wholeWords,
} from './search-terms.ts';

/** The possible meanings of a query: first the most probable one, then, when that finds too little, all similar words. */
export interface QueryInterpretation {
  readonly best: readonly Term[];
  readonly wide: () => Promise<readonly Term[]>;
  /** Suggestions when nothing is found, however dissimilar. */
  readonly remote: () => Promise<readonly Term[]>;
  readonly typed: string;
  /** The possible whole names: those as typed first, then other readings. */
  readonly wordings: readonly (readonly string[])[];
  /** When the text may be several names (a b2b b). */
  readonly sides: Sides;
  /** Everything typed, as one name without spaces (r e m). */
  readonly name: string;
  /** Everything typed, plain, with a space between words. */
  readonly text: string;
  readonly allDocuments: number;
}

interface Sides {
  /** Of each name; empty for one name. */
  readonly terms: readonly (readonly Term[])[];
  /** Whether the separator may be part of a name. */
  readonly areDoubtful: boolean;
}

const BETWEEN_ARTISTS: ReadonlySet<string> = new Set(['b2b', 'vs', 'versus', 'feat', 'ft', 'featuring']);
/** Visual separators; they must not prevent a match. */
const CONNECTIVES: ReadonlySet<string> = new Set(['and', 'n', ...BETWEEN_ARTISTS]);
/** Words that separate names, or are part of one. */
const PERHAPS_BETWEEN: ReadonlySet<string> = new Set(['and', 'n', 'x', 'with', 'meets', 'pres', 'presents']);
const SIGNS_ONLY = /^[^\p{L}\p{N}]+$/u;
const MAX_WORDINGS = 20;
/** A genre occurs in many documents. */
const MANY_DOCUMENTS = 1_000_000;
/** A prefix this short has so many words that only the most common are searched for. */
const SHORT_BEGINNING_LETTERS = 2;
/** In a longer query only unknown words are guessed. */
const MAX_WORDS_TO_DOUBT = 10;

export async function understandQuery(dictionary: Dictionary, query: string): Promise<QueryInterpretation> {
  const { words: typed, joined, allDocuments } = await dictionary.read(query);
  const beginnings = await readBeginnings(dictionary, typed);
  const direct = typed.map((_, at) => readAt(typed, at, { joined, beginnings }));
  const words = typed.map(({ word }) => word);
  const unknown = words.filter((word, at) => direct[at]?.length === 0 && canBeGuessed(word));
  const guesses = await guessUnknown(dictionary, unknown);
  const termsWith = (guessed: (word: string) => readonly Alternative[]) =>
    typed.map(({ word }, at): Term => [...(direct[at] ?? []), ...guessed(word)]);
  const build = (guessed: (word: string) => readonly Alternative[]) => withoutConnectives(words, termsWith(guessed));
  const likely = (word: string) => guesses.get(word)?.likely ?? [];
  const wide = async () => {
    const others = words.filter((word) => !guesses.has(word) && canBeGuessed(word));
    const known = typed.length > MAX_WORDS_TO_DOUBT ? [] : others;
    const all: ReadonlyMap<string, Guess> = new Map([...guesses, ...(await guessWords(dictionary, known))]);
    return build((word) => all.get(word)?.possible ?? []);
  };
  return {
    typed: query.trim().replaceAll(/\s+/g, ' '),
    wordings: [
      words,
      ...wordingsOf(typed.map((_, at) => [...readAt(typed, at, { joined }), ...likely(words[at] ?? '')])),
    ],
    sides: sidesOf(words, termsWith(likely)),
    name: words.join(''),
    text: words.join(' '),
    allDocuments,
    best: build(likely),
    wide,
    async remote() {
      const alike = await dictionary.findAlike(unknown);
      return [...(await wide()), ...[...alike.values()].map((words) => words.flatMap((word) => wholeWords([word])))];
    },
  };
}

/** Short forms have a fixed meaning, and symbols are not mistyped words. */
function canBeGuessed(word: string): boolean {
  return !CONNECTIVES.has(word) && !SIGNS_ONLY.test(word);
}

async function readBeginnings(dictionary: Dictionary, typed: readonly TypedWord[]): Promise<readonly Alternative[]> {
  const last = typed.at(-1);
  if (last === undefined || last.longerDocuments === 0) return [];
  if (last.word.length > SHORT_BEGINNING_LETTERS) return [[begun(last)]];
  const beside = typed.slice(0, -1).filter(({ word, documents }) => documents > 0 && !CONNECTIVES.has(word));
  const words = await dictionary.findBeginning(last.word, beside);
  return words.map((word) => [wholeWord(word)]);
}

/** Possible spellings of terms as whole words; only some when there are very many. */
function wordingsOf(terms: readonly Term[]): readonly (readonly string[])[] {
  return terms.reduce<readonly (readonly string[])[]>(
    (starts, term) => {
      const whole = term.filter((atoms) => atoms.every(({ isPrefix }) => !isPrefix));
      return starts
        .flatMap((start) => whole.map((atoms) => [...start, ...atoms.map(({ word }) => word)]))
        .slice(0, MAX_WORDINGS);
    },
    [[]],
  );
}

function sidesOf(words: readonly string[], terms: readonly Term[]): Sides {
  const areDoubtful = !words.some((word) => BETWEEN_ARTISTS.has(word));
  const between = areDoubtful ? PERHAPS_BETWEEN : BETWEEN_ARTISTS;
  const borders = words.flatMap((word, at) => (between.has(word) ? [at] : []));
  const sides = [-1, ...borders].map((border, at) => terms.slice(border + 1, borders[at]));
  const said = sides.map((side) => side.filter((term) => term.length > 0)).filter((side) => side.length > 0);
  return { terms: said.length > 1 ? said : [], areDoubtful };
}

function begun({ word, documents, longerDocuments }: TypedWord): SearchToken {
  return beginning({ word, documents: documents + longerDocuments });
}

interface Readings {
  readonly joined: ReadonlyMap<string, KnownWord>;
  /** For the last word; missing when no word is read as a prefix. */
  readonly beginnings?: readonly Alternative[];
}

/** A word's meanings without guessing; a short form of a genre has no other. */
function readAt(typed: readonly TypedWord[], at: number, { joined, beginnings }: Readings): readonly Alternative[] {
  const long = longForms(typed, at);
  if (long.length > 0) return long;
  const word = typed[at];
  if (word === undefined) return [];
  return [...asTyped(word, at === typed.length - 1 ? beginnings : undefined), ...joinedAt(typed, joined, at)];
}

/** The last word may still be incomplete; so may an unknown one. */
function asTyped(word: TypedWord, beginnings: readonly Alternative[] | undefined): Alternative[] {
  const itself: Alternative[] = word.documents > 0 ? [[wholeWord(word)]] : [];
  if (beginnings !== undefined) return [...itself, ...beginnings];
  const isBegun = word.documents === 0 && word.longerDocuments > 0 && word.word.length > SHORT_BEGINNING_LETTERS;
  return isBegun ? [[begun(word)]] : itself;
}

/** Words of the catalog formed by a word and its neighbor (lo fi, lofi). */
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

function withoutConnectives(words: readonly string[], terms: readonly Term[]): readonly Term[] {
  const understood = terms.filter((term) => term.length > 0);
  const telling = terms.filter((term, at) => term.length > 0 && !CONNECTIVES.has(words[at] ?? ''));
  return telling.length > 0 ? telling : understood;
}
