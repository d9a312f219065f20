import { BRAND } from '@afterglow/shared-contracts';
import { BirthdayField, Form, RadioGroup, SubmitButton, TextField } from '@afterglow/shared-area/forms';
import { TextLink } from '@afterglow/shared-ui';
import { useRef } from 'react';
import { PATHS } from '../../../config/paths.ts';
import type { Captcha, CaptchaWidget } from '../captcha/index.ts';
import { EntryPage } from '../../../ui/entry-page.tsx';
import { LegalNote } from '../../../ui/legal-note.tsx';
import { NewPasswordFields } from '../../security/new-password/index.ts';
import { SocialButtons } from '../social/index.ts';
import { GENDERS } from './new-member.ts';
import { useSignUp } from './use-sign-up.ts';

const GENDER_LABELS = { MALE: 'Male', FEMALE: 'Female' } as const;
const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));

interface SignUpFormProps {
  readonly captcha: CaptchaWidget;
}

export function SignUpForm({ captcha: CaptchaPart }: SignUpFormProps) {
  const captcha = useRef<Captcha>(null);
  const form = useSignUp(captcha);
  return (
    <EntryPage
      title="Sign Up"
      heading={`Sign up for ${BRAND}`}
      text="Follow the artists and channels you love, on every device."
      footer={
        <>
          Already have an account? <TextLink href={PATHS.login}>Log in</TextLink>
        </>
      }
    >
      <SocialButtons />
      <Form form={form} label="Sign Up">
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <TextField label="Confirm email" type="email" autoComplete="off" {...form.field('confirmEmail')} />
        <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmPassword')} />
        <RadioGroup legend="Gender (optional)" options={GENDER_OPTIONS} {...form.field('gender')} />
        <BirthdayField
          legend="Date of birth (optional)"
          day={form.field('day')}
          month={form.field('month')}
          year={form.field('year')}
        />
        <CaptchaPart captcha={captcha} form="sign-up" />
        <LegalNote />
        <SubmitButton form={form}>Sign Up</SubmitButton>
      </Form>
    </EntryPage>
  );
}
