import type { Browser } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { SLOW_NETWORK } from '../browser/network.ts';
import { FIRST_VARIANT_PORT } from '../ports.ts';
import { openJournal, type Journal } from '../results/journal.ts';
import { rounded } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';
import { buildBundle } from '../variants/build-bundle.ts';
import { buildDefaults } from '../variants/build-defaults.ts';
import { serveVariant, type ServedVariant } from '../variants/serve-variant.ts';
import type { Variant } from '../variants/variant.ts';
import { coldStartSummary, type ColdStartRatios } from './cold-start-summary.ts';
import { coldLoad, type ColdLoad } from './cold-load.ts';
import { variantReport, type VariantReport } from './variant-report.ts';

const VISITS = 7;
const UNHINDERED_VISITS = 3;
const TARGETS = { toBundle: 1.15, toDefaults: 0.65 } as const;

export const coldStart: Bench = {
  name: 'cold-start',
  about: 'time to the home page with an empty cache on a slow network, beside other ways to build it (3 min)',
  run: async () => {
    log('Building what it is compared with...');
    const variants = [...(await buildBundle()), ...(await buildDefaults())];
    await withSite((site) => measure(site, variants));
  },
};

interface Contestant {
  readonly name: string;
  readonly about: string;
  readonly url: string;
}

interface Visit {
  readonly name: string;
  readonly slow: boolean;
  readonly load: ColdLoad;
}

async function measure(site: SiteProcess, variants: readonly Variant[]): Promise<void> {
  const measurement = beginMeasurement('cold-start');
  const served = await Promise.all(
    variants.map((variant, index) => serveVariant(variant, FIRST_VARIANT_PORT + index, site.url)),
  );
  const browser = await launchChromium();
  try {
    const contestants = [
      { name: 'afterglow', about: 'Afterglow as npm start serves it', url: site.url },
      ...variants.map(({ name, about }, index) => ({ name, about, url: urlOf(served, index) })),
    ];
    const versions = await liveVersions(site.url);
    const visits = await visitAll(browser, contestants, JSON.stringify(versions));
    const reports = contestants.map(({ name, about }) => reportOn(name, about, visits));
    for (const report of reports) summarize(report);
    measurement.finish({
      versions: { chromium: browser.version(), ...versions },
      found: { network: SLOW_NETWORK, visits: VISITS, ratios: ratios(reports), targets: TARGETS, variants: reports },
      summary: coldStartSummary(reports, ratios(reports)),
    });
  } finally {
    await browser.close();
    await Promise.all(served.map((one) => one.close()));
  }
}

function urlOf(served: readonly ServedVariant[], index: number): string {
  const one = served[index];
  if (!one) throw new Error(`Variant ${index} is not served.`);
  return one.url;
}

/** All variants once per round, so that other load on the machine affects them equally. */
async function visitAll(browser: Browser, contestants: readonly Contestant[], key: string): Promise<readonly Visit[]> {
  const journal = openJournal<Visit>('cold-start', key);
  // The first visit makes the site compress and the system cache its files; it is not counted.
  for (const { url } of contestants) await coldLoad(browser, url, { slow: false });
  for (let round = 1; round <= VISITS; round += 1) {
    for (const contestant of contestants) await visitInRound(browser, contestant, round, journal);
    log(`Round ${round} of ${VISITS}`);
  }
  journal.close();
  return journal.samples;
}

/** Visits of an earlier, interrupted run are not repeated. */
async function visitInRound(
  browser: Browser,
  { name, url }: Contestant,
  round: number,
  journal: Journal<Visit>,
): Promise<void> {
  for (const slow of [true, false]) {
    const wanted = Math.min(round, slow ? VISITS : UNHINDERED_VISITS);
    const done = journal.samples.filter((visit) => visit.name === name && visit.slow === slow).length;
    if (done < wanted) journal.add({ name, slow, load: await coldLoad(browser, url, { slow }) });
  }
}

function reportOn(name: string, about: string, visits: readonly Visit[]): VariantReport {
  const own = (slow: boolean): ColdLoad[] =>
    visits.filter((visit) => visit.name === name && visit.slow === slow).map(({ load }) => load);
  return variantReport({ name, about, slow: own(true), unhindered: own(false) });
}

/** Compared with the faster of the two Module Federation variants. */
function ratios(reports: readonly VariantReport[]): ColdStartRatios {
  const timeOf = (wanted: string): number =>
    reports.find(({ name }) => name === wanted)?.contentMs.median ?? Number.NaN;
  const own = timeOf('afterglow');
  return {
    toBundle: rounded(own / timeOf('bundle'), 3),
    toBundleWithHints: rounded(own / timeOf('bundle-hints'), 3),
    toDefaults: rounded(own / Math.min(timeOf('defaults'), timeOf('defaults-built-in')), 3),
  };
}

function summarize({
  name,
  contentMs,
  dataMs,
  firstContentfulPaintMs,
  requests,
  kib,
  scriptKib,
  unhinderedContentMs,
}: VariantReport): void {
  log(
    `${name.padEnd(18)} content ${contentMs.median} ms (${contentMs.min}-${contentMs.max}), data ${dataMs.median}, ` +
      `first paint ${firstContentfulPaintMs.median}, ${requests} requests, ${kib} KiB (${scriptKib} JavaScript), ` +
      `not slowed down ${unhinderedContentMs.median} ms`,
  );
}
