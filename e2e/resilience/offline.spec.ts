import { cli } from '../support/site/cli.ts';
import { cachedPaths, waitUntilCached } from '../support/cached-files.ts';
import { createManager } from '../support/manager.ts';
import { recordMountedVersions } from '../support/versions/mounted-versions.ts';
import { buildPatchedRadio, SECOND_HEADING } from '../support/versions/patched-radio.ts';
import { expect, test } from '../support/test.ts';

/** One for each journey: they run at the same time, and each builds its own copy. */
const VERSION_TAKEN_BACK = '1.0.6';
const NEWER_VERSION = '1.0.7';

test('after one visit the site opens offline, says so, caches no audio or calls, and recovers', async ({
  listener,
}) => {
  const { page } = listener;
  const alert = page.getByText("You're offline.");
  await listener.comeBackAsMember();
  await listener.open('/radio');
  await listener.expectArea('radio');
  await waitUntilCached(listener, 'radio');
  await expect(alert).toBeHidden();

  await page.context().setOffline(true);
  await expect(alert).toBeVisible();
  await listener.open('/radio');
  await listener.expectArea('radio');
  await expect(alert).toBeVisible();
  await expect(listener.main.getByRole('link', { name: /Deep/ }).first()).toBeVisible();

  await listener.enter('search');
  await expect(listener.failureOf('search')).toContainText('Please check your internet connection');

  await page.context().setOffline(false);
  await expect(alert).toBeHidden({ timeout: 20_000 });
  await listener.expectArea('search');

  const ofService = (await cachedPaths(page)).filter((path) => path.startsWith('/v3/'));
  expect(ofService.filter((path) => !path.startsWith('/v3/media/images/'))).toEqual([]);
});

test("a member's pages are gone from the caches after logout", async ({ listener }) => {
  const { page } = listener;
  await listener.comeBackAsMember();
  await listener.open('/mix/1');
  const pictures = async () =>
    page.evaluate(async () => (await (await caches.open('afterglow-pictures')).keys()).map(({ url }) => url));
  await expect.poll(pictures, { timeout: 20_000 }).not.toEqual([]);
  const cover = await listener.main
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(pictures, { timeout: 20_000 }).toContain(cover);

  // To a page without images, or they would be cached again for the next one.
  await listener.enter('account');
  await listener.expectArea('account');
  await listener.menu.getByRole('link', { name: 'Log out' }).click();
  await expect.poll(pictures).not.toContain(cover);
});

test('a page from the cache first shows a rollback made while it was offline', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  const { page } = listener;
  const whole = await (await createManager(site)).liveVersion('radio');
  await cli(site, 'publish', await buildPatchedRadio(VERSION_TAKEN_BACK));
  await cli(site, 'promote', 'radio', VERSION_TAKEN_BACK, '--reason', 'second edition');
  await listener.open('/radio');
  await expect(listener.heading(SECOND_HEADING)).toBeVisible();
  await waitUntilCached(listener, 'radio');
  expect(await cachedPaths(page)).toContainEqual(expect.stringContaining(`/remotes/radio/${VERSION_TAKEN_BACK}/`));

  await page.goto('about:blank');
  await cli(site, 'rollback', 'radio', '--reason', 'too early');
  faults.corrupt(/^\/radio$/, 'connection-reset');
  const mounted = await recordMountedVersions(page);
  await listener.open('/radio');
  await expect(listener.heading('Radio')).toHaveText('Radio');
  await expect(page.locator('html')).toHaveAttribute('data-from-cache');
  expect(await mounted()).toEqual([whole]);
  await expect
    .poll(() => cachedPaths(page), { timeout: 20_000 })
    .not.toContainEqual(expect.stringContaining(`/remotes/radio/${VERSION_TAKEN_BACK}/`));
});

test('a newer page of the site is shown although an older one is cached', async ({ listener, site }) => {
  await listener.open('/radio');
  await waitUntilCached(listener, 'radio');
  await cli(site, 'publish', await buildPatchedRadio(NEWER_VERSION));
  await cli(site, 'promote', 'radio', NEWER_VERSION, '--reason', 'second edition');
  await listener.open('/radio');
  await expect(listener.heading(SECOND_HEADING)).toBeVisible();
  await expect(listener.page.locator('html')).not.toHaveAttribute('data-from-cache');
  await cli(site, 'rollback', 'radio', '--reason', 'too early');
});
