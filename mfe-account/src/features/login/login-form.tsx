import { BRAND } from '@afterglow/shared-contracts';
import { Form, SubmitButton, TextField } from '@afterglow/shared-area/forms';
import { TextLink } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { EntryPage } from '../../ui/entry-page.tsx';
import { LegalNotice, SocialNote } from '../../ui/legal-notice.tsx';
import { SocialButtons } from '../../ui/social/social-buttons.tsx';
import { useLogin } from './use-login.ts';

export function LoginForm() {
  const form = useLogin();
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
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <TextField label="Password" type="password" autoComplete="current-password" {...form.field('password')} />
        <SubmitButton form={form}>Log In</SubmitButton>
        <TextLink href={PATHS.forgotPassword} tone="quiet">
          Forgot your password?
        </TextLink>
      </Form>
      <LegalNotice />
      <SocialNote />
    </EntryPage>
  );
}
