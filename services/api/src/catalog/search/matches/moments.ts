import { MATCH_MOMENTS_MAX, type MatchMoment, type Track } from '@afterglow/shared-contracts';
import { markText } from './mark-text.ts';
import { wordsOf } from './match-reason.ts';
import type { Term } from '../words/search-terms.ts';

export interface MomentsOptions {
  readonly tracks: readonly Track[];
  /** The plain texts of the tracks: title, tab, artist. */
  readonly lines: readonly string[];
  readonly terms: readonly Term[];
}

/** The starts of the first matching tracks, and their matching parts; `found` are their positions. */
export function momentsOf(found: readonly number[], { tracks, lines, terms }: MomentsOptions): MatchMoment[] {
  return found.slice(0, MATCH_MOMENTS_MAX).flatMap((track) => {
    const said = tracks[track];
    if (said === undefined) return [];
    const [title = '', artist = ''] = (lines[track] ?? '').split('\t');
    const start = said.start_seconds;
    return {
      track,
      ...(start !== undefined && { start_ms: Math.round(start * 1000) }),
      title: markText(said.title, wordsOf(title), terms),
      artist: markText(said.artist, wordsOf(artist), terms),
    };
  });
}
