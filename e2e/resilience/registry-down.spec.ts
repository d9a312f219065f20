import { cli } from '../support/site/cli.ts';
import { waitUntilCached } from '../support/cached-files.ts';
import { createManager } from '../support/manager.ts';
import { recordMountedVersions } from '../support/versions/mounted-versions.ts';
import { buildThrowingLater } from '../support/versions/patched-radio.ts';
import { expect, test } from '../support/test.ts';

const FAILING_VERSION = '1.0.9';
/** The responses of the registry: the live set, its events, the code of areas, and every page. */
const OF_REGISTRY = /^\/(releases\/|remotes\/|(radio|search|yourmusic)?(\?|$))/;

test('[RELEASE-021] without the registry open tabs and cached pages keep the live set, and update on recovery', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  const { page } = listener;
  await listener.comeBackAsMember();
  await listener.open('/search');
  await listener.visit('radio');
  await waitUntilCached(listener, 'radio');
  const version = await listener.versionShown('radio');

  faults.corrupt(OF_REGISTRY, 'connection-reset');
  faults.cut(OF_REGISTRY);
  await listener.visit('search');
  await listener.visit('radio');
  expect(await listener.versionShown('radio')).toBe(version);

  await listener.open('/radio');
  await expect(page.locator('html')).toHaveAttribute('data-from-cache');
  await listener.expectArea('radio');
  expect(await listener.versionShown('radio')).toBe(version);
  await expect(listener.main.getByRole('link', { name: /Deep/ }).first()).toBeVisible();

  faults.restore();
  await cli(site, 'retire', 'radio', '--reason', 'a journey');
  await expect(listener.heading("This part isn't available right now")).toBeVisible();
  await cli(site, 'rollback', 'radio', '--reason', 'a journey');
  await listener.expectArea('radio');
});

test('[RELEASE-022] a staged version that fails to load or crashes early gives way to the previous one', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  const manager = await createManager(site);
  const whole = await manager.liveVersion('radio');
  const mounted = await recordMountedVersions(listener.page);
  await cli(site, 'publish', await buildThrowingLater(FAILING_VERSION));
  await listener.open('/radio');
  await listener.expectArea('radio');

  faults.corrupt(new RegExp(`/remotes/radio/${FAILING_VERSION}/`), '404');
  await cli(site, 'promote', 'radio', FAILING_VERSION, '--reason', 'broken on purpose');
  const reportOf = (kind: string) => expect.objectContaining({ kind, remote: 'radio', version: FAILING_VERSION });
  await expect.poll(() => manager.reports()).toContainEqual(reportOf('chunk-load-error'));
  await listener.expectArea('radio');
  expect(await listener.versionShown('radio')).toBe(whole);

  // Once its files load it replaces the live one, and crashes.
  faults.restore();
  await expect.poll(() => manager.reports(), { timeout: 40_000 }).toContainEqual(reportOf('crash'));
  await expect.poll(() => listener.versionShown('radio')).toBe(whole);
  await listener.expectArea('radio');
  await expect(listener.failureOf('radio')).toBeHidden();
  expect(await mounted()).toEqual([whole, FAILING_VERSION]);
  expect(await manager.liveVersion('radio')).toBe(FAILING_VERSION);
  await cli(site, 'rollback', 'radio', '--reason', 'it throws');
});
