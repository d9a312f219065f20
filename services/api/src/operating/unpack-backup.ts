import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorText } from '@afterglow/kit';
import { extract, type ExtractEvents } from 'tar-stream';
import * as z from 'zod/mini';
import { BACKUP_FORMAT, type BackupManifest, backupManifestSchema, MANIFEST_NAME } from './backup-format.ts';

type Entry = ExtractEvents['entry'][1];

const PLAIN_PATH = /^pg(?:\/[\w.-]+)+\/?$/;

/** Reads a backup to its end; with `folder`, writes the database's files there. Throws an error that says what is wrong with it. */
export async function unpackBackup(file: string, folder?: string): Promise<BackupManifest> {
  const archive = extract();
  // An entry that has ended before it is read emits nothing.
  const broken = new AbortController();
  const feeding = pipeline(createReadStream(file), createGunzip(), archive).catch((error: unknown) => {
    broken.abort(error);
    return error;
  });
  let manifest: BackupManifest | undefined;
  try {
    for await (const entry of archive) {
      if (manifest === undefined) manifest = await readManifest(entry);
      else await takeEntry(entry, folder, broken.signal);
    }
  } catch (error) {
    const cause: unknown = broken.signal.aborted ? broken.signal.reason : error;
    archive.destroy();
    await feeding;
    throw refusal(cause);
  }
  const failure = await feeding;
  if (failure !== undefined) throw refusal(failure);
  if (manifest === undefined) throw new BackupRefused('It is empty.');
  return manifest;
}

/** Why a file cannot be used as a backup. */
class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

function refusal(error: unknown): Error {
  if (error instanceof BackupRefused) return error;
  return new BackupRefused(`It is no complete backup (${errorText(error)}).`, { cause: error });
}

async function readManifest(entry: Entry): Promise<BackupManifest> {
  if (entry.header.name !== MANIFEST_NAME) throw new BackupRefused('It is no backup of this site.');
  const parsed = z.safeParse(backupManifestSchema, JSON.parse(await text(entry)));
  if (!parsed.success) throw new BackupRefused('It is no backup of this site.');
  if (parsed.data.format > BACKUP_FORMAT) throw new BackupRefused('It was made by a newer version: use that one.');
  return parsed.data;
}

/** Nothing is written outside the folder: only plain files and folders with plain names are accepted. */
async function takeEntry(entry: Entry, folder: string | undefined, signal: AbortSignal): Promise<void> {
  const { name, type } = entry.header;
  if (!isPlain(entry)) throw new BackupRefused(`It holds something strange: ${name}`);
  const path = join(folder ?? '', name);
  if (folder !== undefined) await mkdir(type === 'directory' ? path : dirname(path), { recursive: true });
  if (folder === undefined || type === 'directory') entry.resume();
  else await pipeline(entry, createWriteStream(path, { mode: 0o600, flush: true }), { signal });
}

function isPlain({ header: { name, type } }: Entry): boolean {
  return PLAIN_PATH.test(name) && !name.includes('..') && (type === 'file' || type === 'directory');
}
