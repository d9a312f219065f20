import { createHash } from 'node:crypto';
import type { MemberId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

const RETENTION_MS = 90 * DAY_MS;

/**
 * The subnets from which members logged in, signed up or set a password by a link within the last ninety days; also the browsers, with
 * their own name prefix.
 */
export interface KnownLocations {
  isKnown(memberId: MemberId, place: Location): Promise<boolean>;
  /** Whether it was new: of two concurrent calls, only for one. */
  remember(memberId: MemberId, place: Location): Promise<boolean>;
}

/** Its name, or the stored hash of it. */
type Location = string | Uint8Array;

export function createKnownLocations(db: ApiQueries, clock: Clock): KnownLocations {
  const cutoff = () => new Date(clock.nowMs() - RETENTION_MS);
  return {
    async isKnown(memberId, place) {
      const found = await db
        .selectFrom('known_places')
        .select('login_time')
        .where('member_id', '=', memberId)
        .where('place_hash', '=', hashOf(memberId, place))
        .where('login_time', '>', cutoff())
        .executeTakeFirst();
      return found !== undefined;
    },
    async remember(memberId, place) {
      const login_time = new Date(clock.nowMs());
      await db.deleteFrom('known_places').where('login_time', '<=', cutoff()).execute();
      const { is_new } = await db
        .insertInto('known_places')
        .values({ member_id: memberId, place_hash: hashOf(memberId, place), login_time })
        .onConflict((conflict) => conflict.columns(['member_id', 'place_hash']).doUpdateSet({ login_time }))
        // How PostgreSQL tells an inserted row from an existing one.
        .returning(sql<boolean>`xmax = 0`.as('is_new'))
        .executeTakeFirstOrThrow();
      return is_new;
    },
  };
}

function hashOf(memberId: MemberId, place: Location): Uint8Array {
  return typeof place === 'string' ? hashLocation(memberId, place) : place;
}

/** Reveals nothing about the location to readers of the table. */
export function hashLocation(memberId: MemberId, name: string): Uint8Array {
  return createHash('sha256').update(`${memberId} ${name}`).digest();
}
