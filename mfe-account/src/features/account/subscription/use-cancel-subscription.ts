import { toNotification, type SubscriptionId } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { useConfirmation } from '../../../lib/use-confirmation.ts';

export function useCancelSubscription(id: SubscriptionId) {
  const { bus, data, navigation } = usePorts();
  const [isBusy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      await data.call('cancelSubscription', { params: { id }, body: { status: 'canceled' } });
    } catch {
      bus.emit('notification:show', toNotification('SOMETHING_WENT_WRONG', { area: 'account' }));
      return setBusy(false);
    }
    navigation.navigate(PATHS.cancellationFeedback);
  }

  return { isBusy, ask: useConfirmation('CONFIRM_CANCEL_SUBSCRIPTION', () => void cancel()) };
}
