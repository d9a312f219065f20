import type { CDPSession, Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { heapMib } from '../browser/heap.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { liveVersions } from '../running-site/live-versions.ts';
import { withSite } from '../running-site/with-site.ts';
import { scrollUntil, watchLongTasks } from './in-page.ts';
import { longListSummary, type ListReading, type LongListFinding } from './long-list-summary.ts';
import { serveManyMixes } from './many-mixes.ts';

const CATALOG = 100_000;
const FAR = 5000;
const TO_REACH = { moreHeapMb: 60, longestTaskMs: 50, movedPx: 0 } as const;
const LIST = '[aria-label="Latest Mixes"]';

export const longList: Bench = {
  name: 'long-list',
  about: `a list of ${CATALOG} mixes scrolled to number ${FAR}: heap, tasks, the place after Back (1 min)`,
  isLong: true,
  run: () =>
    withSite(async ({ url }) => {
      const measurement = beginMeasurement('long-list');
      const browser = await launchChromium();
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await serveManyMixes(page, url, CATALOG);
        await page.goto(`${url}/browse/mixes/latest`);
        const found = await scrollFar(page);
        measurement.finish({
          versions: { chromium: browser.version(), ...(await liveVersions(url)) },
          found: { toReach: TO_REACH, ...found },
          summary: longListSummary(found),
        });
      } finally {
        await browser.close();
      }
    }),
};

async function scrollFar(page: Page): Promise<LongListFinding> {
  const session = await page.context().newCDPSession(page);
  await page.locator(`${LIST} [aria-setsize]`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await read(page, session, 0);
  await page.evaluate(watchLongTasks);
  const startedAtMs = performance.now();
  await page.evaluate(scrollUntil, FAR);
  const scrollMs = Math.round(performance.now() - startedAtMs);
  const longTasksMs = await page.evaluate(() => window.benchLongTasksMs ?? []);
  const movedPx = await visitAndReturn(page);
  return { readings: [before, await read(page, session, FAR)], longTasksMs, movedPx, scrollMs };
}

/** Opens the mix at the top of the window and goes back. */
async function visitAndReturn(page: Page): Promise<number> {
  const item = page.locator(`${LIST} [aria-posinset]`).nth(await firstInView(page));
  const title = await item.getByRole('heading').innerText();
  const link = page.locator(LIST).getByRole('link', { name: title, exact: true });
  const topOf = async (): Promise<number> => (await link.boundingBox())?.y ?? Number.NaN;
  const topPx = await topOf();
  await link.click();
  await page.waitForURL(/\/mix\/\d+/);
  await page.goBack();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  return Math.round(Math.abs((await topOf()) - topPx));
}

function firstInView(page: Page): Promise<number> {
  return page
    .locator(`${LIST} [aria-posinset]`)
    .evaluateAll((items) => items.findIndex((item) => item.getBoundingClientRect().top > innerHeight / 4));
}

async function read(page: Page, session: CDPSession, passed: number): Promise<ListReading> {
  const heap = await heapMib(session);
  const { nodes } = await session.send('Memory.getDOMCounters');
  const drawn = await page.locator(`${LIST} [aria-posinset]`).count();
  return { passed, heapMib: heap, drawn, domNodes: nodes };
}
