import type { Environment } from '@afterglow/shared-contracts';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { firstBrokenRevision, createLiveSetsRepository } from '../revisions/index.ts';

/** The first revision of each environment that was changed or does not follow the previous one; null where the log is intact. */
export async function brokenRevisions(db: Kysely<RegistryTables>): Promise<Record<Environment, number | null>> {
  const { log } = createLiveSetsRepository(db);
  const brokenIn = async (environment: Environment) => firstBrokenRevision(await log(environment));
  return { production: await brokenIn('production'), staging: await brokenIn('staging') };
}
