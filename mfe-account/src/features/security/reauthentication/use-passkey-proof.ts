import { messageText } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { askForPasskey, passkeyFailure } from '../passkey-prompt/index.ts';

/** Confirms the session with a passkey; `wrong` is the error message, null without an error. */
export function usePasskeyProof(onConfirmed: () => void) {
  const { data } = usePorts();
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  async function prove() {
    setBusy(true);
    setWrong(null);
    try {
      const { data: challenge } = await data.call('createPasskeyChallenge');
      const passkey = await askForPasskey(challenge);
      await data.call('confirmSession', { body: { passkey } });
      onConfirmed();
    } catch (error) {
      setWrong(textOf(error));
      setBusy(false);
    }
  }

  return { isBusy, wrong, prove };
}

function textOf(error: unknown): string | null {
  if (isApiError(error)) return messageText(error.status === 403 ? 'PASSKEY_UNKNOWN' : 'SOMETHING_WENT_WRONG');
  return passkeyFailure(error) === 'cancelled' ? null : messageText('PASSKEY_FAILED');
}
