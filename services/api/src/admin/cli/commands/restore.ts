import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FolderLock, isStartupError, lockFolder } from '@afterglow/kit';
import { type CommandEnvironment, dataFolder } from '@afterglow/kit/command-line';
import { type UnpackedSite, unpackSite } from '#admin/site-backup.ts';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { serviceFolder } from '../connection.ts';
import { checkMedia, type MediaCheck } from './media-list.ts';
import { refuseBackup, type Restored, restoreParts } from './restore-parts.ts';

export interface RestoreOptions {
  /** Another data folder, to rehearse: nothing of the site changes, and its database server and bucket are only read. */
  readonly into?: string;
}

/** Works on the files themselves, so a site in that folder must be stopped: it takes both locks, the site's and the service's. */
export async function restore(context: CommandContext, file: string, { into }: RestoreOptions): Promise<void> {
  const { output } = context;
  const environment = into === undefined ? context.environment : placeAt(into, context.environment);
  const path = resolve(file);
  if (!existsSync(path)) throw new CommandError('file-missing', `${path} doesn't exist.`);
  const locks: FolderLock[] = [];
  try {
    for (const folder of [dataFolder(environment), serviceFolder(environment)]) locks.push(await lock(folder));
    output.progress(`Trying ${path}`);
    const restored = await restoreFrom({ ...context, environment }, path, context.environment);
    output.result(restoredWords(restored), factsFor(restored));
  } finally {
    for (const held of locks.toReversed()) await held.release();
  }
}

/** The counts of the database come first, as in older backups that held nothing else. */
function factsFor({ service, registry, ...outcome }: Outcome) {
  const media = outcome.media ?? null;
  const releases = registry === undefined ? null : { ...registry, setAside: registry.setAside ?? null };
  if (service === undefined) return { registry: releases, media };
  const { createdAt, mixes, members, setAside = null } = service;
  return { createdAt, mixes, members, setAside, registry: releases, media };
}

/** An embedded site in a folder, whatever servers the variables name. */
function placeAt(folder: string, environment: CommandEnvironment): CommandEnvironment {
  const own = Object.entries(environment).filter(([name]) => name !== 'DATABASE_URL' && !name.startsWith('S3_'));
  return { ...Object.fromEntries(own), DATA_DIR: resolve(folder) };
}

type Outcome = Restored & {
  /** Undefined for a backup that lists none, or while the bucket is away, which prevents no restore. */
  readonly media: MediaCheck | undefined;
  readonly isMediaUnknown: boolean;
};

/** Media may also be in the bucket of `sources`. */
async function restoreFrom(context: CommandContext, path: string, sources: CommandEnvironment): Promise<Outcome> {
  const scratch = await mkdtemp(join(dataFolder(context.environment), '.restore-'));
  try {
    const parts = await unpackSite(path, scratch).catch(refuseBackup(path));
    refuseWhatDoesNotFit(context, parts, path);
    const folder = serviceFolder(context.environment);
    const checked = parts.media === undefined ? undefined : checkMedia(parts.media, folder, sources);
    const media = await checked?.catch(() => undefined);
    const isMediaUnknown = checked !== undefined && media === undefined;
    return { ...(await restoreParts(context, parts, path)), media, isMediaUnknown };
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
function restoredWords({ service, registry, media, isMediaUnknown }: Outcome): string {
  return [
    service &&
      `Restored the database of ${service.createdAt}: ${service.mixes} mixes, ${service.members} members.${asideWords(service)}`,
    registry &&
      `Restored the releases of ${registry.createdAt}: ${registry.releases} releases, ${registry.revisions} revisions of what's live.${asideWords(registry)}`,
    !service && "It has no mixes or members. The ones on the PostgreSQL server didn't change.",
    !registry && "It has no releases. The ones here, what's live, and its log didn't change.",
    media && media.files > 0 && mediaWords(media),
    isMediaUnknown && "Couldn't look for music and images: the bucket doesn't answer.",
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

const MISSING_NAMED = 5;

function mediaWords({ files, missing }: MediaCheck): string {
  if (missing.length === 0) return `It needs ${files} files of imported music and images. None is missing.`;
  const names = [...missing.slice(0, MISSING_NAMED), ...(missing.length > MISSING_NAMED ? ['…'] : [])];
  return `It needs ${files} files of imported music and images. ${missing.length} are missing: ${names.join(', ')}`;
}

function asideWords({ setAside }: { readonly setAside: string | undefined }): string {
  return setAside === undefined ? '' : ` Your old database is in ${setAside}. Delete it once everything works.`;
}
