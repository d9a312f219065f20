import type { PlayState } from '../actions/play-state.ts';

/** The state of something playable, and what pressing its play button does. */
export interface Playable {
  readonly state: PlayState;
  /** True when it is what the player holds, also while paused. */
  readonly current: boolean;
  readonly onToggle: () => void;
}
