import { errorText } from '@afterglow/kit';
import type { BackupManifest } from '#admin/backup-format.ts';
import { type TriedBackup, tryBackup } from '#admin/restore-backup.ts';
import type { UnpackedSite } from '#admin/site-backup.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { serviceFolder } from '../connection.ts';
import type { RegistryFacts, TriedRegistry } from '../registry-backups.ts';

interface SetAside {
  /** The path of the previous database; undefined when there was none. */
  readonly setAside: string | undefined;
}

export interface Restored {
  readonly service: (BackupManifest & SetAside) | undefined;
  readonly registry: (RegistryFacts & SetAside) | undefined;
}

/** Both parts are checked before either replaces anything. */
export async function restoreParts(
  { environment, registry }: CommandContext,
  parts: UnpackedSite,
  path: string,
): Promise<Restored> {
  const refuse = refuseBackup(path);
  const service =
    parts.service === undefined ? undefined : await tryBackup(parts.service, serviceFolder(environment)).catch(refuse);
  try {
    const releases =
      parts.registry === undefined ? undefined : await registry?.tryBackup(parts.registry, environment).catch(refuse);
    try {
      return await commit(service, releases, path);
    } finally {
      await releases?.discard();
    }
  } finally {
    await service?.discard();
  }
}

/** The registry goes first: its files may have to go into a bucket, while the service's database is only renamed. */
async function commit(
  service: TriedBackup | undefined,
  registry: TriedRegistry | undefined,
  path: string,
): Promise<Restored> {
  const now = new Date();
  const releases = registry && { ...registry.facts, setAside: await registry.commit(now).catch(refuseBackup(path)) };
  try {
    return { registry: releases, service: service && { ...service.manifest, setAside: await service.commit(now) } };
  } catch (error) {
    if (releases === undefined) return refuseBackup(path)(error);
    throw new CommandError(
      'restore-incomplete',
      `Restored the releases in ${path}, but not its database (${errorText(error)}). Restore it again.`,
      { cause: error },
    );
  }
}

export function refuseBackup(path: string) {
  return (error: unknown): never => {
    throw new CommandError('backup-unusable', `Couldn't restore ${path}. Nothing changed. ${errorText(error)}`, {
      cause: error,
    });
  };
}
