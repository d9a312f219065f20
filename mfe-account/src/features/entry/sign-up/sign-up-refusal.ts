import { type ApiErrorCode, socialProviderSchema } from '@afterglow/shared-contracts';
import { refused, type FormOutcome } from '@afterglow/shared-area/forms';
import { isApiError } from '@afterglow/shared-data/react';
import { passwordRefusal } from '../../security/new-password/index.ts';
import { PROVIDER_NAMES } from '../social/index.ts';

const NO_NETWORK = 'none';
const REFUSED_PROOF: ApiErrorCode = 'captcha_refused';
const UNKNOWN = { code: 'unexpected', status: null, headers: null } as const;

export function signUpRefusal(error: unknown): FormOutcome<'password'> {
  const password = passwordRefusal(error);
  if (password !== undefined) return refused('PASSWORD_TOO_COMMON', { wrong: { password } });
  const { code, status, headers } = isApiError(error) ? error : UNKNOWN;
  if (code === REFUSED_PROOF) return refused('RECAPTCHA_MISSING_ERROR');
  return status === 409 ? takenBy(headers) : refused('SOMETHING_WENT_WRONG');
}

/** How the account with this email logs in. */
function takenBy(headers: Headers | null): FormOutcome<never> {
  const used = headers?.get('x-network-used') ?? NO_NETWORK;
  if (used === NO_NETWORK) return refused('USER_ALREADY_EXISTS');
  const known = socialProviderSchema.safeParse(used).data;
  return refused('USER_ALREADY_EXISTS_SOCIAL', { values: { network: known ? PROVIDER_NAMES[known] : used } });
}
