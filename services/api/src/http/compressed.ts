import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The offered compressions, as named by `content-encoding`. */
export type Encoding = 'br' | 'gzip';

const BROTLI_QUALITY = 5;
const CACHE_BYTES = 16 * 1024 * 1024;
/** The overhead of an entry, rounded up. */
const ENTRY_BYTES = 512;

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** By encoding and tag: the same response is requested again and again, and compressing costs most. */
const cached = new LRUCache<string, Buffer>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ length }) => length + ENTRY_BYTES,
});
const inFlight = new Map<string, Promise<Buffer>>();

export async function compressOnce(encoding: Encoding, tag: string, bytes: Buffer): Promise<Buffer> {
  const key = `${encoding} ${tag}`;
  return cached.get(key) ?? inFlight.get(key) ?? begin(key, compress(encoding, bytes));
}

function begin(key: string, compressing: Promise<Buffer>): Promise<Buffer> {
  const making = compressing
    .then((compressed) => {
      cached.set(key, compressed);
      return compressed;
    })
    .finally(() => inFlight.delete(key));
  inFlight.set(key, making);
  return making;
}

function compress(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return gunzippable(bytes);
  }
}
