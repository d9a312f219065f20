import {
  MESSAGES,
  messageText,
  operations,
  type MemberId,
  type MessageKey,
  type PasswordState,
} from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useConfirmAgain } from '../../ui/confirm-again/use-confirm-again.tsx';
import { passwordRefusal, useCommonText } from '../../ui/new-password/use-is-common.ts';
import { useFields, type FieldErrors } from '../../ui/use-fields.ts';
import { useNotices } from '../../ui/use-notices.ts';

const EMPTY = { current: '', password: '', confirmation: '' };
type Values = typeof EMPTY;

const newPassword = operations.setNewPassword.body.shape.member.shape.password;

interface PasswordOptions {
  readonly memberId: MemberId;
  readonly state: PasswordState;
}

/** The state of the password form. */
export function usePassword({ memberId, state }: PasswordOptions) {
  const { data, session } = usePorts();
  const { show, takeBack } = useNotices();
  const { confirmed, dialog } = useConfirmAgain(memberId);
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
    const missing = missingFields(values, isSet);
    if (Object.keys(missing).length > 0) return refuse('MISSING_REQUIRED_FIELDS', missing);
    if (values.password.normalize('NFKC') !== values.confirmation.normalize('NFKC')) {
      return refuse('PASSWORD_MATCH', { confirmation: MESSAGES.FIELD_MATCH_PASSWORD.text });
    }
    const weak = newPassword.safeParse(values.password).error?.issues[0]?.message;
    if (weak !== undefined) return fields.refuse({ password: weak });
    setBusy(true);
    await check(values);
    setBusy(false);
  }

  const commonText = useCommonText(fields.values.password);
  const errors = { ...(commonText && { password: commonText }), ...fields.errors };
  return { ...fields, errors, isBusy, submit, dialog };
}

function missingFields(values: Values, isSet: boolean): FieldErrors<Values> {
  const required: Readonly<Record<keyof Values, MessageKey | null>> = {
    current: isSet ? 'FIELD_REQUIRED' : null,
    password: 'FIELD_REQUIRED',
    confirmation: 'FIELD_MATCH_PASSWORD',
  };
  const missing = Object.entries(required).filter(
    (entry): entry is [keyof Values, MessageKey] => entry[1] !== null && values[entry[0] as keyof Values] === '',
  );
  return Object.fromEntries(missing.map(([name, key]) => [name, messageText(key)]));
}
