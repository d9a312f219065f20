import type { MemberId } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useConfirmation } from '../../ui/use-confirmation.ts';
import { useSecurityChange } from '../../ui/use-security-change.ts';

/** Removes the password after a question; the last way in stays. */
export function useRemovePassword(memberId: MemberId, onRemoved: () => void) {
  const { data } = usePorts();
  const { isBusy, dialog, change, show } = useSecurityChange(memberId);

  function remove() {
    return change(() => data.call('removePassword', { params: { id: memberId } }), {
      conflict: 'LAST_WAY_IN',
      onDone() {
        show('PASSWORD_REMOVED');
        onRemoved();
      },
    });
  }

  return { isBusy, dialog, askToRemove: useConfirmation('CONFIRM_REMOVE_PASSWORD', () => void remove()) };
}
