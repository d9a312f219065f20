import { channelIdSchema, showIdSchema } from '@afterglow/shared-contracts';
import { framesToSeconds } from '@afterglow/audio';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import type { EpisodeSeed, MixSeed, ShowSlotSeed } from '#app/seeding/seed-catalog-types.ts';
import { asWords, readTable } from './read-table.ts';

/** The newest mixes have their first broadcast by the schedule. */
const UNAIRED_DAYS = 3;
const DAY_MINUTES = 24 * 60;
/** Between two and six in the morning any show may play. */
const START_HOURS = [0, 2, 6, 8, 10, 12, 14, 16, 18, 20, 22] as const;

const WEEKS = readTable('show-slots', z.object({ channel: channelIdSchema, shows: asWords }));

/** A mix is aired before it is published. */
export function buildEpisodes(dayMs: number, mixes: readonly MixSeed[]): EpisodeSeed[] {
  return mixes
    .filter(({ creationTime }) => creationTime.getTime() < dayMs - UNAIRED_DAYS * DAY_MS)
    .map(({ id, showId, artistId, channel, creationTime, frames }) => ({
      mixId: id,
      showId,
      artistId,
      channelId: channel,
      startTime: new Date(creationTime.getTime() - framesToSeconds(frames) * 1000),
      endTime: creationTime,
    }));
}

/** The week of every channel, eleven slots a day. */
export function buildShowSlots(): ShowSlotSeed[] {
  return WEEKS.flatMap(({ channel, shows }) =>
    shows.map((show, index) => {
      const day = Math.floor(index / START_HOURS.length);
      const hour = START_HOURS[index % START_HOURS.length] ?? 0;
      return {
        channelId: channel,
        minuteOfWeek: day * DAY_MINUTES + hour * 60,
        showId: show === '-' ? null : showIdSchema.parse(Number(show)),
      };
    }),
  );
}
