import type { ChannelId, EpisodeId, MixId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { FRAME_DURATION_MS } from '@afterglow/audio';
import type { ApiQueries } from '#db/api-tables.ts';
import type { RotationMix } from './rotation.ts';
import type { PlannedBroadcast, Span } from './plan-broadcasts.ts';
import type { WeeklySlot } from './weekly-slots.ts';

/** An existing broadcast; without a mix, its mix was removed. */
export type ScheduledBroadcast = Span & { readonly id: EpisodeId; readonly mixId: MixId | null };

/** More than a show can play in the longest time that is planned in one go. */
const POOLED_PER_SHOW = 600;
const ROWS_PER_STATEMENT = 200;
/** Parsing a result blocks one event-loop tick, however long it is. */
const ROWS_READ_AT_ONCE = 1000;
/** The lock for planning; the number is arbitrary. */
const SCHEDULE_LOCK = 4_800_480_050;

/** Serializes planning across instances, until the end of the transaction. */
export async function lockSchedule(db: ApiQueries): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SCHEDULE_LOCK)})`.execute(db);
}

export async function findSlots(db: ApiQueries, channel: ChannelId): Promise<WeeklySlot[]> {
  const rows = await db
    .selectFrom('show_slots')
    .select(['minute_of_week', 'show_id'])
    .where('channel_id', '=', channel)
    .orderBy('minute_of_week')
    .execute();
  return rows.map(({ minute_of_week, show_id }) => ({ minuteOfWeek: minute_of_week, showId: show_id }));
}

/** Everything that ends after a time, in order. */
export async function findScheduled(
  db: ApiQueries,
  channel: ChannelId,
  afterMs: number,
): Promise<ScheduledBroadcast[]> {
  const scheduled: ScheduledBroadcast[] = [];
  for (;;) {
    const some = await findSomeScheduled(db, channel, { afterMs, begunAfterMs: scheduled.at(-1)?.startsAtMs });
    scheduled.push(...some);
    if (some.length < ROWS_READ_AT_ONCE) return scheduled;
  }
}

interface ScheduledPage {
  readonly afterMs: number;
  /** Undefined for the first ones. */
  readonly begunAfterMs: number | undefined;
}

async function findSomeScheduled(
  db: ApiQueries,
  channel: ChannelId,
  { afterMs, begunAfterMs }: ScheduledPage,
): Promise<ScheduledBroadcast[]> {
  const rows = await db
    .selectFrom('episodes')
    .select(['id', 'mix_id', 'air_start', 'air_end'])
    .where('channel_id', '=', channel)
    .where('air_end', '>', new Date(afterMs))
    .$if(begunAfterMs !== undefined, (query) => query.where('air_start', '>', new Date(begunAfterMs ?? afterMs)))
    .orderBy('air_start')
    .limit(ROWS_READ_AT_ONCE)
    .execute();
  return rows.map(({ id, mix_id, air_start, air_end }) => {
    return { id, mixId: mix_id, startsAtMs: air_start.getTime(), endsAtMs: air_end.getTime() };
  });
}

/** The playable mixes of a channel, next in the rotation of each show, by the broadcasts that started before a time. */
export async function findPool(db: ApiQueries, channel: ChannelId, beforeMs: number): Promise<RotationMix[]> {
  const ranked = db
    .with('aired', (query) =>
      query
        .selectFrom('episodes')
        .select((expression) => ['mix_id', expression.fn.max('air_start').as('last_aired')])
        .where('channel_id', '=', channel)
        .where('air_start', '<', new Date(beforeMs))
        .groupBy('mix_id'),
    )
    .selectFrom('mixes')
    .leftJoin('aired', 'aired.mix_id', 'mixes.id')
    .select(['id', 'show_id', 'artist_id', 'duration_frames', 'creation_time', 'last_aired'])
    .select(
      sql<number>`row_number() over (partition by show_id order by last_aired nulls first, creation_time desc, id desc)`.as(
        'turn',
      ),
    )
    .where('channel_id', '=', channel)
    .where(sql<boolean>`jsonb_array_length(pieces) > 0`);
  const rows = await db.selectFrom(ranked.as('ranked')).selectAll().where('turn', '<=', POOLED_PER_SHOW).execute();
  return rows.map((row) => ({
    id: row.id,
    showId: row.show_id,
    artistId: row.artist_id,
    durationMs: row.duration_frames * FRAME_DURATION_MS,
    createdAtMs: row.creation_time.getTime(),
    lastAiredAtMs: row.last_aired?.getTime() ?? null,
  }));
}

export async function removeBroadcasts(db: ApiQueries, ids: readonly EpisodeId[]): Promise<void> {
  for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT) {
    const some = ids.slice(start, start + ROWS_PER_STATEMENT);
    await sql`delete from episodes where id = any (${some}::int[])`.execute(db);
  }
}

/** One document per statement: thousands of parameters would block the event loop. */
export async function addBroadcasts(
  db: ApiQueries,
  channel: ChannelId,
  planned: readonly PlannedBroadcast[],
): Promise<void> {
  for (let start = 0; start < planned.length; start += ROWS_PER_STATEMENT) {
    const rows = planned.slice(start, start + ROWS_PER_STATEMENT).map((broadcast) => ({
      mix: broadcast.mixId,
      show: broadcast.showId,
      artist: broadcast.artistId,
      starts: new Date(broadcast.startsAtMs),
      ends: new Date(broadcast.endsAtMs),
      premiere: broadcast.isPremiere,
    }));
    await sql`insert into episodes (mix_id, show_id, artist_id, channel_id, air_start, air_end, premiere)
      select mix, show, artist, ${channel}::text, starts, ends, premiere
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as rows (mix int, show int, artist int, starts timestamptz, ends timestamptz, premiere boolean)
      order by starts`.execute(db);
  }
}

export async function findRemovedAhead(db: ApiQueries, nowMs: number): Promise<ChannelId[]> {
  const rows = await db
    .selectFrom('episodes')
    .select('channel_id')
    .distinct()
    .where('air_start', '>', new Date(nowMs))
    .where('mix_id', 'is', null)
    .execute();
  return rows.map(({ channel_id }) => channel_id);
}
