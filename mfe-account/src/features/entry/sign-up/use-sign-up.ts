import {
  CAPTCHA_PROOF_HEADER,
  emailSchema,
  genderSchema,
  newPasswordSchema,
  passwordSchema,
  type CurrentUser,
  type NewMember,
  internalPath,
  currentUserSchema,
  type CallResult,
} from '@afterglow/shared-contracts';
import { birthdayProblem, done, refused, useMessageForm, type FormOutcome } from '@afterglow/shared-area/forms';
import { usePorts } from '@afterglow/shared-ui';
import type { RefObject } from 'react';
import type { Captcha } from '../captcha/index.ts';
import { useSharedEmailField } from '../../../lib/use-typed-email.ts';
import { newMember } from './new-member.ts';
import { PATHS } from '../../../config/paths.ts';
import { signUpRefusal } from './sign-up-refusal.ts';

const chosen = {
  safeParse: (value: unknown) => ({ success: true, data: typeof value === 'string' ? value : '' }) as const,
};
const gender = {
  safeParse: (value: unknown) => ({ success: true, data: genderSchema.safeParse(value).data }) as const,
};

const FIELDS = {
  email: emailSchema,
  confirmEmail: emailSchema,
  password: newPasswordSchema,
  confirmPassword: passwordSchema,
  gender,
  day: chosen,
  month: chosen,
  year: chosen,
};

export function useSignUp(captcha: RefObject<Captcha | null>) {
  const { data, navigation, session } = usePorts();

  async function signUp(body: NewMember, proof: string): Promise<FormOutcome<'password'>> {
    try {
      const headers = proof === '' ? {} : { [CAPTCHA_PROOF_HEADER]: proof };
      const user = signedUpUser(await data.call('createMember', { body, headers }));
      return done(undefined, { leave: () => goOn(user) });
    } catch (error) {
      captcha.current?.reset();
      return signUpRefusal(error);
    }
  }

  function goOn(user: CurrentUser | null) {
    if (user) session.adopt(user);
    navigation.navigate(redirectAfterSignUp(window.location.search), { replace: true });
  }

  const typedEmail = useSharedEmailField(() => form.typed('email'));
  const form = useMessageForm({
    name: 'sign-up',
    area: 'sign-up',
    fields: FIELDS,
    start: { email: typedEmail.start },
    sameAs: { confirmEmail: 'email', confirmPassword: 'password' },
    says: {
      email: 'FIELD_REQUIRED_EMAIL',
      confirmEmail: 'FIELD_MATCH_EMAIL',
      password: { empty: 'FIELD_REQUIRED' },
      confirmPassword: 'FIELD_MATCH_PASSWORD',
    },
    check: ({ day = '', month = '', year = '' }) => ({ day: birthdayProblem({ day, month, year }) }),
    invalid: 'EMAIL_PASSWORD_REQUIRED',
    async send(values) {
      const proof = captcha.current?.getToken() ?? null;
      if (proof === null) return refused('RECAPTCHA_MISSING_ERROR');
      return signUp(newMember(values), proof);
    },
  });
  return form;
}

/** A path of this site from the query, else the page about Premium. */
function redirectAfterSignUp(search: string): string {
  const asked = new URLSearchParams(search).get('redirect') ?? '';
  return (asked.startsWith('/') ? internalPath(asked) : undefined) ?? PATHS.premium;
}

export function signedUpUser({
  data,
  headers,
}: Pick<CallResult<'createMember'>, 'data' | 'headers'>): CurrentUser | null {
  return currentUserSchema.safeParse({ ...data, token: headers.get('x-auth-token') }).data ?? null;
}
