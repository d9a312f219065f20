import type { PlainName } from '../find-named.ts';

const MOST_NAMES = 3;
/** Below this similarity it is no spelling of the same name. */
const LEAST_LIKENESS = 0.25;

/** The names most similar to the typed text, each once; both are compared by their letter pairs. */
export function nearestNames(typed: string, names: readonly PlainName[]): string[] {
  const pairs = pairsOf(typed);
  const scored = names
    .map(({ title, plain }) => ({ title, plain, score: likenessOf(pairs, pairsOf(plain)) }))
    .filter(({ plain, score }) => score >= LEAST_LIKENESS && plain !== typed)
    .sort((a, b) => b.score - a.score);
  const distinct = [...Map.groupBy(scored, ({ plain }) => plain).values()].flatMap((same) => same.slice(0, 1));
  return distinct.slice(0, MOST_NAMES).map(({ title }) => title);
}

function pairsOf(plain: string): ReadonlySet<string> {
  return new Set(
    plain.split(' ').flatMap((word) => Array.from(` ${word}`, (letter, at) => letter + (word[at] ?? ' '))),
  );
}

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}
