import { liveSetPath, liveSetSchema, type LiveSet } from '@afterglow/shared-contracts';
import type { Browser } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { SLOW_NETWORK } from '../browser/network.ts';
import { coldLoad, type ColdLoad } from '../cold-start/cold-load.ts';
import { variantReport } from '../cold-start/variant-report.ts';
import { MANY_REMOTES_PORT } from '../ports.ts';
import { rounded } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';
import { log } from '../say.ts';
import { liveSetSizeSummary } from './live-set-size-summary.ts';
import { publishMany } from './publish-many.ts';
import { serveLiveSet, type ServedLiveSet } from './serve-live-set.ts';

const AREAS = 200;
const VISITS = 9;
const TARGET_RATIO = 1.05;

export const liveSetSize: Bench = {
  name: 'live-set-size',
  about: 'the start of a page with 5 and with 200 areas in the live set (5 min)',
  run: () => withSite(measure, { port: MANY_REMOTES_PORT, folder: 'many-remotes' }),
};

async function measure(site: SiteProcess): Promise<void> {
  await publishMany(site, AREAS);
  const measurement = beginMeasurement('live-set-size');
  const versions = await liveVersions(site.url);
  const contestants = Object.entries(await liveSets(site.url));
  const served = await Promise.all(
    contestants.map(([, liveSet], index) => serveLiveSet(site.url, MANY_REMOTES_PORT + 1 + index, liveSet)),
  );
  const browser = await launchChromium();
  try {
    const visits = await visitAll(
      browser,
      served.map(({ url }) => url),
    );
    const reports = contestants.map(([name], index) =>
      variantReport({ name, about: name, ...(visits[index] ?? { slow: [], unhindered: [] }) }),
    );
    const [few, many] = reports;
    const ratioOf = (time: 'contentMs' | 'dataMs' | 'unhinderedContentMs'): number =>
      rounded((many?.[time].median ?? Number.NaN) / (few?.[time].median ?? Number.NaN), 3);
    const ratios = {
      content: ratioOf('contentMs'),
      data: ratioOf('dataMs'),
      unhindered: ratioOf('unhinderedContentMs'),
    };
    for (const { name, contentMs, dataMs, unhinderedContentMs } of reports)
      log(`${name}: content ${contentMs.median} ms, data ${dataMs.median}, unhindered ${unhinderedContentMs.median}`);
    measurement.finish({
      versions: { chromium: browser.version(), ...ownVersions(versions) },
      found: { network: SLOW_NETWORK, areas: AREAS, target: TARGET_RATIO, ratios, variants: reports },
      summary: liveSetSizeSummary(reports, ratios),
    });
  } finally {
    await browser.close();
    await Promise.all(served.map((one) => one.close()));
  }
}

/** The areas that exist; the others are only named in the live set. */
const isOwn = ({ name }: { readonly name: string }): boolean => !/-\d+$/.test(name);

function ownVersions(versions: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => isOwn({ name })));
}

async function liveSets(siteUrl: string): Promise<Readonly<Record<string, ServedLiveSet>>> {
  const whole = liveSetSchema.parse(await (await fetch(new URL(liveSetPath('production'), siteUrl))).json());
  const few = { ...whole, remotes: whole.remotes.filter(isOwn) };
  const fewInPage = (served: LiveSet): LiveSet => ({ ...served, others: served.others?.filter(isOwn) });
  return {
    'five areas': { inPage: fewInPage, told: few },
    'two hundred': { inPage: (served) => served, told: undefined },
    'five, all of them whole in the page': { inPage: () => few, told: few },
    'two hundred, all of them whole in the page': { inPage: () => whole, told: undefined },
  };
}

interface Visits {
  readonly slow: ColdLoad[];
  readonly unhindered: ColdLoad[];
}

/** All variants once per round, so that other load on the machine affects them equally. */
async function visitAll(browser: Browser, urls: readonly string[]): Promise<readonly Visits[]> {
  for (const url of urls) await coldLoad(browser, url, { slow: false });
  const visits = urls.map((): Visits => ({ slow: [], unhindered: [] }));
  for (let round = 1; round <= VISITS; round += 1) {
    for (const [index, url] of urls.entries()) {
      visits[index]?.slow.push(await coldLoad(browser, url));
      visits[index]?.unhindered.push(await coldLoad(browser, url, { slow: false }));
    }
    log(`Round ${round} of ${VISITS}`);
  }
  return visits;
}
