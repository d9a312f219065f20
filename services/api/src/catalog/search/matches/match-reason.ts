import type { MixMatch } from '@afterglow/shared-contracts';
import type { Term } from '../words/search-terms.ts';
import type { CountTerms } from './term-counter.ts';

const FIELDS = ['title', 'artist', 'show', 'genre'] as const;
/** The lines of the fields come first, then one for each track. */
export const FIRST_TRACK_LINE = FIELDS.length;

/** A reading of a query: its terms, and how many of them a text contains. */
export interface Reading {
  readonly terms: readonly Term[];
  readonly count: CountTerms;
}

export interface MatchReason {
  readonly match: MixMatch;
  readonly terms: readonly Term[];
}

/**
 * Why a mix was found, by its text: the first line that contains all terms, or else most of them, and all tracks that contain all of them.
 * Of several readings of a query, the first that some line contains completely, or else the last. Undefined when no term is found.
 */
export function matchReason(
  lines: readonly (readonly string[])[],
  readings: readonly [Reading, ...Reading[]],
): MatchReason | undefined {
  const { held, terms } = closestReading(lines, readings);
  const most = Math.max(0, ...held);
  if (most === 0) return undefined;
  const best = held.indexOf(most);
  const tracks = held.slice(FIRST_TRACK_LINE).flatMap((count, track) => (count === terms.length ? [track] : []));
  const field = FIELDS[best] ?? 'track';
  const found = tracks.length === 0 && field === 'track' ? [best - FIRST_TRACK_LINE] : tracks;
  return { match: { field, tracks: found }, terms };
}

function closestReading(
  lines: readonly (readonly string[])[],
  [reading, ...others]: readonly [Reading, ...Reading[]],
): { readonly held: readonly number[]; readonly terms: readonly Term[] } {
  const { terms, count } = reading;
  const held = lines.map(count);
  const [next, ...rest] = others;
  return next === undefined || held.includes(terms.length) ? { held, terms } : closestReading(lines, [next, ...rest]);
}

/** The words of a plain text; a tab separates a track's title from its artist. */
export function wordsOf(line: string): string[] {
  return line.split(/[ \t]/).filter((word) => word !== '');
}
