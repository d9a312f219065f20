import type { ClockPort, PausedBy, PlayerState } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import {
  afterCutOff,
  afterLoading,
  afterSignal,
  atTime,
  STOPPED,
  type LoadedChannel,
  type LoadedMix,
} from './player-state.ts';
import type { LoadSignal, StatusSignal } from './transitions.ts';

/** Time updates are emitted at most this often; a change of status is emitted immediately. */
export const TIME_UPDATE_INTERVAL_MS = 500;

/** Holds the state, which changes only as the transition table allows. */
export interface StateStore {
  readonly state$: Observable<PlayerState>;
  get(): PlayerState;
  load(how: LoadSignal, item: LoadedMix | LoadedChannel): void;
  stop(): void;
  signal(signal: StatusSignal, by?: PausedBy): void;
  /** It is lost, and retries run. */
  cutOff(): void;
  /** Anything has played in this session. */
  hasPlayed(): boolean;
  progress(positionMs: number, isAtLiveEdge?: boolean, behindMs?: number): void;
  moveTo(positionMs: number): void;
}

/**
 * Remotes built against contracts 1.0.0 read the times under these names. Inherited getters cost less per change than
 * own ones.
 */
class FormerNames {
  declare positionMs: number;
  declare durationMs: number | null;
  get currentTime(): number {
    return this.positionMs;
  }
  get duration(): number | null {
    return this.durationMs;
  }
}

function withFormerNames(state: PlayerState): PlayerState {
  return Object.assign(new FormerNames(), state);
}

export function createStateStore(clock: ClockPort): StateStore {
  let current: PlayerState = STOPPED;
  const state$ = new BehaviorSubject<PlayerState>(withFormerNames(current));
  let lastTimeUpdateMs = -Infinity;
  let hasPlayed = false;
  function set(state: PlayerState): void {
    if (state === current) return;
    current = state;
    lastTimeUpdateMs = clock.now();
    state$.next(withFormerNames(state));
  }
  return {
    state$: state$.asObservable(),
    get: () => state$.value,
    load: (how, item) => set(afterLoading(current, how, item)),
    stop: () => set(STOPPED),
    signal: (signal, by) => set(afterSignal(current, signal, by)),
    cutOff: () => set(afterCutOff(current)),
    hasPlayed: () => hasPlayed,

    progress(positionMs, isAtLiveEdge, behindMs) {
      hasPlayed = true;
      const next = afterSignal(current, 'progressed');
      const isDue = clock.now() - lastTimeUpdateMs >= TIME_UPDATE_INTERVAL_MS;
      if (isDue || next.status !== current.status) set(atTime(next, positionMs, isAtLiveEdge, behindMs));
    },
    moveTo: (positionMs) => set(atTime(current, positionMs)),
  };
}
