import {
  readStored,
  REMINDERS_KEY,
  remindersSchema,
  type Reminder,
  type StoragePort,
} from '@afterglow/shared-contracts';
import { createSafeStorage, tell } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';

/** Whether the listener is told when something begins, and how to change that. */
export function useReminder(reminder: Reminder): { readonly isSet: boolean; readonly toggle: () => Promise<void> } {
  const { bus } = usePorts();
  const [storage] = useState(() => createSafeStorage(() => localStorage));
  const [isSet, setIsSet] = useState(() => others(storage, reminder).length < read(storage).length);

  async function toggle() {
    const isWanted = !isSet;
    const isShown = isWanted && (await mayNotify());
    const kept = others(storage, reminder);
    storage.set(REMINDERS_KEY, JSON.stringify(isWanted ? [...kept, reminder] : kept));
    setIsSet(isWanted);
    bus.emit('notification:reminders-changed', {});
    if (isWanted) tell(bus, isShown ? 'REMINDER_SET' : 'REMINDER_SET_HERE');
    else tell(bus, 'REMINDER_REMOVED');
  }

  return { isSet, toggle };
}

const read = (storage: StoragePort) => readStored(storage, REMINDERS_KEY, remindersSchema) ?? [];

function others(storage: StoragePort, { path, startTime }: Reminder): readonly Reminder[] {
  return read(storage).filter((known) => known.path !== path || known.startTime !== startTime);
}

/** Asks the person, unless they have answered before. */
async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
