import type { MemberId, MixId, ShowId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { trendWithPlay } from './trend.ts';
import type { ApiQueries } from '#db/api-tables.ts';

export interface Play {
  readonly showId: ShowId;
  readonly mixId: MixId | undefined;
  readonly memberId: MemberId;
  readonly atMs: number;
}

/** A repeated start this soon is not a new play. */
const SAME_PLAY_MS = 30_000;

/**
 * Records a play and adds one to the reach of the show, the mix and its artist; returns the show's reach, undefined for an unknown show. A
 * mix of another show is not counted, and neither is the same play again within half a minute.
 */
export async function countPlay(db: ApiQueries, play: Play): Promise<number | undefined> {
  // Other plays of this show, here or in another instance, wait: the reach adds up, and repetitions are found.
  const show = await db
    .selectFrom('shows')
    .select('reach')
    .where('id', '=', play.showId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (show === undefined) return undefined;
  const mix = await findMix(db, play);
  if (await isRepeated(db, play, mix?.id)) return show.reach;
  await record(db, play, mix?.id);
  if (mix !== undefined) await countMixPlay(db, play.atMs, mix);
  return show.reach + 1;
}

async function findMix(db: ApiQueries, { showId, mixId }: Play) {
  if (mixId === undefined) return undefined;
  return db
    .selectFrom('mixes')
    .select(['id', 'artist_id'])
    .where('id', '=', mixId)
    .where('show_id', '=', showId)
    .executeTakeFirst();
}

async function isRepeated(db: ApiQueries, { showId, memberId, atMs }: Play, mixId: MixId | undefined) {
  const before = await db
    .selectFrom('plays')
    .select('id')
    .where('member_id', '=', memberId)
    .where('played_at', '>', new Date(atMs - SAME_PLAY_MS))
    .where('show_id', '=', showId)
    .where('mix_id', 'is not distinct from', mixId ?? null)
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
}

async function record(db: ApiQueries, { showId, memberId, atMs }: Play, mixId: MixId | undefined): Promise<void> {
  const row = { show_id: showId, mix_id: mixId ?? null, member_id: memberId, played_at: new Date(atMs) };
  await db.insertInto('plays').values(row).execute();
  await db
    .updateTable('shows')
    .set({ reach: sql<number>`reach + 1` })
    .where('id', '=', showId)
    .execute();
}

async function countMixPlay(db: ApiQueries, atMs: number, mix: NonNullable<Awaited<ReturnType<typeof findMix>>>) {
  const counted = { reach: sql<number>`reach + 1`, trend: trendWithPlay('trend', atMs) };
  await db.updateTable('mixes').set(counted).where('id', '=', mix.id).execute();
  await db.updateTable('artists').set(counted).where('id', '=', mix.artist_id).execute();
}
