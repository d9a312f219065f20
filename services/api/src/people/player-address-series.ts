import { randomBytes } from 'node:crypto';
import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

const SERIES_BYTES = 16;

/** A member's addresses for other players, all of which end together. */
export interface AddressSeries {
  readonly series: string;
  readonly since: Date;
}

/** Begins one where the member has none. */
export async function seriesOf(db: ApiQueries, memberId: MemberId, now: Date): Promise<AddressSeries> {
  const series = randomBytes(SERIES_BYTES).toString('base64url');
  const { series: kept, creation_time } = await db
    .insertInto('player_addresses')
    .values({ member_id: memberId, series, creation_time: now })
    // Writes what stands there already, because only a row that was written is returned.
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ member_id: memberId }))
    .returning(['series', 'creation_time'])
    .executeTakeFirstOrThrow();
  return { series: kept, since: creation_time };
}

/** What a log-out of all devices does, too: whoever holds an address loses it. */
export async function endSeries(executor: ApiQueries, memberId: MemberId): Promise<void> {
  await executor.deleteFrom('player_addresses').where('member_id', '=', memberId).execute();
}
