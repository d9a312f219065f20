import { rm } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '../support/paths.ts';
import { PORTS_FROM } from '../support/site/ports.ts';
import { MUSIC_AHEAD, copyMusic } from '../support/site/site-data.ts';
import { killSiteAt, startSite } from '../support/site/site-process.ts';
import { expect, test } from '../support/test.ts';

/** Differs from that of the first worker's site. */
const PORT = PORTS_FROM + 1;

test('a first start that was killed midway resumes where it was', async () => {
  test.slow(); // it starts the site four times
  const dataDir = path.join(scratchFolder, 'interrupted');
  await rm(dataDir, { recursive: true, force: true });
  await copyMusic(dataDir);
  await killSiteAt('Opening the release registry', { port: PORT, dataDir });
  await killSiteAt('Opening the database', { port: PORT, dataDir });
  await killSiteAt('Filling the catalog', { port: PORT, dataDir });

  const site = await startSite({ port: PORT, dataDir, env: { MUSIC_AHEAD } });
  const mixes = await fetch(`${site.url}/v3/mixes?limit=1`);
  expect(mixes.headers.get('x-items-total')).toBe('400');
  expect((await fetch(`${site.url}/radio`)).status).toBe(200);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
