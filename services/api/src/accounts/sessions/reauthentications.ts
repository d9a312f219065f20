import type { Clock, Caller } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { confirmationRequired } from '#app/service-errors.ts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import type { ApiQueries } from '#db/api-tables.ts';

const CONFIRMED_FOR_MS = 5 * MINUTE_MS;

type Session = Pick<Caller, 'token'>;

export interface Reauthentications {
  /** Throws `confirmation_required` unless the session was confirmed within the last five minutes. Call before anything is changed. */
  require(session: Session): Promise<void>;
  has(session: Session): Promise<boolean>;
  note(session: Session): Promise<void>;
}

export function createReauthentications(db: ApiQueries, clock: Clock): Reauthentications {
  const has = async ({ token }: Session) => {
    const confirmed = await db
      .selectFrom('tokens')
      .select('id')
      .where('token_hash', '=', hashBearerToken(token))
      .where('confirmation_time', '>', new Date(clock.nowMs() - CONFIRMED_FOR_MS))
      .executeTakeFirst();
    return confirmed !== undefined;
  };
  return {
    has,
    async require(session) {
      if (!(await has(session))) throw confirmationRequired();
    },
    async note({ token }) {
      await db
        .updateTable('tokens')
        .set({ confirmation_time: new Date(clock.nowMs()) })
        .where('token_hash', '=', hashBearerToken(token))
        .execute();
    },
  };
}
