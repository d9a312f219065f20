import type { Browser, Page } from '@playwright/test';
import { registryAddress, registryOperations } from '@afterglow/shared-registry-contracts';
import { ReleaseConsole } from '../pages/console.ts';
import { Listener } from '../pages/listener.ts';
import { cli } from '../support/site/cli.ts';
import { createManager } from '../support/manager.ts';
import { buildPatchedRadio, SECOND_HEADING } from '../support/versions/patched-radio.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '1.0.21';
const REASON = 'the second edition was too early';
const AREAS = ['browse', 'radio', 'search', 'account', 'premium'];
const SITE_CODE = /^\/remotes\//;

test("[RELEASE-017] [RELEASE-005] the console's rollback reaches a second console and two listeners without a reload", async ({
  browser,
  site,
  faults,
}) => {
  const manager = await createManager(site);
  const first = await manager.liveVersion('radio');
  await cli(site, 'publish', await buildPatchedRadio(VERSION));
  await cli(site, 'promote', 'radio', VERSION, '--reason', 'second edition');
  await cli(site, 'promote', 'radio', VERSION, '--reason', 'to be looked at', '--environment', 'staging');
  faults.corrupt(SITE_CODE, '500');
  const listeners = await openEach(browser, (page) => new Listener(page, site.url));
  const consoles = await openEach(browser, (page) => new ReleaseConsole(page, faults.url));
  const [mine, other] = consoles;
  for (const listener of listeners) {
    await listener.open('/radio');
    await expect(listener.heading(SECOND_HEADING)).toBeVisible();
  }
  await expectNoArea(mine.page, faults.url);
  for (const console of consoles) await console.signIn(site);
  const pages = [...listeners, ...consoles].map(({ page }) => page);
  for (const page of pages) await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  for (const area of AREAS) await expect(mine.cell(area)).toContainText(await manager.liveVersion(area));
  await expect(mine.cell('shell')).toContainText(/\d+\.\d+\.\d+/);
  await expect(mine.cell('radio')).toContainText('by local manager: second edition');
  await expect(mine.cell('radio', 'staging')).toContainText(VERSION);
  await expect(mine.cell('browse', 'staging')).toContainText('Same as production');

  await mine.askToRollBack('radio');
  await expect(mine.effect()).toHaveText(
    `radio${VERSION}${first}In production, for everyone, in open tabs within a second.`,
  );
  await mine.confirm(`Roll back to ${first}`);
  await expect(mine.dialog()).toContainText('Enter a reason.');
  expect(await manager.liveVersion('radio')).toBe(VERSION);
  await mine.giveReason(REASON);
  await mine.confirm(`Roll back to ${first}`);

  await expect(mine.page.getByText(`radio ${first} is live for everyone in production`)).toBeVisible();
  for (const console of consoles) {
    await expect(console.cell('radio')).toContainText(`${first}just now by local manager: ${REASON}`);
  }
  for (const listener of listeners) {
    await expect(listener.heading('Radio')).toHaveText('Radio');
    expect(await listener.versionShown('radio')).toBe(first);
  }

  await other.openArea('radio');
  const latest = other.history('radio').first();
  await expect(latest).toContainText(`local manager rolled back radio ${VERSION} → ${first}`);
  await expect(latest).toContainText(REASON);
  await reportLoad(other.page, site.url, first);
  await expect(other.chart('radio', first)).toHaveAccessibleName(
    /: [1-9]\d* loads and \d+ failures \(.+\) in 24 hours/,
  );
  for (const page of pages) expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  const [staging] = await Promise.all([mine.page.context().waitForEvent('page'), mine.openStaging()]);
  await expect(staging.getByRole('region', { name: 'Preview' })).toContainText('staging');
  const visitor = new Listener(staging, site.url);
  await visitor.open('/radio');
  await expect(visitor.heading(SECOND_HEADING)).toBeVisible();
  await Promise.all(pages.map((page) => page.context().close()));
});

async function openEach<Person>(browser: Browser, meet: (page: Page) => Person): Promise<readonly [Person, Person]> {
  const open = async () => meet(await (await browser.newContext()).newPage());
  return [await open(), await open()];
}

/** Without the site's code, there is no page of it. */
async function expectNoArea(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/radio`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
}

async function reportLoad(page: Page, siteUrl: string, version: string): Promise<void> {
  const address = `${siteUrl}${registryAddress(registryOperations.sendReport)}`;
  await page.request.post(address, { data: { kind: 'load', remote: 'radio', version } });
}
