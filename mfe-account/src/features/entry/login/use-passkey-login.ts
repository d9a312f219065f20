import { toNotification, type NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askForPasskey, canAutofill, passkeyFailure, stopAsking } from '../../security/passkey-prompt/index.ts';

/** A challenge is valid for five minutes, and the login page may be open longer. */
const RENEW_EVERY_MS = 4 * MINUTE_MS;

/** Logs in with a passkey, by the button or by autofill of the email field. */
export function usePasskeyLogin() {
  const { bus, data, session } = usePorts();
  const [isBusy, setBusy] = useState(false);
  /** The request of the button replaces that of the field. */
  const isAsked = useRef(false);

  const ask = useCallback(
    async (how: 'autofill' | 'button') => {
      const background = how === 'autofill';
      const { data: challenge } = await data.call('createPasskeyChallenge', { background });
      const passkey = await askForPasskey(challenge, { isAutofill: background });
      session.adopt((await data.call('createTokenByPasskey', { body: { passkey } })).data);
    },
    [data, session],
  );

  const complain = useCallback(
    (error: unknown) => {
      const key = notificationOf(error);
      if (key) bus.emit('notification:show', toNotification(key, { area: 'login' }));
    },
    [bus],
  );

  useEffect(() => {
    let isOver = false;
    async function offer() {
      if (isOver || isAsked.current || !(await canAutofill())) return;
      await ask('autofill').catch((error: unknown) => {
        // Failures that the listener did not cause are not shown.
        if (!isOver && isApiError(error) && error.operation === 'createTokenByPasskey') complain(error);
      });
    }
    void offer();
    const renewing = setInterval(() => void offer(), RENEW_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(renewing);
      stopAsking();
    };
  }, [ask, complain]);

  async function logIn() {
    isAsked.current = true;
    setBusy(true);
    bus.emit('notification:hide', {});
    await ask('button').catch(complain);
    isAsked.current = false;
    setBusy(false);
  }

  return { isBusy, logIn };
}

function notificationOf(error: unknown): NotificationKey | null {
  if (isApiError(error)) return error.status === 401 ? 'PASSKEY_UNKNOWN' : 'SOMETHING_WENT_WRONG';
  return passkeyFailure(error) === 'cancelled' ? null : 'PASSKEY_FAILED';
}
