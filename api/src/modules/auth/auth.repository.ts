import type { MemberId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { isPremiumAt } from '../../catalogue/entitlement.ts';
import type { ApiQueries } from '../../db/api-tables.ts';

export type Account = { readonly id: MemberId; readonly email: string; readonly password_hash: string | null };
export type TokenOwner = {
  readonly memberId: MemberId;
  readonly role: number | null;
  readonly superAdmin: boolean;
  readonly hasSubscription: boolean;
};

export interface AuthRepository {
  findAccount(email: string): Promise<Account | undefined>;
  addToken(token: { hash: Uint8Array; memberId: MemberId; expiresAt: Date }): Promise<void>;
  findTokenOwner(hash: Uint8Array, at: Date): Promise<TokenOwner | undefined>;
  removeToken(hash: Uint8Array): Promise<void>;
  removeExpiredTokens(before: Date): Promise<void>;
}

export function createAuthRepository(db: ApiQueries): AuthRepository {
  return {
    findAccount: (email) =>
      db
        .selectFrom('members')
        .select(['id', 'email', 'password_hash'])
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .executeTakeFirst(),
    async addToken({ hash, memberId, expiresAt }) {
      await db.insertInto('tokens').values({ token_hash: hash, member_id: memberId, expiry_time: expiresAt }).execute();
    },
    findTokenOwner: (hash, at) =>
      db
        .selectFrom('tokens')
        .innerJoin('members', 'members.id', 'tokens.member_id')
        .select([
          'members.id as memberId',
          'members.role',
          'members.super_admin as superAdmin',
          isPremiumAt('members.id', at).as('hasSubscription'),
        ])
        .where('tokens.token_hash', '=', hash)
        .where('tokens.expiry_time', '>', at)
        .executeTakeFirst(),
    async removeToken(hash) {
      await db.deleteFrom('tokens').where('token_hash', '=', hash).execute();
    },
    async removeExpiredTokens(before) {
      await db.deleteFrom('tokens').where('expiry_time', '<=', before).execute();
    },
  };
}
