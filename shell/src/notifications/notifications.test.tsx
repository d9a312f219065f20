import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventRefusedError, type EventPayload } from '@afterglow/shared-contracts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { NotificationBanner } from './notification-banner.tsx';

type Shown = EventPayload<'notification:show'>;

async function setUp() {
  const { ports, services, clock, reloads } = await renderInShell(<NotificationBanner />);
  const show = (notification: Partial<Shown>) =>
    act(() => ports.bus.emit('notification:show', { message: 'Link copied', type: 'success', ...notification }));
  const pass = (ms: number) => act(() => clock.advance(ms));
  const withdraw = (message: string) => act(() => services.notifications.withdraw(message));
  return { ports, show, pass, withdraw, reloads, state: services.notifications.getState };
}

test('[NOTIFY-001] a notification of another type is rejected', async () => {
  const { show, state } = await setUp();
  expect(() => show({ type: 'info' as Shown['type'] })).toThrow(EventRefusedError);
  expect(state().isNotificationOpen).toBe(false);
});

test('[NOTIFY-002] its close icon closes it', async () => {
  const { show, state } = await setUp();
  show({});
  expect(screen.getByText('Link copied')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(state().isNotificationOpen).toBe(false);
});

test('[NOTIFY-003] has a Reload button only on request', async () => {
  const { show, reloads } = await setUp();
  show({});
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  show({ hasReload: true });
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads()).toBe(1);
});

test('has a Retry button only on request, which closes it and requests the channel again', async () => {
  const { ports, show, state } = await setUp();
  show({});
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  show({ hasRetry: true });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(ports.player.commands).toEqual(['backToLive']);
  expect(state().isNotificationOpen).toBe(false);
});

test('links to its URL, if it has one', async () => {
  const { show } = await setUp();
  show({});
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  show({ link: { href: '/yourmusic/genres', text: 'Favorite Genres' } });
  expect(screen.getByRole('link', { name: 'Favorite Genres' })).toHaveAttribute('href', '/yourmusic/genres');
  expect(() => show({ link: { href: '//elsewhere.example', text: 'Away' } })).toThrow(EventRefusedError);
});

test('[NOTIFY-005] closes automatically after 8 seconds', async () => {
  const { show, pass, state } = await setUp();
  show({});
  pass(7999);
  expect(state().isNotificationOpen).toBe(true);
  pass(1);
  expect(state().isNotificationOpen).toBe(false);
});

test('[NOTIFY-006] a persistent one stays', async () => {
  const { show, pass, state } = await setUp();
  show({ isPersistentNotification: true });
  pass(3_600_000);
  expect(state().isNotificationOpen).toBe(true);
});

test('[NOTIFY-008] its state has the fields of the notification', async () => {
  const { show, state } = await setUp();
  show({ type: 'warning', hasReload: true, isPersistentNotification: true, forceUpdate: true });
  expect(state()).toEqual({
    isNotificationOpen: true,
    message: 'Link copied',
    type: 'warning',
    hasReload: true,
    isPersistentNotification: true,
    forceUpdate: true,
  });
});

test('[NOTIFY-010] a newer one replaces it and has its own 8 seconds', async () => {
  const { show, pass, state } = await setUp();
  show({ message: 'first' });
  pass(5000);
  show({ message: 'second' });
  pass(5000);
  expect(state()).toMatchObject({ isNotificationOpen: true, message: 'second' });
  pass(3000);
  expect(state().isNotificationOpen).toBe(false);
});

test('[NOTIFY-010] a persistent one reappears after a transient one', async () => {
  const { show, pass, state } = await setUp();
  show({ message: 'update', isPersistentNotification: true });
  show({ message: 'passing' });
  expect(state().message).toBe('passing');
  pass(8000);
  expect(state()).toMatchObject({ isNotificationOpen: true, message: 'update' });
});

