/** The next state after an event, and the effects to run, in order. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export interface StepRunnerOptions<State, Event, Effect> {
  readonly initial: State;
  readonly step: (state: State, event: Event) => Step<State, Effect>;
  readonly runEffect: (effect: Effect) => void;
  /** Once it aborts, no more effects are run. */
  readonly signal: AbortSignal;
}

export interface EffectStore<State, Event> {
  getState(): State;
  /** An event dispatched by an effect waits until all effects before it are done. */
  dispatch(event: Event): void;
}

/** Holds the state of a reducer and runs its effects. */
export function createEffectStore<State, Event, Effect>(
  options: StepRunnerOptions<State, Event, Effect>,
): EffectStore<State, Event> {
  const { step, runEffect, signal } = options;
  let state = options.initial;
  const waiting: Event[] = [];
  let isRunning = false;

  function run(event: Event): void {
    const next = step(state, event);
    state = next.state;
    for (const effect of next.effects) if (!signal.aborted) runEffect(effect);
  }

  return {
    getState: () => state,
    dispatch(event) {
      waiting.push(event);
      if (isRunning) return;
      isRunning = true;
      try {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) run(next);
      } finally {
        isRunning = false;
      }
    },
  };
}
