import type { PlayerState } from '@afterglow/shared-contracts';

/** Index in the tracklist of what sounds; null when unknown. */
export function currentTrackIndex(state: PlayerState): number | null {
  return state.status !== 'stopped' && state.mix !== null ? state.trackIndex : null;
}
