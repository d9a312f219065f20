import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { Listener, skipPremium, storedUser } from '../pages/listener.ts';
import { startFaultProxy, type FaultProxy } from './site/fault-proxy.ts';
import { runSite, type RunningSite } from './site/site.ts';

/** Console lines printed for a failed journey. */
const LAST_LINES = 40;

interface TestFixtures {
  /** What the pages log; the last of it is printed when the journey fails. */
  readonly consoleLines: readonly string[];
  readonly listener: Listener;
  /** The proxy between the faulty listener and the site. */
  readonly faults: FaultProxy;
  readonly spoiltListener: Listener;
}

/** Browsers of returning listeners: one of a member, one of a visitor. */
type Visits = Readonly<Record<'member' | 'visitor', BrowserContext>>;

interface WorkerFixtures {
  readonly site: RunningSite;
  readonly visits: Visits;
}

/** Every journey runs on the site as `npm start` serves it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright reads the fixtures that a function needs from its first parameter.
    async ({}, provide, { parallelIndex }) => {
      const site = await runSite(parallelIndex);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  visits: [
    async ({ browser, site }, provide) => {
      const visits = await openVisits(browser, site.url);
      await provide(visits);
      await Promise.all(Object.values(visits).map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  consoleLines: [
    async ({ context }, provide, testInfo) => {
      const lines: string[] = [];
      context.on('console', (message) => lines.push(`${message.page()?.url()} ${message.type()}: ${message.text()}`));
      await provide(lines);
      if (testInfo.status !== testInfo.expectedStatus) process.stdout.write(`${lines.slice(-LAST_LINES).join('\n')}\n`);
    },
    { auto: true },
  ],
  listener: async ({ page, site }, provide) => provide(new Listener(page, site.url)),
  faults: async ({ site }, provide) => {
    const proxy = await startFaultProxy(site.url);
    await provide(proxy);
    await proxy.close();
  },
  spoiltListener: async ({ page, faults }, provide) => provide(new Listener(page, faults.url)),
});

export { expect } from '@playwright/test';

async function openVisits(browser: Browser, siteUrl: string): Promise<Visits> {
  const [member, visitor] = await Promise.all([browser.newContext(), browser.newContext()]);
  const user = await storedUser(siteUrl);
  await member.addInitScript(skipPremium);
  await member.addInitScript((stored) => localStorage.setItem('auth.currentUser', stored), user);
  return { member, visitor };
}
