import type { ReleaseReport } from '@afterglow/shared-contracts';
import type { HealthFigures } from './health.repository.ts';

const PERCENT = 100;

/** When a version that has just gone live is taken back. */
export interface HealthPolicy {
  /** How long a version is watched after it was made live, in milliseconds. */
  readonly windowMs: number;
  /** So many networks must have seen it fail: a few may have a broken browser, or mean harm. */
  readonly leastFailed: number;
  /** And so many of a hundred that have it, or later that have tried it. */
  readonly percentFailed: number;
}

export const DEFAULT_HEALTH_POLICY: HealthPolicy = { windowMs: 600_000, leastFailed: 5, percentFailed: 20 };

/** Connections fail at some listeners at any time, and at half of them only where the code itself does not come. */
const LEAST_PERCENT_LOST = 50;

/** After this part of the window, tabs that are open at the area have long told how the version fares. */
const PARTS_UNTIL_TRIED = 10;

/**
 * On which figures the policy takes a version back, as the log tells them; undefined while it does not. At first the failures are those of
 * all who have the version: whoever reports faster than the others decides nothing. Then they are those of all who have tried it, or an
 * area that few of the listeners open could never be taken back.
 */
export function reasonToTakeBack(
  { given, tried, failed, lost }: HealthFigures,
  ageMs: number,
  { windowMs, leastFailed, percentFailed }: HealthPolicy,
): string | undefined {
  const isFirst = ageMs < windowMs / PARTS_UNTIL_TRIED;
  const networks = isFirst ? given : tried;
  const isCrossed = (count: number, percent: number) => count >= leastFailed && count * PERCENT >= networks * percent;
  const text = (what: string, count: number, percent: number) =>
    `${what} ${count} of ${networks} networks that have ${isFirst ? 'it' : 'tried it'} (the limit is ${percent} %, at least ${leastFailed}).`;
  const percentLost = Math.max(percentFailed, LEAST_PERCENT_LOST);
  if (isCrossed(failed, percentFailed)) return text('It failed for', failed, percentFailed);
  return isCrossed(lost, percentLost) ? text('Its code did not arrive at', lost, percentLost) : undefined;
}

/** What a report says of a version; undefined for what says nothing of it. */
export type Verdict = 'loaded' | 'lost' | 'failed';

/** Whether the release is to blame: code that did not arrive may be lost by the listener's connection. */
export function verdictOf(report: ReleaseReport): Verdict | undefined {
  switch (report.kind) {
    case 'crash':
    case 'empty':
    case 'hang':
      return 'failed';
    case 'chunk-load-error':
      return report.reason === 'network' || report.reason === 'timeout' ? 'lost' : 'failed';
    case 'load':
      return 'loaded';
    case 'begun':
    case 'left':
    case 'busy':
    case 'error':
    case 'malformed-answer':
      return undefined;
  }
}
