import { median, rounded, summaryOf, type Summary } from '../results/statistics.ts';
import type { SeenChange } from './watch-change.ts';

export interface ChangeReport {
  readonly count: number;
  readonly signMs: Summary;
  readonly completeMs: Summary;
  readonly fadedMs: Summary;
  /** Calls to the API, in the median change. */
  readonly calls: number;
  readonly longTasks: { readonly count: number; readonly longestMs: number };
}

export function changeReport(samples: readonly SeenChange[]): ChangeReport {
  const longTasksMs = samples.flatMap((sample) => sample.longTasksMs);
  return {
    count: samples.length,
    signMs: summaryOf(samples.map(({ signMs }) => signMs)),
    completeMs: summaryOf(samples.map(({ completeMs }) => completeMs)),
    fadedMs: summaryOf(samples.map(({ fadedMs }) => fadedMs)),
    calls: median(samples.map(({ calls }) => calls)),
    longTasks: { count: longTasksMs.length, longestMs: rounded(Math.max(0, ...longTasksMs)) },
  };
}

/** The time until the content divided by that of the compared variant. */
export interface ChangeRatio {
  readonly median: number;
  readonly p95: number;
}

export function ratioOf(own: ChangeReport, other: ChangeReport): ChangeRatio {
  return {
    median: rounded(own.completeMs.median / other.completeMs.median, 2),
    p95: rounded(own.completeMs.p95 / other.completeMs.p95, 2),
  };
}
