import { type Bucket, bucketOf } from '@afterglow/kit/bucket';
import { postgresPrograms, startBucketServer, startPostgres } from '@afterglow/kit/testing';

/** The shared resources of several instances: a PostgreSQL server and a bucket, both empty. */
export interface SharedServers {
  readonly databaseUrl: string;
  readonly bucket: Bucket;
  readonly environment: Readonly<Record<string, string | undefined>>;
  stop(): Promise<void>;
}

export async function startSharedServers(): Promise<SharedServers> {
  const [server, objects] = await Promise.all([startPostgres(postgresPrograms()), startBucketServer()]);
  const bucket = bucketOf(objects.config);
  if (bucket === undefined) throw new Error('The server has no bucket.');
  return {
    databaseUrl: server.databaseUrl,
    bucket,
    environment: { DATABASE_URL: server.databaseUrl, ...objects.config },
    async stop() {
      await Promise.all([server.stop(), objects.stop()]);
    },
  };
}
