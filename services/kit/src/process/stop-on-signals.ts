import { setTimeout as delay } from 'node:timers/promises';

/** The steps of an orderly shutdown. */
export interface Stoppable {
  /** From now on callers are sent elsewhere. */
  beginStopping(): void;
  stop(): Promise<void>;
  /** The delay between the two after SIGTERM, for a load balancer to react. */
  readonly delayMs: number;
  readonly onError: (error: unknown) => void;
}

/** Whatever still hangs by then is abandoned. */
const HARD_LIMIT_MS = 10_000;
/** A stopped process ends on its own; after this it is forced to. */
const LAST_WORK_MS = 1_000;

/**
 * Shuts the process down in an orderly way at SIGTERM and SIGINT, with exit code 0. Further signals change nothing: a terminal sends
 * Ctrl+C to every process of a group, so one request often arrives twice.
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
