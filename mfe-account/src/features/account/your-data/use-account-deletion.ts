import { formatDate, type AccountDeletion } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useReauthentication } from '../../security/reauthentication/index.ts';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { errorNotification } from '../../../lib/error-notification.ts';
import { useConfirmation } from '../../../lib/use-confirmation.ts';
import { useExclusiveAction } from '../../../lib/use-exclusive-action.ts';

/**
 * Deletes the account after a question, and cancels the deletion; `onChanged`: the state of the deletion must be
 * refetched.
 */
export function useAccountDeletion(session: MemberSession, onChanged: () => void) {
  const { data } = usePorts();
  const { confirmed, dialog } = useReauthentication(session.user.members_id.id);
  const { busy, run, show } = useExclusiveAction<'leave' | 'stay'>();
  const input = { params: { id: session.user.members_id.id } };

  async function leave() {
    const answer = await confirmed(() => data.call('leave', input));
    if (answer === null) return;
    notifyOfEnd(answer.data);
    onChanged();
  }

  function notifyOfEnd({ leaveTime }: AccountDeletion) {
    if (leaveTime !== null) show('LEAVING_BEGUN', { day: formatDate(leaveTime) });
  }

  async function stay() {
    await data.call('stay', input);
    show('ACCOUNT_STAYS');
    onChanged();
  }

  return {
    isBusy: busy !== null,
    dialog,
    ask: useConfirmation(
      'CONFIRM_LEAVING',
      () => void run('leave', leave, (error) => errorNotification(error, 'LAST_SUPER_ADMIN')),
    ),
    stay: () => run('stay', stay, errorNotification),
  };
}
