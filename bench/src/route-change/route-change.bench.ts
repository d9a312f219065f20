import type { Browser } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { FIRST_VARIANT_PORT } from '../ports.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import { withSite } from '../running-site/with-site.ts';
import { log } from '../say.ts';
import { buildBundle } from '../variants/build-bundle.ts';
import { serveVariant } from '../variants/serve-variant.ts';
import type { Variant } from '../variants/variant.ts';
import { changeReport, ratioOf, type ChangeReport } from './change-report.ts';
import { firstOpenings, type Opening } from './first-openings.ts';
import {
  changesWithData,
  changesWithoutData,
  visit,
  type ChangeSample,
  type Visited,
  type Visitor,
} from './measure-changes.ts';
import { openParts, type Parts } from './parts.ts';
import { routeChangeSummary, type ChangeRow, type OpeningRow } from './route-change-summary.ts';

const TO_REACH = { p95Ms: 100, toBundle: 1.1, longTasks: 0 } as const;
const OWN = 'afterglow';

export const routeChange: Bench = {
  name: 'route-change',
  about: 'from a click to the page of another area, and to what opens beside or over it, beside the one bundle (9 min)',
  async run() {
    const bundle = (await buildBundle()).find(({ name }) => name === 'bundle-hints');
    if (!bundle) throw new Error('There is no bundle to compare with.');
    await withSite(({ url }) => measure(url, bundle));
  },
};

async function measure(siteUrl: string, bundle: Variant): Promise<void> {
  const served = await serveVariant(bundle, FIRST_VARIANT_PORT, siteUrl);
  const measurement = beginMeasurement('route-change');
  const browser = await launchChromium();
  try {
    const versions = await liveVersions(siteUrl);
    const parts = openParts('route-change', JSON.stringify(versions));
    const visited = await visitAll(browser, [
      { name: OWN, url: siteUrl },
      { name: 'bundle', url: served.url },
      { name: 'afterglow, less motion', url: siteUrl, reducedMotion: 'reduce' },
    ]);
    const samples = {
      stored: await changesWithData(visited, parts),
      fetched: await changesWithoutData(visited, parts),
    };
    const openings = await openingsIn(browser, siteUrl, parts);
    const changes = [...rows(visited, 'kept', samples.stored), ...rows(visited, 'fetched', samples.fetched)];
    const ratio = ratioOf(reportOf(samples.stored, OWN), reportOf(samples.stored, 'bundle'));
    measurement.finish({
      versions: { chromium: browser.version(), ...versions },
      found: { toReach: TO_REACH, ratio, changes, openings, samples },
      summary: routeChangeSummary(changes, ratio, openings),
    });
    parts.close();
  } finally {
    await browser.close();
    await served.close();
  }
}

async function visitAll(browser: Browser, visitors: readonly Visitor[]): Promise<readonly Visited[]> {
  const visited: Visited[] = [];
  for (const visitor of visitors) visited.push(await visit(browser, visitor));
  return visited;
}

function rows(visited: readonly Visited[], kind: ChangeRow['kind'], samples: readonly ChangeSample[]): ChangeRow[] {
  return visited.map(({ name }) => {
    const report = reportOf(samples, name);
    log(`${name}, ${kind}: ${JSON.stringify(report)}`);
    return { name, kind, report };
  });
}

function reportOf(samples: readonly ChangeSample[], wanted: string): ChangeReport {
  return changeReport(samples.filter(({ name }) => name === wanted));
}

async function openingsIn(browser: Browser, siteUrl: string, parts: Parts): Promise<readonly OpeningRow[]> {
  const kinds = new Map<string, Opening[]>();
  for (const opening of await firstOpenings(browser, siteUrl, parts)) {
    const kind = `${opening.what}|${opening.when}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), opening]);
  }
  return [...kinds.values()].flatMap((openings) => {
    const [first] = openings;
    return first ? [{ what: first.what, when: first.when, report: changeReport(openings) }] : [];
  });
}
