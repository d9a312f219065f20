import { markdownTable } from '../results/markdown-table.ts';

export interface ListReading {
  /** The number of mixes that were passed. */
  readonly passed: number;
  readonly heapMib: number;
  /** Items of the list in the document. */
  readonly drawn: number;
  readonly domNodes: number;
}

export interface LongListFinding {
  readonly readings: readonly [ListReading, ListReading];
  /** Of tasks above 50 ms on the way. */
  readonly longTasksMs: readonly number[];
  /** How far the scroll position has moved after a visit to a mix and Back. */
  readonly movedPx: number;
  readonly scrollMs: number;
}

export function longListSummary({ readings, longTasksMs, movedPx, scrollMs }: LongListFinding): readonly string[] {
  const [before, after] = readings;
  const longest = Math.max(0, ...longTasksMs);
  return [
    `**${(after.heapMib - before.heapMib).toFixed(1)} MiB** more heap at ${after.passed} mixes, ${longTasksMs.length} tasks above 50 ms in ` +
      `${Math.round(scrollMs / 1000)} s of scrolling${longTasksMs.length === 0 ? '' : `, the longest ${longest} ms`}; after Back the place is ${movedPx} px off.`,
    '',
    ...markdownTable(
      ['mixes passed', 'heap, MiB', 'items drawn', 'DOM nodes'],
      readings.map(({ passed, heapMib, drawn, domNodes }) => [passed, heapMib, drawn, domNodes]),
    ),
  ];
}
