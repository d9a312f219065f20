import type { ClockPort, PlayerPort, PlayerState, SleepTimer, SleepTimerSetting } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { BehaviorSubject, type Observable } from 'rxjs';

/** The duration of the fade-out. */
export const FADE_MS = 10_000;
const FADE_STEP_MS = 250;

export interface SleepTimerOptions {
  readonly clock: ClockPort;
  readonly state$: PlayerPort['state$'];
  readonly getState: () => PlayerState;
  readonly getSpeed: () => number;
  /** The audible part of the volume, 1 down to 0. */
  readonly fade: (level: number) => void;
  readonly onEnd: () => void;
}

export interface SleepTimerControl {
  readonly sleepTimer$: Observable<SleepTimer | null>;
  setSleepTimer(wish: SleepTimerSetting | null): void;
  /** At the end of a mix: true, once, when it was to be the last one. */
  takeEndOfMix(): boolean;
  dispose(): void;
}

/** Reads the time at every step: after a sleep of the computer the timer has ended, not stopped in between. */
export function createSleepTimer(options: SleepTimerOptions): SleepTimerControl {
  const { clock, fade } = options;
  const sleepTimer$ = new BehaviorSubject<SleepTimer | null>(null);
  let stopWatching = (): void => undefined;

  function clear(): void {
    stopWatching();
    stopWatching = () => undefined;
    if (sleepTimer$.value) sleepTimer$.next(null);
    fade(1);
  }

  function fadeUntil(endsAtMs: number): void {
    const remainingMs = endsAtMs - clock.now();
    if (remainingMs > 0) return fade(levelAt(remainingMs));
    options.onEnd(); // silent before the volume is restored
    clear();
  }

  function watchTime(endsAtMs: number): () => void {
    const startFading = () => {
      stopWatching = clock.every(FADE_STEP_MS, () => fadeUntil(endsAtMs));
    };
    return clock.after(Math.max(endsAtMs - FADE_MS - clock.now(), 0), startFading);
  }

  function watchMix(): () => void {
    const subscription = options.state$.subscribe((state) => {
      if (state.mix) fade(levelAt((state.durationMs - state.positionMs) / options.getSpeed()));
      else clear(); // otherwise there is no end
    });
    return () => subscription.unsubscribe();
  }

  return {
    sleepTimer$: sleepTimer$.asObservable(),
    setSleepTimer(wish) {
      clear();
      const timer = timerOf(wish, clock.now());
      if (!timer || (timer.type === 'end-of-mix' && !options.getState().mix)) return;
      sleepTimer$.next(timer);
      stopWatching = timer.type === 'at-time' ? watchTime(timer.endsAtMs) : watchMix();
    },
    takeEndOfMix() {
      const isDue = sleepTimer$.value?.type === 'end-of-mix';
      if (isDue) clear();
      return isDue;
    },
    dispose: () => stopWatching(),
  };
}

function timerOf(wish: SleepTimerSetting | null, nowMs: number): SleepTimer | null {
  if (wish?.type !== 'minutes') return wish;
  return wish.minutes > 0 ? { type: 'at-time', endsAtMs: nowMs + wish.minutes * MINUTE_MS } : null;
}

function levelAt(remainingMs: number): number {
  return Math.min(Math.max(remainingMs / FADE_MS, 0), 1);
}
