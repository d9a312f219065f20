import { createEventBus, type VersionInfo } from '@afterglow/shared-contracts';
import { createLocalFlags, createSafeStorage } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createPageReload } from './page-reload.ts';
import { createVersionCheck } from './version-check.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of the version `running` in a browser that may have been here before; the live version can change. */
function openPage(running = '1.0.0', live: VersionInfo | Error = { clientVersion: '1.0.0', severity: 'normal' }) {
  const bus = createEventBus();
  const clock = createManualClock();
  const flags = createLocalFlags(
    createSafeStorage(() => localStorage),
    clock,
  );
  const reload = createPageReload(flags, () => {
    reloads += 1;
    storedAtReload = flags.localVersion();
  });
  let storedAtReload: string | null = null;
  let reloads = 0;
  let answer = live;
  let reads = 0;
  const shown: { message: string; forceUpdate?: boolean | undefined }[] = [];
  bus.on('notification:show').subscribe((event) => shown.push(event));
  const check = createVersionCheck({
    read: async () => {
      reads += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    runningVersion: running,
    flags,
    perTab: createSafeStorage(() => sessionStorage),
    bus,
    clock,
    announce: reload.announce,
  });
  return {
    check,
    flags,
    clock,
    shown,
    reload,
    reads: () => reads,
    reloads: () => reloads,
    storedAtReload: () => storedAtReload,
    goesLive(clientVersion: string, severity = 'normal') {
      answer = { clientVersion, severity };
    },
  };
}

test('[SHELL-058] the version is checked at startup and then every hour', async () => {
  const page = openPage();
  await page.check.start();
  expect(page.reads()).toBe(1);
  page.clock.advance(HOUR_MS - 1);
  expect(page.reads()).toBe(1);
  page.clock.advance(1);
  expect(page.reads()).toBe(2);
  page.clock.advance(2 * HOUR_MS);
  expect(page.reads()).toBe(4);
});

test('[SHELL-059] the first live version is stored without a message', async () => {
  const page = openPage('1.0.0', { clientVersion: '1.1.0', severity: 'critical' });
  await page.check.start();
  expect(page.flags.localVersion()).toBe('1.1.0');
  expect(page.shown).toEqual([]);
});

test('a newer version is shown, and the stored one stays until the page is reloaded', async () => {
  const page = openPage();
  await page.check.start();
  page.goesLive('1.1.0');
  await page.check.check();
  expect(page.shown).toEqual([
    expect.objectContaining({ type: 'warning', hasReload: true, isPersistentNotification: true }),
  ]);
  expect(page.flags.localVersion()).toBe('1.0.0');
});

test('[SHELL-062] only the severity "critical" starts a countdown', async () => {
  const page = openPage();
  await page.check.start();
  page.goesLive('1.1.0', 'high');
  await page.check.check();
  page.goesLive('1.2.0', 'Critical!');
  await page.check.check();
  expect(page.shown).toHaveLength(2);
  for (const shown of page.shown) {
    expect(shown).not.toHaveProperty('countdownSeconds');
    expect(shown.forceUpdate).toBeUndefined();
  }
});

test('[SHELL-063] Reload stores the live version before the page unloads', async () => {
  const page = openPage();
  await page.check.start();
  page.goesLive('1.1.0');
  await page.check.check();
  page.reload.reload();
  expect(page.reloads()).toBe(1);
  expect(page.storedAtReload()).toBe('1.1.0');
});

test('[SHELL-064] a failed check is only logged', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const page = openPage('1.0.0', new Error('503'));
  await page.check.start();
  expect(errors).toHaveBeenCalledTimes(1);
  expect(page.shown).toEqual([]);
  page.goesLive('1.0.0');
  page.clock.advance(HOUR_MS);
  await Promise.resolve();
  expect(page.reads()).toBe(2);
  errors.mockRestore();
});

test('a page reloaded by hand shows no message about itself', async () => {
  const before = openPage();
  await before.check.start();
  const after = openPage('1.1.0', { clientVersion: '1.1.0', severity: 'critical' });
  await after.check.start();
  expect(after.shown).toEqual([]);
  expect(after.flags.localVersion()).toBe('1.1.0');
});

test('a tab shows a version that another tab of the browser has already loaded', async () => {
  const page = openPage();
  await page.check.start();
  page.flags.rememberVersion('1.1.0');
  page.goesLive('1.1.0');
  await page.check.check();
  expect(page.shown).toHaveLength(1);
});

test('a critical version reloads a tab once, and if the old page returns, it only warns', async () => {
  const page = openPage();
  await page.check.start();
  page.goesLive('1.1.0', 'critical');
  await page.check.check();
  await page.check.check();
  expect(page.shown.map(({ forceUpdate }) => forceUpdate)).toEqual([true]);

  page.reload.reload();
  const stale = openPage('1.0.0', { clientVersion: '1.1.0', severity: 'critical' });
  await stale.check.start();
  expect(stale.shown.map(({ forceUpdate }) => forceUpdate)).toEqual([undefined]);
});

test('[RELEASE-030] a version that did not start in this browser is not shown', async () => {
  document.cookie = 'afterglow_failed=1.1.0';
  const page = openPage();
  await page.check.start();
  page.goesLive('1.1.0', 'critical');
  await page.check.check();
  expect(page.shown).toEqual([]);
  page.goesLive('1.2.0');
  await page.check.check();
  expect(page.shown).toHaveLength(1);
  document.cookie = 'afterglow_failed=; max-age=0';
});
