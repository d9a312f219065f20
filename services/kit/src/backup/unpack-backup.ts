import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type ExtractEvents } from 'tar-stream';
import * as z from 'zod/mini';
import { errorText } from '../errors/error-text.ts';

type Entry = ExtractEvents['entry'][1];

/** A kind of backup that a program reads. */
export interface BackupKind<Manifest> {
  readonly manifestName: string;
  readonly manifest: z.ZodMiniType<Manifest>;
  readonly format: number;
  readonly path: RegExp;
}

/** Reads only the version: a later format is rejected before anything else is read. */
const formatSchema = z.object({ format: z.int() });

/** Why a file cannot be used as a backup. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Reads a backup to its end; with `folder`, writes its files there. Throws an error that says what is wrong with it. */
export async function unpackBackup<Manifest>(
  file: string,
  kind: BackupKind<Manifest>,
  folder?: string,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await readEntries(file, async (entry, signal) => {
    if (manifest === undefined) manifest = await readManifest(entry, kind);
    else await takeEntry(entry, { kind, folder, signal });
    return 'go on';
  });
  if (manifest === undefined) throw new BackupRefused("It's empty.");
  return manifest;
}

/** The name of the first file of a backup; undefined where it has none. What follows is not read. */
export async function firstNameIn(file: string): Promise<string | undefined> {
  let name: string | undefined;
  await readEntries(file, (entry) => {
    ({ name } = entry.header);
    return Promise.resolve('enough');
  });
  return name;
}

type OnEntry = (entry: Entry, broken: AbortSignal) => Promise<'go on' | 'enough'>;

async function readEntries(file: string, onEntry: OnEntry): Promise<void> {
  const archive = extract();
  // An entry that ended before it is read emits no event.
  const broken = new AbortController();
  const feeding = pipeline(createReadStream(file), createGunzip(), archive).catch((error: unknown) => {
    broken.abort(error);
    return error;
  });
  try {
    for await (const entry of archive) {
      if ((await onEntry(entry, broken.signal)) === 'enough') {
        archive.destroy();
        await feeding;
        return;
      }
    }
  } catch (error) {
    const cause: unknown = broken.signal.aborted ? broken.signal.reason : error;
    archive.destroy();
    await feeding;
    throw refusal(cause);
  }
  const failure = await feeding;
  if (failure !== undefined) throw refusal(failure);
}

function refusal(error: unknown): Error {
  if (error instanceof BackupRefused) return error;
  return new BackupRefused(`It isn't a complete backup (${errorText(error)}).`, { cause: error });
}

async function readManifest<Manifest>(entry: Entry, kind: BackupKind<Manifest>): Promise<Manifest> {
  if (entry.header.name !== kind.manifestName) throw new BackupRefused("It isn't a backup of this site.");
  const content: unknown = JSON.parse(await text(entry));
  if ((z.safeParse(formatSchema, content).data?.format ?? 0) > kind.format)
    throw new BackupRefused('It was made by a newer version. Update this site first.');
  const parsed = z.safeParse(kind.manifest, content);
  if (!parsed.success) throw new BackupRefused("It isn't a backup of this site.");
  return parsed.data;
}

interface Taking {
  readonly kind: Pick<BackupKind<unknown>, 'path'>;
  readonly folder: string | undefined;
  readonly signal: AbortSignal;
}

/** Nothing is written outside the folder: only plain files and folders with plain names are accepted. */
async function takeEntry(entry: Entry, { kind, folder, signal }: Taking): Promise<void> {
  const { name, type } = entry.header;
  if (!isPlain(entry, kind.path)) throw new BackupRefused(`It contains an unexpected file: ${name}`);
  const path = join(folder ?? '', name);
  if (folder !== undefined) await mkdir(type === 'directory' ? path : dirname(path), { recursive: true });
  if (folder === undefined || type === 'directory') entry.resume();
  else await pipeline(entry, createWriteStream(path, { mode: 0o600, flush: true }), { signal });
}

function isPlain({ header: { name, type } }: Entry, path: RegExp): boolean {
  return path.test(name) && !name.includes('..') && (type === 'file' || type === 'directory');
}
