import type { CDPSession, Page } from 'playwright-core';
import { loadAverage } from '../results/machine.ts';
import { summaryOf, type Summary } from '../results/statistics.ts';
import type { Registry } from '../running-site/registry.ts';
import { heapMib } from '../browser/heap.ts';
import { startListening, stopListening, type Sound } from './sound.ts';

const HEAP_EVERY = 10;
const REMOTE = 'radio';

/** One promotion; times in ms since its request. */
export interface SwapSample {
  readonly version: string;
  /** The registry had responded. */
  readonly answeredMs: number;
  /** The tab had been notified. */
  readonly reportedMs: number;
  readonly committedMs: number;
  /** It was on the screen. */
  readonly shownMs: number;
  readonly loadAverage: number;
}

export interface SwapSeries {
  readonly shownMs: Summary;
  readonly reportedMs: Summary;
  /** From the notification to the screen: the tab's own part. */
  readonly inTabMs: Summary;
  readonly sound: Sound;
  /** Before the first swap, after every tenth, each after a forced collection. */
  readonly heapMib: readonly number[];
  readonly samples: readonly SwapSample[];
}

interface SeriesOptions {
  readonly page: Page;
  readonly session: CDPSession;
  readonly registry: Registry;
  /** To be promoted, in this order. */
  readonly versions: readonly string[];
}

export async function swapSeries({ page, session, registry, versions }: SeriesOptions): Promise<SwapSeries> {
  const samples: SwapSample[] = [];
  const heap = [await heapMib(session)];
  await startListening(page);
  for (const version of versions) {
    samples.push(await swapTo(version, page, registry));
    if (samples.length % HEAP_EVERY === 0) heap.push(await heapMib(session));
  }
  return {
    shownMs: summaryOf(samples.map(({ shownMs }) => shownMs)),
    reportedMs: summaryOf(samples.map(({ reportedMs }) => reportedMs)),
    inTabMs: summaryOf(samples.map(({ shownMs, reportedMs }) => shownMs - reportedMs)),
    sound: await stopListening(page),
    heapMib: heap,
    samples,
  };
}

async function swapTo(version: string, page: Page, registry: Registry): Promise<SwapSample> {
  const seen = page.evaluate((wanted) => window.benchSwap?.(wanted), version);
  const { askedAtMs, answeredAtMs } = await registry.promote(REMOTE, version);
  const swap = await seen;
  if (!swap) throw new Error('The page is not watched.');
  return {
    version,
    answeredMs: answeredAtMs - askedAtMs,
    reportedMs: swap.reportedAtMs - askedAtMs,
    committedMs: swap.committedAtMs - askedAtMs,
    shownMs: swap.shownAtMs - askedAtMs,
    loadAverage: loadAverage(),
  };
}
