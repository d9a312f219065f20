import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BucketVariables } from '../bucket/bucket.ts';

/** A third-party S3-compatible server (s3rver) in its own process; it checks every signature. */
export interface BucketServer {
  readonly config: Required<BucketVariables>;
  stop(): Promise<void>;
}

const BUCKET = 'afterglow-uploads';
const KEY = 'S3RVER';

/** Starts a server with one empty bucket on a free port. */
export async function startBucketServer(): Promise<BucketServer> {
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-bucket-'));
  const server = spawn(process.execPath, ['-e', program(), folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface(server.stdout), 'line')) as [string];
  return {
    config: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    async stop() {
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function program(): string {
  const require = createRequire(import.meta.url);
  const library = require.resolve('@20minutes/s3rver');
  return `
const S3rver = require(${JSON.stringify(library)});
new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: process.argv[1], configureBuckets: [{ name: '${BUCKET}' }] })
  .run().then(({ port }) => console.log(port));
`;
}
