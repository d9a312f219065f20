import { markdownTable } from '../results/markdown-table.ts';
import type { SwapSeries } from './swap-series.ts';

export function swapSummary(series: Readonly<Record<string, SwapSeries>>): readonly string[] {
  const header = [
    'swaps',
    'count',
    'shown p50 ms',
    'p95',
    'max',
    'told p50 ms',
    'in the tab p50 ms',
    'p95',
    'music',
    'heap MiB',
  ];
  const rows = Object.entries(series).map(([name, { shownMs, reportedMs, inTabMs, sound, heapMib, samples }]) => [
    name,
    samples.length,
    shownMs.median,
    shownMs.p95,
    shownMs.max,
    reportedMs.median,
    inTabMs.median,
    inTabMs.p95,
    `${sound.ratio}${sound.interruptions.map((one) => `, ${one}`).join('')}`,
    `${heapMib.at(0) ?? 0} to ${heapMib.at(-1) ?? 0}`,
  ]);
  return markdownTable(header, rows);
}
