export { type Bucket, bucketOf, type BucketVariables } from './bucket.ts';
export { bucketCheck, requireBucket } from './bucket-check.ts';
export { type BucketClient, createBucketClient, type ObjectHeaders } from './bucket-client.ts';
export type { BucketObject } from './read-listing.ts';
