import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VersionInfo } from '@afterglow/shared-contracts';
import { createLocalFlags, createSafeStorage } from '@afterglow/shared-data';
import { NotificationBanner } from '../notifications/notification-banner.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { createVersionCheck } from './version-check.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of version 1.0.0, after which another one has gone live. */
async function newVersion(live: VersionInfo, { running = '1.0.0', stored = '1.0.0' } = {}) {
  const { ports, clock, reloads, services } = await renderInShell(<NotificationBanner />);
  const flags = createLocalFlags(
    createSafeStorage(() => localStorage),
    clock,
  );
  flags.rememberVersion(stored);
  const check = createVersionCheck({
    read: async () => live,
    runningVersion: running,
    flags,
    perTab: createSafeStorage(() => sessionStorage),
    bus: ports.bus,
    clock,
    announce: () => {},
  });
  await act(() => check.start());
  return { reloads, services, flags, pass: (ms: number) => act(() => clock.advance(ms)) };
}

test('[SHELL-060] another version is a persistent warning with a Reload button', async () => {
  const { reloads, services, pass } = await newVersion({ clientVersion: '1.1.0', severity: 'normal' });
  expect(screen.getByText('A new version of Afterglow is here. Reload to get it.')).toBeVisible();
  pass(120_000);
  expect(services.notifications.getState()).toMatchObject({ isNotificationOpen: true, type: 'warning' });
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads()).toBe(1);
});

test('[SHELL-061] a critical one counts down from 60 seconds and reloads the page at 0', async () => {
  const { reloads, pass } = await newVersion({ clientVersion: '1.1.0', severity: 'critical' });
  const reads = (seconds: number) =>
    screen
      .getAllByText(`Important update: this page will reload in ${seconds} seconds.`)
      .some((element) => element.getAttribute('aria-hidden') === 'true');
  expect(reads(60)).toBe(true);
  pass(1000);
  expect(reads(59)).toBe(true);
  pass(58_000);
  expect(reads(1)).toBe(true);
  expect(reloads()).toBe(0);
  pass(1000);
  expect(reloads()).toBe(1);
});

test('[SHELL-062] a warning that is not critical never reloads the page', async () => {
  const { reloads, pass } = await newVersion({ clientVersion: '1.1.0', severity: 'major' });
  pass(600_000);
  expect(reloads()).toBe(0);
});

test('[SHELL-098] a page that runs the live version stores it silently, whatever was stored', async () => {
  const live = { clientVersion: '1.1.0', severity: 'critical' };
  const { services, flags } = await newVersion(live, { running: '1.1.0', stored: '1.0.0' });
  expect(services.notifications.getState().isNotificationOpen).toBe(false);
  expect(flags.localVersion()).toBe('1.1.0');
});

test('[SHELL-098] a tab reloads once for a version, and if the old page returns, only warns', async () => {
  const critical = (clientVersion: string) => ({ clientVersion, severity: 'critical' });
  const forced = async (live: VersionInfo, stored: string) => {
    const { reloads, services, pass } = await newVersion(live, { stored });
    pass(60_000);
    const { isNotificationOpen, message } = services.notifications.getState();
    cleanup();
    return { reloads: reloads(), message: isNotificationOpen ? message : null };
  };
  expect(await forced(critical('1.1.0'), '1.0.0')).toMatchObject({ reloads: 1 });
  const warning = { reloads: 0, message: 'A new version of Afterglow is here. Reload to get it.' };
  expect(await forced(critical('1.1.0'), '1.1.0')).toEqual(warning); // Reload has stored it
  expect(await forced(critical('1.2.0'), '1.1.0')).toMatchObject({ reloads: 1 });
  expect(await forced(critical('1.1.0'), '1.2.0')).toEqual(warning); // rolled back in the meantime
});
