import type { PlayerState } from '@afterglow/shared-contracts';

/** Place in the tracklist of what sounds; null where that is not known. */
export function soundingTrackOf(state: PlayerState): number | null {
  return state.status !== 'stopped' && state.mix !== null ? state.trackIndex : null;
}
