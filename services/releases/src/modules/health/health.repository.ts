import { type Kysely, sql } from 'kysely';
import type { HealthNetworksTable, RegistryTables } from '../../db/tables.ts';

/** How many networks have reported about a version, how many of them a failure, and how many did not get its code the last time. */
export interface HealthFigures {
  readonly networks: number;
  readonly failed: number;
  readonly lost: number;
}

export interface HealthRepository {
  /** Notes a network's report beside what it has reported since then. */
  note(report: HealthNetworksTable, since: Date): Promise<void>;
  figures(remote: string, version: string, since: Date): Promise<HealthFigures>;
  forgetBefore(time: Date): Promise<void>;
}

export function createHealthRepository(db: Kysely<RegistryTables>): HealthRepository {
  return {
    async note(report, since) {
      await db
        .insertInto('health_networks')
        .values(report)
        .onConflict((conflict) =>
          conflict.columns(['remote', 'version', 'network']).doUpdateSet({
            has_failed: sql<boolean>`excluded.has_failed or (health_networks.has_failed and health_networks.reported_at >= ${since})`,
            has_lost: report.has_lost,
            reported_at: report.reported_at,
          }),
        )
        .execute();
    },
    async figures(remote, version, since) {
      return db
        .selectFrom('health_networks')
        .select((is) => [
          is.fn.countAll<number>().as('networks'),
          sql<number>`count(*) filter (where has_failed)`.as('failed'),
          sql<number>`count(*) filter (where has_lost)`.as('lost'),
        ])
        .where('remote', '=', remote)
        .where('version', '=', version)
        .where('reported_at', '>=', since)
        .executeTakeFirstOrThrow();
    },
    async forgetBefore(time) {
      await db.deleteFrom('health_networks').where('reported_at', '<', time).execute();
    },
  };
}
