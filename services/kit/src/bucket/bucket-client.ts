import { AwsClient } from 'aws4fetch';
import { stripTrailingSlashes } from '../text/strip-trailing-slashes.ts';
import type { Bucket } from './bucket.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { refusedByBucket, unreachableBucket } from './bucket-error.ts';
import { type BucketObject, readListing } from './read-listing.ts';

/** The headers stored with an object. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
}

/** The objects of a bucket. Every method rejects with a BucketError that names the server's error code. */
export interface BucketClient {
  /** Atomic; the same key replaces the previous object. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, headers: ObjectHeaders): Promise<void>;
  /** With the size of a large object it gets the time that a slow line needs. */
  get(key: string, sizeBytes?: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(key: string): Promise<void>;
  /** All objects whose keys start with the prefix. */
  list(prefix: string): Promise<BucketObject[]>;
  /** Rejects while the bucket can't be read. */
  check(): Promise<void>;
}

const OPERATIONS = { GET: 'read', PUT: 'write', DELETE: 'delete' } as const;
type Method = keyof typeof OPERATIONS;

/** No key starts like this, so a check's answer is short. */
const NOTHING = 'check/';
const TIME_LIMIT_MS = 10_000;
/** 500 kB a second. */
const SLOWEST_BYTES_PER_MS = 500;
const RETRIES = 2;
const NOT_FOUND = 404;

/**
 * Opens no connection: every call is its own request, which retries temporary server failures for up to ten seconds, plus the time for
 * its bytes. Failures are counted in the metrics.
 */
export function createBucketClient({ endpoint, name, ...access }: Bucket, metrics?: Metrics): BucketClient {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });
  const address = `${stripTrailingSlashes(endpoint)}/${name}`;
  const addressOf = (key: string) => `${address}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const countFailure = metrics?.counter({
    name: 'bucket_errors_total',
    help: 'Calls to the bucket that failed, by what they wanted.',
    label: 'operation',
    values: Object.values(OPERATIONS),
  });

  async function send(method: Method, url: string, init: RequestInit = {}, sizeBytes = 0): Promise<Response> {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS + Math.ceil(sizeBytes / SLOWEST_BYTES_PER_MS));
    try {
      return await client.fetch(url, { ...init, method, signal });
    } catch (error) {
      countFailure?.(OPERATIONS[method]);
      throw unreachableBucket(error);
    }
  }

  async function expectDone(method: Method, response: Response): Promise<void> {
    if (response.ok) return;
    countFailure?.(OPERATIONS[method]);
    throw refusedByBucket(method, response.status, await codeOf(response));
  }

  return {
    async put(key, bytes, { contentType, cacheControl }) {
      const headers = { 'content-type': contentType, 'cache-control': cacheControl };
      await expectDone('PUT', await send('PUT', addressOf(key), { body: bytes, headers }, bytes.length));
    },
    async get(key, sizeBytes) {
      const response = await send('GET', addressOf(key), {}, sizeBytes);
      // A missing bucket is not a missing object.
      if (response.status === NOT_FOUND && (await codeOf(response.clone())) !== 'NoSuchBucket') return undefined;
      await expectDone('GET', response);
      return new Uint8Array(await response.arrayBuffer());
    },
    async remove(key) {
      const response = await send('DELETE', addressOf(key));
      if (response.status === NOT_FOUND && (await codeOf(response.clone())) !== 'NoSuchBucket') return;
      await expectDone('DELETE', response);
    },
    async list(prefix) {
      const objects: BucketObject[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (next !== undefined) query.set('continuation-token', next);
        const response = await send('GET', `${address}?${query.toString()}`);
        await expectDone('GET', response);
        const page = readListing(await response.text());
        objects.push(...page.objects);
        next = page.next;
      } while (next !== undefined);
      return objects;
    },
    async check() {
      const query = new URLSearchParams({ 'list-type': '2', prefix: NOTHING });
      const response = await send('GET', `${address}?${query.toString()}`);
      await expectDone('GET', response);
      await response.body?.cancel();
    },
  };
}

async function codeOf(response: Response): Promise<string> {
  return /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
}
