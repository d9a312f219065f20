import type { ReportList } from '@afterglow/shared-contracts/registry';

/** What tabs reported of a version in the last day. */
export interface DayFigures {
  readonly loads: number;
  readonly failures: number;
}

const FAILURES: readonly string[] = ['chunk-load-error', 'crash'];

export function dayFigures({ counts }: ReportList, remote: string, version: string): DayFigures {
  const own = counts.filter((one) => one.remote === remote && one.version === version);
  return {
    loads: total(own.filter(({ kind }) => kind === 'load')),
    failures: total(own.filter(({ kind }) => FAILURES.includes(kind))),
  };
}

function total(counts: ReportList['counts']): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
