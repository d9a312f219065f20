import { messageText, type AuthenticatorKey, type MemberId, type NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { done, refused, type FormOutcome } from '@afterglow/shared-area/forms';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useConfirmation } from '../../../lib/use-confirmation.ts';
import { useSecurityChange } from '../reauthentication/index.ts';

type Task = 'begin' | 'renew' | 'turn-off';

/** The content of the dialog: the key for the app, then codes that are never shown again. */
type Step =
  | { readonly kind: 'key'; readonly key: AuthenticatorKey }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export function useSecondFactor(memberId: MemberId, onChanged: () => void) {
  const { data } = usePorts();
  const { busy, dialog, change, show } = useSecurityChange<Task>(memberId);
  const [step, setStep] = useState<Step | null>(null);
  const input = { params: { id: memberId } };
  const showCodes = ({ recoveryCodes }: { readonly recoveryCodes: readonly string[] }) =>
    setStep({ kind: 'codes', codes: recoveryCodes });

  const begin = () =>
    change('begin', async () => (await data.call('beginSecondFactor', input)).data, {
      onDone: (key) => setStep({ kind: 'key', key }),
    });

  const renew = () =>
    change('renew', async () => (await data.call('renewRecoveryCodes', input)).data, { onDone: showCodes });

  const turnOff = () =>
    change('turn-off', () => data.call('turnOffSecondFactor', input), {
      onDone() {
        show('SECOND_FACTOR_OFF');
        onChanged();
      },
    });

  async function turnOn(code: string): Promise<FormOutcome<'code'>> {
    try {
      const answer = (await data.call('turnOnSecondFactor', { ...input, body: { code } })).data;
      return done('SECOND_FACTOR_ON', { leave: () => showCodes(answer) });
    } catch (error) {
      const key = notificationOf(error);
      return refused(key, { wrong: { code: messageText(key) } });
    }
  }

  function close() {
    // Codes are shown once the app is on, or has new ones.
    if (step?.kind === 'codes') onChanged();
    setStep(null);
  }

  return {
    busyWith: busy,
    step,
    dialog,
    begin: () => void begin(),
    turnOn,
    close,
    askToRenew: useConfirmation('CONFIRM_NEW_RECOVERY_CODES', () => void renew()),
    askToTurnOff: useConfirmation('CONFIRM_TURN_OFF_SECOND_FACTOR', () => void turnOff()),
  };
}

/** Shown at the field: notifications are behind the dialog. */
function notificationOf(error: unknown): NotificationKey {
  if (!isApiError(error)) return 'SOMETHING_WENT_WRONG';
  if (error.code === 'wrong_code') return 'WRONG_CODE';
  if (error.code === 'confirmation_required' || error.status === 409) return 'SET_UP_EXPIRED';
  return error.status === 429 ? 'TOO_MANY_ATTEMPTS' : 'SOMETHING_WENT_WRONG';
}
