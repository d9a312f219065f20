import type { ReleaseReport } from '@afterglow/shared-contracts';

/** The kinds of failures: it crashed, its code could not run, it showed nothing, stopped the page, or kept the processor busy. */
export const FAILURES = ['crash', 'code', 'empty', 'hang', 'busy'] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * The meaning of a report. `begun` and `left` say nothing yet: it was started, or the start was withdrawn. `lost` is code that did not
 * load, which may be the fault of the listener's connection.
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

export function failureOf(verdict: Verdict): Failure | undefined {
  return FAILURES.find((failure) => failure === verdict);
}

export function isSettled(verdict: Verdict): boolean {
  return verdict !== 'begun' && verdict !== 'erred';
}
