import { join } from 'node:path';
import { createHttpApp, listen } from '@afterglow/kit';
import { createReleasesClient } from '../client/create-releases-client.ts';
import { createReleases } from '../create-releases.ts';
import { remoteContents, remoteManifest, writeRelease } from './fake-release.ts';

/** A process that publishes, promotes and rolls back as fast as it can, until it is killed. Prints `working` when it begins. */
const [dataDir = '', buildsDir = '', run = ''] = process.argv.slice(2);
const releases = await createReleases({ dataDir, teams: ['radio'] });
const app = createHttpApp({ logLevel: 'silent' });
await releases.register(app);
const url = `http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`;
const team = createReleasesClient({ url, token: releases.tokens.teams['radio'] });
const RADIO = { environment: 'production', remote: 'radio', reason: 'restless' } as const;

for (let patch = 0; ; patch += 1) {
  const version = `1.${run}.${patch}`;
  const folder = await writeRelease(
    join(buildsDir, version),
    remoteManifest('radio', version),
    remoteContents('radio', version),
  );
  await team.publish(folder);
  await team.promote({ ...RADIO, version });
  if (patch === 1) process.stdout.write('working\n');
  if (patch % 2 === 1) await team.rollback(RADIO);
}
