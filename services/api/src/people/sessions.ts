import { isPremiumMember, MEMBER_ROLES, type MemberId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { isPremiumAt } from '#catalogue/entitlement.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { Caller } from '#http/call.ts';
import { hashBearerToken, newBearerToken } from '#app/security/bearer-token.ts';

const TOKEN_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Who is logged in: bearer tokens, of which only the hash is stored. */
export interface Sessions {
  /** Logs a member in and returns the token, which is valid for thirty days. Given a transaction, it is valid only if that commits. */
  start(memberId: MemberId, executor?: ApiQueries): Promise<string>;
  /** The member a token belongs to; undefined for one that is unknown, ended or expired. */
  authenticate(token: string): Promise<Caller | undefined>;
  end(token: string): Promise<void>;
  /** Ends every session of a member, except the one with the token to keep. */
  endAll(memberId: MemberId, options: { readonly keep?: string; readonly executor: ApiQueries }): Promise<void>;
}

export function createSessions(db: ApiQueries, clock: Clock): Sessions {
  return {
    async start(memberId, executor = db) {
      const token = newBearerToken();
      const now = new Date(clock.nowMs());
      await executor.deleteFrom('tokens').where('expiry_time', '<=', now).execute();
      await executor
        .insertInto('tokens')
        .values({
          token_hash: hashBearerToken(token),
          member_id: memberId,
          creation_time: now,
          expiry_time: new Date(now.getTime() + TOKEN_LIFE_MS),
        })
        .execute();
      return token;
    },
    async authenticate(token) {
      const owner = await findOwner(db, hashBearerToken(token), new Date(clock.nowMs()));
      if (owner === undefined) return undefined;
      const isPremium = isPremiumMember({ premium: owner.has_subscription, role: owner.role });
      const isSuperAdmin = owner.super_admin || owner.role === MEMBER_ROLES.superAdmin;
      return { memberId: owner.id, isPremium, isSuperAdmin, token };
    },
    async end(token) {
      await db.deleteFrom('tokens').where('token_hash', '=', hashBearerToken(token)).execute();
    },
    async endAll(memberId, { keep, executor }) {
      const all = executor.deleteFrom('tokens').where('member_id', '=', memberId);
      await (keep === undefined ? all : all.where('token_hash', '!=', hashBearerToken(keep))).execute();
    },
  };
}

function findOwner(db: ApiQueries, tokenHash: Uint8Array, at: Date) {
  return db
    .selectFrom('tokens')
    .innerJoin('members', 'members.id', 'tokens.member_id')
    .select(['members.id', 'members.role', 'members.super_admin', isPremiumAt('members.id', at).as('has_subscription')])
    .where('tokens.token_hash', '=', tokenHash)
    .where('tokens.expiry_time', '>', at)
    .executeTakeFirst();
}
