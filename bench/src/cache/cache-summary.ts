import { markdownTable } from '../results/markdown-table.ts';
import type { Summary } from '../results/statistics.ts';

export interface CacheFigures {
  readonly openMs: Summary;
  readonly storageMs: Summary;
  readonly longestTaskMs: Summary;
  readonly changeMs: Summary;
  readonly writes: number;
  readonly writtenCharacters: number;
}

export interface CacheRatios {
  readonly open: number;
  readonly change: number;
  readonly written: number;
}

export function cacheSummary(
  entries: number,
  byEntry: CacheFigures,
  asOne: CacheFigures,
  ratios: CacheRatios,
): readonly string[] {
  const row = (
    name: string,
    { openMs, storageMs, longestTaskMs, changeMs, writes, writtenCharacters }: CacheFigures,
  ) => [
    ...[name, openMs.median, openMs.p95, storageMs.median, longestTaskMs.median],
    ...[changeMs.median, changeMs.p95, writes, writtenCharacters],
  ];
  return [
    `With ${entries} entries the first one is there after **${byEntry.openMs.median} ms** (${ratios.open} of the time of the cache as one text), and a change writes`,
    `**${byEntry.writtenCharacters} characters** (${ratios.written}) in ${byEntry.changeMs.median} ms (${ratios.change}).`,
    '',
    ...markdownTable(
      ['cache', 'open ms', 'p95', 'of it storage', 'longest task ms', 'change ms', 'p95', 'keys written', 'characters'],
      [row('entry by entry', byEntry), row('as one text', asOne)],
    ),
  ];
}
