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
    `**${database}**: ${result.recall.titles} % of misspelt titles are found and ${result.recall.tracks} % of tracks; by the`,
    `title of a track alone ${result.recall.trackTitlesAlone} %. No turn of the event loop worked for more than`,
    `${result.longestBlockMs} ms; from turn to turn it took at most ${result.longestDelayMs} ms.`,
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
