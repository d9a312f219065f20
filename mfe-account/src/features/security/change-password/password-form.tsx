import { FieldPanel } from '@afterglow/shared-area';
import { TextField } from '@afterglow/shared-area/forms';
import { NEW_PASSWORD_MIN } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import type { SubmitEvent } from 'react';
import { FormActions } from '../../../ui/form-actions.tsx';
import { TextAction } from '../../../ui/text-action.tsx';
import { useExclusiveAction } from '../../../lib/use-exclusive-action.ts';
import { usePassword } from './use-password.ts';

/** A member cannot use the page that mails such a link: it redirects them. */
function ForgottenPassword({ email }: { readonly email: string }) {
  const { data } = usePorts();
  const { busy, run, show } = useExclusiveAction<'mail'>();
  const mail = () =>
    run(
      'mail',
      async () => {
        await data.call('requestPasswordReset', { body: { email } });
        show('EMAIL_RESET_LINK_SENT');
      },
      (error) => (isApiError(error) && error.status === 429 ? 'TOO_MANY_MAILS' : 'SOMETHING_WENT_WRONG'),
    );
  return (
    <TextAction isBusy={busy === 'mail'} onClick={() => void mail()}>
      Forgot it? Email me a link
    </TextAction>
  );
}

type PasswordFormProps = Parameters<typeof usePassword>[0] & {
  readonly title: string;
  readonly email: string;
};

export function PasswordForm({ title, email, ...options }: PasswordFormProps) {
  const { form, values, errors, change, submit, isBusy, dialog } = usePassword(options);
  const field = (name: keyof typeof values) => ({
    type: 'password' as const,
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => change({ [name]: event.target.value }),
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }

  return (
    <>
      <form ref={form} onSubmit={onSubmit} noValidate aria-label={title}>
        <FieldPanel>
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          {options.state === 'set' && (
            <>
              <TextField {...field('current')} label="Current password" autoComplete="current-password" />
              <ForgottenPassword email={email} />
            </>
          )}
          <TextField
            {...field('password')}
            label="New password"
            autoComplete="new-password"
            hint={`Use at least ${NEW_PASSWORD_MIN} characters`}
          />
          <TextField {...field('confirmation')} label="Confirm new password" autoComplete="new-password" />
          <FormActions label={title} isBusy={isBusy} />
        </FieldPanel>
      </form>
      {dialog}
    </>
  );
}
