import { markdownTable } from '../results/markdown-table.ts';
import type { ChangeRatio, ChangeReport } from './change-report.ts';

/** A row of the table of page changes. */
export interface ChangeRow {
  readonly name: string;
  /** The source of the new page's content. */
  readonly kind: 'kept' | 'fetched';
  readonly report: ChangeReport;
}

/** A row in the table of elements that open at a click. */
export interface OpeningRow {
  readonly what: string;
  readonly when: string;
  readonly report: ChangeReport;
}

export function routeChangeSummary(
  changes: readonly ChangeRow[],
  ratio: ChangeRatio,
  openings: readonly OpeningRow[],
): readonly string[] {
  return [
    `From a click to the content of another area it takes **${ratio.p95}** of what the one bundle takes (p95), ${ratio.median} in the median.`,
    '',
    ...markdownTable(
      [
        'built as',
        'contents',
        'changes',
        'p50 ms',
        'p95 ms',
        'longest',
        'faded p95 ms',
        'long tasks',
        'longest task ms',
      ],
      changes.map(({ name, kind, report }) => [
        ...[name, kind, report.count],
        ...[report.completeMs.median, report.completeMs.p95, report.completeMs.max, report.fadedMs.p95],
        ...[report.longTasks.count, report.longTasks.longestMs],
      ]),
    ),
    '',
    ...markdownTable(
      ['opens at its first click', 'when', 'p50 ms', 'longest', 'long tasks'],
      openings.map(({ what, when, report }) => [
        ...[what, when, report.signMs.median, report.signMs.max, report.longTasks.count],
      ]),
    ),
  ];
}
