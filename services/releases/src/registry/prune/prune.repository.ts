import { ENVIRONMENTS } from '@afterglow/shared-contracts';
import { type Kysely, sql } from 'kysely';
import type { Assignment, RegistryTables } from '../../db/tables.ts';
import type { ReadLatest } from '../revisions/index.ts';
import type { StoredVersion } from './retention.ts';
import type { VersionKey } from './reject-pruned.ts';

export interface PruneRepository {
  /** Until the transaction ends, nothing goes live and no other prune starts. */
  lockLiveSets(): Promise<void>;
  /** All stored versions, by name and then newest first. */
  stored(): Promise<StoredVersion[]>;
  assignments(): Promise<readonly Assignment[]>;
  mark(versions: readonly VersionKey[], by: string, at: Date): Promise<void>;
  /** All pruned versions, by any instance. */
  pruned(): Promise<VersionKey[]>;
  /** The published ones of these, each once and always in the same order. */
  known(versions: readonly VersionKey[]): Promise<VersionKey[]>;
  noteUses(versions: readonly VersionKey[], at: Date): Promise<void>;
}

export function createPruneRepository(db: Kysely<RegistryTables>, readLatest: ReadLatest): PruneRepository {
  return {
    async lockLiveSets() {
      await sql`lock table revisions in share row exclusive mode`.execute(db);
    },
    async stored() {
      const touched = sql<Date>`greatest(r.published_at, p.restored_at, (
        select max(v.changed_at) from revisions v where v.remote = r.name and r.version in (v.to_version, v.from_version)))`;
      const rows = await db
        .selectFrom('releases as r')
        .leftJoin('version_uses as u', (join) =>
          join.onRef('u.name', '=', 'r.name').onRef('u.version', '=', 'r.version'),
        )
        .leftJoin('pruned_releases as p', (join) =>
          join.onRef('p.name', '=', 'r.name').onRef('p.version', '=', 'r.version'),
        )
        .leftJoin('previewed_versions as v', (join) =>
          join.onRef('v.name', '=', 'r.name').onRef('v.version', '=', 'r.version'),
        )
        .select(['r.name', 'r.version', 'r.size_bytes', 'u.used_at', 'v.ends_at', touched.as('touched_at')])
        .where((one) => one.or([one('p.pruned_at', 'is', null), one('p.restored_at', 'is not', null)]))
        .orderBy('r.name')
        .orderBy('r.published_at', 'desc')
        .execute();
      return rows.map((row) => ({
        name: row.name,
        version: row.version,
        sizeBytes: row.size_bytes,
        touchedAtMs: row.touched_at.getTime(),
        usedAtMs: row.used_at?.getTime() ?? null,
        previewEndsAtMs: row.ends_at?.getTime() ?? null,
      }));
    },
    async assignments() {
      const latest: Assignment[] = [];
      for (const environment of ENVIRONMENTS) latest.push((await readLatest(db, environment))?.row.assignment ?? {});
      return latest;
    },
    async mark(versions, by, at) {
      if (versions.length === 0) return;
      const mark = { pruned_by: by, pruned_at: at, restored_at: null };
      await db
        .insertInto('pruned_releases')
        .values(versions.map(({ name, version }) => ({ name, version, ...mark })))
        .onConflict((conflict) => conflict.columns(['name', 'version']).doUpdateSet(mark))
        .execute();
    },
    pruned: () =>
      db.selectFrom('pruned_releases').select(['name', 'version']).where('restored_at', 'is', null).execute(),
    async known(versions) {
      if (versions.length === 0) return [];
      return db
        .selectFrom('releases')
        .select(['name', 'version'])
        .where((one) => one.or(versions.map(({ name, version }) => one.and({ name, version }))))
        .orderBy('name')
        .orderBy('version')
        .execute();
    },
    async noteUses(versions, at) {
      if (versions.length === 0) return;
      await db
        .insertInto('version_uses')
        .values(versions.map(({ name, version }) => ({ name, version, used_at: at })))
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'version'])
            .doUpdateSet({ used_at: sql`greatest(version_uses.used_at, excluded.used_at)` }),
        )
        .execute();
    },
  };
}
