import { type Bucket, createBucketClient } from '@afterglow/kit/bucket';
import { type Metrics, serverBusy } from '@afterglow/kit';
import { checkFileName, contentTypeOf, type FileStorage, isForEveryone } from './file-storage.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Files in a bucket of an S3-compatible server. A temporary failure is `server_busy`, with the reason in the log. */
export function createBucketStorage(bucket: Bucket, metrics?: Metrics): FileStorage {
  const client = createBucketClient(bucket, metrics);
  return {
    async put(name, { bytes, contentType }) {
      const cacheControl = isForEveryone(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store';
      await orBusy(client.put(checkFileName(name), bytes, { contentType, cacheControl }));
    },
    async get(name, sizeBytes) {
      const bytes = await orBusy(client.get(checkFileName(name), sizeBytes));
      return bytes && { bytes, contentType: contentTypeOf(name) };
    },
    async list(prefix) {
      const objects = await orBusy(client.list(prefix));
      return new Map(objects.map(({ key, sizeBytes }) => [key, sizeBytes]));
    },
    remove: (name) => orBusy(client.remove(checkFileName(name))),
  };
}

function orBusy<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw serverBusy(cause);
  });
}
