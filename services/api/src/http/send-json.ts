import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long others may keep an answer: a few seconds, only after asking, or not at all. */
export type Caching = 'brief' | 'revalidate' | 'never';

const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  brief: 'public, max-age=10, stale-while-revalidate=60',
  revalidate: 'public, no-cache',
  never: 'private, no-store',
};

const COMPRESS_FROM_BYTES = 1_024;
const KEPT_ANSWERS = 200;
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Compressed answers by their tag: the same list is asked for again and again, and compressing costs most. */
const compressed = new Map<string, Buffer>();

/** Sends checked data as JSON: tagged, answered with 304 when the caller has it, compressed when that pays. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
  caching: Caching,
): Promise<FastifyReply> {
  reply.header('cache-control', CACHE_CONTROL[caching]);
  if (data === undefined) return reply.code(204).send();
  const body = Buffer.from(JSON.stringify(data));
  reply.type('application/json; charset=utf-8');
  const tag = createHash('sha1').update(body).digest('base64url');
  if (caching !== 'never') reply.header('etag', `"${tag}"`).header('vary', 'accept-encoding');
  if (caching !== 'never' && request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  const encoding = encodingFor(request, body);
  if (encoding === undefined) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressOnce(`${encoding} ${tag}`, encoding, body));
}

function encodingFor(request: FastifyRequest, body: Buffer): Encoding | undefined {
  if (body.length < COMPRESS_FROM_BYTES) return undefined;
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

async function compressOnce(key: string, encoding: Encoding, body: Buffer): Promise<Buffer> {
  const kept = compressed.get(key);
  if (kept) return kept;
  const fresh = await compress(encoding, body);
  compressed.set(key, fresh);
  const oldest = compressed.keys().next();
  if (compressed.size > KEPT_ANSWERS && !oldest.done) compressed.delete(oldest.value);
  return fresh;
}

function compress(encoding: Encoding, body: Buffer): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return gunzippable(body);
  }
}
