import { REMOTES_PATH } from '@afterglow/shared-contracts';
import type { Browser } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { FIRST_VARIANT_PORT } from '../ports.ts';
import { rounded, sumOf } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';
import { log } from '../say.ts';
import { buildBundle } from '../variants/build-bundle.ts';
import { serveVariant } from '../variants/serve-variant.ts';
import { firstLoadSummary } from './first-load-summary.ts';
import { libraryWeights } from './library-weights.ts';
import { loadedScripts, type LoadedScript } from './loaded-scripts.ts';
import { nameWithoutHash, sharesByFile, type Shares } from './mapped-builds.ts';

const BYTES_PER_KB = 1000;
const TARGETS_KB = { script: 192, glue: 45 } as const;

export const firstLoad: Bench = {
  name: 'first-load',
  about: 'compressed JavaScript of the home page, by file and by library (1 min)',
  run: async () => {
    log('Building with source maps...');
    const shares = await sharesByFile();
    await withSite((site) => measure(site, shares));
  },
};

async function measure(site: SiteProcess, shares: ReadonlyMap<string, Shares>): Promise<void> {
  const measurement = beginMeasurement('first-load');
  const browser = await launchChromium();
  try {
    const scripts = await loadedScripts(browser, site.url);
    const bundled = await bundledScripts(browser, site.url);
    const files = scripts.map((script) => ({ ...script, path: fileOf(script.path) }));
    const needed = files.filter(({ isLater }) => !isLater);
    const libraries = libraryWeights(needed, shares);
    const totals = {
      scriptKb: kbOf(needed),
      glueKb: kbOf(libraries.filter(({ isGlue }) => isGlue)),
      laterKb: kbOf(files.filter(({ isLater }) => isLater)),
      oneBundleKb: kbOf(bundled.filter(({ isLater }) => !isLater)),
    };
    log(`${totals.scriptKb} kB of JavaScript, ${totals.glueKb} kB of it glue, ${totals.laterKb} kB more later`);
    log(`The same sources as one bundle: ${totals.oneBundleKb} kB`);
    measurement.finish({
      versions: { chromium: browser.version(), ...(await liveVersions(site.url)) },
      found: { targetsKb: TARGETS_KB, ...totals, files, libraries },
      summary: firstLoadSummary(totals, files, libraries),
    });
  } finally {
    await browser.close();
  }
}

/** The same page without federation: the other way to measure the glue. */
async function bundledScripts(browser: Browser, siteUrl: string): Promise<readonly LoadedScript[]> {
  const [bundle] = await buildBundle();
  if (!bundle) throw new Error('There is no bundle to compare with.');
  const served = await serveVariant(bundle, FIRST_VARIANT_PORT, siteUrl);
  try {
    return await loadedScripts(browser, served.url);
  } finally {
    await served.close();
  }
}

/**
 * "/remotes/browse/<version>/home.0f3a.js" is "mfe-browse/home.js"; a file with a fixed path at the root, such as a worker, is the
 * shell's.
 */
function fileOf(path: string): string {
  if (!path.startsWith(`${REMOTES_PATH}/`)) return `shell${path}`;
  const [name = '', , file = ''] = path.slice(REMOTES_PATH.length + 1).split('/');
  return `${name === 'shell' ? name : `mfe-${name}`}/${nameWithoutHash(file)}`;
}

function kbOf(weights: readonly { readonly bytes: number }[]): number {
  return rounded(sumOf(weights.map(({ bytes }) => bytes)) / BYTES_PER_KB, 1);
}
