import { markdownTable } from '../results/markdown-table.ts';
import { rounded } from '../results/statistics.ts';
import type { DatabaseKind } from './catalogue-home.ts';
import type { DatabaseResult } from './measure-database.ts';

const HEADER = [
  'request',
  'p50 ms',
  'p95 ms',
  'of 20: p95 ms',
  'per second',
  'of bare route',
  'query p50 ms',
  'p95 ms',
];

export function catalogueSummary(results: Readonly<Record<DatabaseKind, DatabaseResult>>): readonly string[] {
  return Object.entries(results).flatMap(([database, result]) => [
    `**${database}**: of misspelt titles ${result.recall.titles} % are found, of tracks ${result.recall.tracks} % (by title alone`,
    `${result.recall.trackTitlesAlone} %). The event loop was never blocked for more than ${result.longestEventLoopDelayMs} ms.`,
    '',
    ...markdownTable(
      HEADER,
      result.kinds.map(({ name, calm, full, bare, query }) => [
        name,
        calm.p50Ms,
        calm.p95Ms,
        full.p95Ms,
        full.perSecond,
        rounded(full.perSecond / bare.perSecond, 2),
        query?.p50Ms ?? 0,
        query?.p95Ms ?? 0,
      ]),
    ),
    '',
  ]);
}
