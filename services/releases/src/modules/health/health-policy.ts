import type { ReleaseReport } from '@afterglow/shared-contracts';
import type { HealthFigures } from './health.repository.ts';

const PERCENT = 100;

/** When a version that has just gone live is taken back. */
export interface HealthPolicy {
  /** How long a version is watched after it was made live, in milliseconds. */
  readonly windowMs: number;
  /** So many networks must have seen it fail: a few may have a broken browser, or mean harm. */
  readonly leastFailed: number;
  /** And so many of a hundred that have reported. */
  readonly percentFailed: number;
}

export const DEFAULT_HEALTH_POLICY: HealthPolicy = { windowMs: 600_000, leastFailed: 5, percentFailed: 20 };

/** Whether the figures cross the policy. */
export function isUnhealthy(
  { networks, failed }: HealthFigures,
  { leastFailed, percentFailed }: HealthPolicy,
): boolean {
  return failed >= leastFailed && failed * PERCENT >= networks * percentFailed;
}

/** Whether a report says that the release is to blame: a listener's connection is not its fault. */
export function isFailure(report: ReleaseReport): boolean {
  switch (report.kind) {
    case 'crash':
      return true;
    case 'chunk-load-error':
      return report.reason !== 'network' && report.reason !== 'timeout';
    case 'load':
    case 'malformed-answer':
      return false;
  }
}

/** The figures as the log tells them. */
export function figuresText({ networks, failed }: HealthFigures, { leastFailed, percentFailed }: HealthPolicy): string {
  return `It failed for ${failed} of ${networks} networks that reported (the limit is ${percentFailed} %, at least ${leastFailed}).`;
}
