import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VersionInfo } from '@afterglow/shared-contracts';
import { createLocalFlags, createSafeStorage } from '@afterglow/shared-data';
import { NotificationBanner } from '../notifications/notification-banner.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { createVersionCheck } from './version-check.ts';

/** A page of version 1.0.0, after which another one has gone live. */
async function newVersion(live: VersionInfo) {
  localStorage.clear();
  sessionStorage.clear();
  const { ports, clock, reloads, services } = await renderInShell(<NotificationBanner />);
  const flags = createLocalFlags(
    createSafeStorage(() => localStorage),
    clock,
  );
  flags.rememberVersion('1.0.0');
  const check = createVersionCheck({
    read: async () => live,
    runningVersion: '1.0.0',
    flags,
    perTab: createSafeStorage(() => sessionStorage),
    bus: ports.bus,
    clock,
    announce: () => {},
  });
  await act(() => check.start());
  return { reloads, services, pass: (ms: number) => act(() => clock.advance(ms)) };
}

test('[SHELL-060] another version is a warning that stays, with a Reload button', async () => {
  const { reloads, services, pass } = await newVersion({ clientVersion: '1.1.0', severity: 'normal' });
  expect(screen.getByText('A new version of Afterglow is available.')).toBeVisible();
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
      .getAllByText(`An important update is available. This page reloads in ${seconds} seconds.`)
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

test('[SHELL-062] one that is not critical never reloads by itself', async () => {
  const { reloads, pass } = await newVersion({ clientVersion: '1.1.0', severity: 'major' });
  pass(600_000);
  expect(reloads()).toBe(0);
});
