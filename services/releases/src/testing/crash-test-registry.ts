import { join } from 'node:path';
import { createHttpApp, listen } from '@afterglow/kit';
import { bucketOf } from '@afterglow/kit/bucket';
import { createReleasesClient } from '../client/index.ts';
import { createReleases } from '../app.ts';
import { countSteps } from './count-steps.ts';
import { remoteContents, remoteManifest, writeRelease } from './fake-release.ts';

/**
 * A process that publishes, promotes and rolls back: first completely, to count the steps of each, then again until it kills itself
 * before a step of one of them, or some milliseconds after it. The step is chosen by its share of that write's steps, from 0 up to 1; the
 * last one is the response, when all is written. Prints the previous live revision, and the version. Its database and bucket are in
 * DATABASE_URL and S3_*, as for the site.
 */
const [dataDir = '', buildsDir = '', run = '', killedWrite = '', share = '', delayMs = ''] = process.argv.slice(2);
let steps = 0;
let killAt = Infinity;
let isDying = false;

function step(): void {
  if (steps >= killAt && !isDying) die();
  steps += 1;
}

function die(): void {
  isDying = true;
  const kill = () => process.kill(process.pid, 'SIGKILL');
  if (Number(delayMs) === 0) kill();
  // Started work continues in the meantime, in other threads and on servers as well.
  else setTimeout(kill, Number(delayMs));
}

countSteps(step);

const { DATABASE_URL: databaseUrl, ...environment } = process.env;
const releases = await createReleases({ dataDir, databaseUrl, bucket: bucketOf(environment), teams: ['radio'] });
const app = createHttpApp({ logLevel: 'silent' });
app.addHook('onSend', (_request, _reply, _payload, done) => {
  step();
  done();
});
await releases.register(app);
const url = `http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`;
const team = createReleasesClient({ url, token: releases.tokens.teams['radio'] });
const RADIO = { environment: 'production', remote: 'radio', reason: 'restless' } as const;

type Write = 'publish' | 'promote' | 'rollback';
const counted = new Map<Write, number>();

async function write(kind: Write, patch: number, work: () => Promise<unknown>): Promise<void> {
  const known = counted.get(kind);
  const isKilled = patch > 0 && kind === killedWrite;
  if (isKilled) process.stdout.write(`${releases.currentLiveSet().revision} 1.${run}.${patch}\n`);
  steps = 0;
  killAt = isKilled && known !== undefined ? Math.min(Math.floor(Number(share) * known), known - 1) : Infinity;
  await work();
  if (isDying) await new Promise(() => undefined);
  counted.set(kind, steps);
}

for (let patch = 0; ; patch += 1) {
  const version = `1.${run}.${patch}`;
  const manifest = remoteManifest('radio', version);
  const folder = await writeRelease(join(buildsDir, version), manifest, remoteContents('radio', version));
  await write('publish', patch, () => team.publish(folder));
  await write('promote', patch, () => team.promote({ ...RADIO, version }));
  if (run !== '1' || patch > 0) await write('rollback', patch, () => team.rollback(RADIO));
}
