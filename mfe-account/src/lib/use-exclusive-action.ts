import type { NotificationKey } from '@afterglow/shared-contracts';
import { useState } from 'react';
import { useNotifications } from './use-notifications.ts';

/**
 * Runs one task at a time: it clears the previous error notification, and shows the next. `busy` names the running
 * task.
 */
export function useExclusiveAction<Task>() {
  const { show, takeBack } = useNotifications();
  const [busy, setBusy] = useState<Task | null>(null);

  async function run(
    task: Task,
    work: () => Promise<void>,
    notificationOf: (error: unknown) => NotificationKey = somethingWrong,
  ) {
    if (busy !== null) return;
    takeBack();
    setBusy(task);
    try {
      await work();
    } catch (error) {
      show(notificationOf(error));
    }
    setBusy(null);
  }

  return { busy, run, show };
}

function somethingWrong(): NotificationKey {
  return 'SOMETHING_WENT_WRONG';
}
