/** A bucket of an S3-compatible server, with its credentials. */
export interface Bucket {
  /** The server's URL; the bucket's name follows it as a path, which every S3-compatible server accepts. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The variables that name a bucket. */
export interface BucketVariables {
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

const DEFAULT_REGION = 'us-east-1';

/** The bucket of these variables; undefined when they are missing or incomplete, which a start rejects. */
export function bucketOf(variables: BucketVariables): Bucket | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region = DEFAULT_REGION } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (name === undefined || endpoint === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint, name, region, accessKeyId, secretAccessKey };
}
