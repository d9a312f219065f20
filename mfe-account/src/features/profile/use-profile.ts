import { MESSAGES, messageText, operations, type Member } from '@afterglow/shared-contracts';
import { isApiError, type MemberRecord } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useConfirmAgain } from '../../ui/confirm-again/use-confirm-again.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useNotices } from '../../ui/use-notices.ts';
import { birthdayState, isChanged, isNewEmail, profileChanges, profileValues } from './profile-changes.ts';

const emailSchema = operations.createToken.body.shape.email;

/** The state of the profile form; `saved` is the record as the service last answered it. */
export function useProfile({ member, passwordState }: MemberRecord, onSaved: () => void) {
  const { data, session } = usePorts();
  const { show, takeBack } = useNotices();
  const { confirmed, dialog } = useConfirmAgain(member.id);
  const [saved, setSaved] = useState(member);
  const fields = useFields('profile', profileValues(member));
  const [isBusy, setBusy] = useState(false);
  const { values } = fields;
  const isNew = isNewEmail(values, saved);
  const needsPassword = isNew && passwordState !== 'unset';

  function keep(answer: Member) {
    session.replaceMember(answer);
    setSaved(answer);
    onSaved();
  }

  function take(answer: Member) {
    keep(answer);
    show('DETAILS_UPDATED');
  }

  /** Another address counts by now, or none waits any more; what was typed stays. */
  function takeAddress(answer: Member) {
    if (values.email === saved.email) fields.change({ email: answer.email });
    keep(answer);
  }

  async function save() {
    try {
      const body = profileChanges(values, saved, new Date());
      const answer = await confirmed(() => data.call('updateMember', { params: { id: saved.id }, body }));
      if (answer === null) return;
      take(answer.data);
      fields.settle(profileValues(answer.data));
    } catch (error) {
      const status = isApiError(error) ? error.status : null;
      if (status === 409) {
        show('EMAIL_ALREADY_EXISTS');
        fields.refuse({ email: messageText('EMAIL_ALREADY_EXISTS') });
      } else if (status === 401 && needsPassword) {
        show('WRONG_PASSWORD');
        fields.refuse({ currentPassword: messageText('WRONG_PASSWORD') });
      } else show('SOMETHING_WENT_WRONG');
    }
  }

  async function submit() {
    if (isBusy) return;
    takeBack();
    if (!emailSchema.safeParse(values.email.trim()).success) {
      show('EMAIL_REQUIRED');
      return fields.refuse({ email: MESSAGES.FIELD_REQUIRED_EMAIL.text });
    }
    if (needsPassword && values.currentPassword === '') {
      show('MISSING_REQUIRED_FIELDS');
      return fields.refuse({ currentPassword: MESSAGES.FIELD_REQUIRED.text });
    }
    if (birthdayState(values, new Date()) === 'impossible') {
      return fields.refuse({ day: 'There is no such day, or it has not come yet.' });
    }
    setBusy(true);
    await save();
    setBusy(false);
  }

  return {
    ...fields,
    saved,
    take,
    takeAddress,
    isBusy,
    isChanged: isChanged(values, profileValues(saved)),
    isNewEmail: isNew,
    needsPassword,
    submit,
    dialog,
  };
}
