import { type Kysely, type SqlBool, sql } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

/** The networks that a version was given to: all, those that have told how it fares, that have seen it fail, and that did not get its code the last time. */
export interface HealthFigures {
  readonly revision: number;
  readonly given: number;
  readonly tried: number;
  readonly failed: number;
  readonly lost: number;
}

/** What a network tells of the version that a revision made live. */
export interface NetworkReport {
  readonly revision: number;
  readonly network: string;
  readonly has_failed: boolean;
  readonly has_lost: boolean;
}

/** Networks by the change that made a version live; giving and reports may be noted in any order. */
export interface HealthRepository {
  noteGiven(revision: number, networks: readonly string[]): Promise<void>;
  /** Notes a report beside what the network has reported before. */
  noteReport(report: NetworkReport): Promise<void>;
  /** Of each of these revisions that has given anything to anybody. */
  figures(revisions: readonly number[]): Promise<HealthFigures[]>;
  /** Removes what belongs to changes from before, or to those that a later one of the same remote has followed. */
  forgetBefore(time: Date): Promise<void>;
}

export function createHealthRepository(db: Kysely<RegistryTables>): HealthRepository {
  return {
    async noteGiven(revision, networks) {
      // Always in the same order: instances that note the same networks would otherwise wait for each other.
      await sql`
        insert into health_networks (revision, network, is_given, has_reported, has_failed, has_lost)
        select ${revision}, network, true, false, false, false from unnest(${networks.toSorted()}::text[]) as network
        on conflict (revision, network) do update set is_given = true`.execute(db);
    },
    async noteReport(report) {
      await db
        .insertInto('health_networks')
        .values({ ...report, is_given: false, has_reported: true })
        .onConflict((conflict) =>
          conflict.columns(['revision', 'network']).doUpdateSet({
            has_reported: true,
            has_failed: sql<boolean>`health_networks.has_failed or excluded.has_failed`,
            has_lost: report.has_lost,
          }),
        )
        .execute();
    },
    figures: (revisions) =>
      db
        .selectFrom('health_networks')
        .select((is) => [
          'revision',
          is.fn.countAll<number>().as('given'),
          countOf(sql`has_reported`, 'tried'),
          countOf(sql`has_failed`, 'failed'),
          countOf(sql`has_lost`, 'lost'),
        ])
        .where('revision', 'in', revisions)
        .where('is_given', '=', true)
        .groupBy('revision')
        .execute(),
    async forgetBefore(time) {
      await db
        .deleteFrom('health_networks')
        .where('revision', 'not in', (one) =>
          one
            .selectFrom('revisions')
            .distinctOn('remote')
            .select('revision')
            .where('environment', '=', 'production')
            .where('changed_at', '>=', time)
            .orderBy('remote')
            .orderBy('revision', 'desc'),
        )
        .execute();
    },
  };
}

function countOf<Name extends keyof HealthFigures>(condition: ReturnType<typeof sql<SqlBool>>, name: Name) {
  return sql<number>`count(*) filter (where ${condition})`.as(name);
}
