import { markdownTable, NOT_MEASURED } from '../results/markdown-table.ts';
import { rounded } from '../results/statistics.ts';
import type { DatabaseKind } from './catalog-home.ts';
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

export function catalogSummary(results: Readonly<Record<DatabaseKind, DatabaseResult>>): readonly string[] {
  return Object.entries(results).flatMap(([database, result]) => [
    `**${database}**: ${result.recall.titles} % of misspelled titles are found and ${result.recall.tracks} % of tracks; by the`,
    `title of a track alone ${result.recall.trackTitlesAlone} %. The event loop was blocked for at most`,
    `${result.longestBlockMs} ms; the longest delay between turns was ${result.longestDelayMs} ms.`,
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
        query?.p50Ms ?? NOT_MEASURED,
        query?.p95Ms ?? NOT_MEASURED,
      ]),
    ),
    '',
  ]);
}
