import { FieldPanel, Panel } from '@afterglow/shared-area';
import type { MemberRecord } from '@afterglow/shared-data/react';
import { BirthdayField, TextField, type ChosenDate } from '@afterglow/shared-area/forms';
import { TextLink } from '@afterglow/shared-ui';
import type { SubmitEvent } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { FormActions } from '../../../ui/form-actions.tsx';
import { PendingEmail } from './pending-email.tsx';
import { PictureField } from './picture-field.tsx';
import { useProfile } from './use-profile.ts';
import styles from './profile.module.css';

interface ProfileFormProps {
  readonly record: MemberRecord;
}

const NAME_MAX = 100;

export function ProfileForm({ record }: ProfileFormProps) {
  const { member } = record;
  const profile = useProfile(record);
  const { form, values, errors, change, submit } = profile;
  const field = (name: 'email' | 'currentPassword' | 'firstName' | 'lastName') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
  });

  const part = (name: keyof ChosenDate) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: async (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
    onBlur: async () => undefined,
    ref: () => undefined,
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }

  return (
    <>
      <PendingEmail member={member} />
      <Panel>
        <PictureField member={member} onSaved={profile.notifySaved} />
      </Panel>
      <form ref={form} onSubmit={onSubmit} noValidate aria-label="Edit Profile">
        <FieldPanel>
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            required
            hint={<EmailHint isNew={profile.isNewEmail} needsPassword={profile.needsPassword} />}
          />
          {profile.needsPassword && (
            <TextField
              {...field('currentPassword')}
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
          <div className={styles.names}>
            <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={NAME_MAX} />
            <TextField {...field('lastName')} label="Last name" autoComplete="family-name" maxLength={NAME_MAX} />
          </div>
          <BirthdayField
            legend="Birthday"
            hint={birthdayHint(values)}
            day={part('day')}
            month={part('month')}
            year={part('year')}
          />
          {profile.isRestored && <p role="status">You have unsaved changes.</p>}
          <FormActions
            label="Save"
            isBusy={profile.isBusy}
            isDisabled={!profile.isChanged}
            onCancel={profile.discard}
          />
        </FieldPanel>
      </form>
      {profile.dialog}
    </>
  );
}

function birthdayHint({ day, month, year }: ChosenDate): string {
  const isBegun = [day, month, year].some((part) => part !== '');
  const isWhole = ![day, month, year].includes('');
  return isBegun && !isWhole ? 'Choose a day, month, and year to save your birthday.' : '';
}

function EmailHint({ isNew, needsPassword }: { readonly isNew: boolean; readonly needsPassword: boolean }) {
  if (!isNew) return null;
  if (needsPassword) return "We'll send a link to your new email. Open it to confirm the change.";
  return (
    <>
      <TextLink href={PATHS.changePassword}>Set a password first</TextLink> so you can log in with your new email.
    </>
  );
}
