import { CHANNEL_IDS, type ChannelId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { Clock } from '@afterglow/kit';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { Broadcast, ChannelSchedule } from '@afterglow/audio';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { SCHEDULE_CHANGES } from './schedule-changes.ts';

/** The current part of the schedule in memory: the recent past, now, and the next hours. */
export interface ScheduleWindow {
  scheduleOf(channel: ChannelId): ChannelSchedule;
  /** Resolves when the current time is in memory, as it nearly always is. */
  ready(): Promise<void>;
  /** Called on a change, or a possible one during a database outage; returns a disposer. */
  onChange(listener: () => void): () => void;
  /** Resolves when no read is in progress. */
  dispose(): Promise<void>;
}

export interface ScheduleWindowOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

const BEHIND_MS = 5 * MINUTE_MS;
const AHEAD_MS = 6 * 60 * MINUTE_MS;
const READ_EVERY_MS = 60 * MINUTE_MS;
const RETRY_AFTER_MS = 5_000;

/** Reads the schedule, keeps it up to date, and reads it again whenever any instance changes it. */
export async function openScheduleWindow({ database, clock, onError }: ScheduleWindowOptions): Promise<ScheduleWindow> {
  const listeners = new Set<() => void>();
  let schedules: ReadonlyMap<ChannelId, ChannelSchedule> = new Map();
  let readFromMs = -Infinity;
  let readUntilMs = -Infinity;
  let isCatchingUp = false;
  let callOff: () => void = () => undefined;
  let reading: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let isDisposed = false;

  async function read(): Promise<void> {
    const [fromMs, toMs] = [clock.nowMs() - BEHIND_MS, clock.nowMs() + AHEAD_MS];
    const rows = await findBroadcasts(database.db, fromMs, toMs);
    schedules = Map.groupBy(rows, ({ channel }) => channel);
    [readFromMs, readUntilMs, isCatchingUp] = [fromMs, toMs, false];
  }
  /** One read after another; callers who arrive while one is queued share it. */
  function readNext(): Promise<void> {
    waiting ??= reading
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        return read();
      });
    reading = waiting;
    return waiting;
  }
  function readLater(delayMs: number): void {
    callOff();
    if (isDisposed) return;
    callOff = clock.schedule(delayMs, refresh);
  }
  function refresh(): void {
    readNext().then(
      () => {
        readLater(READ_EVERY_MS);
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        onError(error);
        readLater(RETRY_AFTER_MS);
      },
    );
  }

  /** The clock was set. */
  function noteTime(): void {
    const nowMs = clock.nowMs();
    if (isDisposed || isCatchingUp || (nowMs >= readFromMs && nowMs <= readUntilMs)) return;
    isCatchingUp = true;
    refresh();
  }

  const stopListening = await database.listen(SCHEDULE_CHANGES, { onPayload: refresh, onGap: refresh });
  await readNext();
  readLater(READ_EVERY_MS);
  return {
    scheduleOf(channel) {
      noteTime();
      return schedules.get(channel) ?? [];
    },
    async ready() {
      const nowMs = clock.nowMs();
      if (nowMs < readFromMs || nowMs > readUntilMs - MINUTE_MS) await readNext();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async dispose() {
      isDisposed = true;
      stopListening();
      callOff();
      await reading.catch(() => undefined);
    },
  };
}

type ChannelBroadcast = Broadcast & { readonly channel: ChannelId };

async function findBroadcasts(db: ApiQueries, fromMs: number, toMs: number): Promise<ChannelBroadcast[]> {
  const rows = await db
    .selectFrom('episodes')
    .leftJoin('mixes', 'mixes.id', 'episodes.mix_id')
    .leftJoin('artists', 'artists.id', 'mixes.artist_id')
    .select(['episodes.id', 'episodes.channel_id', 'mix_id', 'premiere', 'air_start', 'air_end'])
    .select((expression) => [
      expression.fn.coalesce('mixes.title', sql<string>`removed_mix ->> 'title'`).as('title'),
      expression.fn.coalesce('artists.title', sql<string>`removed_mix ->> 'artist'`).as('artist'),
      expression.fn.coalesce('mixes.pieces', sql<string[]>`removed_mix -> 'pieces'`).as('pieces'),
    ])
    .where('episodes.channel_id', 'in', CHANNEL_IDS)
    .where('air_end', '>', new Date(fromMs))
    .where('air_start', '<', new Date(toMs))
    .orderBy('air_start')
    .execute();
  return rows.map((row) => ({
    channel: row.channel_id,
    episodeId: row.id,
    mixId: row.mix_id,
    streamTitle: `${row.artist ?? ''} - ${row.title ?? ''}`,
    isPremiere: row.premiere,
    startsAtMs: row.air_start.getTime(),
    endsAtMs: row.air_end.getTime(),
    trackIds: row.pieces ?? [],
  }));
}
