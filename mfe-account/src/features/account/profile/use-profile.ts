import { messageText, serverNowMs } from '@afterglow/shared-contracts';
import { isApiError, type MemberRecord } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useReauthentication } from '../../security/reauthentication/index.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { useNotifications } from '../../../lib/use-notifications.ts';
import { isChanged, isNewEmail, profileChanges, profileFaults, profileValues } from './profile-changes.ts';

/** The state of the profile form; untouched fields follow the account. */
export function useProfile({ member: saved, passwordState }: MemberRecord) {
  const { data } = usePorts();
  const { show, takeBack } = useNotifications();
  const { confirmed, dialog } = useReauthentication(saved.id);
  const fields = useFields('profile', profileValues(saved));
  const [isBusy, setBusy] = useState(false);
  const { values } = fields;
  const isNew = isNewEmail(values, saved);
  const needsPassword = isNew && passwordState !== 'unset';

  const notifySaved = () => show('DETAILS_UPDATED');

  async function save() {
    try {
      const body = profileChanges(values, saved, new Date(serverNowMs()));
      const answer = await confirmed(() => data.call('updateMember', { params: { id: saved.id }, body }));
      if (answer === null) return;
      fields.settle(profileValues(answer.data));
      notifySaved();
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
    const wrong = profileFaults(values, needsPassword);
    if (Object.keys(wrong).length > 0) {
      if (wrong.email) show('EMAIL_REQUIRED');
      else if (wrong.currentPassword) show('MISSING_REQUIRED_FIELDS');
      return fields.refuse(wrong);
    }
    setBusy(true);
    await save();
    setBusy(false);
  }

  return {
    ...fields,
    notifySaved,
    isBusy,
    isChanged: isChanged(values, profileValues(saved)),
    isNewEmail: isNew,
    needsPassword,
    submit,
    dialog,
  };
}
