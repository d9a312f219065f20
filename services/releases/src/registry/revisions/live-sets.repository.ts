import type { Environment } from '@afterglow/shared-contracts';
import { jsonValue } from '@afterglow/kit';
import { type Kysely, sql } from 'kysely';
import { NOTES, type RegistryTables, type RevisionsTable } from '../../db/tables.ts';

export interface HistoryFilter {
  remote?: string | undefined;
  version?: string | undefined;
  limit: number;
}

/** A revision, and the notes of the release that it made live. */
export type RevisionWithNotes = RevisionsTable & { readonly notes: string | null };

export interface LiveSetsRepository {
  /** Blocks changes of an environment at other instances until the transaction ends. */
  hold(environment: Environment): Promise<void>;
  append(revision: RevisionsTable): Promise<void>;
  /** Newest first. */
  history(environment: Environment, filter: HistoryFilter): Promise<RevisionWithNotes[]>;
  /** The last revision of each remote since that time. */
  lastOfEach(environment: Environment, since: Date): Promise<RevisionsTable[]>;
  log(environment: Environment): Promise<RevisionsTable[]>;
}

export function createLiveSetsRepository(db: Kysely<RegistryTables>): LiveSetsRepository {
  const revisions = (environment: Environment) =>
    db.selectFrom('revisions').selectAll('revisions').where('environment', '=', environment);
  return {
    async hold(environment) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`live set ${environment}`}, 0))`.execute(db);
    },
    async append(revision) {
      await db
        .insertInto('revisions')
        .values({ ...revision, assignment: jsonValue(revision.assignment) })
        .execute();
    },
    history: (environment, { remote, version, limit }) =>
      revisions(environment)
        .leftJoin('releases', (join) =>
          join.onRef('releases.name', '=', 'revisions.remote').onRef('releases.version', '=', 'revisions.to_version'),
        )
        .select(NOTES)
        .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
        .$if(version !== undefined, (query) => query.where('to_version', '=', version ?? ''))
        .orderBy('revision', 'desc')
        .limit(limit)
        .execute(),
    lastOfEach: (environment, since) =>
      revisions(environment)
        .distinctOn('remote')
        .where('changed_at', '>=', since)
        .orderBy('remote')
        .orderBy('revision', 'desc')
        .execute(),
    log: (environment) => revisions(environment).orderBy('revision').execute(),
  };
}
