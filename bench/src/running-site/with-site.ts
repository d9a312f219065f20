import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { CACHE_DIR } from '../paths.ts';
import { SITE_PORT } from '../ports.ts';
import { say } from '../say.ts';
import { startSite, type SiteProcess } from './site-process.ts';

/** Runs something against the site of this checkout, started as `npm start` starts it, with a data folder of its own. */
export async function withSite<Result>(run: (site: SiteProcess) => Promise<Result>): Promise<Result> {
  say('Starting the site...');
  const site = await startSite({ root: WORKSPACE_ROOT, port: SITE_PORT, dataDir: path.join(CACHE_DIR, 'site') });
  say(`Ready after ${(site.readyMs / 1000).toFixed(1)} s`);
  try {
    return await run(site);
  } finally {
    await site.stop();
  }
}
