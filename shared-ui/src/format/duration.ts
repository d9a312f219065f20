import { MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';

/** Milliseconds as m:ss, with hours as h:mm:ss: "0:05", "1:05", "1:02:03"; "0:00" for any negative time. */
export function formatDuration(durationMs: number): string {
  const { hours, minutes, seconds } = split(durationMs);
  const tail = String(seconds).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Milliseconds as words for a screen reader: "1 hour 2 minutes", "12 minutes 30 seconds", "0 seconds". */
export function speakDuration(durationMs: number): string {
  const { hours, minutes, seconds } = split(durationMs);
  const words = [counted(hours, 'hour'), counted(minutes, 'minute'), counted(seconds, 'second')].filter(Boolean);
  return words.length > 0 ? words.join(' ') : '0 seconds';
}

/** A long time in milliseconds, to the minute: "3 h 12 min", "48 min", "1 min" for anything shorter. */
export function formatLength(durationMs: number): string {
  const minutes = Math.max(1, Math.round(durationMs / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** Milliseconds as an ISO 8601 duration for `<time dateTime>`: "PT1H2M3S". */
export function isoDuration(durationMs: number): string {
  const { hours, minutes, seconds } = split(durationMs);
  return `PT${hours}H${minutes}M${seconds}S`;
}

function split(durationMs: number): { hours: number; minutes: number; seconds: number } {
  const total = Math.max(0, Math.floor(durationMs / SECOND_MS));
  return { hours: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

function counted(count: number, unit: string): string {
  if (count === 0) return '';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
