import type { MemberId, NotificationKey } from '@afterglow/shared-contracts';
import { useReauthentication } from './use-reauthentication.tsx';
import { errorNotification } from '../../../lib/error-notification.ts';
import { useExclusiveAction } from '../../../lib/use-exclusive-action.ts';

interface ChangeOptions<T> {
  readonly onDone: (value: T) => void;
  readonly conflict?: NotificationKey;
}

/** Changes login methods, one at a time: the member confirms each if the service requires it, and errors are shown. */
export function useSecurityChange<Task>(memberId: MemberId) {
  const { confirmed, dialog } = useReauthentication(memberId);
  const { busy, run, show } = useExclusiveAction<Task>();

  function change<T>(task: Task, call: () => Promise<T>, { onDone, conflict }: ChangeOptions<T>) {
    return run(
      task,
      async () => {
        const done = await confirmed(async () => ({ value: await call() }));
        if (done) onDone(done.value);
      },
      (error) => errorNotification(error, conflict),
    );
  }

  return { busy, dialog, change, show };
}
