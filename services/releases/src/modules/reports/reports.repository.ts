import { type Kysely, sql } from 'kysely';
import type { RegistryTables, ReportCountsTable } from '../../db/tables.ts';

export interface ReportsRepository {
  count(report: Omit<ReportCountsTable, 'count'>): Promise<void>;
  list(since: Date): Promise<ReportCountsTable[]>;
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
  };
}
