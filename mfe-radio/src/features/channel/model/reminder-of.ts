import {
  channelName,
  channelPath,
  slotEndMs,
  slotStartMs,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import type { Reminder } from '@afterglow/shared-contracts/reminders';
import type { CalendarEvent } from './calendar-file.ts';

export function reminderOf({
  station,
  mixes: mix,
  scheduled_start_time: startTime,
  scheduled_end_time: endTime,
}: StationPlaylistItem): Reminder {
  const text = `${mix.show.title} is on ${channelName(station)} now.`;
  return { path: channelPath(station), title: mix.title, text, startTime, endTime };
}

/** The calendar entry of the item; `origin` is that of the site. */
export function calendarEventOf(item: StationPlaylistItem, zone: string, origin: string): CalendarEvent {
  const { station, mixes: mix, scheduled_start_time } = item;
  return {
    uid: `${station}-${scheduled_start_time}@${new URL(origin).hostname}`,
    title: mix.title,
    description: `${mix.show.title} by ${mix.artist.title}, live on ${channelName(station)}`,
    url: new URL(channelPath(station), origin).href,
    startMs: slotStartMs(item),
    endMs: slotEndMs(item),
    zone,
  };
}
