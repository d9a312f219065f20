import { operations, type LoginOutcome, type NoticeKey } from '@afterglow/shared-contracts';
import { done, refused, useMessageForm, type FormOutcome } from '@afterglow/shared-area/forms';
import { usePorts } from '@afterglow/shared-ui';

const { email, password } = operations.createToken.body.shape;
const FIELDS = { email, password };

const NOTICE_OF: Readonly<Record<Exclude<LoginOutcome, 'logged-in'>, NoticeKey>> = {
  'email-not-found': 'EMAIL_NOT_FOUND',
  'wrong-password': 'WRONG_PASSWORD',
  failed: 'SOMETHING_WENT_WRONG',
};

/** The log-in form; the session shows whether it succeeded. */
export function useLogin() {
  const { session } = usePorts();
  return useMessageForm({
    name: 'login',
    area: 'login',
    fields: FIELDS,
    says: { email: 'FIELD_REQUIRED_EMAIL', password: 'FIELD_REQUIRED' },
    invalid: 'EMAIL_PASSWORD_REQUIRED',
    send: async (credentials) => outcomeOf(await session.login(credentials)),
  });
}

function outcomeOf(outcome: LoginOutcome): FormOutcome<keyof typeof FIELDS> {
  if (outcome === 'logged-in') return done();
  // What may still be right (the service was not reached) stays in the form.
  return refused(NOTICE_OF[outcome], outcome === 'failed' ? {} : { clear: ['email', 'password'] });
}
