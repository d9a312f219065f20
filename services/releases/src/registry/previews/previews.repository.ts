import type { Database } from '@afterglow/kit';
import { sql } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { rejectPruned, type VersionKey } from '../prune/index.ts';

export interface PreviewsRepository {
  /** The signing secret of all instances; the first caller provides it. */
  sharedSecret(fresh: string, now: Date): Promise<string>;
  /** Retains the files of a version until then, or longer where a link needs it; rejects one that was pruned in the meantime. */
  keep(key: VersionKey, until: Date): Promise<void>;
}

const PURPOSE = 'previews';

export function createPreviewsRepository(database: Database<RegistryTables>): PreviewsRepository {
  return {
    async sharedSecret(fresh, now) {
      const { db } = database;
      await db
        .insertInto('registry_secrets')
        .values({ purpose: PURPOSE, secret: fresh, made_at: now })
        .onConflict((conflict) => conflict.column('purpose').doNothing())
        .execute();
      const { secret } = await db
        .selectFrom('registry_secrets')
        .select('secret')
        .where('purpose', '=', PURPOSE)
        .executeTakeFirstOrThrow();
      return secret;
    },
    keep: (key, until) =>
      database.transaction(async (transaction) => {
        // As a promotion does, so that no prune decides at the same time.
        await sql`lock table revisions in row exclusive mode`.execute(transaction);
        await transaction
          .insertInto('previewed_versions')
          .values({ ...key, ends_at: until })
          .onConflict((conflict) =>
            conflict
              .columns(['name', 'version'])
              .doUpdateSet({ ends_at: sql`greatest(previewed_versions.ends_at, excluded.ends_at)` }),
          )
          .execute();
        await rejectPruned(transaction, key);
      }),
  };
}
