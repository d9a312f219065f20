import type { MemberId } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useConfirmation } from '../../../lib/use-confirmation.ts';
import { useSecurityChange } from '../reauthentication/index.ts';

/** Removes the password after a question; the last login method stays. */
export function useRemovePassword(memberId: MemberId, onRemoved: () => void) {
  const { data } = usePorts();
  const { busy, dialog, change, show } = useSecurityChange<'remove'>(memberId);

  function remove() {
    return change('remove', () => data.call('removePassword', { params: { id: memberId } }), {
      conflict: 'LAST_WAY_IN',
      onDone() {
        show('PASSWORD_REMOVED');
        onRemoved();
      },
    });
  }

  return {
    isBusy: busy !== null,
    dialog,
    askToRemove: useConfirmation('CONFIRM_REMOVE_PASSWORD', () => void remove()),
  };
}
