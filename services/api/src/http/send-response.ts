import { acceptedEncodings, matchesEtag } from '@afterglow/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, type Encoding } from './compressed.ts';
import type { SerializedResponse } from './serialized-response.ts';

/** How long a response may be cached, here and by others: a few seconds, by others only after revalidation, or not at all. */
export type Caching = 'brief' | 'revalidate' | 'never';

const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  brief: 'public, max-age=10, stale-while-revalidate=60',
  revalidate: 'public, no-cache',
  never: 'private, no-store',
};

const COMPRESS_FROM_BYTES = 1_024;

/** Sends a response: with an ETag, as a 304 when the caller has it, compressed when that is worthwhile. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body, tag, isAccepted }: Pick<SerializedResponse, 'headers' | 'body' | 'tag' | 'isAccepted'>,
  caching: Caching,
): Promise<FastifyReply> {
  reply.headers(headers).header('cache-control', CACHE_CONTROL[caching]);
  if (body.length === 0) return reply.code(204).send();
  if (isAccepted) reply.code(202);
  reply.type('application/json; charset=utf-8');
  const encoding = encodingFor(request, body);
  if (caching !== 'never') {
    const entityTag = entityTagOf(tag, encoding);
    reply.header('etag', entityTag).header('vary', 'accept-encoding');
    if (matchesEtag(request.headers['if-none-match'], entityTag)) return reply.code(304).send();
  }
  if (encoding === undefined) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressOnce(encoding, tag, body));
}

/** A strong ETag identifies bytes, and compressed bytes differ. */
function entityTagOf(tag: string, encoding: Encoding | undefined): string {
  return encoding === undefined ? `"${tag}"` : `"${tag}.${encoding}"`;
}

function encodingFor(request: FastifyRequest, body: Buffer): Encoding | undefined {
  if (body.length < COMPRESS_FROM_BYTES) return undefined;
  const [best] = acceptedEncodings(request.headers['accept-encoding']?.toString());
  return best === 'identity' ? undefined : best;
}
