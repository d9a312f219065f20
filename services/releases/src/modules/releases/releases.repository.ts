import { jsonValue } from '@afterglow/kit';
import type { Kysely } from 'kysely';
import type { PublishedRelease, RegistryTables, ReleasesTable } from '../../db/tables.ts';

export interface ReleasesRepository {
  find(name: string, version: string): Promise<PublishedRelease | undefined>;
  insert(release: ReleasesTable): Promise<void>;
  /** Newest first. */
  list(name: string): Promise<PublishedRelease[]>;
  /** The files of a pruned release are there again. */
  restore(name: string, version: string): Promise<void>;
  /** The names under which something is published. */
  names(): Promise<string[]>;
}

export function createReleasesRepository(db: Kysely<RegistryTables>): ReleasesRepository {
  const named = (name: string) =>
    db
      .selectFrom('releases')
      .leftJoin('pruned_releases', (join) =>
        join
          .onRef('pruned_releases.name', '=', 'releases.name')
          .onRef('pruned_releases.version', '=', 'releases.version'),
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
    async restore(name, version) {
      await db.deleteFrom('pruned_releases').where('name', '=', name).where('version', '=', version).execute();
    },
    names: async () =>
      (await db.selectFrom('releases').select('name').distinct().orderBy('name').execute()).map(({ name }) => name),
  };
}
