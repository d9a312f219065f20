import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CODE_LOAD_LIMIT_MS } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { Listener, skipPremium, storedUser } from '../pages/listener.ts';
import { cli } from '../support/site/cli.ts';
import { buildPatchedArea } from '../support/versions/patched-areas.ts';
import { type FaultProxy, startFaultProxy } from '../support/site/fault-proxy.ts';
import { ResumableResults } from '../support/measures/resumable-results.ts';
import { createManager, type Manager } from '../support/manager.ts';
import { buildPatchedRadio } from '../support/versions/patched-radio.ts';
import { liveSetOf } from '../support/versions/radio-files.ts';
import { RealTab } from '../support/real-tab.ts';
import { runSite, type RunningSite } from '../support/site/site.ts';
import { expect, test as base } from '../support/test.ts';

const MINUTES = Number(process.env['GOOD_RELEASES_MINUTES'] ?? 0);
const PREPARATION_MS = 10 * MINUTE_MS;
const RELEASE_EVERY_MS = 100_000;
const EDITIONS = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const ROUND = [
  '/radio',
  '/search',
  '/radio/deep',
  '/',
  '/browse/charts/101',
  '/account',
  '/radio/chill/schedule',
] as const;
/** Short visits, and long ones, in which idle work runs. */
const LOOKS_MS = [3000, 40_000, 8000, 20_000] as const;
/** A slow phone on a busy machine. */
const SHOWN_WITHIN_MS = 60_000;
const NETWORK_GOOD_MS = 25_000;
const NETWORK_BAD_MS = 8000;
const HIDDEN_MS = 4 * MINUTE_MS;
const SHOWN_MS = 30_000;
/** Neither is a failure: a version is started, shown, or its tab is closed first. */
const GOOD_KINDS: ReadonlySet<string> = new Set(['begun', 'load', 'left']);

/** Listening ends at that value of `Date.now()`. */
type Listening = (untilMs: number) => Promise<void>;

interface Visitor {
  readonly listener: Listener;
  readonly faults: FaultProxy;
}

