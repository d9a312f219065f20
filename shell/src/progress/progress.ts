import type { CallInput, ClockPort, OperationName } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';

/** The bar starts at the minimum, advances at every trickle, and each of its movements takes `speedMs`. */
export const PROGRESS = { minimum: 0.3, speedMs: 500, trickleIntervalMs: 150, showSpinner: false } as const;

/** It never looks finished before it is. */
const HIGHEST_UNFINISHED = 0.99;

const STEPS = [
  { below: 0.5, by: 0.04 },
  { below: 0.8, by: 0.02 },
  { below: HIGHEST_UNFINISHED, by: 0.005 },
] as const;

export type ProgressState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly fraction: number }
  | { readonly status: 'complete'; readonly fraction: 1 };

export interface Progress {
  readonly state$: Observable<ProgressState>;
  getState(): ProgressState;
  /** A call has started; call the returned function when it has settled. */
  readonly begin: (call?: Pick<CallInput<OperationName>, 'keepalive'>) => () => void;
  /** A call is pending that does not outlive the page. */
  readonly isCalling: () => boolean;
}

/** One bar for all calls: it starts with the first pending one and completes when none is pending. */
export function createProgress(clock: ClockPort): Progress {
  const state$ = new BehaviorSubject<ProgressState>({ status: 'idle' });
  let pending = 0;
  let awaited = 0;
  let stopTimer = () => {};

  function start() {
    stopTimer();
    state$.next({ status: 'running', fraction: PROGRESS.minimum });
    stopTimer = clock.every(PROGRESS.trickleIntervalMs, () => {
      if (state$.value.status === 'running')
        state$.next({ status: 'running', fraction: trickled(state$.value.fraction) });
    });
  }

  function complete() {
    stopTimer();
    state$.next({ status: 'complete', fraction: 1 });
    stopTimer = clock.after(PROGRESS.speedMs, () => state$.next({ status: 'idle' }));
  }

  return {
    state$: state$.asObservable(),
    getState: () => state$.value,
    isCalling: () => awaited > 0,
    begin({ keepalive = false } = {}) {
      const own = keepalive ? 0 : 1;
      pending += 1;
      awaited += own;
      if (pending === 1) start();
      return () => {
        pending -= 1;
        awaited -= own;
        if (pending === 0) complete();
      };
    },
  };
}

function trickled(fraction: number): number {
  const by = STEPS.find(({ below }) => fraction < below)?.by ?? 0;
  return Math.min(fraction + by, HIGHEST_UNFINISHED);
}
