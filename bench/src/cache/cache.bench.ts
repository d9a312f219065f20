import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { CACHE_PORT } from '../ports.ts';
import { median, rounded, summaryOf } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { buildCachePage } from './build-cache-page.ts';
import type { CacheVisit } from './cache-samples.ts';
import { cacheSummary, type CacheFigures } from './cache-summary.ts';
import type { CacheName } from './in-page/cache-page.ts';
import { servePage } from './serve-page.ts';
import { createVisitor, type CacheVisitor } from './visit-cache.ts';

const ENTRIES = 10_000;
const ROUNDS = 9;
const NAMES: readonly CacheName[] = ['by-entry', 'as-one'];
const TO_REACH = { openMs: 100 } as const;

export const cache: Bench = {
  name: 'cache',
  about: `the query cache with ${ENTRIES} kept entries: opening it, changing one; beside the cache as one text (2 min)`,
  run: async () => {
    log('Building the page...');
    const stop = await servePage(await buildCachePage(), CACHE_PORT);
    try {
      await measure(createVisitor(`http://localhost:${CACHE_PORT}/`));
    } finally {
      await stop();
    }
  },
};

async function measure(visitor: CacheVisitor): Promise<void> {
  const measurement = beginMeasurement('cache');
  for (const name of NAMES) await visitor.fill(name, ENTRIES);
  const visits: Record<CacheName, CacheVisit[]> = { 'by-entry': [], 'as-one': [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of NAMES) {
      const visit = await visitor.visit(name, 1 + round * Math.floor(ENTRIES / ROUNDS));
      visits[name].push(visit);
      log(`${name}: open ${rounded(visit.openMs, 1)} ms, change ${rounded(visit.change.durationMs, 1)} ms`);
    }
  }
  const figures = { byEntry: figuresOf(visits['by-entry']), asOne: figuresOf(visits['as-one']) };
  const ratios = {
    open: rounded(figures.byEntry.openMs.median / figures.asOne.openMs.median, 3),
    change: rounded(figures.byEntry.changeMs.median / figures.asOne.changeMs.median, 3),
    written: rounded(figures.byEntry.writtenCharacters / figures.asOne.writtenCharacters, 5),
  };
  measurement.finish({
    versions: { chromium: await chromiumVersion() },
    found: { toReach: TO_REACH, entries: ENTRIES, ratios, ...figures, visits },
    summary: cacheSummary(ENTRIES, figures.byEntry, figures.asOne, ratios),
  });
}

function figuresOf(visits: readonly CacheVisit[]): CacheFigures {
  return {
    openMs: summaryOf(
      visits.map(({ openMs }) => openMs),
      1,
    ),
    storageMs: summaryOf(
      visits.map(({ storageMs }) => storageMs),
      1,
    ),
    longestTaskMs: summaryOf(visits.map(({ longestTaskMs }) => longestTaskMs)),
    changeMs: summaryOf(
      visits.map(({ change }) => change.durationMs),
      2,
    ),
    writes: median(visits.map(({ change }) => change.writes)),
    writtenCharacters: median(visits.map(({ change }) => change.characters)),
  };
}

async function chromiumVersion(): Promise<string> {
  const browser = await launchChromium();
  const version = browser.version();
  await browser.close();
  return version;
}
