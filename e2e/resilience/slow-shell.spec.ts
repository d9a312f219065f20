import type { Page } from '@playwright/test';
import type { ServerResponse } from 'node:http';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import {
  cookieOf,
  countCrashes,
  countDocuments,
  hasStartedBefore,
  publishFailingShells,
  restore,
  shellOf,
  STARTING_ONCE,
  type WholeReleases,
} from '../support/versions/failing-shells.ts';
import { createManager } from '../support/manager.ts';
import type { RunningSite } from '../support/site/site.ts';
import { expect, test } from '../support/test.ts';

// One after the other on one site, which has the shells.
test.describe.configure({ mode: 'default' });

const SHELL_SCRIPT = /\/shell\/.+\/shell\.[0-9a-f]+\.js/;

let whole: WholeReleases;
test.beforeAll(async ({ site }) => {
  test.setTimeout(600_000);
  whole = await publishFailingShells(site);
});
test.afterEach(({ site }) => restore(site, whole));

/** `before`: other journeys make it crash on this site as well. */
async function promoteStartingOnce(page: Page, site: RunningSite) {
  const before = await countCrashes(site, STARTING_ONCE);
  await (await createManager(site)).promote('shell', STARTING_ONCE);
  return { before, documents: countDocuments(page) };
}

test('[RELEASE-030] a shell that never starts has fifteen seconds from when its last script has loaded', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  const { page } = listener;
  const { before, documents } = await promoteStartingOnce(page, site);
  await hasStartedBefore(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const pattern = new RegExp(`/shell/${STARTING_ONCE}/shell`);
  let asked = 0;
  const answer = async (path: string, response: ServerResponse) => {
    await arrival;
    const script = await fetch(new URL(path, site.url));
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(Buffer.from(await script.arrayBuffer()));
  };
  faults.serve(pattern, ({ url = '' }, response) => {
    asked += 1;
    void answer(url, response);
  });
  await page.clock.install();
  await page.goto(`${faults.url}/radio`, { waitUntil: 'commit' });
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.pauseAt(Date.now() + DAY_MS);
  await page.clock.runFor(60_000);
  const arrived = page.waitForResponse((response) => pattern.test(response.url()));
  arrive();
  await (await arrived).finished();
  await page.waitForLoadState('load');
  await page.clock.runFor(14_500);
  expect([documents(), await countCrashes(site, STARTING_ONCE)]).toEqual([1, before]);
  await page.clock.runFor(1000);
  await expect.poll(documents).toBe(2);
  await page.clock.resume();
  await listener.expectArea('radio');
  expect(await shellOf(page)).toBe(whole.shell);
  await expect.poll(() => countCrashes(site, STARTING_ONCE)).toBe(before + 1);
});

for (const fault of ['never-answering', 'connection-reset', 'truncated', '500'] as const) {
  test(`[RELEASE-030] a slow or missing network is not a failure of the shell: ${fault}`, async ({
    spoiltListener: listener,
    faults,
    site,
  }) => {
    const { page } = listener;
    const { before, documents } = await promoteStartingOnce(page, site);
    await page.clock.install();
    faults.corrupt(SHELL_SCRIPT, fault);
    await page.goto(`${faults.url}/radio`, { waitUntil: 'commit' });
    await expect.poll(() => faults.corrupted()).toContainEqual(expect.stringMatching(SHELL_SCRIPT));
    await page.clock.runFor(120_000);
    expect(documents()).toBe(1);
    expect([await countCrashes(site, STARTING_ONCE), await cookieOf(page)]).toEqual([before, undefined]);
    faults.restore();
    await listener.open('/radio');
    await listener.expectArea('radio');
    expect(await shellOf(page)).toBe(STARTING_ONCE);
  });
}
