import type { Environment } from '@afterglow/shared-contracts';
import type { Kysely } from 'kysely';
import { NOTES, type RegistryTables, type RevisionAction, type RevisionsTable } from '../../db/tables.ts';
import type { ReadLatest } from '../revisions/index.ts';

type LastRevision = Pick<RevisionsTable, 'revision' | 'assignment'>;

/** The last changes that made versions of remotes live, by remote. */
export type Causes = ReadonlyMap<string, RevisionsTable>;

export type NotesOf = (name: string, version: string) => string | null;

export interface OverviewRepository {
  latest(environment: Environment): Promise<LastRevision>;
  /** The last change of each remote by one of these actions, up to a revision. */
  causes(environment: Environment, actions: readonly RevisionAction[], until: number): Promise<Causes>;
  names(): Promise<string[]>;
  /** The notes of releases with one of these versions. */
  notes(versions: readonly string[]): Promise<NotesOf>;
}

export function createOverviewRepository(db: Kysely<RegistryTables>, readLatest: ReadLatest): OverviewRepository {
  return {
    async latest(environment) {
      return (await readLatest(db, environment))?.row ?? { revision: 0, assignment: {} };
    },
    async causes(environment, actions, until) {
      const rows = await db
        .selectFrom('revisions')
        .distinctOn('remote')
        .selectAll()
        .where('environment', '=', environment)
        .where('action', 'in', [...actions])
        .where('revision', '<=', until)
        .orderBy('remote')
        .orderBy('revision', 'desc')
        .execute();
      return new Map(rows.map((row) => [row.remote, row]));
    },
    async names() {
      const rows = await db.selectFrom('releases').select('name').distinct().orderBy('name').execute();
      return rows.map(({ name }) => name);
    },
    async notes(versions) {
      if (versions.length === 0) return () => null;
      const rows = await db
        .selectFrom('releases')
        .select(['name', 'version', NOTES])
        .where('version', 'in', [...versions])
        .execute();
      return (name, version) => rows.find((row) => row.name === name && row.version === version)?.notes ?? null;
    },
  };
}
