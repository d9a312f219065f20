import { markdownTable } from '../results/markdown-table.ts';
import { summaryOf } from '../results/statistics.ts';
import type { Telling } from './broadcast-to-crowd.ts';

export interface RollbackFound {
  readonly streams: Telling;
  readonly bareOnce: Telling;
  readonly bareEach: Telling;
  readonly realTabsMs: readonly number[];
  readonly realTabsAloneMs: readonly number[];
}

export function rollbackSummary(found: RollbackFound): readonly string[] {
  const tellings: Readonly<Record<string, Telling>> = {
    'event streams of the site': found.streams,
    'bare server, text made once for all': found.bareOnce,
    'bare server, text made for each tab': found.bareEach,
  };
  const rows = Object.entries(tellings).map(([name, { tabs, rollbacks, p50Ms, p99Ms, lastMs }]) => {
    const last = summaryOf(lastMs);
    return [name, tabs, rollbacks, p50Ms, p99Ms, last.median, last.max];
  });
  const header = ['tabs are told by', 'tabs', 'rollbacks', 'p50 ms', 'p99', 'last tab, median', 'last tab, worst'];
  return [
    ...markdownTable(header, rows),
    '',
    ...markdownTable(
      ['real tabs show the version before', 'count', 'p50 ms', 'p95', 'max'],
      [realRow('beside ten thousand others', found.realTabsMs), realRow('alone', found.realTabsAloneMs)],
    ),
  ];
}

function realRow(name: string, shownMs: readonly number[]): (string | number)[] {
  const { median, p95, max } = summaryOf(shownMs);
  return [name, shownMs.length, median, p95, max];
}
