import { useState } from 'react';
import { usePorts } from '@afterglow/shared-ui';
import { credentialErrors, type CredentialErrors, type Credentials } from './credentials.ts';
import { loginNotice, noticeOfOutcome } from './login-notices.ts';

const EMPTY: Credentials = { email: '', password: '' };

/** The state of the log-in form; a success is seen in the session. */
export function useLogin() {
  const { bus, session } = usePorts();
  const [credentials, setCredentials] = useState(EMPTY);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [pending, setPending] = useState(false);

  function change(field: keyof Credentials, value: string) {
    setCredentials((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  }

  async function submit() {
    const found = credentialErrors(credentials);
    setErrors(found);
    if (Object.keys(found).length > 0) return bus.emit('notification:show', loginNotice('EMAIL_PASSWORD_REQUIRED'));
    setPending(true);
    const outcome = await session.login(credentials);
    if (outcome === 'logged-in') return;
    setPending(false);
    // What may be right after all (the service was not reached) is not taken from the listener.
    if (outcome !== 'failed') setCredentials(EMPTY);
    bus.emit('notification:show', noticeOfOutcome(outcome));
  }

  return { credentials, errors, pending, change, submit };
}
