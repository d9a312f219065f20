import type { SocialProvider } from '@afterglow/shared-contracts';
import type { ColumnType } from 'kysely';
import type { LocalIdentity } from './local-identity.ts';

export interface IdentityCodesTable {
  code_hash: Uint8Array;
  network: SocialProvider;
  redirect_uri: string;
  code_challenge: string;
  nonce: string | null;
  identity: LocalIdentity;
  expiry_time: ColumnType<Date, Date, Date>;
}

/** Only this provider reads and writes it; the API's migrations create it. A type, because Kysely takes no interface. */
export type IdentityTables = Record<'identity_codes', IdentityCodesTable>;
