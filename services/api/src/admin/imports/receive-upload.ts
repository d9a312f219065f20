import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { type ImportRequest, importRequestSchema } from '@afterglow/shared-contracts/services';
import { isServiceError, parsePart, invalid } from '@afterglow/kit';
import { tooLarge } from '#app/service-errors.ts';

const COVER_MAX_BYTES = 20 * 1024 * 1024;

/** A received upload; the caller deletes `audioFile`. */
export interface Upload {
  readonly request: ImportRequest;
  readonly audioFile: string;
  readonly cover: Buffer | undefined;
}

export interface UploadOptions {
  readonly folder: string;
  /** Whether the audio is no longer needed; it is then skipped. */
  readonly isKnown: (request: ImportRequest) => Promise<boolean>;
}

type Received = Upload | Pick<Upload, 'request'>;

/** Reads `import`, then `cover`, then `audio`. Without `audioFile` when the file is known. Throws for anything else. */
export async function receiveUpload(parts: AsyncIterable<Multipart>, options: UploadOptions): Promise<Received> {
  try {
    return await readParts(parts, options);
  } catch (error) {
    if (isServiceError(error) || isOurs(error)) throw error;
    throw invalid('The upload is incomplete. Send it again.');
  }
}

/** A full disk is not the form's fault; the framework's own rejections have their status. */
function isOurs(error: unknown): boolean {
  return typeof error === 'object' && error !== null && ('syscall' in error || 'statusCode' in error);
}

async function readParts(parts: AsyncIterable<Multipart>, { folder, isKnown }: UploadOptions): Promise<Received> {
  let request: ImportRequest | undefined;
  let cover: Buffer | undefined;
  for await (const part of parts) {
    if (part.type === 'field') {
      request = readRequest(part.fieldname, part.value);
      continue;
    }
    if (request === undefined) throw invalid('body: "import" must come before the files.');
    if (part.fieldname === 'audio') {
      if (await isKnown(request)) return { request };
      return { request, cover, audioFile: await saveAudio(part, request, folder) };
    }
    if (part.fieldname !== 'cover') throw invalid(`body: Unknown part: ${part.fieldname.slice(0, 50)}`);
    cover = await readCover(part.file);
  }
  throw invalid('body: The part "audio" is missing.');
}

function readRequest(name: string, value: unknown): ImportRequest {
  if (name !== 'import') throw invalid(`body: Unknown part: ${name.slice(0, 50)}`);
  return parsePart(importRequestSchema, 'body', parseJson(value));
}

function parseJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw invalid('import: Must be JSON.');
  }
}

/** Undefined for one that is too large; it is read to its end anyway, to reach the next part. */
async function readCover(file: Readable): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= COVER_MAX_BYTES) chunks.push(chunk);
  }
  return bytes <= COVER_MAX_BYTES ? Buffer.concat(chunks) : undefined;
}

/** The file name is generated: nothing from the request becomes part of a path. */
async function saveAudio({ file }: MultipartFile, request: ImportRequest, folder: string): Promise<string> {
  const path = join(folder, randomUUID());
  try {
    const hash = createHash('sha256');
    await pipeline(file, hashing(hash), createWriteStream(path, { mode: 0o600 }));
    if (file.truncated) throw tooLarge('This file is too large.');
    if (hash.digest('hex') === request.content_hash) return path;
    throw invalid("content_hash: The file doesn't match its hash. Send it again.");
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
