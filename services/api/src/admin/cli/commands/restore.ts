import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FolderLock, isStartupError, lockFolder } from '@afterglow/kit';
import { dataFolder } from '@afterglow/kit/command-line';
import { type UnpackedSite, unpackSite } from '#admin/site-backup.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { serviceFolder } from '../connection.ts';
import { refuseBackup, type Restored, restoreParts } from './restore-parts.ts';

/** Works on the files themselves, so the site must be stopped: it takes both locks, the site's and the service's. */
export async function restore(context: CommandContext, file: string): Promise<void> {
  const { environment, output } = context;
  const path = resolve(file);
  if (!existsSync(path)) throw new CommandError('file-missing', `${path} doesn't exist.`);
  const locks: FolderLock[] = [];
  try {
    for (const folder of [dataFolder(environment), serviceFolder(environment)]) locks.push(await lock(folder));
    output.progress(`Trying ${path}`);
    const restored = await restoreFrom(context, path);
    output.result(restoredWords(restored), factsFor(restored));
  } finally {
    for (const held of locks.toReversed()) await held.release();
  }
}

/** The counts of the database come first, as in older backups that held nothing else. */
function factsFor({ service, registry }: Restored) {
  const releases = registry === undefined ? null : { ...registry, setAside: registry.setAside ?? null };
  if (service === undefined) return { registry: releases };
  const { createdAt, mixes, members, setAside = null } = service;
  return { createdAt, mixes, members, setAside, registry: releases };
}

async function restoreFrom(context: CommandContext, path: string): Promise<Restored> {
  const scratch = await mkdtemp(join(dataFolder(context.environment), '.restore-'));
  try {
    const parts = await unpackSite(path, scratch).catch(refuseBackup(path));
    refuseWhatDoesNotFit(context, parts, path);
    return await restoreParts(context, parts, path);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function refuseWhatDoesNotFit({ environment, registry }: CommandContext, parts: UnpackedSite, path: string): void {
  if (environment['DATABASE_URL'] && parts.service !== undefined) {
    throw new CommandError(
      'database-elsewhere',
      `DATABASE_URL is a PostgreSQL server, but ${path} contains an embedded database. Restore the server with pg_restore or psql.`,
    );
  }
  if (parts.registry !== undefined && !registry)
    throw new CommandError(
      'registry-elsewhere',
      `${path} contains releases. Restore it with the site's afterglow-admin.`,
    );
}

async function lock(folder: string): Promise<FolderLock> {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (isStartupError(error) && error.code === 'folder-locked') {
      throw new CommandError('site-running', `${error.message} Stop the site before you replace its database.`, {
        cause: error,
      });
    }
    throw error;
  }
}

/** Describes the restored parts, the missing ones, and where the previous state is. */
function restoredWords({ service, registry }: Restored): string {
  return [
    service &&
      `Restored the database of ${service.createdAt}: ${service.mixes} mixes, ${service.members} members.${asideWords(service)}`,
    registry &&
      `Restored the releases of ${registry.createdAt}: ${registry.releases} releases, ${registry.revisions} revisions of what's live.${asideWords(registry)}`,
    !service && "It has no mixes or members. The ones on the PostgreSQL server didn't change.",
    !registry && "It has no releases. The ones here, what's live, and its log didn't change.",
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

function asideWords({ setAside }: { readonly setAside: string | undefined }): string {
  return setAside === undefined ? '' : ` Your old database is in ${setAside}. Delete it once everything works.`;
}
