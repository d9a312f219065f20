import { jsonValue } from '@afterglow/kit';
import type { Kysely } from 'kysely';
import type { RegistryTables, ReleasesTable } from '../../db/tables.ts';

export interface ReleasesRepository {
  find(name: string, version: string): Promise<ReleasesTable | undefined>;
  insert(release: ReleasesTable): Promise<void>;
  /** Newest first. */
  list(name: string): Promise<ReleasesTable[]>;
  /** The names under which something is published. */
  names(): Promise<string[]>;
}

export function createReleasesRepository(db: Kysely<RegistryTables>): ReleasesRepository {
  return {
    find: (name, version) =>
      db.selectFrom('releases').selectAll().where('name', '=', name).where('version', '=', version).executeTakeFirst(),
    async insert(release) {
      await db
        .insertInto('releases')
        .values({ ...release, manifest: jsonValue(release.manifest) })
        .execute();
    },
    list: (name) =>
      db.selectFrom('releases').selectAll().where('name', '=', name).orderBy('published_at', 'desc').execute(),
    names: async () =>
      (await db.selectFrom('releases').select('name').distinct().orderBy('name').execute()).map(({ name }) => name),
  };
}
