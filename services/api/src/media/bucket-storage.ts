import { withoutEndSlashes } from '@afterglow/kit';
import { AwsClient } from 'aws4fetch';
import { serverBusy } from '#app/service-errors.ts';
import { checkFileName, contentTypeOf, type FileStorage, isForEverybody } from './file-storage.ts';

export interface Bucket {
  /** The server's address; the bucket's name follows it as a path, which every S3-compatible server accepts. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIME_LIMIT_MS = 10_000;
const RETRIES = 2;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Files in a bucket of an S3-compatible server. A temporary failure is `server_busy`, with the reason in the log. */
export function createBucketStorage({ endpoint, name: bucket, ...access }: Bucket): FileStorage {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });
  const addressOf = (name: string) => `${withoutEndSlashes(endpoint)}/${bucket}/${checkFileName(name)}`;

  async function send(method: 'GET' | 'PUT' | 'DELETE', name: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await client.fetch(addressOf(name), { ...init, method, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    } catch (cause) {
      throw serverBusy(cause);
    }
  }

  return {
    async put(name, { bytes, contentType }) {
      const caching = isForEverybody(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store';
      const headers = { 'content-type': contentType, 'cache-control': caching };
      await expectDone('PUT', await send('PUT', name, { body: bytes, headers }));
    },
    async get(name) {
      const response = await send('GET', name);
      if (response.status === 404) return undefined;
      await expectDone('GET', response);
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType: contentTypeOf(name) };
    },
    async remove(name) {
      const response = await send('DELETE', name);
      if (response.status !== 404) await expectDone('DELETE', response);
    },
  };
}

async function expectDone(method: string, response: Response): Promise<void> {
  if (response.ok) return;
  const reason = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
  throw serverBusy(new Error(`The bucket answered a ${method} with ${response.status} ${reason}`.trim()));
}
