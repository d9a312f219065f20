import { FAILED_SHELL_COOKIE } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { Listener } from '../pages/listener.ts';
import { cli } from '../support/site/cli.ts';
import {
  buildRadioOfLater,
  cookieOf,
  countCrashes,
  countDocuments,
  goBackTo,
  hasStartedBefore,
  openBrowser,
  publishFailingShells,
  restore,
  shellOf,
  STARTING_ONCE,
  THROWING,
  type WholeReleases,
} from '../support/versions/failing-shells.ts';
import { type FaultProxy, startFaultProxy } from '../support/site/fault-proxy.ts';
import { cachedPaths, waitUntilCached } from '../support/cached-files.ts';
import { createManager } from '../support/manager.ts';
import { liveSetOf } from '../support/versions/radio-files.ts';
import { HAS_STARTED_KEY, STORE_LATER_SHAPES } from '../support/versions/shell-editions.ts';
import { HEALTH_NETWORKS, HEALTH_WINDOW_MS } from '../support/site/site.ts';
import { expect, test } from '../support/test.ts';

// One after the other on one site, whose shells they count.
test.describe.configure({ mode: 'default' });

const MOST_BYTES = 600;

let whole: WholeReleases;
let promoteRadio: () => Promise<string>;
test.beforeAll(async ({ site }) => {
  test.setTimeout(600_000);
  whole = await publishFailingShells(site);
  promoteRadio = await buildRadioOfLater(site);
});
test.afterEach(({ site }) => restore(site, whole));

