import type { Environment } from '@afterglow/shared-contracts';
import type { Kysely } from 'kysely';
import type { Assignment, RegistryTables, RevisionsTable } from '../../db/tables.ts';
import { goodVersions, type LoggedChange, type VersionRecord, withChange } from './version-record.ts';

/** How many good versions of a release an assignment lists. */
const MAX_GOOD_VERSIONS = 20;

/** The last revision of an environment, with the good versions from its log, and the records of all releases. */
export interface LatestRevision {
  readonly row: RevisionsTable;
  readonly records: VersionRecords;
}

/** By the name of the release. */
type VersionRecords = ReadonlyMap<string, VersionRecord>;

/** The last revision of an environment; undefined before the first. */
export type ReadLatest = (db: Kysely<RegistryTables>, environment: Environment) => Promise<LatestRevision | undefined>;

/**
 * Old rows, from before replaced versions counted as bad, list them as good, and no row is ever changed: so the log decides. Read parts
 * of it are cached, because it only grows.
 */
export function createLatestReader(): ReadLatest {
  const known = new Map<Environment, { readonly revision: number; readonly records: VersionRecords }>();

  return async (db, environment) => {
    const revisions = db.selectFrom('revisions').where('environment', '=', environment);
    const row = await revisions.selectAll().orderBy('revision', 'desc').limit(1).executeTakeFirst();
    if (row === undefined) return undefined;
    const last = known.get(environment);
    const start = last !== undefined && last.revision <= row.revision ? last : { revision: 0, records: new Map() };
    const changes = await revisions
      .select(['action', 'remote', 'from_version', 'to_version', 'actor'])
      .where('revision', '>', start.revision)
      .where('revision', '<=', row.revision)
      .orderBy('revision')
      .execute();
    const records = recordsAfter(start.records, changes);
    known.set(environment, { revision: row.revision, records });
    return { row: { ...row, assignment: withGoodVersions(row.assignment, records) }, records };
  };
}

function recordsAfter(before: VersionRecords, changes: readonly LoggedChange[]): VersionRecords {
  const records = new Map(before);
  for (const change of changes) records.set(change.remote, withChange(records.get(change.remote), change));
  return records;
}

function withGoodVersions(assignment: Assignment, records: VersionRecords): Assignment {
  return Object.fromEntries(
    Object.entries(assignment).map(([name, assigned]) => [
      name,
      { ...assigned, history: historyOf(records.get(name)) },
    ]),
  );
}

/** The list of a record in an assignment. */
export function historyOf(record: VersionRecord | undefined): string[] {
  return record === undefined ? [] : goodVersions(record).slice(-MAX_GOOD_VERSIONS);
}
