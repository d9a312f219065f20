import { readFile, writeFile } from 'node:fs/promises';
import { adminOperations } from '@afterglow/shared-contracts/services';
import type { CommandEnvironment } from '@afterglow/kit/command-line';
import { listMedia } from '#media/storage/index.ts';
import * as z from 'zod/mini';
import type { AdminClient } from '../client/admin-client.ts';

/** What a restored database needs of imported music and images. */
export interface MediaCheck {
  readonly files: number;
  readonly missing: readonly string[];
}

/** Saves the running service's list as a file; resolves to the number of media files. */
export async function saveMediaList(client: AdminClient, file: string): Promise<number> {
  const media = await client.call('listMedia');
  await writeFile(file, JSON.stringify(media), { mode: 0o600 });
  return media.length;
}

/** Looks for the files of a list in a service's folder, and in the bucket that the variables name. */
export async function checkMedia(file: string, folder: string, environment: CommandEnvironment): Promise<MediaCheck> {
  const wanted = z.parse(adminOperations.listMedia.response, JSON.parse(await readFile(file, 'utf8')));
  // An empty variable counts as unset.
  const stored = await listMedia(Object.fromEntries(Object.entries(environment).filter(([, value]) => value)), folder);
  const isThere = (name: string, sizeBytes: number | null) =>
    sizeBytes === null ? stored.has(name) : stored.get(name) === sizeBytes;
  const missing = wanted.filter(({ name, size_bytes }) => !isThere(name, size_bytes)).map(({ name }) => name);
  return { files: wanted.length, missing };
}
