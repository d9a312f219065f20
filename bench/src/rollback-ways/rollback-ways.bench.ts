import type { Browser } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { loadAverage } from '../results/machine.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import { registryOf, type Registry } from '../running-site/registry.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';
import { log } from '../say.ts';
import { publishVersions } from '../swap/publish-versions.ts';
import { rollbackWaysSummary } from './rollback-ways-summary.ts';
import { openWayTabs, storedMember, type TabRollback, type WayTabs } from './way-tabs.ts';
import { WAYS, type Way } from './ways.ts';

const TABS = 3;
const TURNS = 3;
const ROLLBACKS_A_TURN = 5;

export const rollbackWays: Bench = {
  name: 'rollback-ways',
  about: 'a rollback in open tabs with music, beside loading them anew and registering by force (6 min)',
  run: () => withSite(measure),
};

interface Versions {
  readonly good: string;
  readonly bad: string;
}

async function measure(site: SiteProcess): Promise<void> {
  const measurement = beginMeasurement('rollback-ways');
  const registry = registryOf(site);
  const before = await liveVersions(site.url);
  const browser = await launchChromium();
  const found = WAYS.map((way) => ({ way, rollbacks: [] as (readonly TabRollback[])[], errors: [] as string[] }));
  try {
    const [good = '', bad = ''] = await publishVersions(registry, 2);
    await registry.promote('radio', good);
    const tabsOf = await tabsOpener(browser, site.url);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const { way, rollbacks, errors } of found) {
        const tabs = await tabsOf(way);
        rollbacks.push(...(await rollBackIn(tabs, registry, { good, bad })));
        errors.push(...tabs.errors);
        await tabs.close();
      }
      log(`Turn ${turn + 1} of ${TURNS}`);
    }
    const summary = rollbackWaysSummary(found);
    for (const line of summary) log(line);
    const versions = { chromium: browser.version(), ...before };
    measurement.finish({ versions, found: { tabs: TABS, ways: found, loadAtEnd: loadAverage() }, summary });
  } finally {
    await browser.close();
    await registry.promote('radio', before['radio'] ?? '');
  }
}

async function tabsOpener(browser: Browser, siteUrl: string): Promise<(way: Way) => Promise<WayTabs>> {
  const stored = await storedMember(browser, siteUrl);
  return (way) => openWayTabs(browser, siteUrl, { way, count: TABS, stored });
}

/** The first one of a turn does not count: the tabs have seen neither the bad version nor a change. */
async function rollBackIn(tabs: WayTabs, registry: Registry, { good, bad }: Versions) {
  const rollbacks: (readonly TabRollback[])[] = [];
  for (let round = 0; round <= ROLLBACKS_A_TURN; round += 1) {
    await tabs.until(bad, () => registry.promote('radio', bad));
    rollbacks.push(await tabs.until(good, () => registry.rollBack('radio')));
  }
  return rollbacks.slice(1);
}
