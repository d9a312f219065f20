import { createHash } from 'node:crypto';
import type { MemberId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The networks from which members have logged in, signed up or set a password by a link within the last ninety days. */
export interface KnownPlaces {
  isKnown(memberId: MemberId, network: string): Promise<boolean>;
  remember(memberId: MemberId, network: string): Promise<void>;
}

export function createKnownPlaces(db: ApiQueries, clock: Clock): KnownPlaces {
  const cutoff = () => new Date(clock.nowMs() - KEPT_MS);
  return {
    async isKnown(memberId, network) {
      const found = await db
        .selectFrom('known_places')
        .select('login_time')
        .where('member_id', '=', memberId)
        .where('place_hash', '=', hashPlace(memberId, network))
        .where('login_time', '>', cutoff())
        .executeTakeFirst();
      return found !== undefined;
    },
    async remember(memberId, network) {
      const login_time = new Date(clock.nowMs());
      await db.deleteFrom('known_places').where('login_time', '<=', cutoff()).execute();
      await db
        .insertInto('known_places')
        .values({ member_id: memberId, place_hash: hashPlace(memberId, network), login_time })
        .onConflict((conflict) => conflict.columns(['member_id', 'place_hash']).doUpdateSet({ login_time }))
        .execute();
    },
  };
}

function hashPlace(memberId: MemberId, network: string): Uint8Array {
  return createHash('sha256').update(`${memberId} ${network}`).digest();
}
