import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BackupKind, firstNameIn, packBackup, unpackBackup } from '@afterglow/kit/backup';
import * as z from 'zod/mini';
import { SERVICE_BACKUP } from './backup-format.ts';

/** Since 2 it may list media. */
const FORMAT = 2;
const SERVICE_PART = 'service.tar.gz';
const REGISTRY_PART = 'registry.tar.gz';
const MEDIA_PART = 'media.json';

const siteManifestSchema = z.object({
  kind: z.literal('afterglow-site'),
  format: z.int(),
  createdAt: z.iso.datetime(),
});

/** The backup of a site: its description, then a file for each part. */
const SITE_BACKUP: BackupKind<z.infer<typeof siteManifestSchema>> = {
  manifestName: 'afterglow.json',
  manifest: siteManifestSchema,
  format: FORMAT,
  path: /^(?:(?:service|registry)\.tar\.gz|media\.json)$/,
};

export function partsIn(folder: string) {
  return {
    service: join(folder, SERVICE_PART),
    registry: join(folder, REGISTRY_PART),
    media: join(folder, MEDIA_PART),
  };
}

/** Writes the parts in a folder as one file, which appears when it is complete. */
export async function packSite(folder: string, file: string, createdAt: string): Promise<void> {
  const unfinished = `${file}.part`;
  const content = { kind: 'afterglow-site', format: FORMAT, createdAt };
  try {
    await pipeline(
      packBackup(folder, { name: SITE_BACKUP.manifestName, content }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    // Verifies now that the backup can be read.
    await unpackBackup(unfinished, SITE_BACKUP);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export interface UnpackedSite {
  readonly service: string | undefined;
  readonly registry: string | undefined;
  /** The list of media files. */
  readonly media: string | undefined;
}

/** Unpacks a backup into a folder; one without releases, from an older version, is the service's part itself. */
export async function unpackSite(file: string, folder: string): Promise<UnpackedSite> {
  if ((await firstNameIn(file)) === SERVICE_BACKUP.manifestName)
    return { service: file, registry: undefined, media: undefined };
  await unpackBackup(file, SITE_BACKUP, folder);
  const { service, registry, media } = partsIn(folder);
  return { service: ifThere(service), registry: ifThere(registry), media: ifThere(media) };
}

function ifThere(file: string): string | undefined {
  return existsSync(file) ? file : undefined;
}
