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
  return { ports, show, pass, reloads, state: services.notifications.getState };
}

test('[NOTIFY-001] a notification of another type is refused', async () => {
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

test('[NOTIFY-003] has a Reload button when asked to, and only then', async () => {
  const { show, reloads } = await setUp();
  show({});
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  show({ hasReload: true });
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads()).toBe(1);
});

test('[NOTIFY-005] closes by itself after 8 seconds', async () => {
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

test('[NOTIFY-010] a persistent one is shown again after a passing one', async () => {
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
