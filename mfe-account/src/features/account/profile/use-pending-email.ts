import type { Member, NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useExclusiveAction } from '../../../lib/use-exclusive-action.ts';

const NOTIFICATION_OF_STATUS: ReadonlyMap<number | null, NotificationKey> = new Map([
  [404, 'EMAIL_CHANGE_OVER'],
  [429, 'TOO_MANY_MAILS'],
]);

/** Mails the link to the new email again, or cancels the change. */
export function usePendingEmail({ id, email, pendingEmail }: Member) {
  const { data, session } = usePorts();
  const { busy, run, show } = useExclusiveAction<'mail' | 'stop'>();
  const input = { params: { id } };

  async function mailAgain() {
    try {
      await data.call('mailEmailChangeAgain', input);
    } catch (error) {
      const key = isApiError(error) ? NOTIFICATION_OF_STATUS.get(error.status) : undefined;
      if (key === undefined) throw error;
      if (key === 'EMAIL_CHANGE_OVER') session.replaceMember((await data.call('getMember', input)).data);
      return show(key);
    }
    show('EMAIL_CHANGE_LINK_SENT', { email: pendingEmail ?? '' });
  }

  async function stop() {
    await data.call('stopEmailChange', input);
    show('EMAIL_CHANGE_STOPPED', { email });
  }

  return { busy, mailAgain: () => run('mail', mailAgain), stop: () => run('stop', stop) };
}
