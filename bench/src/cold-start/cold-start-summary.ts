import { markdownTable } from '../results/markdown-table.ts';
import type { VariantReport } from './variant-report.ts';

export interface ColdStartRatios {
  readonly toBundle: number;
  readonly toBundleWithHints: number;
  readonly toDefaults: number;
}

export function coldStartSummary(reports: readonly VariantReport[], ratios: ColdStartRatios): readonly string[] {
  const header = [
    'variant',
    'content ms',
    'min',
    'max',
    'data ms',
    'first paint ms',
    'requests',
    'KiB',
    'script KiB',
    'fast network ms',
  ];
  const rows = reports.map((report) => [
    report.name,
    report.contentMs.median,
    report.contentMs.min,
    report.contentMs.max,
    report.dataMs.median,
    report.firstContentfulPaintMs.median,
    report.requests,
    report.kib,
    report.scriptKib,
    report.unhinderedContentMs.median,
  ]);
  return [
    `Afterglow takes **${ratios.toBundle}** of the time of the one bundle without hints, ${ratios.toBundleWithHints} of the one bundle with`,
    `hints, and **${ratios.toDefaults}** of the faster of the two ways in which Module Federation comes.`,
    '',
    ...markdownTable(header, rows),
  ];
}