test('is hidden on request', async () => {
  const { ports, show, state } = await setUp();
  show({});
  act(() => ports.bus.emit('notification:hide', {}));
  expect(state().isNotificationOpen).toBe(false);
});

test('[NOTIFY-006] a request to hide does not close a persistent one, and uncovers it', async () => {
  const { ports, show, state } = await setUp();
  const hide = () => act(() => ports.bus.emit('notification:hide', {}));
  show({ message: 'update', isPersistentNotification: true });
  hide();
  expect(state()).toMatchObject({ isNotificationOpen: true, message: 'update' });
  show({ message: 'passing' });
  hide();
  expect(state()).toMatchObject({ isNotificationOpen: true, message: 'update' });
});

test('a persistent one is removed by its own text, even while covered', async () => {
  const { show, pass, withdraw, state } = await setUp();
  show({ message: 'log in again', isPersistentNotification: true });
  withdraw('update');
  expect(state()).toMatchObject({ isNotificationOpen: true, message: 'log in again' });
  withdraw('log in again');
  expect(state().isNotificationOpen).toBe(false);

  show({ message: 'log in again', isPersistentNotification: true });
  show({ message: 'passing' });
  withdraw('log in again');
  expect(state()).toMatchObject({ isNotificationOpen: true, message: 'passing' });
  pass(8000);
  expect(state().isNotificationOpen).toBe(false);
});

const COUNTING = { message: 'Over in {seconds} s', countdownSeconds: 60, isPersistentNotification: true } as const;

test('[NOTIFY-004] a countdown loses one every second, and closes at its end', async () => {
  const { show, pass, state } = await setUp();
  show({ ...COUNTING, countdownSeconds: 3 });
  expect(screen.getByText('Over in 3 s')).toBeVisible();
  pass(1000);
  expect(screen.getByText('Over in 2 s')).toBeVisible();
  pass(1000);
  expect(screen.getByText('Over in 1 s')).toBeVisible();
  pass(1000);
  expect(state().isNotificationOpen).toBe(false);
});

test('a countdown continues under a transient notification', async () => {
  const { show, pass, state } = await setUp();
  show(COUNTING);
  show({ message: 'passing' });
  pass(8000);
  expect(state().message).toBe('Over in 52 s');
});

test('[NOTIFY-009] forceUpdate reloads after its countdown of 60 seconds, and cannot be closed or covered', async () => {
  const { ports, show, pass, state, reloads } = await setUp();
  show({ ...COUNTING, forceUpdate: true });
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  act(() => ports.bus.emit('notification:hide', {}));
  show({ message: 'something else that stays', isPersistentNotification: true });
  pass(59_000);
  expect(state()).toMatchObject({ isNotificationOpen: true, forceUpdate: true, message: 'Over in 1 s' });
  expect(reloads()).toBe(0);
  pass(1000);
  expect(reloads()).toBe(1);
});

test('[NOTIFY-009] without forceUpdate the end of a countdown does not reload', async () => {
  const { show, pass, reloads } = await setUp();
  show(COUNTING);
  pass(120_000);
  expect(reloads()).toBe(0);
});

test('a screen reader announces the start of a forced countdown, not every second', async () => {
  const { show, pass } = await setUp();
  show({ ...COUNTING, forceUpdate: true });
  pass(5000);
  expect(screen.getByText('Over in 55 s')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Over in 60 s')).not.toHaveAttribute('aria-hidden');
});

test('[NOTIFY-007] it opens and closes in 500 ms', () => {
  const css = readFileSync(join(__dirname, 'notification-banner.module.css'), 'utf8');
  expect(css).toMatch(/--notification-duration: 500ms;/);
  const moving = /\.banner \{[^}]*transition:([^;]*);/.exec(css)?.[1] ?? '';
  const durations = moving.split(',').map((part) => part.trim().split(/\s+/)[1]);
  expect(durations).toEqual(['var(--notification-duration)', 'var(--notification-duration)']);
});
