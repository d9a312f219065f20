import type { MixMatch } from '@afterglow/shared-contracts';
import type { CountTerms } from './term-counter.ts';

const FIELDS = ['title', 'artist', 'show', 'genre'] as const;
/** The lines of the fields come first, then one for each track. */
export const FIRST_TRACK_LINE = FIELDS.length;

/** A reading of a query: the number of its terms, and how many of them a text contains. */
export interface Reading {
  readonly terms: number;
  readonly count: CountTerms;
}

/**
 * Why a mix was found, by the text that was read of it: the first line that contains all terms, or else most of them, and all tracks
 * that contain all of them. Of several readings of a query, the first counts that some line contains completely, or else the last.
 * Undefined when no term is found.
 */
export function matchReason(
  lines: readonly (readonly string[])[],
  readings: readonly [Reading, ...Reading[]],
): MixMatch | undefined {
  const { held, terms } = closestReading(lines, readings);
  const most = Math.max(0, ...held);
  if (most === 0) return undefined;
  const best = held.indexOf(most);
  const tracks = held.slice(FIRST_TRACK_LINE).flatMap((count, track) => (count === terms ? [track] : []));
  const field = FIELDS[best] ?? 'track';
  return { field, tracks: tracks.length === 0 && field === 'track' ? [best - FIRST_TRACK_LINE] : tracks };
}

function closestReading(
  lines: readonly (readonly string[])[],
  [reading, ...others]: readonly [Reading, ...Reading[]],
): { readonly held: readonly number[]; readonly terms: number } {
  const { terms, count } = reading;
  const held = lines.map(count);
  const [next, ...rest] = others;
  return next === undefined || held.includes(terms) ? { held, terms } : closestReading(lines, [next, ...rest]);
}

/** The words of a plain text; a tab separates a track's title from its artist. */
export function wordsOf(line: string): string[] {
  return line.split(/[ \t]/).filter((word) => word !== '');
}
