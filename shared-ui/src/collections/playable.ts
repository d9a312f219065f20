import type { PlayState } from '../actions/play-state.ts';

/** The state of a playable item, and the action of its play button. */
export interface Playable {
  readonly state: PlayState;
  /** True when it is the loaded item, also while paused. */
  readonly current: boolean;
  readonly onToggle: () => void;
}

/** It plays, or is about to: only then is it marked as playing now. */
export function isActive(playable: Playable | undefined): boolean {
  return playable?.current === true && playable.state !== 'paused';
}
