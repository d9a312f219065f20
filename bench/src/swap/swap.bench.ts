import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import { registryOf } from '../running-site/registry.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';
import { openListeningTab } from './listener.ts';
import { publishVersions } from './publish-versions.ts';
import { swapSummary } from './swap-summary.ts';
import { swapSeries, type SwapSeries } from './swap-series.ts';

const SWAPS = 50;
/** The first swaps in a tab run code that the browser has not compiled yet; reported separately. */
const FIRST_SWAPS = 3;
const TARGET_P95_MS = 100;

export const swap: Bench = {
  name: 'swap',
  about: 'from promoting a version to seeing it in an open tab, with music playing (1 min)',
  run: () => withSite(measure),
};

async function measure(site: SiteProcess): Promise<void> {
  const measurement = beginMeasurement('swap');
  const registry = registryOf(site);
  const before = await liveVersions(site.url);
  const browser = await launchChromium();
  try {
    const versions = await publishVersions(registry, FIRST_SWAPS + SWAPS);
    const page = await openListeningTab(browser, site.url);
    const session = await page.context().newCDPSession(page);
    const series = (wanted: readonly string[]): Promise<SwapSeries> =>
      swapSeries({ page, session, registry, versions: wanted });
    const first = await series(versions.slice(0, FIRST_SWAPS));
    const cold = await series(versions.slice(FIRST_SWAPS));
    const warm = await series(alternating(versions.slice(-2), SWAPS));
    report('first', first);
    report('cold', cold);
    report('warm', warm);
    measurement.finish({
      versions: { chromium: browser.version(), ...before },
      found: { targetP95Ms: TARGET_P95_MS, cold, warm, first },
      summary: swapSummary({ 'the first of a tab': first, cold, warm }),
    });
  } finally {
    await browser.close();
    await registry.promote('radio', before['radio'] ?? '');
  }
}

/** The last one is already on the screen, so the previous one comes first. */
function alternating(pair: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => pair[index % pair.length] ?? '');
}

function report(name: string, { shownMs, reportedMs, inTabMs, sound, heapMib }: SwapSeries): void {
  log(
    `${name.padEnd(6)} shown after ${shownMs.median} ms, p95 ${shownMs.p95} (told after ${reportedMs.median}, in the tab ${inTabMs.median}), ` +
      `sound ${sound.ratio} ${sound.interruptions.join(' ')}, heap ${heapMib.join(' ')} MiB`,
  );
}
