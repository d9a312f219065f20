import type { ServerResponse } from 'node:http';
import type { AreaName, Listener } from '../pages/listener.ts';
import { cli } from '../support/site/cli.ts';
import { createManager } from '../support/manager.ts';
import {
  buildDrawingEndlessly,
  buildThrowingLater,
  buildThrowingOnEvaluation,
  buildThrowingOnRender,
  buildWaitingFor,
  buildWithEntry,
} from '../support/versions/patched-radio.ts';
import { EARLIER_VERSIONS } from '../support/versions/radio-files.ts';
import { expect, test } from '../support/test.ts';

const IS_LONG = process.env['BROKEN_RELEASES'] === 'all';
/** Two windows of ten seconds, which restart when a busy machine blocks the worker. */
const HANG_LIMIT_MS = 180_000;
/** The fifteen seconds after a swap, and some overhead. */
const BUSY_LIMIT_MS = 25_000;
const BUSY_TRIES_MS = 240_000;
const OTHERS: readonly AreaName[] = ['search', 'account', 'premium', 'browse'];

/** Restores the original radio for the next test. */
test.afterEach(async ({ site }) => {
  const manager = await createManager(site);
  if ((await manager.liveVersion('radio')) !== whole) await manager.promote('radio', whole);
});

/** Another tab, which navigates away when an area fails, before the report. */
async function leaveAsItFails({ page, siteUrl }: Listener, path: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    const { error } = console;
    // eslint-disable-next-line no-console -- what the shell says there is what is waited for
    console.error = (...said: unknown[]) => {
      error(...said);
      if (String(said[0]).endsWith('failed.')) location.replace('about:blank');
    };
  });
  await tab.goto(siteUrl + path);
  await tab.waitForURL('about:blank');
  await tab.close();
}

let whole: string;
test.beforeEach(async ({ site }) => {
  whole = await (await createManager(site)).liveVersion('radio');
});

for (const [where, version] of [
  ['exposed module', '1.0.2'],
  ['lazy chunk', '1.0.3'],
] as const) {
  test(`[PLATFORM-008] [PLATFORM-011] [PLATFORM-021] a release whose ${where} throws on evaluation gives way to the previous one or fails`, async ({
    spoiltListener: listener,
    faults,
    site,
  }) => {
    const folder = await buildThrowingOnEvaluation(version, where);
    await listener.comeBackAsMember();
    await cli(site, 'publish', folder);
    await cli(site, 'promote', 'radio', version, '--reason', 'broken on purpose');
    faults.corrupt(EARLIER_VERSIONS, '404');
    await listener.playMix();
    await listener.expectMusicThroughout(async () => {
      await listener.enter('radio');
      const failure = listener.failureOf('radio');
      await expect(failure).toHaveAttribute('data-error', 'ChunkLoadError');
      await expect(failure).toHaveAttribute('data-code', 'CHUNK_LOAD_FAILED');
      await expect(failure).toHaveAttribute('data-reason', 'execution');
      await expect(failure).toHaveAttribute('data-remote', 'radio');
      await expect(failure).toHaveAttribute('data-version', version);
      await expect(failure).toHaveAttribute('data-url', new RegExp(`/remotes/radio/${version}/.+\\.js`));
      await expect(failure).toHaveAttribute('data-cause', /thrown while evaluated/);
      for (const area of OTHERS) await listener.visit(area);

      await listener.enter('radio');
      await expect(failure).toBeVisible();
      await expect(failure).toContainText('This part is being repaired');
      faults.restore();
      await cli(site, 'promote', 'radio', whole, '--reason', 'the good one, which comes without a press of Retry');
      await listener.expectArea('radio');
      await expect.poll(() => listener.versionShown('radio')).toBe(whole);
      await cli(site, 'promote', 'radio', version, '--reason', 'broken on purpose again');
    });

    // A fresh tab, which has never had another version.
    await listener.open('/radio');
    await listener.expectArea('radio');
    expect(await listener.versionShown('radio')).toBe(whole);
    expect(await (await createManager(site)).reports()).toContainEqual(
      expect.objectContaining({ kind: 'chunk-load-error', remote: 'radio', version, reason: 'execution' }),
    );
    await cli(site, 'rollback', 'radio', '--reason', 'it throws');
    await listener.expectArea('radio');
  });
}

for (const [what, version, code, cause] of [
  ['throws while evaluated', '1.0.49', "throw new Error('thrown by the entry');", /thrown by the entry/],
  ['cannot be read as a script', '1.0.50', '{{{', /SyntaxError/],
] as const) {
  test(`[PLATFORM-008] a release whose entry ${what} fails in its own place`, async ({
    spoiltListener: listener,
    faults,
    site,
  }) => {
    await cli(site, 'publish', await buildWithEntry(version, code));
    await (await createManager(site)).promote('radio', version);
    faults.corrupt(EARLIER_VERSIONS, '404');
    await listener.open('/radio');
    const failure = listener.failureOf('radio');
    await expect(failure).toHaveAttribute('data-version', version);
    await expect(failure).toHaveAttribute('data-error', 'ChunkLoadError');
    await expect(failure).toHaveAttribute('data-reason', 'execution');
    await expect(failure).toHaveAttribute('data-url', new RegExp(`/remotes/radio/${version}/.+\\.js`));
    await expect(failure).toHaveAttribute('data-cause', cause);
    await listener.visit('search');
  });
}

