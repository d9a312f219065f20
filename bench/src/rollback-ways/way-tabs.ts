import { HOST_HOOKS_GLOBAL, liveSetEventsPath } from '@afterglow/shared-contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { follow, logIn, playFirstMix } from '../browser/demo-listener.ts';
import { rounded } from '../results/statistics.ts';
import { followInstead, loadAnew } from './follow-instead.ts';
import { registerByForce } from './register-by-force.ts';
import { watchTab, type TabRecord } from './watch-tab.ts';
import type { Way } from './ways.ts';

const REMOTE = 'radio';
const LOOK_MS = 50;
const LIMIT_MS = 60_000;
/** Until a gap that follows the change would have been heard. */
const AFTERWARDS_MS = 1000;

/** What a rollback was like in one tab. */
export interface TabRollback {
  /** From the command until the version before stood there. */
  readonly shownMs: number;
  readonly silenceMs: number;
  readonly absenceMs: number;
  readonly reloads: number;
}

/** Tabs in which a mix plays and that show the channels of radio, each of its own browser context. */
export interface WayTabs {
  /** Makes a change and waits until all of them show the version and music goes on. */
  until(version: string, change: () => Promise<{ readonly askedAtMs: number }>): Promise<readonly TabRollback[]>;
  /** What went wrong in them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the browser keeps of a member who has logged in. */
export async function storedMember(browser: Browser, siteUrl: string): Promise<Stored> {
  const context = await browser.newContext();
  await logIn(await context.newPage(), siteUrl);
  const stored = await context.storageState();
  await context.close();
  return stored;
}

export async function openWayTabs(browser: Browser, siteUrl: string, options: WayTabsOptions): Promise<WayTabs> {
  const errors: string[] = [];
  const opening = Array.from({ length: options.count }, () => openTab(browser, siteUrl, options, errors));
  const pages = await Promise.all(opening);
  return {
    async until(version, change) {
      await Promise.all(pages.map((page) => page.evaluate(() => window.benchRecord?.begin())));
      const { askedAtMs } = await change();
      const records = await Promise.all(pages.map((page) => settled(page, version)));
      return records.map((record) => rollbackOf(record, askedAtMs));
    },
    errors,
    close: async () => void (await Promise.all(pages.map((page) => page.context().close()))),
  };
}

export interface WayTabsOptions {
  readonly way: Way;
  readonly count: number;
  readonly stored: Stored;
}

async function openTab(
  browser: Browser,
  siteUrl: string,
  { way, stored }: WayTabsOptions,
  errors: string[],
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: stored });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(watchTab, { remote: REMOTE, key: 'bench.record' });
  if (way !== 'as it is') {
    await page.addInitScript(followInstead, { remote: REMOTE, eventsPath: liveSetEventsPath('production') });
  }
  if (way === 'the document loaded anew') await page.addInitScript(loadAnew, 'bench.was-playing');
  if (way === 'registered again by force') {
    await page.addInitScript(registerByForce, { remote: REMOTE, hooksName: HOST_HOOKS_GLOBAL });
  }
  await playFirstMix(page, siteUrl);
  await follow(page, 'Radio');
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Radio' }).waitFor();
  return page;
}

/** Asks again and again, since a document that is replaced answers no question that it was asked. */
async function settled(page: Page, version: string): Promise<TabRecord> {
  const untilMs = Date.now() + LIMIT_MS;
  while (Date.now() < untilMs) {
    const record = await page.evaluate(() => window.benchRecord?.read()).catch(() => undefined);
    const isThere = record?.version === version && record.absentSinceMs === null && record.silenceMs === 0;
    if (isThere && Date.now() - record.shownAtMs > AFTERWARDS_MS) return record;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`A tab did not show ${version} with music in time.`);
}

function rollbackOf(record: TabRecord, askedAtMs: number): TabRollback {
  return {
    shownMs: record.shownAtMs - askedAtMs,
    silenceMs: rounded(record.longestSilenceMs),
    absenceMs: record.longestAbsenceMs,
    reloads: record.reloads,
  };
}
