import { markdownTable } from '../results/markdown-table.ts';
import { rounded } from '../results/statistics.ts';

/** What the page holds on to at one moment, after everything else was collected. */
export interface HeapSample {
  readonly minute: number;
  readonly heapMib: number;
  /** Share of the time so far in which music was heard. */
  readonly heardShare: number;
}

/** The last sample beside the first, and all of them. Throws when there are none. */
export function listeningSummary(samples: readonly HeapSample[], habits: number): readonly string[] {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('Nothing was measured: listen for five minutes or more.');
  return [
    `After ${last.minute} minutes and ${habits} actions the heap is **${rounded(last.heapMib / first.heapMib, 3)}** of what it was after ` +
      `${first.minute} minutes; music was heard in ${rounded(last.heardShare * 100, 1)} % of the time.`,
    '',
    ...markdownTable(
      ['minute', ...samples.map(({ minute }) => String(minute))],
      [['heap, MiB', ...samples.map((sample) => sample.heapMib)]],
    ),
  ];
}