/** The usual site, with the real time limit for code. */
const test = base.extend<object, { readonly site: RunningSite }>({
  site: [
    async ({}, provide, { parallelIndex }) => {
      const site = await runSite(parallelIndex, { CODE_LOAD_LIMIT_MS: String(CODE_LOAD_LIMIT_MS) });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.skip(MINUTES === 0, 'It takes an hour.');

async function openVisitor(
  browser: Browser,
  site: RunningSite,
  host: number,
  { slowness = 1, ...options }: BrowserContextOptions & { readonly slowness?: number } = {},
): Promise<Visitor> {
  const faults = await startFaultProxy(site.url, `127.0.0.${host}`);
  const page = await (await browser.newContext({ colorScheme: 'dark', ...options })).newPage();
  const listener = new Listener(page, faults.url);
  await listener.comeBackAsMember();
  await listener.playChannel('chill');
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return { listener, faults };
}

async function delay(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** As a person does when asked to. */
async function tryAgain(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Try again' });
  if (await button.isVisible()) await button.click();
}

async function lookAround({ listener }: Visitor, untilMs: number): Promise<void> {
  const { page, main } = listener;
  for (let turn = 0; Date.now() < untilMs; turn += 1) {
    await listener.follow(ROUND[turn % ROUND.length] ?? '/');
    await expect(async () => {
      await tryAgain(page);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: SHOWN_WITHIN_MS });
    await delay(LOOKS_MS[turn % LOOKS_MS.length] ?? 0);
  }
}

/** The connection breaks twice a minute, and every second time the browser detects it. */
async function loseConnections({ listener, faults }: Visitor, untilMs: number): Promise<void> {
  const context = listener.page.context();
  for (let turn = 0; Date.now() < untilMs; turn += 1) {
    await delay(NETWORK_GOOD_MS);
    if (turn % 2 === 0) await context.setOffline(true);
    faults.corrupt(/./, 'connection-reset');
    faults.cut(/./);
    await delay(NETWORK_BAD_MS);
    faults.restore();
    await context.setOffline(false);
  }
}

async function listenInHiddenTab(browser: Browser, site: RunningSite, host: number): Promise<Listening> {
  const faults = await startFaultProxy(site.url, `127.0.0.${host}`);
  const stored = { 'auth.currentUser': await storedUser(faults.url) };
  const tab = await RealTab.open(browser, `${faults.url}/radio/deep`, stored);
  await tab.evaluate(skipPremium);
  await tab.click('main button:not([inert] *)', 'Play');
  return async (untilMs) => {
    while (Date.now() < untilMs) {
      await tab.hide();
      await delay(Math.min(HIDDEN_MS, untilMs - Date.now()));
      await tab.show();
      await delay(SHOWN_MS);
    }
    await tab.close();
    await faults.close();
  };
}

async function publishEditions(site: RunningSite): Promise<readonly (readonly [string, string])[]> {
  const editions: [string, string][] = [];
  for (let edition = 0; edition < EDITIONS; edition += 1) {
    const version = `1.0.${60 + edition}`;
    await cli(site, 'publish', await buildPatchedRadio(version, edition));
    await cli(site, 'publish', await buildPatchedArea('mfe-browse', version));
    editions.push(['radio', version], ['browse', version]);
  }
  return editions;
}

/** Returns how many were promoted. */
async function keepReleasing(
  manager: Manager,
  editions: readonly (readonly [string, string])[],
  untilMs: number,
): Promise<number> {
  let promoted = 0;
  for (; Date.now() < untilMs; promoted += 1) {
    const [area, version] = editions[promoted % editions.length] ?? ['radio', ''];
    await manager.promote(area, version);
    await delay(RELEASE_EVERY_MS);
  }
  return promoted;
}

async function actionsSince(site: RunningSite, area: string, sinceMs: number): Promise<readonly string[]> {
  const { entries } = JSON.parse(await cli(site, '--json', 'history', area)) as {
    readonly entries: readonly { readonly changedAtIso: string; readonly action: string }[];
  };
  return entries.filter(({ changedAtIso }) => Date.parse(changedAtIso) >= sinceMs).map(({ action }) => action);
}

test('an hour of good releases causes no report, in slow or hidden browsers and bad networks', async ({
  browser,
  site,
}) => {
  test.setTimeout(MINUTES * MINUTE_MS + PREPARATION_MS);
  const { shellVersion } = await liveSetOf(site.url);
  const results = new ResumableResults(process.env['GOOD_RELEASES_RESULTS'], `shell ${shellVersion}`);
  const manager = await createManager(site);
  const editions = await publishEditions(site);
  const visitors = [
    await openVisitor(browser, site, 51),
    await openVisitor(browser, site, 52, { slowness: 6 }),
    await openVisitor(browser, site, 53, { slowness: 4, ...PHONE }),
  ];
  const flaky = await openVisitor(browser, site, 54);
  const listenHidden = await listenInHiddenTab(browser, site, 55);
  const sinceMs = Date.now();
  const untilMs = sinceMs + MINUTES * MINUTE_MS;
  const [promoted] = await Promise.all([
    keepReleasing(manager, editions, untilMs),
    ...visitors.map((visitor) => lookAround(visitor, untilMs)),
    lookAround(flaky, untilMs),
    loseConnections(flaky, untilMs),
    listenHidden(untilMs),
  ]);
  const reports = await manager.reports();
  const failures = reports.filter(({ kind }) => !GOOD_KINDS.has(kind));
  const loads = reports.filter(({ kind }) => kind === 'load').reduce((sum, { count }) => sum + count, 0);
  results.add('good releases', { minutes: MINUTES, promoted, loads, failures });
  expect(failures).toEqual([]);
  for (const area of ['radio', 'browse']) {
    expect(new Set(await actionsSince(site, area, sinceMs))).toEqual(new Set(['promote']));
  }
  for (const { listener } of visitors) await listener.expectSound();
  for (const { listener, faults } of [...visitors, flaky]) {
    await listener.page.context().close();
    await faults.close();
  }
});
