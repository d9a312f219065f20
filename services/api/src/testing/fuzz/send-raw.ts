import { type Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { API_PREFIX } from '@afterglow/shared-contracts';
import type { FuzzRequest } from './fuzz-request.ts';

export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  /** Undefined for a response that is not text, or does not end. */
  readonly text: string | undefined;
}

/** Longer than any call takes on a busy machine; beyond that it hangs. */
const LIMIT_MS = 15_000;

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** Sends a request exactly as it is, without a careful client's corrections; rejects when it hangs or the connection breaks. */
export function sendRaw(
  origin: string,
  fuzzed: FuzzRequest,
  { token, agent }: { readonly token: string | undefined; readonly agent: Agent },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const headers = {
    ...fuzzed.headers,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(fuzzed.contentType === undefined ? {} : { 'content-type': fuzzed.contentType }),
    ...(fuzzed.body === undefined ? {} : { 'content-length': Buffer.byteLength(fuzzed.body) }),
  };
  return new Promise((resolve, reject) => {
    const again = () => void sendRaw(origin, fuzzed, { token, agent }).then(resolve, reject);
    const request = httpRequest({
      hostname,
      port,
      agent,
      method: fuzzed.method,
      path: `${API_PREFIX}${fuzzed.address}`,
      headers,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    // The service closed a kept-alive connection just as it was reused.
    request.on('error', (error) => (request.reusedSocket && isReset(error) ? again() : reject(error)));
    request.on('response', (response) => void readAnswer(response).then(resolve, reject));
    request.end(fuzzed.body);
  });
}

function isReset(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

async function readAnswer(response: IncomingMessage): Promise<RawAnswer> {
  const contentType = response.headers['content-type'] ?? '';
  const status = response.statusCode ?? 0;
  if (!/json|html|text|^$/.test(contentType)) {
    response.destroy();
    return { status, contentType, text: undefined };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status, contentType, text: decoded(Buffer.concat(chunks), response.headers['content-encoding']) };
}

function decoded(bytes: Buffer, encoding = 'identity'): string {
  const decode = DECODERS[encoding];
  if (decode === undefined) throw new Error(`It is compressed as ${encoding}, which was not asked for.`);
  // A response without a body names the encoding it would have used.
  return bytes.length === 0 ? '' : decode(bytes).toString('utf8');
}
