import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { jsonValue } from '@afterglow/kit';
import type { Kysely } from 'kysely';
import type { PublishedRelease, RegistryTables, ReleasesTable } from '../../db/tables.ts';

export interface ReleasesRepository {
  find(name: string, version: string): Promise<PublishedRelease | undefined>;
  insert(release: ReleasesTable): Promise<void>;
  /** Newest first. */
  list(name: string): Promise<PublishedRelease[]>;
  stored(): Promise<ReleaseManifest[]>;
  restore(name: string, version: string, at: Date): Promise<void>;
  /** The names of all published releases. */
  names(): Promise<string[]>;
}

export function createReleasesRepository(db: Kysely<RegistryTables>): ReleasesRepository {
  const named = (name: string) =>
    db
      .selectFrom('releases')
      .leftJoin('pruned_releases', (join) =>
        join
          .onRef('pruned_releases.name', '=', 'releases.name')
          .onRef('pruned_releases.version', '=', 'releases.version')
          .on('pruned_releases.restored_at', 'is', null),
      )
      .selectAll('releases')
      .select('pruned_releases.pruned_at')
      .where('releases.name', '=', name);
  return {
    find: (name, version) => named(name).where('releases.version', '=', version).executeTakeFirst(),
    async insert(release) {
      await db
        .insertInto('releases')
        .values({ ...release, manifest: jsonValue(release.manifest) })
        .execute();
    },
    list: (name) => named(name).orderBy('published_at', 'desc').execute(),
    async stored() {
      const rows = await db
        .selectFrom('releases as r')
        .leftJoin('pruned_releases as p', (join) =>
          join.onRef('p.name', '=', 'r.name').onRef('p.version', '=', 'r.version').on('p.restored_at', 'is', null),
        )
        .select('r.manifest')
        .where('p.pruned_at', 'is', null)
        .orderBy('r.name')
        .orderBy('r.published_at')
        .execute();
      return rows.map(({ manifest }) => manifest);
    },
    async restore(name, version, at) {
      await db
        .updateTable('pruned_releases')
        .set({ restored_at: at })
        .where('name', '=', name)
        .where('version', '=', version)
        .where('restored_at', 'is', null)
        .execute();
    },
    names: async () =>
      (await db.selectFrom('releases').select('name').distinct().orderBy('name').execute()).map(({ name }) => name),
  };
}
