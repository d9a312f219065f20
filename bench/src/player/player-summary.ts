import { markdownTable } from '../results/markdown-table.ts';
import type { Summary } from '../results/statistics.ts';

type Durations = Readonly<Record<string, Readonly<Record<string, Summary>>>>;

/** A row for each kind of source, two columns for each number of subscribers. */
export function playerSummary(subscribers: readonly number[], durationsMs: Durations): readonly string[] {
  const header = subscribers.flatMap((count) => [`${count} subscribers, ms`, 'p95']);
  const rows = Object.entries(durationsMs).map(([name, byCount]) => [
    name,
    ...subscribers.flatMap((count) => [byCount[count]?.median ?? '', byCount[count]?.p95 ?? '']),
  ]);
  return markdownTable(['told by', ...header], rows);
}
