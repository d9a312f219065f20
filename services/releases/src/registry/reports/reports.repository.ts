import { type Kysely, sql } from 'kysely';
import type { RegistryTables, ReportCountsTable } from '../../db/tables.ts';

/** The counts of a version in one hour. */
export interface HourCounts {
  readonly version: string;
  readonly hour: Date;
  readonly loads: number;
  readonly lostCode: number;
  readonly crashes: number;
  readonly otherFailures: number;
  readonly begun: number;
  readonly left: number;
}

export interface ReportsRepository {
  count(report: Omit<ReportCountsTable, 'count'>): Promise<void>;
  list(since: Date): Promise<ReportCountsTable[]>;
  /** Of each version of a remote, by version and then hour. */
  byHour(remote: string, since: Date): Promise<HourCounts[]>;
}

export function createReportsRepository(db: Kysely<RegistryTables>): ReportsRepository {
  return {
    async count(report) {
      await db
        .insertInto('report_counts')
        .values({ ...report, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['remote', 'version', 'kind', 'reason', 'hour'])
            .doUpdateSet({ count: sql<number>`report_counts.count + 1` }),
        )
        .execute();
    },
    list: (since) =>
      db.selectFrom('report_counts').selectAll().where('hour', '>=', since).orderBy('hour', 'desc').execute(),
    byHour: (remote, since) =>
      db
        .selectFrom('report_counts')
        .select(['version', 'hour', countOf('load', 'loads'), countOf('chunk-load-error', 'lostCode')])
        .select([countOf('crash', 'crashes'), countOf('begun', 'begun'), countOf('left', 'left')])
        .select(
          sql<number>`coalesce(sum(count) filter (where kind in ('empty', 'hang', 'busy')), 0)::bigint`.as(
            'otherFailures',
          ),
        )
        .where('remote', '=', remote)
        .where('hour', '>=', since)
        .where('kind', 'in', ['load', 'begun', 'left', 'chunk-load-error', 'crash', 'empty', 'hang', 'busy'])
        .groupBy(['version', 'hour'])
        .orderBy('version')
        .orderBy('hour')
        .execute(),
  };
}

function countOf<Name extends string>(kind: ReportCountsTable['kind'], name: Name) {
  return sql<number>`coalesce(sum(count) filter (where kind = ${kind}), 0)::bigint`.as(name);
}
