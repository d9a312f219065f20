import { createEventBus, setServerOffsetMs, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { REMINDERS_KEY, type Reminder } from '@afterglow/shared-contracts/reminders';
import { buildMix, buildStationPlaylistItem, createFakePorts } from '@afterglow/shared-contracts/testing';
import { createSafeStorage, serverClock } from '@afterglow/shared-data';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { Subject } from 'rxjs';
import { startReminders } from './reminders.ts';
import { showReminder } from './show-reminder.ts';

const NOW = Date.parse('2026-03-01T10:20:00.000Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  setServerOffsetMs(0);
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'Notification');
});

const timeIn = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();

const remindIn = (minutes: number, lasts?: number): Reminder => ({
  path: '/radio/deep',
  title: `In ${minutes}`,
  text: 'Low Tide is on Deep now.',
  startTime: timeIn(minutes),
  ...(lasts !== undefined && { endTime: timeIn(minutes + lasts) }),
});

const planned = (title: string, fromMinute: number, untilMinute: number) =>
  buildStationPlaylistItem({
    station: 'deep',
    mixes: buildMix({ title }),
    scheduled_start_time: timeIn(fromMinute),
    scheduled_end_time: timeIn(untilMinute),
  });

const unread = () => Promise.reject(new Error('no line'));

interface StartOptions {
  readonly stored: readonly Reminder[];
  readonly readSchedule?: Parameters<typeof startReminders>[0]['readSchedule'];
}

function start({ stored, readSchedule = unread }: StartOptions) {
  const storage = createSafeStorage(() => localStorage);
  const keep = (list: readonly Reminder[]) => storage.set(REMINDERS_KEY, JSON.stringify(list));
  keep(stored);
  const bus = createEventBus();
  const otherTabChanged$ = new Subject();
  const shown: string[] = [];
  startReminders({
    bus,
    storage,
    clock: serverClock,
    otherTabChanged$,
    readSchedule,
    show: ({ title }) => void shown.push(title),
  });
  return { bus, keep, otherTabChanged$, shown };
}

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS);
const settle = () => jest.advanceTimersByTimeAsync(5000);

test('each reminder is shown once, when it starts', async () => {
  const { shown } = start({ stored: [remindIn(90), remindIn(3)] });
  await jest.advanceTimersByTimeAsync(3 * MINUTE_MS - 1);
  expect(shown).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['In 3']);
  await pass(120);
  expect(shown).toEqual(['In 3', 'In 90']);
});

test('a reminder set while the page is open is shown, and a removed one is not', async () => {
  const { bus, keep, shown } = start({ stored: [remindIn(1)] });
  keep([remindIn(2)]);
  bus.emit('notification:reminders-changed', {});
  await pass(5);
  expect(shown).toEqual(['In 2']);
});

test('a reminder shown by another tab is not shown again', async () => {
  const { keep, otherTabChanged$, shown } = start({ stored: [remindIn(1)] });
  keep([]);
  otherTabChanged$.next(undefined);
  await pass(5);
  expect(shown).toEqual([]);
});

test('[RADIO-038] a start during sleep is shown while the show is on air, and dropped afterwards', async () => {
  const { shown } = start({ stored: [remindIn(-11), remindIn(-9), remindIn(-8, 8), remindIn(-90, 120)] });
  await settle();
  expect(shown).toEqual(['In -9', 'In -90']);
  expect(localStorage.getItem(REMINDERS_KEY)).toBe('[]');
});

test('[RADIO-038] only shows still on the schedule are shown, and a moved one at its new start', async () => {
  const readSchedule = jest.fn(async () => [
    planned('In -30', -30, 30),
    planned('In -20', -20, -1),
    planned('In -3', 40, 60),
  ]);
  const stored = [remindIn(-30), remindIn(-20, 60), remindIn(-3, 60), remindIn(-2, 60)];
  const { shown } = start({ stored, readSchedule });
  await settle();
  expect(readSchedule).toHaveBeenCalledWith('deep', timeIn(-30));
  expect(shown).toEqual(['In -30']);
  expect(localStorage.getItem(REMINDERS_KEY)).toBe(
    JSON.stringify([{ ...remindIn(-3), startTime: timeIn(40), endTime: timeIn(60) }]),
  );
  await pass(41);
  expect(shown).toEqual(['In -30', 'In -3']);
});

test('a reminder stays stored until the schedule is fetched, so a closed page loses none', async () => {
  const stored = [remindIn(-1, 60)];
  const { shown } = start({ stored, readSchedule: () => new Promise(() => undefined) });
  await pass(3);
  expect([shown, localStorage.getItem(REMINDERS_KEY)]).toEqual([[], JSON.stringify(stored)]);
});

test('a reminder fetched by two tabs is shown by the faster one, and a removed one by none', async () => {
  let respond = (): void => undefined;
  const readSchedule = () =>
    new Promise<StationPlaylistItem[]>((resolve) => {
      const respondBefore = respond;
      respond = () => {
        respondBefore();
        resolve([planned('In -1', -1, 60), planned('In -2', -2, 60)]);
      };
    });
  const { keep, shown } = start({ stored: [], readSchedule });
  const other = start({ stored: [remindIn(-1, 61), remindIn(-2, 62)], readSchedule });
  await settle();
  keep([remindIn(-1, 61)]);
  respond();
  await pass(3);
  expect([...shown, ...other.shown]).toEqual(['In -1']);
});

test('[RADIO-038] on a device three hours ahead, a reminder appears when the show starts', async () => {
  const { shown } = start({ stored: [remindIn(1, 60)] });
  jest.setSystemTime(NOW + 180 * MINUTE_MS);
  setServerOffsetMs(-180 * MINUTE_MS);
  await jest.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(shown).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['In 1']);
});

test('invalid stored entries are dropped', async () => {
  const { keep, shown } = start({ stored: [] });
  keep([{ ...remindIn(-1), path: 'https://evil.example/' }]);
  await settle();
  expect(shown).toEqual([]);
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
    const reported = jest.fn();
    ports.bus.on('notification:show').subscribe(reported);
    showReminder(ports, remindIn(0));
    return { ...ports, reported };
  }

  test('is a browser notification with permission, and leads to the channel', () => {
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
    const { reported, navigation } = show();
    expect(reported).not.toHaveBeenCalled();
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
  ])('is a notification of the page where %s', (_, Notification) => {
    if (Notification) Object.assign(globalThis, { Notification });
    expect(show().reported).toHaveBeenCalledWith(inPage);
  });
});
