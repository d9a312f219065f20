import { socialNetworkSchema } from '@afterglow/shared-contracts';
import { refused, type FormOutcome } from '@afterglow/shared-area/forms';
import { NETWORK_NAMES } from '../../ui/social/network-names.ts';

const NO_NETWORK = 'none';

interface Failure {
  readonly status: number | null;
  readonly headers: Headers | null;
}

/** What is said about a sign-up that the service has refused. */
export function signUpRefusal({ status, headers }: Failure): FormOutcome<never> {
  if (status !== 409) return refused('SOMETHING_WENT_WRONG');
  const used = headers?.get('x-network-used') ?? NO_NETWORK;
  if (used === NO_NETWORK) return refused('USER_ALREADY_EXISTS');
  const known = socialNetworkSchema.safeParse(used).data;
  return refused('USER_ALREADY_EXISTS_SOCIAL', { values: { network: known ? NETWORK_NAMES[known] : used } });
}
