import { BRAND } from '@afterglow/shared-contracts';
import { Form, SubmitButton, TextField } from '@afterglow/shared-area/forms';
import { TextLink, Button } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { EntryPage } from '../../../ui/entry-page.tsx';
import { LegalNote, SocialNote } from '../../../ui/legal-note.tsx';
import { SocialButtons } from '../social/index.ts';
import { usePasskeySupport } from '../../security/passkey-prompt/index.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';
import { useLogin } from './use-login.ts';

type LoginFormProps = Parameters<typeof useLogin>[0];

export function LoginForm(props: LoginFormProps) {
  const form = useLogin(props);
  return (
    <EntryPage
      title="Log In"
      heading={`Log in to ${BRAND}`}
      footer={
        <>
          No account yet? <TextLink href={PATHS.signup}>Sign up</TextLink>
        </>
      }
    >
      <SocialButtons />
      <Form form={form} label="Log In">
        <TextField label="Email" type="email" autoComplete="username webauthn" {...form.field('email')} />
        <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
        <SubmitButton form={form}>Log In</SubmitButton>
        <TextLink href={PATHS.forgotPassword}>Forgot your password?</TextLink>
      </Form>
      <PasskeyButton />
      <LegalNote />
      <SocialNote />
    </EntryPage>
  );
}

/** Shown next to the form, whose email field also offers passkeys by autofill where the browser can. */
function PasskeyButton() {
  const isSupported = usePasskeySupport();
  return isSupported ? <SupportedButton /> : null;
}

function SupportedButton() {
  const { isBusy, logIn } = usePasskeyLogin();
  return (
    <Button size="l" fullWidth icon="key" loading={isBusy} onClick={() => void logIn()}>
      Log in with a passkey
    </Button>
  );
}
