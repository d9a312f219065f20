import { REMOTES_PATH } from '@afterglow/shared-contracts';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { FIRST_VARIANT_PORT } from '../ports.ts';
import { rounded, sumOf } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { say } from '../say.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';
import { buildBundle } from '../variants/build-bundle.ts';
import { serveVariant } from '../variants/serve-variant.ts';
import { isFederationGlue } from './library-of.ts';
import { loadedScripts, type LoadedScript } from './loaded-scripts.ts';
import { nameWithoutHash, sharesByFile, type Shares } from './mapped-builds.ts';

const BYTES_PER_KB = 1000;
const TARGETS_KB = { script: 190, glue: 45 } as const;

export const firstLoad: Bench = {
  name: 'first-load',
  about: 'compressed JavaScript of the home page, by file and by library (1 min)',
  run: async () => {
    say('Building with source maps...');
    const shares = await sharesByFile();
    const [bundle] = await buildBundle();
    await withSite((site) => measure(site, shares, bundle));
  },
};

async function measure(
  site: SiteProcess,
  shares: ReadonlyMap<string, Shares>,
  bundle: Awaited<ReturnType<typeof buildBundle>>[number] | undefined,
): Promise<void> {
  const measurement = beginMeasurement('first-load');
  const browser = await launchChromium();
  const versions = await liveVersions(site.url);
  const scripts = await loadedScripts(browser, site.url);
  const served = bundle && (await serveVariant(bundle, FIRST_VARIANT_PORT, site.url));
  const bundled = served ? await loadedScripts(browser, served.url) : [];
  const chromium = browser.version();
  await served?.close();
  await browser.close();

  const files = scripts.map((script) => ({ ...script, path: fileOf(script.path) }));
  const libraries = byLibrary(files, shares);
  const found = {
    targetsKb: TARGETS_KB,
    scriptKb: kb(sumOf(scripts.map(({ bytes }) => bytes))),
    glueKb: kb(sumOf(libraries.filter(({ isGlue }) => isGlue).map(({ bytes }) => bytes))),
    oneBundleKb: kb(sumOf(bundled.map(({ bytes }) => bytes))),
    files,
    libraries,
  };
  say(
    `${found.scriptKb} kB of JavaScript, ${found.glueKb} kB of it federation glue; one bundle ${found.oneBundleKb} kB`,
  );
  measurement.finish({ chromium, ...versions }, found);
}

/** "/remotes/browse/<version>/home.0f3a.js" is "mfe-browse/home.js". */
function fileOf(path: string): string {
  const [name = '', , file = ''] = path.slice(REMOTES_PATH.length + 1).split('/');
  return `${name === 'shell' ? name : `mfe-${name}`}/${nameWithoutHash(file)}`;
}

interface LibraryWeight {
  readonly library: string;
  readonly bytes: number;
  readonly isGlue: boolean;
}

/** A library's share of a file's bytes, as if all of the file compressed equally well. */
function byLibrary(files: readonly LoadedScript[], shares: ReadonlyMap<string, Shares>): readonly LibraryWeight[] {
  const bytes: Record<string, number> = {};
  for (const file of files) {
    const parts = shares.get(file.path);
    if (!parts) throw new Error(`${file.path} was served, but not built here: are the sources still the same?`);
    for (const [library, share] of Object.entries(parts)) bytes[library] = (bytes[library] ?? 0) + share * file.bytes;
  }
  return Object.entries(bytes)
    .map(([library, weight]) => ({ library, bytes: Math.round(weight), isGlue: isFederationGlue(library) }))
    .sort((a, b) => b.bytes - a.bytes);
}

function kb(bytes: number): number {
  return rounded(bytes / BYTES_PER_KB, 1);
}
