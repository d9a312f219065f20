import { markdownTable } from '../results/markdown-table.ts';
import { rounded } from '../results/statistics.ts';

/** The page's memory at one time, after garbage collection. */
export interface HeapSample {
  readonly minute: number;
  readonly heapMib: number;
  /** From a heap snapshot: compiled code, and everything else on the heap. */
  readonly codeMib: number;
  readonly dataMib: number;
  readonly domNodes: number;
  readonly listeners: number;
  /** Share of the time so far in which music played. */
  readonly heardShare: number;
}

/** The last sample next to the first, and all of them. Throws without any. */
export function listeningSummary(samples: readonly HeapSample[], habits: number): readonly string[] {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('Nothing was measured: listen for five minutes or more.');
  const row = (name: string, valueOf: (sample: HeapSample) => number) => [name, ...samples.map(valueOf)];
  return [
    `After ${last.minute} minutes and ${habits} actions the heap is **${rounded(last.heapMib / first.heapMib, 3)}** of what it was after ` +
      `${first.minute} minutes, without compiled code **${rounded(last.dataMib / first.dataMib, 3)}**; ` +
      `music was heard in ${rounded(last.heardShare * 100, 1)} % of the time.`,
    '',
    ...markdownTable(
      ['minute', ...samples.map(({ minute }) => String(minute))],
      [
        row('heap, MiB', ({ heapMib }) => heapMib),
        row('compiled code, MiB', ({ codeMib }) => codeMib),
        row('all but code, MiB', ({ dataMib }) => dataMib),
        row('DOM nodes', ({ domNodes }) => domNodes),
        row('event listeners', ({ listeners }) => listeners),
      ],
    ),
  ];
}
