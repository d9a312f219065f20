import { type ApiErrorCode, socialNetworkSchema } from '@afterglow/shared-contracts';
import { refused, type FormOutcome } from '@afterglow/shared-area/forms';
import { NETWORK_NAMES } from '../../ui/social/network-names.ts';

const NO_NETWORK = 'none';
const REFUSED_PROOF: ApiErrorCode = 'captcha_refused';

interface Failure {
  readonly code: string;
  readonly status: number | null;
  readonly headers: Headers | null;
}

/** What is said about a sign-up that the service has refused. */
export function signUpRefusal({ code, status, headers }: Failure): FormOutcome<never> {
  if (code === REFUSED_PROOF) return refused('RECAPTCHA_MISSING_ERROR');
  if (status !== 409) return refused('SOMETHING_WENT_WRONG');
  const used = headers?.get('x-network-used') ?? NO_NETWORK;
  if (used === NO_NETWORK) return refused('USER_ALREADY_EXISTS');
  const known = socialNetworkSchema.safeParse(used).data;
  return refused('USER_ALREADY_EXISTS_SOCIAL', { values: { network: known ? NETWORK_NAMES[known] : used } });
}
