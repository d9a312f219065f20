import type { ClockPort, PlayerState } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { afterSignal, atTime, STOPPED, type StatusSignal } from './player-state.ts';

/** Time updates reach listeners at most this often; a change of status always does, at once. */
export const TIME_UPDATE_INTERVAL_MS = 500;

export interface StateStore {
  readonly state$: Observable<PlayerState>;
  get(): PlayerState;
  set(state: PlayerState): void;
  signal(signal: StatusSignal): void;
  /** The sound has moved on. */
  progress(positionMs: number): void;
  /** The listener has moved the sound. */
  moveTo(positionMs: number): void;
}

export function createStateStore(clock: ClockPort): StateStore {
  const state$ = new BehaviorSubject<PlayerState>(STOPPED);
  let lastTimeUpdateMs = -Infinity;
  function set(state: PlayerState): void {
    if (state === state$.value) return;
    lastTimeUpdateMs = clock.now();
    state$.next(state);
  }
  return {
    state$: state$.asObservable(),
    get: () => state$.value,
    set,
    signal: (signal) => set(afterSignal(state$.value, signal)),
    progress(positionMs) {
      const next = afterSignal(state$.value, 'progressed');
      const isDue = clock.now() - lastTimeUpdateMs >= TIME_UPDATE_INTERVAL_MS;
      if (isDue || next.status !== state$.value.status) set(atTime(next, positionMs));
    },
    moveTo: (positionMs) => set(atTime(state$.value, positionMs)),
  };
}
