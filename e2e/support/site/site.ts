import { PORTS_FROM } from './ports.ts';
import { copySiteData, MUSIC_AHEAD } from './site-data.ts';
import { startSite, type SiteProcess } from './site-process.ts';

const PORTS_PER_WORKER = 10;

/** A file of an area that takes longer than this times out; the real limit is two minutes. */
const CODE_LOAD_LIMIT_MS = 4000;

/** How long the registry watches a fresh version, and the minimum of failing subnets; two are this machine's usual ones. */
export const HEALTH_WINDOW_MS = 180_000;
export const HEALTH_NETWORKS = 3;
const ENV = {
  CODE_LOAD_LIMIT_MS: String(CODE_LOAD_LIMIT_MS),
  RELEASE_HEALTH_WINDOW_S: String(HEALTH_WINDOW_MS / 1000),
  RELEASE_HEALTH_NETWORKS: String(HEALTH_NETWORKS),
  MUSIC_AHEAD,
};

/** The site under test; a test that needs a restart stops and starts it. */
export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Each worker has its own site, so journeys that publish, roll back or play cannot disturb each other. */
export async function runSite(workerIndex: number, env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const port = PORTS_FROM + workerIndex * PORTS_PER_WORKER;
  const dataDir = await copySiteData(`data-${workerIndex}`);
  const start = (): Promise<SiteProcess> => startSite({ port, dataDir, env: { ...ENV, ...env } });
  let running = await start();
  return {
    url: running.url,
    dataDir,
    async restart() {
      await running.stop();
      running = await start();
    },
    stop: () => running.stop(),
  };
}
