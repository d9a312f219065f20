import type { ReportList } from '@afterglow/shared-registry-contracts';
import { visitsOf } from '../health/hourly.ts';

/** The reports about a version in the last day. */
export interface DayFigures {
  readonly loads: number;
  readonly failures: number;
  readonly visits: number;
}

type Kind = ReportList['counts'][number]['kind'];

const FAILURES: readonly Kind[] = ['chunk-load-error', 'crash', 'empty', 'hang', 'busy'];

export function dayFigures({ counts }: ReportList, remote: string, version: string): DayFigures {
  const own = counts.filter((one) => one.remote === remote && one.version === version);
  const total = (...kinds: readonly Kind[]) =>
    own.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0);
  const loads = total('load');
  const failures = total(...FAILURES);
  const started = total('begun') - total('left');
  return { loads, failures, visits: visitsOf({ loads, lostCode: total('chunk-load-error'), failures, started }) };
}
