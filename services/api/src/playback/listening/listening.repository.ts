import { FINISHED_BEFORE_END_MS, STARTED_AFTER_MS, type MemberId, type MixId } from '@afterglow/shared-contracts';
import { type InferResult, sql } from 'kysely';
import { FRAME_DURATION_MS } from '@afterglow/audio';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { Heard } from './heard.ts';

/** Beyond this many mixes, the oldest positions are deleted. */
const MAX_POSITIONS = 500;

export type ListeningRow = InferResult<ReturnType<typeof selectListening>>[number];
export interface MixPositionRow {
  readonly mix_id: MixId;
  readonly position_ms: number;
  readonly duration_frames: number;
  readonly updated_at: Date;
}

export interface ListeningRepository {
  find(memberId: MemberId): Promise<ListeningRow | undefined>;
  /** Stores anything newer than the stored state, the queue and each position separately; returns the result. */
  save(memberId: MemberId, heard: Heard): Promise<ListeningRow | undefined>;
  /** Latest first. */
  listUnfinished(memberId: MemberId, page: PageRequest): Promise<ListPage<MixPositionRow>>;
}

export function createListeningRepository({ db, transaction }: ApiDatabase): ListeningRepository {
  const find = (executor: ApiQueries, memberId: MemberId) => selectListening(executor, memberId).executeTakeFirst();
  return {
    find: (memberId) => find(db, memberId),
    save: (memberId, heard) =>
      transaction(async (executor) => {
        await saveQueue(executor, memberId, heard); // first, because its row serializes the member's devices
        await savePositions(executor, memberId, heard);
        await forgetOldPositions(executor, memberId);
        return find(executor, memberId);
      }),
    async listUnfinished(memberId, page) {
      const unfinished = selectUnfinished(db, memberId);
      const [items, { total }] = await Promise.all([
        unfinished
          .select(['mix_id', 'position_ms', 'duration_frames', 'updated_at'])
          .orderBy('updated_at', 'desc')
          .orderBy('mix_id')
          .offset(page.offset)
          .limit(page.limit)
          .execute(),
        unfinished.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
  };
}

function selectListening(db: ApiQueries, memberId: MemberId) {
  return db
    .selectFrom('listening')
    .leftJoin('listening_positions', (join) =>
      join
        .onRef('listening_positions.member_id', '=', 'listening.member_id')
        // SQL arrays start at 1.
        .on(sql<boolean>`listening_positions.mix_id = listening.mix_ids[listening.queue_position + 1]`),
    )
    .where('listening.member_id', '=', memberId)
    .select([
      'listening.revision',
      'listening.mix_ids',
      'listening.queue_position',
      'listening.playlist_id',
      'listening.device_id',
      'listening.device_name',
      'listening.updated_at',
      'listening_positions.position_ms',
    ]);
}

function selectUnfinished(db: ApiQueries, memberId: MemberId) {
  const leftMs = sql<number>`mixes.duration_frames * ${sql.lit(FRAME_DURATION_MS)} - position_ms`;
  return db
    .selectFrom('listening_positions')
    .innerJoin('mixes', 'mixes.id', 'listening_positions.mix_id')
    .where('member_id', '=', memberId)
    .where('position_ms', '>=', STARTED_AFTER_MS)
    .where(leftMs, '>', FINISHED_BEFORE_END_MS);
}

async function saveQueue(executor: ApiQueries, memberId: MemberId, heard: Heard): Promise<void> {
  const { queue, device, heardAt, receivedAt } = heard;
  const reported = {
    mix_ids: queue.mixes,
    queue_position: queue.position,
    playlist_id: queue.playlistId,
    device_id: device.id,
    device_name: device.name,
    updated_at: heardAt,
    received_at: receivedAt,
  };
  await executor
    .insertInto('listening')
    .values({ ...reported, member_id: memberId, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ ...reported, revision: sql<number>`listening.revision + 1` })
        .where(sql<boolean>`excluded.updated_at >= listening.updated_at`),
    )
    .execute();
}

async function savePositions(executor: ApiQueries, memberId: MemberId, heard: Heard): Promise<void> {
  const there = new Set(await lockMixes(executor, heard));
  const rows = heard.positions
    .filter(({ mixId }) => there.has(mixId))
    .map(({ mixId, positionMs, heardAt }) => ({
      member_id: memberId,
      mix_id: mixId,
      position_ms: positionMs,
      updated_at: heardAt,
      received_at: heard.receivedAt,
    }));
  if (rows.length === 0) return;
  await executor
    .insertInto('listening_positions')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'mix_id'])
        .doUpdateSet({
          position_ms: sql<number>`excluded.position_ms`,
          updated_at: sql<Date>`excluded.updated_at`,
          received_at: sql<Date>`excluded.received_at`,
        })
        .where(sql<boolean>`excluded.updated_at >= listening_positions.updated_at`),
    )
    .execute();
}

async function lockMixes(executor: ApiQueries, { positions }: Heard): Promise<readonly MixId[]> {
  if (positions.length === 0) return [];
  const ids = positions.map(({ mixId }) => mixId);
  const rows = await executor.selectFrom('mixes').select('id').where('id', 'in', ids).forKeyShare().execute();
  return rows.map(({ id }) => id);
}

async function forgetOldPositions(executor: ApiQueries, memberId: MemberId): Promise<void> {
  await executor
    .deleteFrom('listening_positions')
    .where('member_id', '=', memberId)
    .where('mix_id', 'in', (positions) =>
      positions
        .selectFrom('listening_positions')
        .select('mix_id')
        .where('member_id', '=', memberId)
        .orderBy('updated_at', 'desc')
        .orderBy('mix_id')
        .offset(MAX_POSITIONS),
    )
    .execute();
}
