import type { MemberId, SecondFactorNeeded } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';
import { hashBearerToken, newBearerToken } from '#app/security/bearer-token.ts';
import type { ApiDatabase } from '#db/api-tables.ts';
import type { Account } from '../credentials/index.ts';

const LIFE_MS = 5 * MINUTE_MS;
/** More than anyone mistypes six digits. */
const TRIES = 5;

/** Logins with a valid password: each is valid for five minutes, a few codes and one login; only the hash is stored. */
export interface LoginChallenges {
  issue(memberId: MemberId): Promise<SecondFactorNeeded>;
  /** The owner of a valid challenge; counts the try. */
  takeTry(challenge: string): Promise<MemberId | undefined>;
  /** Uses the challenge up and returns its owner. Of two simultaneous uses, one finds nothing. */
  use(challenge: string): Promise<Omit<Account, 'has_second_factor'> | undefined>;
}

export function createLoginChallenges({ db }: ApiDatabase, clock: Clock): LoginChallenges {
  const now = () => new Date(clock.nowMs());
  return {
    async issue(memberId) {
      const challenge = newBearerToken();
      const expiry = new Date(clock.nowMs() + LIFE_MS);
      await db.deleteFrom('login_challenges').where('expiry_time', '<=', now()).execute();
      await db
        .insertInto('login_challenges')
        .values({
          challenge_hash: hashBearerToken(challenge),
          member_id: memberId,
          creation_time: now(),
          expiry_time: expiry,
        })
        .execute();
      return { challenge, expiryTime: expiry.toISOString() };
    },
    async takeTry(challenge) {
      const taken = await db
        .updateTable('login_challenges')
        .set({ tries: sql<number>`tries + 1` })
        .where('challenge_hash', '=', hashBearerToken(challenge))
        .where('expiry_time', '>', now())
        .where('tries', '<', TRIES)
        .returning('member_id')
        .executeTakeFirst();
      return taken?.member_id;
    },
    use: (challenge) =>
      db
        .deleteFrom('login_challenges')
        .using('members')
        .whereRef('members.id', '=', 'login_challenges.member_id')
        .where('challenge_hash', '=', hashBearerToken(challenge))
        .where('expiry_time', '>', now())
        .returning(['members.id', 'members.email', 'members.password_hash'])
        .executeTakeFirst(),
  };
}
