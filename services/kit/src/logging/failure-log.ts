import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { isBucketError } from '../bucket/bucket-error.ts';
import { isDatabaseAway } from '../database/sql-errors.ts';
import { isOutOfSpace } from '../errors/out-of-space.ts';

const REPORT_EVERY_MS = 1_000;

/** A part whose absence makes every call that needs it fail alike. */
export type PartAway = 'the database is away' | 'the bucket is away' | 'the disk is full';

/** The part whose absence is the reason of a failure, in the words of the log. */
export function partAwayIn(error: unknown): PartAway | undefined {
  if (isDatabaseAway(error)) return 'the database is away';
  if (isOutOfSpace(error)) return 'the disk is full';
  return isBucketError(error) ? 'the bucket is away' : undefined;
}

/** Logs server-side failures one by one; while a part is away, when calls fail alike, they are combined into one line a second. */
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

export function createFailureLog({
  log,
  reportedTogether,
  nowMs = () => performance.now(),
}: FailureLogOptions): FailureLog {
  const reported = new Map<PartAway, { atMs: number; failures: number }>();

  function reportAway(part: PartAway, error: unknown): void {
    const { atMs, failures: before } = reported.get(part) ?? { atMs: Number.NEGATIVE_INFINITY, failures: 0 };
    const failures = before + 1;
    const isTime = nowMs() - atMs >= REPORT_EVERY_MS;
    reported.set(part, isTime ? { atMs: nowMs(), failures: 0 } : { atMs, failures });
    if (isTime) log.error({ err: error, failures }, part);
  }

  return {
    ofRequest(request, error) {
      const part = partAwayIn(error);
      if (part !== undefined) {
        reportedTogether.add(request);
        reportAway(part, error);
      } else {
        request.log.error({ err: error }, 'request failed');
      }
    },
    ofWork(error) {
      const part = partAwayIn(error);
      if (part !== undefined) reportAway(part, error);
      else log.error({ err: error }, 'background work failed');
    },
  };
}
