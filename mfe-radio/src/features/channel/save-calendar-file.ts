import { serverNowMs, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { localZone } from '@afterglow/shared-ui';
import { calendarFile } from './model/calendar-file.ts';
import { calendarEventOf } from './model/reminder-of.ts';

export function saveCalendarFile(item: StationPlaylistItem): void {
  const text = calendarFile(calendarEventOf(item, localZone(), location.origin), serverNowMs());
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: `${item.station}.ics` }).click();
  URL.revokeObjectURL(href);
}
