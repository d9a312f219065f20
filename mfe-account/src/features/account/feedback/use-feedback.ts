import { MESSAGES, SUPPORT_MEMBER_ID, type EventPayload, type MemberId } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { useNotifications } from '../../../lib/use-notifications.ts';
import { feedbackMessage, toNewMessage } from './feedback-message.ts';
import { OTHER } from './reasons.ts';

export function useFeedback(senderId: MemberId) {
  const { bus, data, navigation } = usePorts();
  const { show, takeBack } = useNotifications();
  const fields = useFields('cancellation-feedback', { reason: '', words: '' });
  const [step, setStep] = useState<'asking' | 'sending' | 'sent'>('asking');

  useEffect(() => {
    if (step !== 'sent') return;
    bus.emit('modal:show', { type: 'simple-message', contentKey: 'CANCELLATION_FEEDBACK_SUCCESS' });
    const closing = bus
      .on('modal:closed')
      .subscribe((_: EventPayload<'modal:closed'>) => navigation.navigate(PATHS.account, { replace: true }));
    return () => closing.unsubscribe();
  }, [bus, navigation, step]);

  async function submit() {
    if (step !== 'asking') return;
    takeBack();
    const { reason } = fields.values;
    const words = reason === OTHER ? fields.values.words.trim() : '';
    const required = MESSAGES.FIELD_REQUIRED.text;
    if (reason === '' || (reason === OTHER && words === '')) {
      show('MISSING_REQUIRED_FIELDS');
      return fields.refuse(reason === '' ? { reason: required } : { words: required });
    }
    setStep('sending');
    try {
      // Without a support contact of the service, the default one is used.
      const recipientId = await data.call('getSupport').then(
        (answer) => answer.data.memberId,
        () => SUPPORT_MEMBER_ID,
      );
      const message = feedbackMessage({ reason, words, senderId }, recipientId);
      await data.call('sendMessage', { body: toNewMessage(message) });
      fields.settle(fields.values);
      setStep('sent');
    } catch {
      setStep('asking');
      bus.emit('modal:show', { type: 'error', contentKey: 'CANCELLATION_FEEDBACK_ERROR' });
    }
  }

  return { ...fields, isBusy: step !== 'asking', submit };
}
