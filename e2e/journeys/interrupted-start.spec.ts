import { rm } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '../support/paths.ts';
import { PORTS_FROM } from '../support/site/ports.ts';
import { MUSIC_AHEAD, copyMusic } from '../support/site/site-data.ts';
import { killSiteAt, startSite } from '../support/site/site-process.ts';
import { expect, test } from '../support/test.ts';

/** Differs from that of the first worker's site. */
const PORT = PORTS_FROM + 1;
/** The long run kills it after each of them: every start takes the processor for ten seconds. */
const STEPS =
  process.env['START_KILLS'] === 'all'
    ? ['Opening the release registry', 'Opening the database', 'Filling the catalog']
    : ['Opening the database'];

test('a first start that was killed midway resumes where it was', async () => {
  test.slow(); // it starts the site at least twice
  const dataDir = path.join(scratchFolder, 'interrupted');
  await rm(dataDir, { recursive: true, force: true });
  await copyMusic(dataDir);
  for (const step of STEPS) await killSiteAt(step, { port: PORT, dataDir });

  const site = await startSite({ port: PORT, dataDir, env: { MUSIC_AHEAD } });
  const mixes = await fetch(`${site.url}/v3/mixes?limit=1`);
  expect(mixes.headers.get('x-items-total')).toBe('400');
  expect((await fetch(`${site.url}/radio`)).status).toBe(200);
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});
