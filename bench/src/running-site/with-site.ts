import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { CACHE_DIR } from '../paths.ts';
import { SITE_PORT } from '../ports.ts';
import { log } from '../say.ts';
import { startSite, type SiteProcess } from './site-process.ts';

export interface SitePlace {
  readonly port: number;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

const USUAL: SitePlace = { port: SITE_PORT, folder: 'site' };

/** Runs a function against the site of this checkout, started like `npm start`, with its own data folder. */
export async function withSite<Result>(
  run: (site: SiteProcess) => Promise<Result>,
  { port, folder, env }: SitePlace = USUAL,
): Promise<Result> {
  log('Starting the site...');
  const site = await startSite({
    root: WORKSPACE_ROOT,
    port,
    dataDir: path.join(CACHE_DIR, folder),
    ...(env && { env }),
  });
  log(`Ready after ${(site.readyMs / 1000).toFixed(1)} s`);
  try {
    return await run(site);
  } finally {
    await site.stop();
  }
}
