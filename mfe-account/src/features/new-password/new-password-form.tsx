import { NEW_PASSWORD_MIN, newPasswordSchema, passwordSchema } from '@afterglow/shared-contracts';
import { done, Form, refused, SubmitButton, TextField, useMessageForm } from '@afterglow/shared-area/forms';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { EntryPage } from '../../ui/entry-page.tsx';
import { newPasswordBody, readResetLink } from './reset-link.ts';
import { useResetEmail } from './use-reset-email.ts';

const FIELDS = { password: newPasswordSchema, confirmPassword: passwordSchema };

export function NewPasswordForm() {
  const { data, navigation } = usePorts();
  const [link] = useState(() => readResetLink(window.location.search));
  const email = useResetEmail(link);
  const form = useMessageForm({
    name: 'new-password',
    area: 'account',
    fields: FIELDS,
    sameAs: { confirmPassword: 'password' },
    says: { password: { empty: 'FIELD_REQUIRED' }, confirmPassword: 'FIELD_SHOULD_MATCH_PASSWORD' },
    invalid: 'FIELDS_REQUIRED',
    async send({ password }) {
      if (!link) return refused('SOMETHING_WENT_WRONG');
      await data.call('setNewPassword', { body: newPasswordBody(link, password) });
      return done('NEW_PASSWORD_SUCCESS', { leave: () => navigation.navigate(PATHS.login, { replace: true }) });
    },
  });
  return (
    <EntryPage title="Reset Password" heading="Choose a new password">
      <Form form={form} label="Reset Password">
        {email !== null && <TextField label="Email" type="email" autoComplete="username" value={email} disabled />}
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${NEW_PASSWORD_MIN} characters.`}
          {...form.field('password')}
        />
        <TextField
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <SubmitButton form={form}>RESET PASSWORD</SubmitButton>
      </Form>
    </EntryPage>
  );
}
