import { createEventBus, memberIdSchema, type BusEvent } from '@afterglow/shared-contracts';
import { createManualClock } from '@afterglow/shared-player/testing';
import { createNotifications } from '../../notifications/notifications.ts';
import { notifySessionEnded, type LogOut } from './notify-session-ended.ts';

const ENDED = { reason: 'session-ended' } as const;
const REQUESTED = { reason: 'requested' } as const;

function setUp(first: LogOut) {
  const bus = createEventBus();
  const reported: BusEvent[] = [];
  bus.events$.subscribe((event) => event.name.startsWith('notification:') && reported.push(event));
  const rememberPlace = jest.fn();
  const notifications = createNotifications(bus, createManualClock(), jest.fn());
  notifySessionEnded({ bus, notifications, first, rememberPlace });
  return {
    bus,
    reported,
    rememberPlace,
    shown: notifications.getState,
    logIn: () => bus.emit('auth:logged-in', { membersId: memberIdSchema.parse(1) }),
  };
}

const WORD = {
  name: 'notification:show',
  payload: {
    message: "You've been logged out. Log in to keep listening.",
    type: 'warning',
    isPersistentNotification: true,
  },
};

test('an expired session shows a persistent message, and the next login leads back here', () => {
  const { reported, rememberPlace } = setUp(ENDED);
  expect(reported).toEqual([WORD]);
  expect(rememberPlace).toHaveBeenCalledTimes(1);
});

test('it disappears at a login, and reappears when that session ends', () => {
  const { bus, reported, shown, logIn } = setUp(ENDED);
  expect(shown().isNotificationOpen).toBe(true);
  logIn();
  expect(shown().isNotificationOpen).toBe(false);
  bus.emit('auth:logged-out', ENDED);
  expect(reported).toEqual([WORD, WORD]);
  expect(shown().isNotificationOpen).toBe(true);
});

test('a requested logout shows no message, and a login removes no other notification', () => {
  const { bus, reported, shown, logIn, rememberPlace } = setUp(REQUESTED);
  bus.emit('auth:logged-out', REQUESTED);
  expect(reported).toEqual([]);
  bus.emit('notification:show', { message: 'Something else', type: 'success' });
  logIn();
  expect(shown()).toMatchObject({ isNotificationOpen: true, message: 'Something else' });
  expect(rememberPlace).not.toHaveBeenCalled();
});