test('[RELEASE-030] a browser whose shell throws at startup gets the last good one for a day at most', async ({
  listener,
  site,
}) => {
  test.setTimeout(300_000);
  const manager = await createManager(site);
  await listener.comeBackAsMember();
  await listener.playMix();
  const other = await openBrowser(listener.page, site.url);
  const documents = countDocuments(other.page);
  let laterRadio = '';
  await listener.expectMusicThroughout(async () => {
    await manager.promote('shell', THROWING);
    laterRadio = await promoteRadio();
    await other.open('/radio');
    await other.expectArea('radio');
    await expect.poll(() => shellOf(other.page)).toBe(whole.shell);
  });
  expect(await shellOf(listener.page)).toBe(whole.shell);
  expect(await other.versionShown('radio')).toBe(whole.radio);
  expect(documents()).toBe(2);
  expect(await cookieOf(other.page)).toMatchObject({ value: THROWING });
  const expiresMs = ((await cookieOf(other.page))?.expires ?? 0) * 1000;
  expect(expiresMs - Date.now()).toBeLessThanOrEqual(DAY_MS);

  await test.step('also later, in all tabs, without a prompt about another version', async () => {
    const second = new Listener(await other.page.context().newPage(), site.url);
    await second.open('/about/privacy-policy');
    await expect(second.main.locator('code').filter({ hasText: FAILED_SHELL_COOKIE })).toBeVisible();
    await other.open('/radio');
    await other.expectArea('radio');
    expect([await shellOf(second.page), await shellOf(other.page)]).toEqual([whole.shell, whole.shell]);
    expect(await other.versionShown('radio')).toBe(whole.radio);
    await expect(other.page.getByRole('button', { name: 'Reload' })).toBeHidden();
    expect(documents()).toBe(3);
    await expect.poll(() => countCrashes(site, THROWING)).toBe(1);
  });

  await test.step('until another shell is live', async () => {
    await manager.promote('shell', STARTING_ONCE);
    await other.open('/radio');
    await expect.poll(() => other.versionShown('radio')).toBe(laterRadio);
    expect(await shellOf(other.page)).toBe(STARTING_ONCE);
    expect(await cookieOf(other.page)).toBeUndefined();
    // The name of the shell that is built here contains its longer version.
    for (const { page } of [other, listener]) {
      const script = await page.locator('head script[defer]').first().getAttribute('src');
      expect(script).toMatch(/\/boot\.[0-9a-f]+\.js$/);
      const watching = await (await fetch(new URL(script ?? '', site.url))).arrayBuffer();
      expect(watching.byteLength).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
  await other.page.context().close();
});

test('[RELEASE-030] the offline page is watched too, does not reload offline, and old shells survive its data', async ({
  listener,
  site,
}) => {
  test.setTimeout(300_000);
  const { page } = listener;
  const before = await countCrashes(site, STARTING_ONCE);
  await (await createManager(site)).promote('shell', STARTING_ONCE);
  await listener.hasSkippedPremium();
  await listener.logIn();
  await listener.open('/search?q=house');
  await listener.playChart();
  await listener.open('/radio');
  await listener.expectArea('radio');
  await waitUntilCached(listener, 'radio');
  const stored = (await cachedPaths(page)).filter((path) => path.startsWith(`/remotes/shell/${STARTING_ONCE}/`));
  expect(stored).toContainEqual(expect.stringMatching(/\/boot\.[0-9a-f]+\.js$/));
  await page.evaluate((name) => dispatchEvent(new Event(name)), STORE_LATER_SHAPES);
  expect(await page.evaluate((key) => localStorage.getItem(key), HAS_STARTED_KEY)).toBe('true');
  const documents = countDocuments(page);

  await page.context().setOffline(true);
  await page.clock.install();
  await listener.open('/radio');
  await expect(page.locator('html')).toHaveAttribute('data-from-cache');
  expect(await page.locator('head script[defer]').first().getAttribute('src')).toMatch(/\/boot\./);
  await page.clock.runFor(60_000);
  expect([documents(), await cookieOf(page)]).toEqual([1, undefined]);

  await page.context().setOffline(false);
  await listener.open('/radio');
  await page.waitForLoadState('load');
  await page.clock.runFor(16_000);
  await expect.poll(documents).toBe(3);
  await page.clock.resume();
  await listener.expectArea('radio');
  expect(await shellOf(page)).toBe(whole.shell);
  expect(await countCrashes(site, STARTING_ONCE)).toBe(before + 1);

  await test.step('the earlier shell works with that', async () => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await expect(listener.menu.getByRole('link', { name: 'Log out' })).toBeVisible();
    for (const area of ['search', 'account', 'browse'] as const) await listener.visit(area);
    await listener.playChart();
    await listener.expectSound();
    expect(errors).toEqual([]);
  });

  await test.step('and is stored for later', async () => {
    await listener.open('/radio');
    await listener.expectArea('radio');
    const shells = async () =>
      new Set((await cachedPaths(page)).flatMap((path) => /^\/remotes\/shell\/([^/]+)\//.exec(path)?.[1] ?? []));
    await expect.poll(shells, { timeout: 30_000 }).toEqual(new Set([whole.shell]));
    await page.context().setOffline(true);
    await listener.open('/radio');
    await listener.expectArea('radio');
    expect(await shellOf(page)).toBe(whole.shell);
    await page.context().setOffline(false);
  });
});

test('[RELEASE-030] [RELEASE-011] a promoted shell that fails to start is rolled back automatically, with the areas it needs', async ({
  page,
  site,
}) => {
  test.setTimeout(2 * HEALTH_WINDOW_MS);
  const manager = await createManager(site);
  await manager.promote('shell', THROWING);
  await promoteRadio();
  const tabs: { readonly listener: Listener; readonly faults: FaultProxy }[] = [];
  for (let host = 31; host < 31 + HEALTH_NETWORKS; host += 1) {
    const faults = await startFaultProxy(site.url, `127.0.0.${host}`);
    const listener = await openBrowser(page, faults.url);
    tabs.push({ listener, faults });
    await listener.open('/radio');
    await listener.expectArea('radio');
    expect(await shellOf(listener.page)).toBe(whole.shell);
  }
  await expect
    .poll(async () => (await liveSetOf(site.url)).shellVersion, { timeout: HEALTH_WINDOW_MS })
    .toBe(whole.shell);
  await expect.poll(() => manager.liveVersion('radio')).toBe(whole.radio);
  const { entries } = JSON.parse(await cli(site, '--json', 'history', 'shell'));
  expect(entries[0]).toMatchObject({
    action: 'rollback',
    actor: 'health policy',
    fromVersion: THROWING,
    toVersion: whole.shell,
    reason: expect.stringMatching(/^It failed for 3 of [34] networks that (have it|tried it)\. /),
  });
  for (const { listener, faults } of tabs) {
    await listener.open('/radio');
    await listener.expectArea('radio');
    expect(await cookieOf(listener.page)).toBeUndefined();
    await listener.page.context().close();
    await faults.close();
  }
});

// Last, because it makes a failing version count as good.
test('[RELEASE-030] no page reloads in a loop: without cookies, with a forged one, or with a failing fallback', async ({
  listener,
  site,
}) => {
  test.setTimeout(300_000);
  const { page } = listener;
  const manager = await createManager(site);

  await test.step('a cookie that names a working shell, or one that is not live', async () => {
    const documents = countDocuments(page);
    for (const value of [whole.shell, THROWING]) {
      await page.context().addCookies([{ name: FAILED_SHELL_COOKIE, value, url: site.url }]);
      await listener.open('/radio');
      await listener.expectArea('radio');
    }
    expect([documents(), await shellOf(page), await cookieOf(page)]).toEqual([2, whole.shell, undefined]);
  });

  await goBackTo(site, THROWING);
  await test.step('without cookies', async () => {
    const other = await openBrowser(page, site.url);
    const documents = countDocuments(other.page);
    const before = await countCrashes(site, THROWING);
    const protocol = await other.page.context().newCDPSession(other.page);
    await protocol.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await other.open('/radio');
    await expect.poll(() => countCrashes(site, THROWING)).toBe(before + 1);
    expect(documents()).toBe(1);
    await other.page.context().close();
  });

  await test.step('where the fallback fails too', async () => {
    await manager.promote('shell', STARTING_ONCE);
    const other = await openBrowser(page, site.url);
    const documents = countDocuments(other.page);
    await hasStartedBefore(other.page);
    await other.page.clock.install();
    await other.open('/radio');
    await other.page.clock.runFor(16_000);
    await expect.poll(() => shellOf(other.page).catch(() => '')).toBe(THROWING);
    await other.page.waitForLoadState('load');
    await other.page.clock.runFor(60_000);
    expect([documents(), await shellOf(other.page)]).toEqual([2, THROWING]);
    await other.page.context().close();
  });
});
