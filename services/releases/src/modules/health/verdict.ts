import type { ReleaseReport } from '@afterglow/shared-contracts';

/** How a version failed: it crashed, its code could not run, it showed nothing, stopped the page, or kept the processor busy. */
export const FAILURES = ['crash', 'code', 'empty', 'hang', 'busy'] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * What a report says of a version. `begun` and `left` say nothing yet: it was started, or that is taken back. `lost` is code that did not
 * arrive, which may be the fault of the listener's connection.
 */
export type Verdict = 'begun' | 'left' | 'loaded' | 'lost' | 'erred' | Failure;

/** Undefined for a report that says nothing of the version. */
export function verdictOf(report: ReleaseReport): Verdict | undefined {
  switch (report.kind) {
    case 'crash':
    case 'empty':
    case 'hang':
    case 'busy':
    case 'begun':
    case 'left':
      return report.kind;
    case 'chunk-load-error':
      return report.reason === 'network' || report.reason === 'timeout' ? 'lost' : 'code';
    case 'load':
      return 'loaded';
    case 'error':
      return 'erred';
    case 'malformed-answer':
      return undefined;
  }
}

/** The failure that a verdict is, if it is one. */
export function failureOf(verdict: Verdict): Failure | undefined {
  return FAILURES.find((failure) => failure === verdict);
}

/** Whether it answers what became of a version that was started. */
export function isSettled(verdict: Verdict): boolean {
  return verdict !== 'begun' && verdict !== 'erred';
}
