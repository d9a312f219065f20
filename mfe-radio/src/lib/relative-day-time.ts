import { dayNumber, timesIn } from '@afterglow/shared-contracts/zone-time';

const NAMES: Readonly<Record<number, string>> = { [-1]: 'Yesterday', 0: '', 1: 'Tomorrow' };

/** A time within a few days of now, in the listener's zone: "14:30" today, "Tomorrow 02:00", "Sat 02:00". */
export function relativeDayTime(instantIso: string, nowMs: number, zone: string): string {
  const instantMs = Date.parse(instantIso);
  const day = NAMES[dayNumber(instantMs, zone) - dayNumber(nowMs, zone)] ?? weekday(instantMs, zone, 'short');
  return `${day} ${timesIn(zone)(instantMs)}`.trim();
}

/** "Saturday" or "Sat". */
export function weekday(instantMs: number, zone: string, length: 'long' | 'short'): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: length }).format(instantMs);
}
