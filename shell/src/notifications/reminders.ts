import {
  knownChannelOf,
  readStored,
  type ChannelId,
  type ClockPort,
  type EventBus,
  type StationPlaylistItem,
  type StoragePort,
} from '@afterglow/shared-contracts';
import { REMINDERS_KEY, remindersSchema, type Reminder } from '@afterglow/shared-contracts/reminders';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { Observable } from 'rxjs';

/** For a show with an unknown end that cannot be fetched. */
const LASTS_AT_LEAST_MS = 600_000;
/** Browser timers are limited to 24 days, and a sleeping computer delays them. */
const LONGEST_WAIT_MS = MINUTE_MS;
/** By then the page knows whether the clock of the device is right. */
const FIRST_LOOK_AFTER_MS = 5_000;

export interface RemindersOptions {
  readonly bus: EventBus;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly otherTabChanged$: Observable<unknown>;
  /** The schedule of a channel from an instant on, in order of time; rejects when it cannot be read. */
  readonly readSchedule: (station: ChannelId, afterTime: string) => Promise<readonly StationPlaylistItem[]>;
  readonly show: (reminder: Reminder) => void;
}

/**
 * Notifies the listener when a show with a reminder starts: once, in whichever tab is first. The schedule may have
 * changed since: a moved show is notified at its new start, and one that is over or deleted is not.
 */
export function startReminders({ bus, storage, clock, otherTabChanged$, readSchedule, show }: RemindersOptions): void {
  let cancel = (): void => undefined;
  const telling = new Set<string>();
  const read = () => readStored(storage, REMINDERS_KEY, remindersSchema) ?? [];
  const write = (list: readonly Reminder[]) => storage.set(REMINDERS_KEY, JSON.stringify(list));

  function look() {
    cancel();
    const nowMs = clock.now();
    const list = read();
    const isDue = ({ startTime }: Reminder) => Date.parse(startTime) <= nowMs;
    const [due, coming] = [list.filter(isDue), list.filter((each) => !isDue(each))];
    for (const reminder of due) void notify(reminder);
    const leftMs = Math.min(LONGEST_WAIT_MS, ...coming.map(({ startTime }) => Date.parse(startTime) - nowMs));
    if (coming.length > 0) cancel = clock.after(leftMs, look);
  }

  async function notify(reminder: Reminder) {
    const key = JSON.stringify(reminder);
    if (telling.has(key)) return;
    telling.add(key);
    const planned = await asPlanned(reminder);
    telling.delete(key);
    // Only now, so that it is not lost with a page that is closed during the fetch; another tab may have been faster.
    const list = read();
    const others = list.filter((each) => JSON.stringify(each) !== key);
    if (others.length === list.length) return;
    const isMoved = planned !== null && Date.parse(planned.startTime) > clock.now();
    write(isMoved ? [...others, planned] : others);
    if (isMoved) return look();
    if (planned !== null && endMsOf(planned) > clock.now()) show(planned);
  }

  /** With its current times, unchanged if the schedule cannot be read, and null if it is no longer planned. */
  async function asPlanned(reminder: Reminder): Promise<Reminder | null> {
    const station = knownChannelOf(reminder.path.split('/').at(-1));
    if (!station) return reminder;
    const items = await readSchedule(station, reminder.startTime).catch(() => undefined);
    if (items === undefined) return reminder;
    const item = items.find(({ mixes }) => mixes.title === reminder.title);
    if (item === undefined) return null;
    return { ...reminder, startTime: item.scheduled_start_time, endTime: item.scheduled_end_time };
  }

  bus.on('notification:reminders-changed').subscribe(look);
  otherTabChanged$.subscribe(look);
  cancel = clock.after(FIRST_LOOK_AFTER_MS, look);
}

function endMsOf({ startTime, endTime }: Reminder): number {
  return endTime === undefined ? Date.parse(startTime) + LASTS_AT_LEAST_MS : Date.parse(endTime);
}
