import { newPasswordSchema, passwordSchema } from '@afterglow/shared-contracts';
import { done, Form, refused, SubmitButton, TextField, useMessageForm } from '@afterglow/shared-area/forms';
import { TextLink, usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { EntryPage } from '../../../ui/entry-page.tsx';
import { NewPasswordFields, passwordRefusal } from '../../security/new-password/index.ts';
import { useSharedEmailField } from '../../../lib/use-typed-email.ts';
import { newPasswordBody, readResetLink } from './reset-link.ts';
import { useResetEmail } from './use-reset-email.ts';

const FIELDS = { password: newPasswordSchema, confirmPassword: passwordSchema };

export function NewPasswordForm() {
  const { data, navigation, session } = usePorts();
  const [link] = useState(() => readResetLink(window.location.search));
  const { email, isUseless } = useResetEmail(link);
  const typedEmail = useSharedEmailField();
  const form = useMessageForm({
    name: 'new-password',
    area: 'account',
    fields: FIELDS,
    sameAs: { confirmPassword: 'password' },
    says: { password: { empty: 'FIELD_REQUIRED' }, confirmPassword: 'FIELD_SHOULD_MATCH_PASSWORD' },
    invalid: 'FIELDS_REQUIRED',
    async send({ password }) {
      if (!link) return refused('SOMETHING_WENT_WRONG');
      try {
        await data.call('setNewPassword', { body: newPasswordBody(link, password) });
      } catch (error) {
        const reason = passwordRefusal(error);
        if (reason === undefined) throw error;
        return refused('PASSWORD_TOO_COMMON', { wrong: { password: reason } });
      }
      // The service has ended every session of this account; a member who is logged in here continues with the new
      // password.
      await session.logout();
      if (email !== null) typedEmail.keep(email);
      return done('NEW_PASSWORD_SUCCESS', { leave: () => navigation.navigate(PATHS.login, { replace: true }) });
    },
  });
  return (
    <EntryPage
      title="Reset Password"
      heading="Choose a new password"
      text={isUseless && <NewLink />}
      footer={<TextLink href={PATHS.login}>Back to login</TextLink>}
    >
      <Form form={form} label="Reset Password">
        {email !== null && <TextField label="Email" type="email" autoComplete="username" value={email} disabled />}
        <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmPassword')} />
        <SubmitButton form={form}>RESET PASSWORD</SubmitButton>
      </Form>
    </EntryPage>
  );
}

/** Shown before a new password is typed in vain. */
function NewLink() {
  return (
    <span role="status">
      This link has expired, was already used, or isn't complete.{' '}
      <TextLink href={PATHS.forgotPassword}>Get a new link</TextLink>
    </span>
  );
}
