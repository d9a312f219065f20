import { readStored, type StoragePort } from '@afterglow/shared-contracts';
import { REMINDERS_KEY, remindersSchema, type Reminder } from '@afterglow/shared-contracts/reminders';
import { createSafeStorage, notify } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';

/** Whether the listener is reminded of a start, and how to toggle that. */
export function useReminder(reminder: Reminder): { readonly isSet: boolean; readonly toggle: () => void } {
  const { bus } = usePorts();
  const [storage] = useState(() => createSafeStorage(() => localStorage));
  const [isSet, setIsSet] = useState(() => others(storage, reminder).length < read(storage).length);

  function toggle() {
    const isWanted = !isSet;
    // A browser may ask so quietly that there is never a response.
    if (isWanted) void askToNotify();
    const stored = others(storage, reminder);
    storage.set(REMINDERS_KEY, JSON.stringify(isWanted ? [...stored, reminder] : stored));
    setIsSet(isWanted);
    bus.emit('notification:reminders-changed', {});
    notify(bus, isWanted ? 'REMINDER_SET' : 'REMINDER_REMOVED');
  }

  return { isSet, toggle };
}

/** The listener's reminders, soonest first. */
export function storedReminders(): readonly Reminder[] {
  return read(createSafeStorage(() => localStorage)).toSorted(
    (one, other) => Date.parse(one.startTime) - Date.parse(other.startTime),
  );
}

const read = (storage: StoragePort) => readStored(storage, REMINDERS_KEY, remindersSchema) ?? [];

function others(storage: StoragePort, { path, startTime }: Reminder): readonly Reminder[] {
  return read(storage).filter((known) => known.path !== path || known.startTime !== startTime);
}

/** Unless decided before. Without permission, the page shows the reminders. */
async function askToNotify(): Promise<void> {
  if ('Notification' in globalThis) await Notification.requestPermission();
}
