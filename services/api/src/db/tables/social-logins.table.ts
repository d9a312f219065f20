import type { SocialNetwork } from '@afterglow/shared-contracts';
import type { LocalIdentity } from '#sandboxes/identity/local-identity.ts';
import type { Time } from './columns.ts';

export interface UsedLoginStatesTable {
  state_hash: Uint8Array;
  expiry_time: Time;
}

export interface IdentityCodesTable {
  code_hash: Uint8Array;
  network: SocialNetwork;
  redirect_uri: string;
  code_challenge: string;
  nonce: string | null;
  identity: LocalIdentity;
  expiry_time: Time;
}
