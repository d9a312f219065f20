import type { MemberId, OpenSession } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import { sql } from 'kysely';
import type { ApiDatabase } from '#db/api-tables.ts';
import { revokeSeries } from './player-url-series.ts';

/** A member's sessions; `current` is the hash of the caller's token. */
export interface OpenSessions {
  list(memberId: MemberId, current: Uint8Array): Promise<OpenSession[]>;
  /** Whether there was such a session. */
  end(memberId: MemberId, id: string): Promise<boolean>;
  /** The player URLs end with them. */
  endOthers(memberId: MemberId, current: Uint8Array): Promise<void>;
}

export function createOpenSessions({ db, transaction }: ApiDatabase, clock: Clock): OpenSessions {
  return {
    async list(memberId, current) {
      const rows = await db
        .selectFrom('tokens')
        .select(['id', 'browser', 'system', 'place', 'creation_time'])
        .select([
          sql<Date>`coalesce(use_time, creation_time)`.as('last_use_time'),
          sql<boolean>`token_hash = ${current}`.as('current'),
        ])
        .where('member_id', '=', memberId)
        .where('expiry_time', '>', new Date(clock.nowMs()))
        .orderBy('current', 'desc')
        .orderBy('last_use_time', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ creation_time, last_use_time, ...session }) => ({
        ...session,
        startTime: creation_time.toISOString(),
        lastUseTime: last_use_time.toISOString(),
      }));
    },
    async end(memberId, id) {
      const ended = db.deleteFrom('tokens').where('member_id', '=', memberId).where('id', '=', id).returning('id');
      return (await ended.executeTakeFirst()) !== undefined;
    },
    async endOthers(memberId, current) {
      await transaction(async (executor) => {
        const all = executor.deleteFrom('tokens').where('member_id', '=', memberId);
        await all.where('token_hash', '!=', current).execute();
        await revokeSeries(executor, memberId);
      });
    },
  };
}
