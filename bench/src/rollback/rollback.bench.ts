import { liveSetEventsPath, liveSetPath } from '@afterglow/shared-contracts';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { requireOpenFiles } from '../radio/process-usage.ts';
import { gatherCrowd } from '../radio/crowd.ts';
import { loadAverage } from '../results/machine.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import { registryOf, type Registry } from '../running-site/registry.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';
import { log } from '../say.ts';
import { publishVersions } from '../swap/publish-versions.ts';
import { startBareServer } from './bare-server.ts';
import { openRealTabs, type RealTabs } from './real-tabs.ts';
import { rollbackSummary } from './rollback-summary.ts';
import { arrivalsOf, tellingOf, type Telling } from './broadcast-to-crowd.ts';

const TABS = 10_000;
const ROLLBACKS = 20;
const ROLLBACKS_OF_OTHERS = 5;
const REAL_TABS = 3;
const OPEN_FILES = TABS + 1_000;
const TARGETS = { tabs: TABS, p99Ms: 1_000, realTabsP95Ms: 100 } as const;

export const rollback: Bench = {
  name: 'rollback',
  about: 'from the command to the last of 10,000 open tabs, beside a server that does nothing else (6 min)',
  async run() {
    requireOpenFiles(OPEN_FILES);
    await withSite(measure);
  },
};

async function measure(site: SiteProcess): Promise<void> {
  const measurement = beginMeasurement('rollback');
  const registry = registryOf(site);
  const before = await liveVersions(site.url);
  const browser = await launchChromium();
  try {
    const [good = '', bad = ''] = await publishVersions(registry, 2);
    await registry.promote('radio', good);
    const tabs = await openRealTabs(browser, site.url, REAL_TABS);
    const alone = await realTabsAlone(registry, tabs, { good, bad });
    const reported = await notifyStreams(site, registry, { good, bad, tabs });
    const bare = await notifyBare(site.url);
    const found = { targets: TARGETS, ...reported, realTabsAloneMs: alone, ...bare, loadAtEnd: loadAverage() };
    measurement.finish({
      versions: { chromium: browser.version(), ...before },
      found,
      summary: rollbackSummary(found),
    });
  } finally {
    await browser.close();
    await registry.promote('radio', before['radio'] ?? '');
  }
}

interface Versions {
  readonly good: string;
  readonly bad: string;
}

async function realTabsAlone(registry: Registry, tabs: RealTabs, { good, bad }: Versions): Promise<readonly number[]> {
  const shownMs: number[] = [];
  for (let round = 0; round < ROLLBACKS; round += 1) {
    await tabs.until(bad, () => registry.promote('radio', bad));
    shownMs.push(...(await tabs.until(good, () => registry.rollBack('radio'))));
  }
  return shownMs;
}

async function notifyStreams(
  site: SiteProcess,
  registry: Registry,
  { good, bad, tabs }: Versions & { tabs: RealTabs },
) {
  const crowd = gatherCrowd();
  try {
    await crowd.come('follow', loopback(site.url, liveSetEventsPath('production')), TABS);
    log(`${TABS} tabs follow`);
    const delays: (readonly number[])[] = [];
    const realTabsMs: number[] = [];
    for (let round = 0; round < ROLLBACKS; round += 1) {
      await crowd.report();
      await tabs.until(bad, () => registry.promote('radio', bad));
      await arrivalsOf(crowd, TABS);
      let askedAtMs = 0;
      const shown = tabs.until(good, async () => {
        const times = await registry.rollBack('radio');
        ({ askedAtMs } = times);
        return times;
      });
      const arrivals = await arrivalsOf(crowd, TABS);
      realTabsMs.push(...(await shown));
      delays.push(arrivals.map((atMs) => atMs - askedAtMs));
    }
    return { streams: publish('event stream', tellingOf(TABS, delays)), realTabsMs };
  } finally {
    await crowd.leave();
  }
}

/** A server without other work, with the same text: written once for all, and once for each. */
async function notifyBare(siteUrl: string): Promise<{ readonly bareOnce: Telling; readonly bareEach: Telling }> {
  const liveSet: unknown = await (await fetch(new URL(liveSetPath('production'), siteUrl))).json();
  const server = await startBareServer();
  const crowd = gatherCrowd();
  try {
    await crowd.come('follow', server.url, TABS);
    const delays: Record<'once' | 'each', (readonly number[])[]> = { once: [], each: [] };
    for (let round = 0; round < ROLLBACKS_OF_OTHERS; round += 1) {
      for (const how of ['once', 'each'] as const) {
        await crowd.report();
        const askedAtMs = Date.now();
        server.publish(how, liveSet);
        delays[how].push((await arrivalsOf(crowd, TABS)).map((atMs) => atMs - askedAtMs));
      }
    }
    return {
      bareOnce: publish('bare, text made once', tellingOf(TABS, delays.once)),
      bareEach: publish('bare, text made for each', tellingOf(TABS, delays.each)),
    };
  } finally {
    await crowd.leave();
    await server.stop();
  }
}

/** By IP, so that no name must be resolved ten thousand times. */
function loopback(siteUrl: string, path: string): string {
  return new URL(path, siteUrl.replace('localhost', '127.0.0.1')).href;
}

function publish(name: string, telling: Telling): Telling {
  log(`${name}: p50 ${telling.p50Ms} ms, p99 ${telling.p99Ms}, last ${telling.lastMs.join(' ')}`);
  return telling;
}
