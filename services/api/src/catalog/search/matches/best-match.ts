import type { BestMatch } from '@afterglow/shared-contracts';
import { type SearchToken, type Term, wordsOfAlternative } from '../words/search-terms.ts';

export type FoundNames = Readonly<Record<BestMatch, readonly (readonly string[])[]>>;

/** The kinds in order of precedence on a tie. */
const KINDS: readonly BestMatch[] = ['Artists', 'Genres', 'Shows', 'Mixes', 'TrackLists'];

/** The kind that the listener most probably meant: the one with the name most similar to the query. */
export function bestMatchOf(terms: readonly Term[], names: FoundNames): BestMatch | undefined {
  const scored = KINDS.map((kind) => ({
    kind,
    score: Math.max(0, ...names[kind].map((name) => nameSimilarity(name, terms))),
  }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.kind : undefined;
}

/** How much of a name the terms cover, and how many of them it contains: 1 for the same words, 0 when they share none. */
export function nameSimilarity(name: readonly string[], terms: readonly Term[]): number {
  const said = new Map<string, number>();
  let missing = 0;
  for (const term of terms) {
    const shares = sharesOf(name, term);
    if (shares.length === 0) missing += 1;
    for (const [word, share] of shares) said.set(word, Math.max(share, said.get(word) ?? 0));
  }
  const total = [...said.values()].reduce((sum, share) => sum + share, 0);
  return name.length === 0 ? 0 : total / (new Set(name).size + missing);
}

function sharesOf(name: readonly string[], term: Term): [word: string, share: number][] {
  return term.flatMap((alternative) =>
    (wordsOfAlternative(alternative, name) ?? []).map((word): [string, number] => [
      word,
      typedShare(alternative, word),
    ]),
  );
}

function typedShare(atoms: readonly SearchToken[], word: string): number {
  return Math.max(...atoms.filter((atom) => word.startsWith(atom.word)).map((atom) => atom.word.length / word.length));
}
