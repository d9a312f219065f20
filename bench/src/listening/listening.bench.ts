import type { CDPSession, Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { follow, logIn, playFirstMix } from '../browser/demo-listener.ts';
import { heapByKind } from '../browser/heap-by-kind.ts';
import { BYTES_PER_MIB, heapMib } from '../browser/heap.ts';
import { LISTENING_PORT } from '../ports.ts';
import { rounded } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { withSite } from '../running-site/with-site.ts';
import { log } from '../say.ts';
import { HABITS } from './habits.ts';
import { listeningSummary, type HeapSample } from './listening-summary.ts';

/** `LISTENING_MINUTES` makes it shorter, to try the habits. */
const MINUTES = Number(process.env['LISTENING_MINUTES'] ?? 60);
const SAMPLE_EVERY_MINUTES = 5;
const HABIT_EVERY_MS = 8000;
/** The first minutes do everything about as often as the rest of an hour: by then functions are compiled and caches full. */
const FIRST_HABITS_EVERY_MS = 1000;
const MS_PER_MINUTE = 60_000;
const TO_REACH = 1.1;
const PLACE = { port: LISTENING_PORT, folder: 'listening' };

export const listening: Bench = {
  name: 'listening',
  about: 'the heap of a page in which somebody listens, seeks and looks around for an hour (60 min)',
  isLong: true,
  run: () =>
    withSite(async ({ url }) => {
      const measurement = beginMeasurement('listening');
      const browser = await launchChromium();
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await logIn(page, url);
        await playFirstMix(page, url);
        const { samples, habits } = await listen(page);
        measurement.finish({
          versions: { chromium: browser.version() },
          found: { toReach: TO_REACH, minutes: MINUTES, habits, samples },
          summary: listeningSummary(samples, habits),
        });
      } finally {
        await browser.close();
      }
    }, PLACE),
};

async function listen(page: Page): Promise<{ readonly samples: readonly HeapSample[]; readonly habits: number }> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(countSound);
  const startedAtMs = performance.now();
  const samples: HeapSample[] = [];
  let habits = 0;
  for (let minute = SAMPLE_EVERY_MINUTES; minute <= MINUTES; minute += SAMPLE_EVERY_MINUTES) {
    while (performance.now() < startedAtMs + minute * MS_PER_MINUTE) {
      await HABITS[habits % HABITS.length]?.(page);
      habits += 1;
      await page.waitForTimeout(samples.length === 0 ? FIRST_HABITS_EVERY_MS : HABIT_EVERY_MS);
    }
    samples.push(await takeSample(page, session, minute));
    log(JSON.stringify(samples.at(-1)));
  }
  return { samples, habits };
}

/** Always on the same page, or different pages would be compared. */
async function takeSample(page: Page, session: CDPSession, minute: number): Promise<HeapSample> {
  await follow(page, 'Home');
  await page.getByRole('main').locator('a[href^="/mix/"]').first().waitFor();
  const heardShare = await page.evaluate(() => window.benchHeard?.() ?? 0);
  const heap = await heapMib(session);
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { codeBytes, dataBytes } = await heapByKind(session);
  return {
    minute,
    heapMib: heap,
    codeMib: rounded(codeBytes / BYTES_PER_MIB, 2),
    dataMib: rounded(dataBytes / BYTES_PER_MIB, 2),
    domNodes: nodes,
    listeners: jsEventListeners,
    heardShare: rounded(heardShare, 3),
  };
}

declare global {
  interface Window {
    /** The share of the time since the start in which music played. */
    benchHeard?: () => number;
  }
}

function countSound(): void {
  const startedAtMs = performance.now();
  const everyMs = 250;
  let heardMs = 0;
  let lastMs = startedAtMs;
  let lastS = 0;
  setInterval(() => {
    const now = performance.now();
    const currentS = document.querySelector('audio')?.currentTime ?? 0;
    if (currentS !== lastS) heardMs += now - lastMs;
    [lastMs, lastS] = [now, currentS];
  }, everyMs);
  window.benchHeard = () => heardMs / (performance.now() - startedAtMs);
}
