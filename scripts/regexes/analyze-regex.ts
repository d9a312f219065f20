import { checkSync } from 'recheck';

/** The complexity of an expression in the length of its text; an attack is a text that makes it slow. */
export type RegexVerdict =
  | { readonly kind: 'linear' }
  | { readonly kind: 'slow'; readonly complexity: string; readonly attack: Attack }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A text that grows by repeating its pumps. */
export interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
  readonly suffix: string;
}

const LIMIT_MS = 10_000;
const MOST_COUNTED = 10;
/** The checker's pure JavaScript engine: no Java, no native binary, and the same result every time. */
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/**
 * Proves that an expression is linear in its text, or finds a text for which it is not. Proofs exclude lookahead and backreferences:
 * unprovable expressions are unknown.
 */
export function analyzeRegex(source: string, flags: string): RegexVerdict {
  const verdict = checkSync(withoutLargeCounts(source), flags, { checker: 'automaton', timeout: LIMIT_MS });
  switch (verdict.status) {
    case 'safe':
      return { kind: 'linear' };
    case 'vulnerable':
      return { kind: 'slow', complexity: verdict.complexity.summary, attack: verdict.attack };
    case 'unknown':
      return { kind: 'unknown', reason: verdict.error.kind };
  }
}

/** A large repetition counts as an infinite one, which takes at least as long and is proven much faster. */
function withoutLargeCounts(source: string): string {
  return source.replaceAll(/\{(\d{1,6})(?:,(\d{0,6}))?\}/g, (counts: string, least: string, most = '') =>
    Math.max(Number(least), Number(most)) > MOST_COUNTED ? '+' : counts,
  );
}

/** An attack of about this many characters. */
export function attackText({ pumps, suffix }: Attack, length: number): string {
  const each = Math.floor(length / Math.max(1, pumps.length));
  const parts = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(each / Math.max(1, pump.length))));
  return parts.join('') + suffix;
}
