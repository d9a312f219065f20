import type { Kysely } from 'kysely';
import type { PathGrantsTable, RegistryTables } from '../../db/tables.ts';

export interface GrantsRepository {
  list(): Promise<PathGrantsTable[]>;
  grant(grant: PathGrantsTable): Promise<void>;
  /** Grants unclaimed paths; existing grants stay. */
  grantFree(grants: readonly PathGrantsTable[]): Promise<void>;
}

export function createGrantsRepository(db: Kysely<RegistryTables>): GrantsRepository {
  return {
    list: () => db.selectFrom('path_grants').selectAll().orderBy('path').execute(),
    async grant(grant) {
      const { path: _, ...held } = grant;
      await db
        .insertInto('path_grants')
        .values(grant)
        .onConflict((conflict) => conflict.column('path').doUpdateSet(held))
        .execute();
    },
    async grantFree(grants) {
      if (grants.length === 0) return;
      await db
        .insertInto('path_grants')
        .values([...grants])
        .onConflict((conflict) => conflict.column('path').doNothing())
        .execute();
    },
  };
}
