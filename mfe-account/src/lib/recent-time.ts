import { formatDate } from '@afterglow/shared-contracts';
import { dayNumber, timesIn } from '@afterglow/shared-contracts/zone-time';
import { localZone } from '@afterglow/shared-ui';

/** In the listener's time zone: "today, 14:30", "yesterday, 14:30", and only the date before that. */
export function recentTime(instantIso: string, nowMs: number, zone = localZone()): string {
  const instantMs = Date.parse(instantIso);
  const time = timesIn(zone)(instantMs);
  switch (dayNumber(nowMs, zone) - dayNumber(instantMs, zone)) {
    case 0:
      return `today, ${time}`;
    case 1:
      return `yesterday, ${time}`;
    default:
      return formatDate(instantIso);
  }
}
