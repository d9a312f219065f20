import { stat } from 'node:fs/promises';
import { normalize } from 'node:path';
import type { ChannelId } from '@afterglow/shared-contracts';
import { IMPORT_BOUNDS, IMPORT_MAX_BYTES } from '@afterglow/shared-contracts/services';
import { fileNameOf, readTags } from '@afterglow/audio/tags';
import { errorCodeOf, errorText, toSingleLine } from '@afterglow/kit';
import type { AdminClient } from '../client/admin-client.ts';
import { AdminError, isFatal } from '../client/admin-error.ts';
import type { UploadResult } from '../client/upload-music.ts';
import { type CommandContext, PartialFailure } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import { findMusic, hashFile } from '../find-music.ts';
import { describeResults, type FileName, fileNameFrom, type FileOutcome, type FileResult } from './import-results.ts';

export interface ImportOptions {
  readonly channel: ChannelId;
  readonly premium: boolean;
  /** Encoding of names, tags and cue sheets that aren't Unicode, by its browser name; detected by default. */
  readonly encoding?: string;
}

const REPORTED_FROM_BYTES = 2 * 1024 * 1024;
const REPORTED_STEP = 0.2;
const BYTES_PER_MEGABYTE = 1_000_000;

/** Makes a mix of every music file in a folder; broken files are named and do not stop the rest. */
export async function importFolder(context: CommandContext, folder: string, options: ImportOptions): Promise<void> {
  const { output } = context;
  // Not resolved: the path to here need not be UTF-8.
  const root = normalize(folder);
  const files = await findMusic(root);
  if (files.length === 0)
    throw new CommandError(
      'no-music',
      `No music found in ${root}. Supported files: MP3, FLAC, Ogg Vorbis, Opus, AAC (m4a), WAV.`,
    );
  const client = await context.connect();
  // Checks the caller's rights before gigabytes are read.
  await client.call('getServiceStatus');
  const { results, stopped } = await importAll(client, { root, files, ...options, say: output.progress });
  const { forPeople, forScripts } = describeResults(results, files.length);
  output.result(forPeople, forScripts);
  if (stopped !== undefined) {
    throw new PartialFailure(`Stopped: ${stopped.message} Run it again. Nothing is imported twice.`);
  }
  if (forScripts.failed.length > 0) {
    throw new PartialFailure(`Couldn't import ${forScripts.failed.length} of ${files.length} files.`);
  }
}

type AllOptions = FileOptions & { readonly root: string; readonly files: readonly Buffer[] };
interface AllResults {
  readonly results: readonly FileResult[];
  readonly stopped?: AdminError;
}

/** One after another; ends early only on an error that every other file would meet. */
async function importAll(client: AdminClient, { root, files, ...options }: AllOptions): Promise<AllResults> {
  const results: FileResult[] = [];
  for (const [index, path] of files.entries()) {
    const name = fileNameFrom(path.subarray(Buffer.byteLength(root) + 1));
    options.say(`[${index + 1}/${files.length}] ${toSingleLine(name.file)}`);
    try {
      results.push({ ...name, ...withNameNote(name, await importFile(client, path, options)) });
    } catch (error) {
      results.push({ ...name, outcome: 'failed', reason: reasonOf(error) });
      if (isFatal(error)) return { results, stopped: error };
    }
  }
  return { results };
}

const NOWHERE = new Set(['ENOENT', 'ELOOP']);

function reasonOf(error: unknown): string {
  return NOWHERE.has(errorCodeOf(error) ?? '') ? "It's a broken link, or was just removed." : errorText(error);
}

function withNameNote({ fileBytes }: FileName, outcome: FileOutcome): FileOutcome {
  if (fileBytes === undefined || outcome.outcome !== 'imported') return outcome;
  return { ...outcome, notes: ["Its name isn't UTF-8.", ...outcome.notes] };
}

type FileOptions = ImportOptions & { readonly say: (text: string) => void };
async function importFile(
  client: AdminClient,
  path: Buffer,
  { channel, premium, encoding, say }: FileOptions,
): Promise<FileOutcome> {
  const { size } = await stat(path);
  if (size === 0) return { outcome: 'failed', reason: 'The file is empty.' };
  if (size > IMPORT_MAX_BYTES)
    return { outcome: 'failed', reason: `The file is larger than ${IMPORT_MAX_BYTES / 2 ** 30} GB.` };
  const content_hash = await hashFile(path);
  const known = await findKnown(client, content_hash);
  if (known !== undefined) return { outcome: 'unchanged', mixId: known.mixes_id, title: known.title, notes: [] };
  const { cover, notes, ...tags } = await readTags(path, encoding === undefined ? {} : { encoding });
  const file_name = fileNameOf(path, encoding).slice(-IMPORT_BOUNDS.fileName);
  if (size >= REPORTED_FROM_BYTES) say(`    ${Math.round(size / BYTES_PER_MEGABYTE)} MB`);
  const request = { content_hash, file_name, ...tags, channel, premium };
  const upload = { path, request, cover };
  return outcomeOf(
    await client.importMusic(upload, size >= REPORTED_FROM_BYTES ? inSteps(say) : () => undefined),
    notes,
  );
}

function outcomeOf(result: UploadResult, notesOfTags: readonly string[]): FileOutcome {
  if (result.outcome === 'refused') return { outcome: 'failed', reason: result.reason };
  const { outcome, mix, notes } = result;
  return { outcome, mixId: mix.mixes_id, title: mix.title, notes: [...notesOfTags, ...notes] };
}

async function findKnown(client: AdminClient, hash: string) {
  try {
    return await client.call('getImport', { params: { hash } });
  } catch (error) {
    if (error instanceof AdminError && error.status === 404) return undefined;
    throw error;
  }
}

function inSteps(say: (text: string) => void): (done: number) => void {
  let next = REPORTED_STEP;
  return (done) => {
    if (done < next) return;
    say(`    ${Math.round(done * 100)}%`);
    next = Math.floor(done / REPORTED_STEP) * REPORTED_STEP + REPORTED_STEP;
  };
}
