import { MESSAGES, messageText, operations, type MemberId, type PasswordState } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useReauthentication } from '../reauthentication/index.ts';
import { passwordRefusal, useCommonText } from '../new-password/index.ts';
import { useFields, type FieldErrors } from '../../../lib/use-fields.ts';
import { useNotifications } from '../../../lib/use-notifications.ts';

const EMPTY = { current: '', password: '', confirmation: '' };
type Values = typeof EMPTY;

const newPassword = operations.setNewPassword.body.shape.member.shape.password;

interface PasswordOptions {
  readonly memberId: MemberId;
  readonly state: PasswordState;
}

export function usePassword({ memberId, state }: PasswordOptions) {
  const { data, session } = usePorts();
  const { show, takeBack } = useNotifications();
  const { confirmed, dialog } = useReauthentication(memberId);
  const fields = useFields('password', EMPTY);
  const [isBusy, setBusy] = useState(false);
  const isSet = state === 'set';

  function refuse(key: Parameters<typeof show>[0], errors: FieldErrors<Values>) {
    show(key);
    fields.refuse(errors);
  }

  async function save({ current, password }: Values) {
    try {
      const body = { password, ...(isSet && { currentPassword: current }) };
      const answer = await confirmed(() => data.call('updateMember', { params: { id: memberId }, body }));
      if (answer === null) return;
      show(isSet ? 'PASSWORD_UPDATED' : 'PASSWORD_SET');
      fields.settle(EMPTY);
    } catch (error) {
      const reason = passwordRefusal(error);
      if (reason !== undefined) refuse('PASSWORD_TOO_COMMON', { password: reason });
      else show('SOMETHING_WENT_WRONG');
    }
  }

  async function check(values: Values) {
    switch (isSet ? await session.checkPassword(values.current) : 'right') {
      case 'right':
        return save(values);
      case 'wrong':
        return refuse('WRONG_PASSWORD', { current: messageText('WRONG_PASSWORD') });
      case 'failed':
        return show('SOMETHING_WENT_WRONG');
    }
  }

  async function submit() {
    if (isBusy) return;
    takeBack();
    const { values } = fields;
    const wrong = passwordFaults(values, isSet);
    if (Object.keys(wrong).length > 0) {
      const empty = Object.keys(wrong).some((name) => values[name as keyof Values] === '');
      if (empty) show('MISSING_REQUIRED_FIELDS');
      else if (wrong.confirmation) show('PASSWORD_MATCH');
      return fields.refuse(wrong);
    }
    setBusy(true);
    await check(values);
    setBusy(false);
  }

  const commonText = useCommonText(fields.values.password);
  const errors = { ...(commonText && { password: commonText }), ...fields.errors };
  return { ...fields, errors, isBusy, submit, dialog };
}

/** The errors of the fields, by name. */
function passwordFaults({ current, password, confirmation }: Values, isSet: boolean): FieldErrors<Values> {
  const weak = newPassword.safeParse(password).error?.issues[0]?.message;
  return {
    ...(isSet && current === '' && { current: MESSAGES.FIELD_REQUIRED.text }),
    ...(weak !== undefined && { password: password === '' ? MESSAGES.FIELD_REQUIRED.text : weak }),
    ...(!isRepeated(password, confirmation) && { confirmation: MESSAGES.FIELD_MATCH_PASSWORD.text }),
  };
}

function isRepeated(password: string, confirmation: string): boolean {
  return confirmation !== '' && password.normalize('NFKC') === confirmation.normalize('NFKC');
}
