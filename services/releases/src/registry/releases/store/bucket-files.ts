import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import { createConcurrencyLimit, ServiceError } from '@afterglow/kit';
import type { BucketClient } from '@afterglow/kit/bucket';
import { contentTypeOf } from '../../../http/content-types.ts';
import type { ReleaseKey } from '../check-manifest.ts';
import { sizesIn } from './folder-files.ts';
import type { ReleaseFiles } from './release-files.ts';

/** The bucket also holds uploads. */
const PREFIX = 'releases/';
/** A release has some dozens of files. */
const REQUESTS_AT_ONCE = 8;
/** Only this service reads the bucket; its own responses state how long a file is cached. */
const CACHE_CONTROL = 'private, no-store';

/**
 * Files in a bucket as `releases/<name>/<version>/<encoding>/<path>`. Only a row makes them served, so they may arrive one by one. A
 * failure of the bucket is `server_busy`, with the reason in the log.
 */
export function createBucketFiles(client: BucketClient): ReleaseFiles {
  const limit = createConcurrencyLimit(REQUESTS_AT_ONCE);
  const removeAll = async (keys: readonly string[]) => {
    await orBusy(Promise.all(keys.map((key) => limit(() => client.remove(key)))));
  };

  async function put(key: string, file: string): Promise<void> {
    const bytes = new Uint8Array(await readFile(file));
    await client.put(key, bytes, { contentType: contentTypeOf(key), cacheControl: CACHE_CONTROL });
  }

  return {
    async read(key, path, encoding) {
      const bytes = await orBusy(client.get(`${placeOf(key)}${encoding}/${path}`));
      return bytes && Buffer.from(bytes.buffer);
    },
    async sizes(key) {
      const place = placeOf(key);
      const objects = await orBusy(client.list(place));
      return new Map(objects.map((object) => [object.key.slice(place.length), object.sizeBytes]));
    },
    async take(key, draft) {
      const place = placeOf(key);
      const before = await orBusy(client.list(place));
      const paths = [...(await sizesIn(draft)).keys()];
      await orBusy(Promise.all(paths.map((path) => limit(() => put(`${place}${path}`, join(draft, path))))));
      const taken = new Set(paths.map((path) => `${place}${path}`));
      await removeAll(before.map((object) => object.key).filter((stored) => !taken.has(stored)));
    },
    async list() {
      const keys = new Map<string, ReleaseKey>();
      for (const { key } of await orBusy(client.list(PREFIX))) {
        const [name = '', version = ''] = key.slice(PREFIX.length).split('/');
        if (!releaseNameSchema.safeParse(name).success || !releaseVersionSchema.safeParse(version).success) continue;
        keys.set(`${name}/${version}`, { name, version });
      }
      return [...keys.values()];
    },
    async remove(key) {
      await removeAll((await orBusy(client.list(placeOf(key)))).map((object) => object.key));
    },
  };
}

function placeOf({ name, version }: ReleaseKey): string {
  return `${PREFIX}${name}/${version}/`;
}

function orBusy<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new ServiceError('unavailable', 'server_busy', 'Server busy, please try again later.', { cause });
  });
}
