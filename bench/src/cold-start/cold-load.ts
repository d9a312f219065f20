import type { Browser, Page } from 'playwright-core';
import { slowDown } from '../browser/network.ts';
import { loadAverage } from '../results/machine.ts';
import { watchPage } from './watch-page.ts';
import { HOME_SIGNS } from './home-signs.ts';

export interface Fetched {
  readonly path: string;
  readonly startMs: number;
  readonly endMs: number;
  /** As sent, without headers. */
  readonly bytes: number;
}

/** One visit with an empty cache; all times in ms since the start of the navigation. */
export interface ColdLoad {
  readonly contentMs: number;
  readonly dataMs: number;
  readonly firstContentfulPaintMs: number;
  readonly longTasksMs: number;
  /** The files that arrived before the data was shown, in the order of the requests. */
  readonly fetched: readonly Fetched[];
  readonly loadAverage: number;
}

const VISIT_LIMIT_MS = 60_000;
/** The first paint is reported a frame after it. */
const PAINT_MS = 200;

export async function coldLoad(browser: Browser, url: string, options = { slow: true }): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (options.slow) await slowDown(await context.newCDPSession(page));
    await page.addInitScript(watchPage, HOME_SIGNS);
    await page.goto(url, { waitUntil: 'commit', timeout: VISIT_LIMIT_MS });
    return await readLoad(page);
  } finally {
    await context.close();
  }
}

async function readLoad(page: Page): Promise<ColdLoad> {
  const seen = await page.evaluate(
    async ({ paintMs, limitMs }) => {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, limitMs));
      const marks = await Promise.race([window.benchMarks, late]);
      if (!marks) throw new Error(`The page did not show itself: ${document.body.innerText}`);
      await new Promise((resolve) => setTimeout(resolve, paintMs));
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return {
        ...marks,
        firstContentfulPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? marks.contentMs,
        longTasks: window.benchLongTasks ?? [],
        entries: entries.map(({ name, startTime, responseEnd, encodedBodySize }) => ({
          name,
          startTime,
          responseEnd,
          encodedBodySize,
        })),
      };
    },
    { paintMs: PAINT_MS, limitMs: VISIT_LIMIT_MS },
  );
  const { contentMs, dataMs, firstContentfulPaintMs, longTasks, entries } = seen;
  return {
    contentMs: Math.round(contentMs),
    dataMs: Math.round(dataMs),
    firstContentfulPaintMs: Math.round(firstContentfulPaintMs),
    longTasksMs: Math.round(
      longTasks.filter(({ startMs }) => startMs < contentMs).reduce((sum, { durationMs }) => sum + durationMs, 0),
    ),
    fetched: entries
      .filter(({ responseEnd }) => responseEnd <= dataMs)
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        path: new URL(name).pathname,
        startMs: Math.round(startTime),
        endMs: Math.round(responseEnd),
        bytes: encodedBodySize,
      })),
    loadAverage: loadAverage(),
  };
}
