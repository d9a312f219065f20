import type { PlaybackResource, PlayerPort, PlayerState } from '@afterglow/shared-contracts';
import { isSameResource, isSounding, STOPPED } from '../state/player-state.ts';

/** Data of the analytics event "player". */
export interface PlayerAction {
  readonly action: 'play' | 'pause' | 'stop';
  readonly resource_type: PlaybackResource['type'];
  readonly resource_id: PlaybackResource['id'];
}

/** Reports starts, pauses and stops; time updates and loading are not actions. Returns a disposer. */
export function followActions(state$: PlayerPort['state$'], onAction: (action: PlayerAction) => void): () => void {
  let before: PlayerState = STOPPED;
  const subscription = state$.subscribe((after) => {
    const action = actionBetween(before, after);
    const resource = after.resource ?? before.resource;
    before = after;
    if (action && resource) onAction({ action, resource_type: resource.type, resource_id: resource.id });
  });
  return () => subscription.unsubscribe();
}

function actionBetween(before: PlayerState, after: PlayerState): PlayerAction['action'] | null {
  switch (after.status) {
    case 'stopped':
      return before.status === 'stopped' ? null : 'stop';
    case 'paused':
      return isSounding(before) ? 'pause' : null;
    case 'loading':
    case 'playing':
      return isSounding(before) && isSameItem(before, after) ? null : 'play';
  }
}

function isSameItem(one: PlayerState, other: PlayerState): boolean {
  return one.mix?.id === other.mix?.id && other.resource !== null && isSameResource(one.resource, other.resource);
}
