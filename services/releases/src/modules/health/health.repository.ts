import { type Kysely, sql } from 'kysely';
import type { HealthNetworksTable, RegistryTables } from '../../db/tables.ts';

/** How many networks have reported about a version, and how many of them a failure. */
export interface HealthFigures {
  readonly networks: number;
  readonly failed: number;
}

export interface HealthRepository {
  /** Notes a network's report; one that has failed once stays so. */
  note(report: HealthNetworksTable): Promise<void>;
  figures(remote: string, version: string, since: Date): Promise<HealthFigures>;
  forgetBefore(time: Date): Promise<void>;
}

export function createHealthRepository(db: Kysely<RegistryTables>): HealthRepository {
  return {
    async note(report) {
      await db
        .insertInto('health_networks')
        .values(report)
        .onConflict((conflict) =>
          conflict.columns(['remote', 'version', 'network']).doUpdateSet({
            has_failed: sql<boolean>`health_networks.has_failed or excluded.has_failed`,
            reported_at: report.reported_at,
          }),
        )
        .execute();
    },
    async figures(remote, version, since) {
      const { networks, failed } = await db
        .selectFrom('health_networks')
        .select((is) => [
          is.fn.countAll<number>().as('networks'),
          sql<number>`count(*) filter (where has_failed)`.as('failed'),
        ])
        .where('remote', '=', remote)
        .where('version', '=', version)
        .where('reported_at', '>=', since)
        .executeTakeFirstOrThrow();
      return { networks, failed };
    },
    async forgetBefore(time) {
      await db.deleteFrom('health_networks').where('reported_at', '<', time).execute();
    },
  };
}
