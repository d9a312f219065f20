import { readStored, type ClockPort, type EventBus, type StoragePort } from '@afterglow/shared-contracts';
import { REMINDERS_KEY, remindersSchema, type Reminder } from '@afterglow/shared-contracts/reminders';
import type { Observable } from 'rxjs';

/** What began longer ago is not worth a word any more. */
const LATE_MS = 600_000;
/** Timers of browsers end at 24 days, and a sleeping computer holds them up. */
const LONGEST_WAIT_MS = 60_000;

export interface RemindersOptions {
  readonly bus: EventBus;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly otherTabChanged$: Observable<unknown>;
  readonly show: (reminder: Reminder) => void;
}

/** Tells the listener when what they want to be reminded of begins: once, in whichever of their tabs notices first. */
export function keepReminders({ bus, storage, clock, otherTabChanged$, show }: RemindersOptions): void {
  let cancel = (): void => undefined;

  function look() {
    cancel();
    const nowMs = clock.now();
    const list = readStored(storage, REMINDERS_KEY, remindersSchema) ?? [];
    const [due, coming] = [list.filter(beganBy(nowMs)), list.filter((each) => !beganBy(nowMs)(each))];
    if (due.length > 0) storage.set(REMINDERS_KEY, JSON.stringify(coming));
    for (const reminder of due) if (!beganBy(nowMs - LATE_MS)(reminder)) show(reminder);
    const leftMs = Math.min(LONGEST_WAIT_MS, ...coming.map(({ startTime }) => Date.parse(startTime) - nowMs));
    if (coming.length > 0) cancel = clock.after(leftMs, look);
  }

  bus.on('notification:reminders-changed').subscribe(look);
  otherTabChanged$.subscribe(look);
  look();
}

const beganBy =
  (instantMs: number) =>
  ({ startTime }: Reminder) =>
    Date.parse(startTime) <= instantMs;
