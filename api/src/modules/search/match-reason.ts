import type { MixMatch } from '@afterglow/shared-contracts';
import { satisfies, type Term } from './search-terms.ts';

const FIELDS = ['title', 'artist', 'show', 'genre'] as const;
/** The lines of the fields come first, then one for each track. */
export const FIRST_TRACK_LINE = FIELDS.length;

/**
 * Why a mix was found, by what was read of it: the first of its texts that holds all words, or else most of them, and all
 * tracks that hold all of them. Of several readings of a query the first counts that some text holds whole, or else the last.
 * Undefined where nothing holds a word.
 */
export function matchReason(lines: readonly string[], readings: readonly (readonly Term[])[]): MixMatch | undefined {
  const words = lines.map(wordsOf);
  const whole = readings.find((terms) => words.some((line) => countHeld(line, terms) === terms.length));
  const terms = whole ?? readings.at(-1) ?? [];
  const held = words.map((line) => countHeld(line, terms));
  const most = Math.max(0, ...held);
  if (most === 0) return undefined;
  const best = held.indexOf(most);
  const tracks = held.slice(FIRST_TRACK_LINE).flatMap((count, track) => (count === terms.length ? [track] : []));
  const field = FIELDS[best] ?? 'track';
  return { field, tracks: tracks.length === 0 && field === 'track' ? [best - FIRST_TRACK_LINE] : tracks };
}

function countHeld(words: readonly string[], terms: readonly Term[]): number {
  return terms.filter((term) => satisfies(words, term)).length;
}

/** The words of a plain text; a track's title and artist are parted by a tab. */
export function wordsOf(line: string): string[] {
  return line.split(/\s/).filter((word) => word !== '');
}