test('[PLATFORM-012] a release that throws after this tab has shown it gives way to the panel, with no fallback', async ({
  listener,
  site,
}) => {
  const version = '1.0.51';
  await cli(site, 'publish', await buildThrowingLater(version));
  await (await createManager(site)).promote('radio', version);
  await listener.open('/radio');
  await listener.expectArea('radio');
  expect(await listener.versionShown('radio')).toBe(version);
  const panel = listener.failureOf('radio');
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(panel).toHaveAttribute('data-version', version);
});

test('[PLATFORM-012] a release that throws while rendering gives way once, then to a panel, and is reported', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  const version = '1.0.4';
  const folder = await buildThrowingOnRender(version);
  await listener.comeBackAsMember();
  await cli(site, 'publish', folder);
  await cli(site, 'promote', 'radio', version, '--reason', 'broken on purpose');
  // Before any tab falls back: a file that one has loaded is in the browser's cache for all.
  faults.corrupt(EARLIER_VERSIONS, '404');
  await leaveAsItFails(listener, '/radio');
  const { reports } = await createManager(site);
  await expect.poll(reports).toContainEqual(expect.objectContaining({ kind: 'crash', remote: 'radio', version }));
  await listener.playMix();
  await listener.expectMusicThroughout(async () => {
    await listener.enter('radio');
    const panel = listener.failureOf('radio');
    await expect(panel).toContainText('This part of the page stopped working. Everything else still works.');
    for (const area of OTHERS) await listener.visit(area);

    await listener.enter('radio');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toBeVisible();
  });

  // A fresh tab, which has never shown the version that throws.
  faults.restore();
  await listener.playMix();
  await listener.expectMusicThroughout(async () => {
    await listener.visit('radio');
    expect(await listener.versionShown('radio')).toBe(whole);
    await cli(site, 'rollback', 'radio', '--reason', 'it throws');
    await listener.expectArea('radio');
  });
});

test('[RELEASE-026] a page that hangs after a mount is reported, and new tabs use the previous version', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  test.setTimeout(HANG_LIMIT_MS + 150_000);
  const version = '1.0.47';
  const address = '/answered-late';
  const { page } = listener;
  const folder = await buildWaitingFor(version, address);
  const waiting: ServerResponse[] = [];
  let isLate = true;
  faults.serve(new RegExp(address), (_, response) => {
    if (isLate) waiting.push(response);
    else response.end();
  });
  await cli(site, 'publish', folder);
  await cli(site, 'promote', 'radio', version, '--reason', 'broken on purpose');
  const manager = await createManager(site);
  const opening = await page.context().newPage();
  // A hidden tab is not watched, and a busy machine shows a new tab late.
  await expect.poll(() => opening.evaluate(() => document.visibilityState)).toBe('visible');
  void opening.goto(`${listener.siteUrl}/radio`, { waitUntil: 'commit' }).catch(() => undefined);
  const hang = expect.objectContaining({ kind: 'hang', remote: 'radio', version, count: 1 });
  await expect.poll(() => manager.reports(), { timeout: HANG_LIMIT_MS }).toContainEqual(hang);

  await listener.open('/radio');
  await listener.expectArea('radio');
  expect(await listener.versionShown('radio')).toBe(whole);

  // The page that hangs recovers. Without a previous version the panel is shown; the next response is immediate.
  isLate = false;
  for (const response of waiting) response.end();
  faults.corrupt(EARLIER_VERSIONS, '404');
  await listener.withoutHttpCache();
  await listener.open('/radio');
  const panel = listener.failureOf('radio');
  await expect(panel).toHaveAttribute('data-version', version);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => listener.versionShown('radio')).toBe(version);
  await listener.open('/radio');
  await expect.poll(() => listener.versionShown('radio')).toBe(version);
  await cli(site, 'rollback', 'radio', '--reason', 'it hangs');
  await expect.poll(() => listener.versionShown('radio')).toBe(whole);
});

test('[RELEASE-032] a version that blocks the page after its swap is reported, and page and music still work', async ({
  listener,
  site,
}) => {
  test.skip(!IS_LONG, 'It needs a machine that does nothing else.');
  test.setTimeout(BUSY_TRIES_MS + 150_000);
  const version = '1.0.48';
  const manager = await createManager(site);
  await cli(site, 'publish', await buildDrawingEndlessly(version));
  await listener.comeBackAsMember();
  await listener.playMix();
  await listener.visit('radio');
  await listener.expectMusicThroughout(async () => {
    // A busy machine is never idle, and then nothing can be concluded.
    await expect(async () => {
      await manager.promote('radio', whole);
      await expect.poll(() => listener.versionShown('radio')).toBe(whole);
      await listener.hasBeenCalm();
      await manager.promote('radio', version);
      const busy = expect.objectContaining({ kind: 'busy', remote: 'radio', version });
      await expect.poll(() => manager.reports(), { timeout: BUSY_LIMIT_MS }).toContainEqual(busy);
    }).toPass({ timeout: BUSY_TRIES_MS });
    expect(await listener.versionShown('radio')).toBe(version);
    await manager.promote('radio', whole);
    await expect.poll(() => listener.versionShown('radio')).toBe(whole);
    await listener.visit('search');
  });
  const ofOthers = (await manager.reports()).filter((one) => one.kind === 'busy' && one.version !== version);
  expect(ofOthers).toEqual([]);
});
