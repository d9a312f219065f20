import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { errorText, isOutOfSpace, isServiceError, outOfSpace } from '@afterglow/kit';
import { extract, type ExtractEvents } from 'tar-stream';
import { isReleasePath, type PublishLimits, type ReceivedFile } from './published-file.ts';
import { badUpload, tooLarge } from '../errors.ts';

type ReceivedFiles = Map<string, ReceivedFile>;
type Entry = ExtractEvents['entry'][1];

/**
 * Writes the files of a tar or tar.gz into an empty folder, hashing them on the way. Rejects anything but plain files with plain paths,
 * and anything beyond the limits, before it is written.
 */
export async function unpackArchive(
  upload: AsyncIterable<Uint8Array>,
  folder: string,
  limits: PublishLimits,
): Promise<ReceivedFiles> {
  const archive = extract();
  const feeding = feed(upload, archive, limits).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : undefined);
    return error;
  });
  const files: ReceivedFiles = new Map();
  try {
    let unpackedBytes = 0;
    for await (const entry of archive) {
      unpackedBytes += entry.header.size ?? 0;
      if (unpackedBytes > limits.unpackedBytes)
        throw tooLarge(`The release unpacks to more than ${limits.unpackedBytes} bytes.`);
      await receiveEntry(entry, folder, files);
      if (files.size > limits.files) throw tooLarge(`The release has more than ${limits.files} files.`);
    }
  } catch (error) {
    throw asRefusal((await feeding) ?? error, error);
  }
  const failure = await feeding;
  if (failure !== undefined) throw asRefusal(failure, failure);
  return files;
}

/** The check that failed first explains more than the stream that broke because of it. */
function asRefusal(feedingError: unknown, readingError: unknown): Error {
  if (isServiceError(readingError)) return readingError;
  if (isServiceError(feedingError)) return feedingError;
  if (isOutOfSpace(readingError)) return outOfSpace(readingError);
  return badUpload(
    `The upload isn't a complete tar archive (${errorText(feedingError)}). Upload it again.`,
    feedingError,
  );
}

async function feed(upload: AsyncIterable<Uint8Array>, archive: NodeJS.WritableStream, limits: PublishLimits) {
  const chunks = Readable.from(withinLimit(upload, limits.uploadBytes));
  const { isGzip, source } = await sniff(chunks);
  const inflated = (chunks: AsyncIterable<Uint8Array>) => withinInflated(chunks, limits);
  await (isGzip ? pipeline(source, createGunzip(), inflated, archive) : pipeline(source, archive));
  return undefined;
}

async function* withinLimit(upload: AsyncIterable<Uint8Array>, limitBytes: number): AsyncGenerator<Uint8Array> {
  let receivedBytes = 0;
  for await (const chunk of upload) {
    receivedBytes += chunk.length;
    if (receivedBytes > limitBytes) throw tooLarge(`The upload is larger than ${limitBytes} bytes.`);
    yield chunk;
  }
}

/** The headers of files, and the end of the archive. */
const INFLATED_PER_FILE_BYTES = 4096;
const INFLATED_END_BYTES = 20_480;

/** A few kilobytes may inflate to gigabytes outside of any file, so the output is counted. */
async function* withinInflated(
  chunks: AsyncIterable<Uint8Array>,
  { unpackedBytes, files }: PublishLimits,
): AsyncGenerator<Uint8Array> {
  const limitBytes = unpackedBytes + files * INFLATED_PER_FILE_BYTES + INFLATED_END_BYTES;
  let inflatedBytes = 0;
  for await (const chunk of chunks) {
    inflatedBytes += chunk.length;
    if (inflatedBytes > limitBytes) throw tooLarge(`The release unpacks to more than ${unpackedBytes} bytes.`);
    yield chunk;
  }
}

/** A gzip file starts with 1f 8b, whatever the request calls it. */
async function sniff(chunks: Readable): Promise<{ isGzip: boolean; source: Readable }> {
  const iterator = chunks[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await iterator.next();
  if (first.done === true) throw badUpload('The upload is empty.');
  const [head, next] = [first.value[0], first.value[1]];
  return { isGzip: head === 0x1f && next === 0x8b, source: Readable.from(prepend(first.value, iterator)) };
}

async function* prepend(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let item = await rest.next(); item.done !== true; item = await rest.next()) yield item.value;
}

async function receiveEntry(entry: Entry, folder: string, files: ReceivedFiles): Promise<void> {
  const path = checkedPath(entry);
  if (path === undefined) {
    entry.resume();
    return;
  }
  if (files.has(path)) throw badUpload(`"${path}" is in the archive twice.`);
  files.set(path, await writeEntry(entry, join(folder, path)));
}

/** The path of a file inside the release; undefined for a folder, which needs no separate entry. */
function checkedPath({ header: { name, type } }: Entry): string | undefined {
  const isFolder = type === 'directory';
  if (!isFolder && type !== 'file') throw badUpload(`"${name}" is a ${type}. Releases can only contain regular files.`);
  const path = name.replace(/^\.(\/|$)/, '').replace(/\/$/, '');
  if (isFolder && path === '') return undefined;
  if (!isReleasePath(path)) {
    throw badUpload(
      `The path "${name}" isn't allowed. Keep it inside the release and use only A-Z, a-z, 0-9, "_", "-", and ".".`,
    );
  }
  return isFolder ? undefined : path;
}

/** Chunk by chunk, because Node's pipeline does not detect when an entry of a broken archive is destroyed. */
async function writeEntry(entry: Entry, target: string): Promise<ReceivedFile> {
  const hash = createHash('sha384');
  let sizeBytes = 0;
  await mkdir(dirname(target), { recursive: true });
  const file = await open(target, 'wx');
  try {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      await file.appendFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { sizeBytes, integrity: `sha384-${hash.digest('base64')}` };
}
