import { done, refused, useMessageForm, type FormOutcome } from '@afterglow/shared-area/forms';
import { factorCodeSchema, messageText, type SecondFactorOutcome } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useFirstField } from '../../../lib/use-first-field.ts';

const FIELDS = { code: factorCodeSchema };

/** The code of a login; `onExpired` is called when it must start again with the password. */
export function useCode(onExpired: () => void) {
  const { session } = usePorts();
  const form = useMessageForm({
    name: 'login-code',
    area: 'login',
    fields: FIELDS,
    says: { code: 'FIELD_REQUIRED' },
    send: async ({ code }) => outcomeOf(await session.sendSecondFactor(code), onExpired),
  });
  useFirstField(form.element);
  return form;
}

function outcomeOf(outcome: SecondFactorOutcome, onExpired: () => void): FormOutcome<'code'> {
  switch (outcome) {
    case 'logged-in':
      return done();
    case 'expired':
      return done('LOGIN_EXPIRED', { leave: onExpired });
    case 'wrong-code':
      return refused('WRONG_CODE', { clear: ['code'], wrong: { code: messageText('WRONG_CODE') } });
    case 'too-many':
      return refused('TOO_MANY_ATTEMPTS', { wrong: { code: messageText('TOO_MANY_ATTEMPTS') } });
    case 'failed':
      return refused('SOMETHING_WENT_WRONG');
  }
}
