import type { PlayState } from '../actions/play-state.ts';

/** The state of something playable, and what pressing its play button does. */
export interface Playable {
  readonly state: PlayState;
  /** True when it is what the player holds, also while paused. */
  readonly current: boolean;
  readonly onToggle: () => void;
}

/** It plays, or is about to: only then is it marked as playing now. */
export function isActive(playable: Playable | undefined): boolean {
  return playable?.current === true && playable.state !== 'paused';
}
