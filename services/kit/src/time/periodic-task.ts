import type { Clock } from './clock.ts';

export interface PeriodicTaskOptions {
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Work that runs at intervals and on request, never concurrently. */
export interface PeriodicTask {
  start(): void;
  isStopped(): boolean;
  /** No further round starts; resolves when the last one has ended. */
  stop(): Promise<void>;
}

/**
 * Rounds start with the first `start`, each `everyMs` after the end of the previous one; one that took longer than that is followed
 * immediately, because its input may be out of date. A round's rejection goes to `onError`.
 */
export function createPeriodicTask(clock: Clock, { everyMs, work, onError }: PeriodicTaskOptions): PeriodicTask {
  let stopped = false;
  let isAskedFor = false;
  let running: Promise<void> | undefined;
  let callOff: () => void = () => undefined;

  async function run(): Promise<void> {
    while (isAskedFor && !stopped) {
      isAskedFor = false;
      const beganMs = clock.nowMs();
      await work().catch(onError);
      isAskedFor ||= clock.nowMs() - beganMs >= everyMs;
    }
    running = undefined;
    if (!stopped) callOff = clock.schedule(everyMs, start);
  }

  function start(): void {
    isAskedFor = true;
    if (stopped || running !== undefined) return;
    callOff();
    running = run();
  }

  return {
    start,
    isStopped: () => stopped,
    async stop() {
      stopped = true;
      callOff();
      await running;
    },
  };
}
