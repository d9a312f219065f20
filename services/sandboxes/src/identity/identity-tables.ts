import type { SocialNetwork } from '@afterglow/shared-contracts';
import type { ColumnType } from 'kysely';
import type { LocalIdentity } from './local-identity.ts';

export type IdentityCodesTable = {
  code_hash: Uint8Array;
  network: SocialNetwork;
  redirect_uri: string;
  code_challenge: string;
  nonce: string | null;
  identity: LocalIdentity;
  expiry_time: ColumnType<Date, Date, Date>;
};

export type IdentityTables = { identity_codes: IdentityCodesTable };
