import type { PlaybackResource, PlayerState } from '@afterglow/shared-contracts';
import { isSameResource } from './player-state.ts';

/** The status of a button or tile; stopped and paused are `other`. */
export type DisplayStatus = 'playing' | 'loading' | 'other';

/** The status of the loaded item. */
export function displayStatus(state: PlayerState): DisplayStatus {
  switch (state.status) {
    case 'playing':
    case 'loading':
      return state.status;
    case 'paused':
    case 'stopped':
      return 'other';
  }
}

/**
 * The status of one resource: `other` while something else is loaded. A mix counts even when it plays as part of a
 * playlist.
 */
export function displayStatusOf(state: PlayerState, resource: PlaybackResource): DisplayStatus {
  return isLoaded(state, resource) ? displayStatus(state) : 'other';
}

export function isLoaded(state: PlayerState, resource: PlaybackResource): boolean {
  if (isSameResource(state.resource, resource)) return true;
  return resource.type === 'mix' && state.mix?.id === resource.id;
}
