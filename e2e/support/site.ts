import { PORTS_FROM } from './ports.ts';
import { copySiteData, MUSIC_AHEAD } from './site-data.ts';
import { startSite, type SiteProcess } from './site-process.ts';

const PORTS_PER_WORKER = 10;

/** A file of an area that takes longer than this counts as never answering; the real limit is two minutes. */
const CODE_LOAD_LIMIT_MS = 4000;

/** The site under test; a test that needs a restart stops and starts it. */
export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Each worker has its own site, so journeys that publish, roll back or play cannot disturb each other. */
export async function runSite(workerIndex: number): Promise<RunningSite> {
  const port = PORTS_FROM + workerIndex * PORTS_PER_WORKER;
  const dataDir = await copySiteData(`data-${workerIndex}`);
  const start = (): Promise<SiteProcess> =>
    startSite({ port, dataDir, env: { CODE_LOAD_LIMIT_MS: String(CODE_LOAD_LIMIT_MS), MUSIC_AHEAD } });
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
