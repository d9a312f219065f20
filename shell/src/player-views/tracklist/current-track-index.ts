import type { PlayerState } from '@afterglow/shared-contracts';

/** Index of the current track in the tracklist; null when unknown. */
export function currentTrackIndex(state: PlayerState): number | null {
  return state.status !== 'stopped' && state.mix !== null ? state.trackIndex : null;
}
