import { useRef, useState } from 'react';
import type { EventPayload } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { credentialErrors, type CredentialErrors, type Credentials } from './credentials.ts';
import { loginNotice, noticeOfOutcome } from './login-notices.ts';

const EMPTY: Credentials = { email: '', password: '' };

/** The state of the log-in form; the session shows whether it succeeded. */
export function useLogin() {
  const { bus, session } = usePorts();
  const [credentials, setCredentials] = useState(EMPTY);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [pending, setPending] = useState(false);
  const hasComplained = useRef(false);

  function complain(notice: EventPayload<'notification:show'>) {
    hasComplained.current = true;
    bus.emit('notification:show', notice);
  }

  /** The message about the last attempt no longer applies. */
  function takeBack() {
    if (hasComplained.current) bus.emit('notification:hide', {});
    hasComplained.current = false;
  }

  function change(field: keyof Credentials, value: string) {
    setCredentials((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  }

  /** Resolves with the field that has to be filled in next, if any. */
  async function submit(): Promise<keyof Credentials | null> {
    takeBack();
    const found = credentialErrors(credentials);
    setErrors(found);
    if (found.email ?? found.password) {
      complain(loginNotice('EMAIL_PASSWORD_REQUIRED'));
      return found.email ? 'email' : 'password';
    }
    setPending(true);
    const outcome = await session.login(credentials);
    if (outcome === 'logged-in') return null;
    setPending(false);
    complain(noticeOfOutcome(outcome));
    // What may still be right (the service was not reached) stays in the form.
    if (outcome === 'failed') return null;
    setCredentials(EMPTY);
    return 'email';
  }

  return { credentials, errors, pending, change, submit };
}
