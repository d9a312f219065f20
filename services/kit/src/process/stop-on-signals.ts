import { setTimeout as delay } from 'node:timers/promises';

/** What must be shut down in an orderly way. */
export interface Stoppable {
  /** From now on callers are sent elsewhere. */
  beginStopping(): void;
  stop(): Promise<void>;
  /** Between the two, after SIGTERM: time for a load balancer to notice. */
  readonly delayMs: number;
  readonly onError: (error: unknown) => void;
}

/** Whatever still hangs by then is abandoned. */
const HARD_LIMIT_MS = 10_000;
/** Once stopped, a process ends by itself; one that does not is forced to. */
const LAST_WORK_MS = 1_000;

/**
 * Ends the process in an orderly way at SIGTERM and SIGINT, with exit code 0. Further signals change nothing: a terminal sends Ctrl+C
 * to every process of a group, so the same request often arrives twice.
 */
export function stopOnSignals({ beginStopping, stop, delayMs, onError }: Stoppable): void {
  let isStopping = false;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), HARD_LIMIT_MS + delayMs).unref();
    beginStopping();
    if (signal === 'SIGTERM') await delay(delayMs);
    try {
      await stop();
    } catch (error) {
      process.exitCode = 1;
      onError(error);
    }
    setTimeout(() => process.exit(), LAST_WORK_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (name) => void end(name));
}
