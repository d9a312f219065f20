import { createHash } from 'node:crypto';
import type { SocialProvider } from '@afterglow/shared-contracts';
import { jsonValue } from '@afterglow/kit';
import type { Kysely } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';
import type { LocalIdentity } from './local-identity.ts';

export interface Grant {
  readonly network: SocialProvider;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly nonce: string | null;
  readonly identity: LocalIdentity;
}

export interface IdentityCodesRepository {
  add(code: string, grant: Grant, expiresAt: Date): Promise<void>;
  /** A code can be taken once; undefined for one that is unknown, taken or expired. */
  take(code: string, at: Date): Promise<Grant | undefined>;
  forgetExpired(at: Date): Promise<void>;
}

export function createIdentityCodesRepository(db: Kysely<IdentityTables>): IdentityCodesRepository {
  return {
    async add(code, { network, redirectUri, codeChallenge, nonce, identity }, expiresAt) {
      await db
        .insertInto('identity_codes')
        .values({
          code_hash: hash(code),
          network,
          redirect_uri: redirectUri,
          code_challenge: codeChallenge,
          nonce,
          identity: jsonValue(identity),
          expiry_time: expiresAt,
        })
        .execute();
    },
    take: (code, at) =>
      db
        .deleteFrom('identity_codes')
        .where('code_hash', '=', hash(code))
        .where('expiry_time', '>', at)
        .returning(['network', 'redirect_uri as redirectUri', 'code_challenge as codeChallenge', 'nonce', 'identity'])
        .executeTakeFirst(),
    async forgetExpired(at) {
      await db.deleteFrom('identity_codes').where('expiry_time', '<=', at).execute();
    },
  };
}

function hash(code: string): Uint8Array {
  return createHash('sha256').update(code).digest();
}
