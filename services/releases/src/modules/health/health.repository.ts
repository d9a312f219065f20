import { type Kysely, sql } from 'kysely';
import type { HealthNetworksTable, RegistryTables } from '../../db/tables.ts';

/** How many networks have reported about a version, how many of them a failure, and how many never got its code. */
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
      const orBefore = (column: 'has_failed' | 'has_lost' | 'has_loaded') =>
        sql<boolean>`excluded.${sql.ref(column)} or (health_networks.${sql.ref(column)} and health_networks.reported_at >= ${since})`;
      await db
        .insertInto('health_networks')
        .values(report)
        .onConflict((conflict) =>
          conflict.columns(['remote', 'version', 'network']).doUpdateSet({
            has_failed: orBefore('has_failed'),
            has_lost: orBefore('has_lost'),
            has_loaded: orBefore('has_loaded'),
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
          sql<number>`count(*) filter (where has_lost and not has_loaded)`.as('lost'),
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
