import { operations, type LoginOutcome, type NotificationKey } from '@afterglow/shared-contracts';
import { done, refused, useMessageForm, type FormOutcome } from '@afterglow/shared-area/forms';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect } from 'react';
import { useSharedEmailField } from '../../../lib/use-typed-email.ts';

const { email, password } = operations.createToken.body.shape;
const FIELDS = { email, password };

const NOTIFICATION_OF: Readonly<Record<Exclude<LoginOutcome, 'logged-in' | 'second-factor-needed'>, NotificationKey>> =
  {
    'email-not-found': 'EMAIL_NOT_FOUND',
    'wrong-password': 'WRONG_PASSWORD',
    failed: 'SOMETHING_WENT_WRONG',
  };

interface LoginOptions {
  readonly email: string;
  /** Called when the password was right and a code is needed too. */
  readonly onSecondFactor: (email: string) => void;
}

export function useLogin({ email: known, onSecondFactor }: LoginOptions) {
  const { session } = usePorts();
  const typedEmail = useSharedEmailField(() => form.typed('email'));
  const form = useMessageForm({
    name: 'login',
    area: 'login',
    fields: FIELDS,
    start: { email: known || typedEmail.start },
    says: { email: 'FIELD_REQUIRED_EMAIL', password: 'FIELD_REQUIRED' },
    invalid: 'EMAIL_PASSWORD_REQUIRED',
    async send(credentials) {
      typedEmail.keep(credentials.email);
      const outcome = await session.login(credentials);
      if (outcome === 'second-factor-needed')
        return done(undefined, { leave: () => onSecondFactor(credentials.email) });
      return outcomeOf(outcome);
    },
  });
  const { element } = form;
  const isBack = known !== '';
  useEffect(() => {
    // After the code step the email is filled in already.
    if (isBack) element.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  }, [element, isBack]);
  return form;
}

function outcomeOf(outcome: Exclude<LoginOutcome, 'second-factor-needed'>): FormOutcome<keyof typeof FIELDS> {
  if (outcome === 'logged-in') return done();
  // Values that may be correct (the service was not reached) stay in the form.
  return refused(NOTIFICATION_OF[outcome], outcome === 'failed' ? {} : { clear: ['email', 'password'] });
}
