import type { NamedKinds } from './find-named.ts';
import type { Alternative, Atom, Term } from './search-terms.ts';
import { comesBefore, createWordList } from './word-list.ts';

/** The words of one name. */
export interface NameWords {
  readonly kind: keyof NamedKinds;
  readonly words: readonly string[];
}

/** Tells of which kinds something is called so. */
export type FindKinds = (terms: readonly Term[]) => NamedKinds;

type Names = ReadonlySet<NameWords>;

export function createNameIndex(names: readonly NameWords[]): FindKinds {
  const namesOf = new Map<string, Set<NameWords>>();
  for (const name of names) {
    for (const word of name.words) namesOf.set(word, (namesOf.get(word) ?? new Set()).add(name));
  }
  const words = [...namesOf].map(([word, { size }]) => ({ word, documents: size }));
  const list = createWordList(words.sort((one, other) => (comesBefore(one.word, other.word) ? -1 : 1)));

  const withWord = (word: string): Names => namesOf.get(word) ?? new Set();
  const withAtom = ({ word, isPrefix }: Atom): Names =>
    isPrefix ? union(list.beginningWith(word).map((longer) => withWord(longer.word))) : withWord(word);
  const withAlternative = (atoms: Alternative): Names => intersection(atoms.map(withAtom));
  return (terms) => {
    const named = intersection(terms.map((term) => union(term.map(withAlternative))));
    const has = (kind: keyof NamedKinds) => [...named].some((name) => name.kind === kind);
    return { artists: has('artists'), shows: has('shows'), genres: has('genres') };
  };
}

function union(sets: readonly Names[]): Names {
  const [first, ...others] = sets;
  return first === undefined || others.length === 0 ? (first ?? new Set()) : new Set(sets.flatMap((set) => [...set]));
}

function intersection(sets: readonly Names[]): Names {
  const [fewest, ...others] = [...sets].sort((one, other) => one.size - other.size);
  return new Set([...(fewest ?? [])].filter((name) => others.every((set) => set.has(name))));
}
