import * as z from 'zod/mini';
import { channelIdSchema } from '../ids.ts';
import { mixSchema, mixShowSchema } from './mix.ts';
import type { StationPlaylistItem } from './station.ts';

const SECONDS_PER_MINUTE = 60;

/** One line of a channel's schedule: `time` is its start, `duration` is in minutes, times are ISO date-times. */
export const scheduleEntrySchema = z.object({
  time: z.iso.datetime(),
  duration: z.number().check(z.nonnegative()),
  air_start: z.iso.datetime(),
  air_end: z.iso.datetime(),
  show: mixShowSchema,
  mix: mixSchema,
  channel_id: channelIdSchema,
});
/** One line of a channel's schedule. */
export interface ScheduleEntry extends z.infer<typeof scheduleEntrySchema> {}

/** Turns a slot of a channel's playlist into a line of its schedule. */
export function scheduleEntryOf(item: StationPlaylistItem): ScheduleEntry {
  return {
    time: item.scheduled_start_time,
    duration: item.duration / SECONDS_PER_MINUTE,
    air_start: item.scheduled_start_time,
    air_end: item.scheduled_end_time,
    show: item.mixes.show,
    mix: item.mixes,
    channel_id: item.station,
  };
}
