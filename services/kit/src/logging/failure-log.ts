import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/sql-errors.ts';

const AWAY_TOLD_EVERY_MS = 1_000;

/**
 * Logs what failed on our side, each failure by itself; only those of a database that is away are told together, one line a second,
 * because then every call fails alike.
 */
export interface FailureLog {
  /** Tells that answering a request failed. */
  ofRequest(request: FastifyRequest, error: unknown): void;
  /** Tells that work failed for which no request waits. */
  ofWork(error: unknown): void;
}

export interface FailureLogOptions {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Receives the requests that have been told with others and need no line of their own. */
  readonly toldTogether: Pick<WeakSet<FastifyRequest>, 'add'>;
  /** Default: the system's clock. */
  readonly nowMs?: (() => number) | undefined;
}

export function createFailureLog({ log, toldTogether, nowMs = Date.now }: FailureLogOptions): FailureLog {
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let failures = 0;

  function tellAway(error: unknown): void {
    failures += 1;
    if (nowMs() - toldAtMs < AWAY_TOLD_EVERY_MS) return;
    log.error({ err: error, failures }, 'the database is away');
    toldAtMs = nowMs();
    failures = 0;
  }

  return {
    ofRequest(request, error) {
      if (isDatabaseAway(error)) {
        toldTogether.add(request);
        tellAway(error);
      } else {
        request.log.error({ err: error }, 'request failed');
      }
    },
    ofWork(error) {
      if (isDatabaseAway(error)) tellAway(error);
      else log.error({ err: error }, 'background work failed');
    },
  };
}
