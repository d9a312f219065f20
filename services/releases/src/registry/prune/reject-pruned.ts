import { ServiceError } from '@afterglow/kit';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

export interface VersionKey {
  readonly name: string;
  readonly version: string;
}

/**
 * Runs within the transaction that has just made a version live: a prune waits for it and then sees that the version is live, or ran
 * before it and has left its mark.
 */
export async function rejectPruned(db: Kysely<RegistryTables>, { name, version }: VersionKey): Promise<void> {
  const pruned = await db
    .selectFrom('pruned_releases')
    .select('pruned_at')
    .where('name', '=', name)
    .where('version', '=', version)
    .where('restored_at', 'is', null)
    .executeTakeFirst();
  if (pruned === undefined) return;
  const day = pruned.pruned_at.toISOString().slice(0, 'yyyy-mm-dd'.length);
  throw new ServiceError(
    'not-found',
    'not_found',
    `${name} ${version} was pruned on ${day}. Publish the same build again, or choose another version.`,
  );
}
