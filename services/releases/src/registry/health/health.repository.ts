import { type Kysely, type SqlBool, sql } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { isSilent, laterTimes } from './silence.ts';
import { type Failure, FAILURES, failureOf, isSettled, type Verdict } from './verdict.ts';

/**
 * Subnet counts of a version: those that were served it, that have reported, where it runs, that have seen it fail, those plus the silent
 * ones that have started it, that had uncaught errors, and that failed to load its code the last time.
 */
export interface HealthFigures {
  readonly revision: number;
  readonly given: number;
  readonly tried: number;
  readonly loaded: number;
  readonly failed: number;
  readonly failedOrSilent: number;
  readonly erred: number;
  readonly lost: number;
  /** Subnets by their first kind of failure. */
  readonly failures: Readonly<Partial<Record<Failure, number>>>;
}

/** A subnet's report about the version of a revision. */
export interface NetworkReport {
  readonly revision: number;
  readonly network: string;
  readonly verdict: Verdict;
  readonly at: Date;
}

/** Subnets by the change that made a version live; serving and reports may be recorded in any order. */
export interface HealthRepository {
  recordServed(revision: number, networks: readonly string[]): Promise<void>;
  /** Records a report in addition to the subnet's earlier ones. */
  noteReport(report: NetworkReport): Promise<void>;
  /** Of each of these revisions that was served to anyone; a start before then without a report is silent. */
  figures(revisions: readonly number[], silentBefore: Date): Promise<HealthFigures[]>;
  /** Deletes records of earlier changes, and of those that a later one of the same remote has followed. */
  forgetBefore(time: Date): Promise<void>;
}

export function createHealthRepository(db: Kysely<RegistryTables>): HealthRepository {
  return {
    async recordServed(revision, networks) {
      // Always in the same order: instances that record the same subnets would otherwise deadlock.
      await sql`
        insert into health_networks (revision, network, is_given, has_reported, has_failed, has_lost)
        select ${revision}, network, true, false, false, false from unnest(${networks.toSorted()}::text[]) as network
        on conflict (revision, network) do update set is_given = true`.execute(db);
    },
    async noteReport({ revision, network, verdict, at }) {
      const failure = failureOf(verdict);
      await db
        .insertInto('health_networks')
        .values({
          revision,
          network,
          is_given: false,
          has_reported: verdict !== 'begun' && verdict !== 'left',
          has_failed: failure !== undefined,
          failure: failure ?? null,
          has_lost: verdict === 'lost',
          has_loaded: verdict === 'loaded',
          has_erred: verdict === 'erred',
          begun_at: verdict === 'begun' ? at : null,
          settled_at: isSettled(verdict) ? at : null,
        })
        .onConflict((conflict) =>
          conflict.columns(['revision', 'network']).doUpdateSet({
            has_reported: sql<boolean>`health_networks.has_reported or excluded.has_reported`,
            has_failed: sql<boolean>`health_networks.has_failed or excluded.has_failed`,
            failure: sql`coalesce(health_networks.failure, excluded.failure)`,
            has_loaded: sql<boolean>`health_networks.has_loaded or excluded.has_loaded`,
            has_erred: sql<boolean>`health_networks.has_erred or excluded.has_erred`,
            // A listener who gave up waiting for the code has not loaded it either.
            ...(isSettled(verdict) && verdict !== 'left' && { has_lost: verdict === 'lost' }),
            ...laterTimes('health_networks'),
          }),
        )
        .execute();
    },
    async figures(revisions, silentBefore) {
      const silent = isSilent(silentBefore);
      const rows = await db
        .selectFrom('health_networks')
        .select((is) => [
          'revision',
          is.fn.countAll<number>().as('given'),
          countOf(sql`has_reported or ${silent}`, 'tried'),
          countOf(sql`has_loaded and not has_failed`, 'loaded'),
          countOf(sql`has_failed`, 'failed'),
          countOf(sql`has_failed or ${silent}`, 'failedOrSilent'),
          countOf(sql`has_erred`, 'erred'),
          countOf(sql`has_lost`, 'lost'),
          ...FAILURES.map((kind) => countOf(sql`failure = ${kind}`, kind)),
        ])
        .where('revision', 'in', revisions)
        .where('is_given', '=', true)
        .groupBy('revision')
        .execute();
      return rows.map(({ crash, code, empty, hang, busy, ...figures }) => ({
        ...figures,
        failures: { crash, code, empty, hang, busy },
      }));
    },
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

function countOf<Name extends string>(condition: ReturnType<typeof sql<SqlBool>>, name: Name) {
  return sql<number>`count(*) filter (where ${condition})`.as(name);
}
