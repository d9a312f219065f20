import { markdownTable } from '../results/markdown-table.ts';
import { summaryOf } from '../results/statistics.ts';
import type { TabRollback } from './way-tabs.ts';

export interface WayFound {
  readonly way: string;
  /** A list for each rollback, with an entry for each tab. */
  readonly rollbacks: readonly (readonly TabRollback[])[];
  readonly errors: readonly string[];
}

const HEAD = [
  'tabs follow by',
  'tabs x rollbacks',
  'shown p50 ms',
  'p95',
  'last tab, median',
  'worst',
  'gap in the sound p50 ms',
  'longest',
  'without the area p50 ms',
  'longest',
  'errors',
];

/** A row for each way; the first one is what the others are put beside. */
export function rollbackWaysSummary(found: readonly WayFound[]): readonly string[] {
  return markdownTable(
    HEAD,
    found.map(({ way, rollbacks, errors }) => {
      const tabs = rollbacks.flat();
      const shown = summaryOf(tabs.map(({ shownMs }) => shownMs));
      const last = summaryOf(rollbacks.map((each) => Math.max(...each.map(({ shownMs }) => shownMs))));
      const silence = summaryOf(tabs.map(({ silenceMs }) => silenceMs));
      const absence = summaryOf(tabs.map(({ absenceMs }) => absenceMs));
      const count = `${rollbacks[0]?.length ?? 0} x ${rollbacks.length}`;
      return [
        ...[way, count, shown.median, shown.p95, last.median, last.max],
        ...[silence.median, silence.max, absence.median, absence.max, errors.length],
      ];
    }),
  );
}
