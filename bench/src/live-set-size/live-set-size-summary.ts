import type { VariantReport } from '../cold-start/variant-report.ts';
import { markdownTable } from '../results/markdown-table.ts';

export interface LiveSetSizeRatios {
  readonly content: number;
  readonly data: number;
  readonly unhindered: number;
}

export function liveSetSizeSummary(reports: readonly VariantReport[], ratios: LiveSetSizeRatios): readonly string[] {
  const header = ['in the live set', 'content ms', 'min', 'max', 'data ms', 'page KiB', 'fast network ms', 'min'];
  const rows = reports.map(({ name, contentMs, dataMs, unhinderedContentMs, waterfall }) => [
    name,
    contentMs.median,
    contentMs.min,
    contentMs.max,
    dataMs.median,
    ((waterfall.find(({ path }) => path === '/')?.bytes ?? 0) / 1024).toFixed(1),
    unhinderedContentMs.median,
    unhinderedContentMs.min,
  ]);
  return [
    `With two hundred areas a page starts in **${ratios.content}** of the time that it takes with five; its first data is there after`,
    `${ratios.data} of it, and on a fast network, where the processor's part is all, it starts in ${ratios.unhindered}.`,
    '',
    ...markdownTable(header, rows),
  ];
}
