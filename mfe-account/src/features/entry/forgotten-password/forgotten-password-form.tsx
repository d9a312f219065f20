import { emailSchema } from '@afterglow/shared-contracts';
import { done, Form, refused, SubmitButton, TextField, useMessageForm } from '@afterglow/shared-area/forms';
import { isApiError } from '@afterglow/shared-data/react';
import { TextLink, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { EntryPage } from '../../../ui/entry-page.tsx';
import { useSharedEmailField } from '../../../lib/use-typed-email.ts';

const FIELDS = { email: emailSchema };

export function ForgottenPasswordForm() {
  const { data, navigation } = usePorts();
  const typedEmail = useSharedEmailField(() => form.typed('email'));
  const form = useMessageForm({
    name: 'forgotten-password',
    area: 'account',
    fields: FIELDS,
    start: { email: typedEmail.start },
    says: { email: 'FIELD_REQUIRED_EMAIL' },
    invalid: 'EMAIL_REQUIRED',
    async send(body) {
      try {
        await data.call('requestPasswordReset', { body });
        return done('EMAIL_RESET_LINK_SENT', { leave: () => navigation.navigate(PATHS.login, { replace: true }) });
      } catch (error) {
        const isUnknown = isApiError(error) && error.status === 404;
        return isUnknown ? refused('EMAIL_NOT_FOUND', { clear: ['email'] }) : refused('SOMETHING_WENT_WRONG');
      }
    },
  });
  return (
    <EntryPage
      title="Forgot Password"
      heading="Forgot your password?"
      text="Enter your email and we'll send you a link to set a new password."
      footer={<TextLink href={PATHS.login}>Back to login</TextLink>}
    >
      <Form form={form} label="Forgot Password">
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <SubmitButton form={form}>Send</SubmitButton>
      </Form>
    </EntryPage>
  );
}
