import { type BucketServer, startBucketServer } from '../testing/bucket-server.ts';
import { bucketOf } from './bucket.ts';
import { type BucketClient, createBucketClient } from './bucket-client.ts';
import { readListing } from './read-listing.ts';

const HEADERS = { contentType: 'text/plain', cacheControl: 'no-store' };

let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.stop());

function open(different: Partial<BucketServer['config']> = {}): BucketClient {
  const bucket = bucketOf({ ...server.config, ...different });
  if (bucket === undefined) throw new Error('No bucket is named.');
  return createBucketClient(bucket);
}

test('puts, reads, lists and removes objects, also under names that URLs encode', async () => {
  const client = open();
  const names = ['a/1.0.0+2/app.js', 'a/1.0.0/app (1).js'];
  for (const name of names) await client.put(name, Buffer.from(name), HEADERS);
  await client.put('ab/other', Buffer.from(''), HEADERS);
  const listed = await client.list('a/');
  expect(new Set(listed)).toEqual(new Set(names.map((key) => ({ key, sizeBytes: key.length }))));
  expect(Buffer.from((await client.get('a/1.0.0+2/app.js')) ?? []).toString()).toBe('a/1.0.0+2/app.js');
  await client.remove('a/1.0.0+2/app.js');
  await client.remove('a/1.0.0+2/app.js');
  expect(await client.get('a/1.0.0+2/app.js')).toBeUndefined();
  expect((await client.list('a')).map(({ key }) => key)).toEqual(['a/1.0.0/app (1).js', 'ab/other']);
});

test('a bucket that is missing or denies access is not a missing object', async () => {
  await expect(open({ S3_BUCKET: 'another' }).get('one')).rejects.toThrow('404 NoSuchBucket');
  await expect(open({ S3_SECRET_ACCESS_KEY: 'wrong' }).list('')).rejects.toThrow('403 SignatureDoesNotMatch');
  expect(bucketOf({ ...server.config, S3_ENDPOINT: undefined })).toBeUndefined();
});

test('a listing says where its next page starts', () => {
  const one = '<Contents><Key>a&amp;b</Key><Size>3</Size></Contents>';
  const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>2nd</NextContinuationToken>';
  expect(readListing(`<R>${one}${more}</R>`)).toEqual({ objects: [{ key: 'a&b', sizeBytes: 3 }], next: '2nd' });
  expect(readListing('<R><IsTruncated>false</IsTruncated></R>')).toEqual({ objects: [], next: undefined });
});
