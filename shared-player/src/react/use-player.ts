import type {
  PlaybackResource,
  PlayerPort,
  PlayerState,
  QueueState,
  SleepTimer,
  VolumeState,
} from '@afterglow/shared-contracts';
import { useCallback, useSyncExternalStore } from 'react';
import { EMPTY_QUEUE } from '../queue/queue.ts';
import { NORMAL_SPEED } from '../speed/speed-range.ts';
import { displayStatusOf, type DisplayStatus } from '../state/display-status.ts';
import { DEFAULT_VOLUME } from '../volume/volume.ts';
import { useObservable } from './use-observable.ts';

const DEFAULT_VOLUME_STATE: VolumeState = { volume: DEFAULT_VOLUME, muted: false };

/** The player's whole state; rerenders on every time update (twice a second). */
export function usePlayerState(player: PlayerPort): PlayerState {
  return usePlayerSnapshot(player, (state) => state);
}

/**
 * One fact about the player's state; rerenders only when it changes. `select` must return equal values for equal
 * facts: a text or a number, not a new object.
 */
export function usePlayerSnapshot<T>(player: PlayerPort, select: (state: PlayerState) => T): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = player.state$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [player],
  );
  return useSyncExternalStore(subscribe, () => select(player.getState()));
}

/** The queue; empty until the player has published it. */
export function useQueue(player: PlayerPort): QueueState {
  return useObservable(player.queue$, EMPTY_QUEUE);
}

/** The volume, from 0 to 100, and whether it is muted. */
export function useVolume(player: PlayerPort): VolumeState {
  return useObservable(player.volume$, DEFAULT_VOLUME_STATE);
}

/** The speed at which mixes play, 1 as recorded. */
export function useSpeed(player: PlayerPort): number {
  return useObservable(player.speed$, NORMAL_SPEED);
}

/** The sleep timer; null while none is set. */
export function useSleepTimer(player: PlayerPort): SleepTimer | null {
  return useObservable(player.sleepTimer$, null);
}

/** The state of one resource in the player. */
export interface ResourcePlayback {
  readonly status: DisplayStatus;
  /** Playing or loading: its tile is marked, and its button is labeled "Pause". */
  readonly isActive: boolean;
}

/** The state of one resource in the player; `other` while it is paused or something else is loaded. */
export function usePlayback(player: PlayerPort, resource: PlaybackResource): ResourcePlayback {
  const status = usePlayerSnapshot(player, (state) => displayStatusOf(state, resource));
  return { status, isActive: status !== 'other' };
}
