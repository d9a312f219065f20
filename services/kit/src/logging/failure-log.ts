import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/sql-errors.ts';

const REPORT_EVERY_MS = 1_000;

/**
 * Logs server-side failures one by one; while the database is away, when every call fails alike, they are combined into one line a
 * second.
 */
export interface FailureLog {
  ofRequest(request: FastifyRequest, error: unknown): void;
  ofWork(error: unknown): void;
}

export interface FailureLogOptions {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Receives the requests that a combined line covers, which need no line of their own. */
  readonly reportedTogether: Pick<WeakSet<FastifyRequest>, 'add'>;
  readonly nowMs?: (() => number) | undefined;
}

export function createFailureLog({ log, reportedTogether, nowMs = Date.now }: FailureLogOptions): FailureLog {
  let reportedAtMs = Number.NEGATIVE_INFINITY;
  let failures = 0;

  function reportAway(error: unknown): void {
    failures += 1;
    if (nowMs() - reportedAtMs < REPORT_EVERY_MS) return;
    log.error({ err: error, failures }, 'the database is away');
    reportedAtMs = nowMs();
    failures = 0;
  }

  return {
    ofRequest(request, error) {
      if (isDatabaseAway(error)) {
        reportedTogether.add(request);
        reportAway(error);
      } else {
        request.log.error({ err: error }, 'request failed');
      }
    },
    ofWork(error) {
      if (isDatabaseAway(error)) reportAway(error);
      else log.error({ err: error }, 'background work failed');
    },
  };
}
