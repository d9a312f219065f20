import { randomBytes } from 'node:crypto';
import type { MemberId } from '@afterglow/shared-contracts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import { notAuthenticated, type Caller } from '@afterglow/kit';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';

const SERIES_BYTES = 16;

export interface PlayerUrlSeries {
  readonly series: string;
  readonly since: Date;
}

/**
 * Creates one if the member has none. Throws unauthenticated when the caller's session has ended: its URLs ended with it, and anyone who
 * stole the session must not get the next ones.
 */
export async function seriesOf(
  { db, transaction }: ApiDatabase,
  caller: Pick<Caller, 'memberId' | 'token'>,
  now: Date,
): Promise<PlayerUrlSeries> {
  const tokenHash = hashBearerToken(caller.token);
  return (
    (await findSeries(db, tokenHash)) ?? transaction((executor) => beginSeries(executor, { caller, tokenHash, now }))
  );
}

interface Beginning {
  readonly caller: Pick<Caller, 'memberId'>;
  readonly tokenHash: Uint8Array;
  readonly now: Date;
}

async function beginSeries(executor: ApiQueries, { caller, tokenHash, now }: Beginning): Promise<PlayerUrlSeries> {
  const session = executor.selectFrom('tokens').select('id').where('token_hash', '=', tokenHash);
  // Ending the session waits for this lock, and then ends the series as well; otherwise this waits, and finds no session.
  if ((await session.forKeyShare().executeTakeFirst()) === undefined) throw notAuthenticated();
  const series = randomBytes(SERIES_BYTES).toString('base64url');
  await executor
    .insertInto('player_addresses')
    .values({ member_id: caller.memberId, series, creation_time: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const begun = await findSeries(executor, tokenHash);
  if (begun === undefined) throw notAuthenticated();
  return begun;
}

/** By the session in one statement: an ended session never gets a later series. */
async function findSeries(executor: ApiQueries, tokenHash: Uint8Array): Promise<PlayerUrlSeries | undefined> {
  const found = await executor
    .selectFrom('player_addresses')
    .innerJoin('tokens', 'tokens.member_id', 'player_addresses.member_id')
    .select(['player_addresses.series', 'player_addresses.creation_time'])
    .where('tokens.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found && { series: found.series, since: found.creation_time };
}

/** Also part of a logout of all devices: every holder of a URL loses it. */
export async function revokeSeries(executor: ApiQueries, memberId: MemberId): Promise<void> {
  await executor.deleteFrom('player_addresses').where('member_id', '=', memberId).execute();
}
