import type { MemberId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { ApiQueries } from '#db/api-tables.ts';
import { hashBearerToken, newBearerToken } from '#app/security/bearer-token.ts';

const RESET_TOKEN_LIFE_MS = HOUR_MS;

/** Tokens of reset links: for one member and one use, valid for an hour; only the hash is stored. */
export interface ResetTokens {
  issue(memberId: MemberId, executor: ApiQueries): Promise<string>;
  findOwner(token: string): Promise<MemberId | undefined>;
  /** Uses the token up. Returns whether it was usable for this member. */
  use(token: string, memberId: MemberId, executor: ApiQueries): Promise<boolean>;
  removeAll(memberId: MemberId, executor: ApiQueries): Promise<void>;
}

export function createResetTokens(db: ApiQueries, clock: Clock): ResetTokens {
  const now = () => new Date(clock.nowMs());
  return {
    async issue(memberId, executor) {
      const token = newBearerToken();
      await executor.deleteFrom('reset_tokens').where('expiry_time', '<=', now()).execute();
      await executor
        .insertInto('reset_tokens')
        .values({
          token_hash: hashBearerToken(token),
          member_id: memberId,
          creation_time: now(),
          expiry_time: new Date(clock.nowMs() + RESET_TOKEN_LIFE_MS),
        })
        .execute();
      return token;
    },
    async findOwner(token) {
      const found = await db
        .selectFrom('reset_tokens')
        .select('member_id')
        .where('token_hash', '=', hashBearerToken(token))
        .where('expiry_time', '>', now())
        .executeTakeFirst();
      return found?.member_id;
    },
    async use(token, memberId, executor) {
      // Deleted by the statement that checks it: of two simultaneous uses, one finds nothing.
      const used = await executor
        .deleteFrom('reset_tokens')
        .where('token_hash', '=', hashBearerToken(token))
        .where('member_id', '=', memberId)
        .where('expiry_time', '>', now())
        .returning('member_id')
        .executeTakeFirst();
      return used !== undefined;
    },
    async removeAll(memberId, executor) {
      await executor.deleteFrom('reset_tokens').where('member_id', '=', memberId).execute();
    },
  };
}
