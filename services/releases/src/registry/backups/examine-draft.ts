import { ENVIRONMENTS, type ReleaseManifest } from '@afterglow/shared-contracts';
import { BackupRefused } from '@afterglow/kit/backup';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { damagedFiles, openReleaseFiles, createReleasesRepository } from '../releases/index.ts';
import type { BackupManifest } from '../../db/backup-format.ts';
import { brokenRevisions } from './broken-revisions.ts';

/** Throws where the log or files of releases differ from the backup; resolves to the releases that have files. */
export async function examineDraft(
  db: Kysely<RegistryTables>,
  manifest: Pick<BackupManifest, 'brokenRevisions'>,
  folder: string,
): Promise<ReleaseManifest[]> {
  const broken = await brokenRevisions(db);
  for (const environment of ENVIRONMENTS)
    if (broken[environment] !== manifest.brokenRevisions[environment])
      throw new BackupRefused(`The log of ${environment} was changed at revision ${broken[environment] ?? 0}.`);
  const stored = await createReleasesRepository(db).stored();
  const files = await openReleaseFiles({ folder, bucket: undefined });
  for (const release of stored) {
    const [wrong] = await damagedFiles(release, files);
    if (wrong !== undefined)
      throw new BackupRefused(`Its files for ${release.name} ${release.version} are missing or damaged: ${wrong}.`);
  }
  return stored;
}
