import { CHANNEL_IDS, type ChannelId, type MixId } from '@afterglow/shared-contracts';
import { FRAME_DURATION_MS } from '../audio/mp3-format.ts';
import type { ApiQueries } from '../db/api-tables.ts';
import type { ChannelSchedule, ScheduledMix } from '../radio/channel-schedule.ts';
import { shuffle } from '../shuffle.ts';
import { createRandom } from '../synthesis/random.ts';

/** What the channels play; the same database gives the same programme in every process. */
export interface Programme {
  scheduleOf(channel: ChannelId): ChannelSchedule;
}

/** So often is every mix of a channel played, in another order each time, before the programme begins anew. */
const ROUNDS = 8;

type ProgrammeRow = {
  readonly id: MixId;
  readonly title: string;
  readonly artist: string;
  readonly channel: ChannelId;
  readonly frames: number;
  readonly pieces: readonly string[];
};

/** Reads what the channels play. The catalogue must be there. */
export async function loadProgramme(db: ApiQueries): Promise<Programme> {
  const rows = await db
    .selectFrom('mixes')
    .innerJoin('artists', 'artists.id', 'mixes.artist_id')
    .select(['mixes.id', 'mixes.title', 'artists.title as artist', 'mixes.channel_id as channel'])
    .select(['mixes.duration_frames as frames', 'mixes.pieces'])
    .orderBy('mixes.id')
    .execute();
  const schedules = new Map(
    CHANNEL_IDS.map((channel) => [
      channel,
      buildSchedule(
        channel,
        rows.filter((row) => row.channel === channel),
      ),
    ]),
  );
  return {
    scheduleOf(channel) {
      const schedule = schedules.get(channel);
      if (schedule === undefined) throw new RangeError(`There is no channel "${channel}".`);
      return schedule;
    },
  };
}

function buildSchedule(channel: ChannelId, rows: readonly ProgrammeRow[]): ChannelSchedule {
  const random = createRandom(`programme/${channel}`);
  const rounds = Array.from({ length: ROUNDS }, () => shuffle(rows, random)).flat();
  let startsAtMs = 0;
  const mixes = rounds.flatMap((row): ScheduledMix[] => {
    const [first, ...others] = row.pieces;
    if (first === undefined) return [];
    const mix = { mixId: String(row.id), title: row.title, artist: row.artist, startsAtMs };
    startsAtMs += row.frames * FRAME_DURATION_MS;
    return [{ ...mix, trackIds: [first, ...others] }];
  });
  const [first, ...others] = mixes;
  if (first === undefined) throw new Error(`The channel "${channel}" has nothing to play.`);
  return { loopMs: startsAtMs, mixes: [first, ...others] };
}
