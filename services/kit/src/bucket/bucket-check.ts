import { StartupError } from '../errors/startup-error.ts';
import type { ReadinessCheck } from '../health/readiness.ts';
import type { Bucket } from './bucket.ts';
import { type BucketClient, createBucketClient } from './bucket-client.ts';
import { type BucketError, isBucketError } from './bucket-error.ts';

/** Probes come twice a second, and a bucket costs money by the request. */
const BELIEVED_MS = 5_000;

/** Fails while the bucket can't be read. All instances share it. */
export function bucketCheck(bucket: Bucket, client: Pick<BucketClient, 'check'> = createBucketClient(bucket)) {
  let seenAtMs = Number.NEGATIVE_INFINITY;
  return {
    name: 'bucket',
    isShared: true,
    async run() {
      if (performance.now() - seenAtMs < BELIEVED_MS) return;
      await explained(bucket, client);
      seenAtMs = performance.now();
    },
  } satisfies ReadinessCheck;
}

/** Throws a StartupError, one line that names the cause and the variable, when the bucket can't be read. */
export async function requireBucket(bucket: Bucket): Promise<void> {
  await explained(bucket, createBucketClient(bucket));
}

async function explained(bucket: Bucket, client: Pick<BucketClient, 'check'>): Promise<void> {
  try {
    await client.check();
  } catch (error) {
    if (!isBucketError(error)) throw error;
    throw new StartupError('bucket-unusable', explanation(bucket, error), { cause: error });
  }
}

function explanation({ name, endpoint }: Bucket, { code, message }: BucketError): string {
  switch (code) {
    case 'unreachable':
      return `Can't reach the bucket at ${endpoint}. ${message}. Start its server, or correct S3_ENDPOINT.`;
    case 'no-such-bucket':
      return `There's no bucket named ${name} at ${endpoint}. Create it, or correct S3_BUCKET.`;
    case 'unknown-key':
      return `The bucket's server at ${endpoint} doesn't know the key. Correct S3_ACCESS_KEY_ID.`;
    case 'wrong-secret':
      return `The bucket's server at ${endpoint} refused the key's secret. Correct S3_SECRET_ACCESS_KEY.`;
    case 'refused':
      return `The key may not read the bucket ${name} at ${endpoint}. Grant it that right, or correct S3_ACCESS_KEY_ID.`;
    case 'failed':
      return `The bucket ${name} at ${endpoint} can't be read. ${message}. Check its server, or correct S3_ENDPOINT.`;
  }
}
