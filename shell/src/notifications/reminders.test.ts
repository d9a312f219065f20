import { createEventBus } from '@afterglow/shared-contracts';
import { REMINDERS_KEY, type Reminder } from '@afterglow/shared-contracts/reminders';
import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { createSafeStorage, systemClock } from '@afterglow/shared-data';
import { Subject } from 'rxjs';
import { keepReminders } from './reminders.ts';
import { showReminder } from './show-reminder.ts';

const NOW = Date.parse('2026-03-01T10:20:00.000Z');
const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'Notification');
});

const remindIn = (minutes: number): Reminder => ({
  path: '/radio/deep',
  title: `In ${minutes}`,
  text: 'Low Tide is on Deep now.',
  startTime: new Date(NOW + minutes * MINUTE_MS).toISOString(),
});

function start(...stored: readonly Reminder[]) {
  const storage = createSafeStorage(() => localStorage);
  const keep = (list: readonly Reminder[]) => storage.set(REMINDERS_KEY, JSON.stringify(list));
  keep(stored);
  const bus = createEventBus();
  const otherTabChanged$ = new Subject();
  const shown: string[] = [];
  keepReminders({ bus, storage, clock: systemClock, otherTabChanged$, show: ({ title }) => void shown.push(title) });
  return { bus, keep, otherTabChanged$, shown };
}

test('each reminder is shown when it begins, once', () => {
  const { shown } = start(remindIn(90), remindIn(3));
  jest.advanceTimersByTime(3 * MINUTE_MS - 1);
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(shown).toEqual(['In 3']);
  jest.advanceTimersByTime(120 * MINUTE_MS);
  expect(shown).toEqual(['In 3', 'In 90']);
});

test('one that is set while the page is open counts, and one that is taken back does not', () => {
  const { bus, keep, shown } = start(remindIn(1));
  keep([remindIn(2)]);
  bus.emit('notification:reminders-changed', {});
  jest.advanceTimersByTime(5 * MINUTE_MS);
  expect(shown).toEqual(['In 2']);
});

test('what another tab has shown is not shown again', () => {
  const { keep, otherTabChanged$, shown } = start(remindIn(1));
  keep([]);
  otherTabChanged$.next(undefined);
  jest.advanceTimersByTime(5 * MINUTE_MS);
  expect(shown).toEqual([]);
});

test('what began while nobody was there is told if that is not long ago, and else forgotten', () => {
  const { shown } = start(remindIn(-11), remindIn(-9));
  expect(shown).toEqual(['In -9']);
  expect(localStorage.getItem(REMINDERS_KEY)).toBe('[]');
});

test('what a stranger has put into the storage is dropped', () => {
  localStorage.setItem(REMINDERS_KEY, JSON.stringify([{ ...remindIn(-1), path: 'https://evil.example/' }]));
  const show = jest.fn();
  const storage = createSafeStorage(() => localStorage);
  keepReminders({ bus: createEventBus(), storage, clock: systemClock, otherTabChanged$: new Subject(), show });
  expect(show).not.toHaveBeenCalled();
});

describe('a reminder', () => {
  const inPage = {
    message: 'In 0: Low Tide is on Deep now.',
    type: 'success',
    isPersistentNotification: true,
    link: { href: '/radio/deep', text: 'Listen' },
  };

  function show() {
    const ports = createFakePorts({ path: '/' });
    const told = jest.fn();
    ports.bus.on('notification:show').subscribe(told);
    showReminder(ports, remindIn(0));
    return { ...ports, told };
  }

  test('is a notification of the browser where the person allows it, and leads to the channel', () => {
    const made: { title: string; onclick?: () => void; close: () => void }[] = [];
    class FakeNotification {
      static readonly permission = 'granted';
      readonly close = jest.fn();
      readonly title: string;
      constructor(title: string) {
        this.title = title;
        made.push(this);
      }
    }
    Object.assign(globalThis, { Notification: FakeNotification });
    jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    const { told, navigation } = show();
    expect(told).not.toHaveBeenCalled();
    expect(made.map(({ title }) => title)).toEqual(['In 0']);
    made[0]?.onclick?.();
    expect(navigation.getPath()).toBe('/radio/deep');
    jest.restoreAllMocks();
  });

  test.each([
    ['the browser has none', undefined],
    ['the person does not allow it', Object.assign(jest.fn(), { permission: 'denied' })],
    [
      'only a service worker may',
      Object.assign(
        jest.fn(() => {
          throw new TypeError('Illegal constructor');
        }),
        { permission: 'granted' },
      ),
    ],
  ])('is one of the page where %s', (_, Notification) => {
    if (Notification) Object.assign(globalThis, { Notification });
    expect(show().told).toHaveBeenCalledWith(inPage);
  });
});
