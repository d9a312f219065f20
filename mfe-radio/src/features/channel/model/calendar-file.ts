import { BRAND } from '@afterglow/shared-contracts';
import { clockChangesAround } from '../../../lib/clock-changes.ts';
import { offsetMs } from '@afterglow/shared-contracts/zone-time';
import { SECOND_MS } from '@afterglow/shared-contracts/time';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const LINE_BYTES = 75;
const REMIND_BEFORE = '-PT10M';

export interface CalendarEvent {
  /** The same for the same event: a calendar then replaces its entry. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly startMs: number;
  readonly endMs: number;
  /** For example "Europe/Berlin". */
  readonly zone: string;
}

/** A calendar file (RFC 5545) with one event, its time zone, and a reminder ten minutes before. */
export function calendarFile(event: CalendarEvent, nowMs: number): string {
  const { uid, title, description, url, startMs, endMs, zone } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//Radio//EN`,
    ...zoneLines(startMs, zone),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${wallTime(nowMs)}Z`,
    startLine(startMs, zone),
    // A duration, which no clock change can stretch.
    `DURATION:PT${Math.round((endMs - startMs) / SECOND_MS)}S`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${REMIND_BEFORE}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Calendars disagree on which of the two repeated hours is meant, so these are written in UTC. */
function startLine(startMs: number, zone: string): string {
  const isTwice = clockChangesAround(startMs, zone).some(({ atMs, fromMs, toMs }) => {
    const repeatedMs = fromMs - toMs;
    return startMs >= atMs - repeatedMs && startMs < atMs + repeatedMs;
  });
  if (isTwice || zone === 'UTC') return `DTSTART:${wallTime(startMs)}Z`;
  return `DTSTART;TZID=${zone}:${wallTime(startMs + offsetMs(startMs, zone))}`;
}

/** The offsets around an instant, each from the clock change that started it. */
function zoneLines(instantMs: number, zone: string): readonly string[] {
  if (zone === 'UTC') return [];
  const changes = clockChangesAround(instantMs, zone);
  const offset = offsetMs(instantMs, zone);
  const always = { atMs: 0, fromMs: offset, toMs: offset };
  const known = changes.length > 0 ? changes : [always];
  const observances = known.flatMap(({ atMs, fromMs, toMs }) => {
    const kind = toMs > fromMs ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${wallTime(atMs + fromMs)}`,
      `TZOFFSETFROM:${offsetText(fromMs)}`,
      `TZOFFSETTO:${offsetText(toMs)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}

/** "20260329T013000": the UTC clock time. */
function wallTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(/[-:]/g, '');
}

/** "+0100", "-0330". */
function offsetText(ms: number): string {
  const seconds = Math.abs(Math.round(ms / SECOND_MS));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${two(seconds / HOUR_SECONDS)}${two((seconds % HOUR_SECONDS) / MINUTE_SECONDS)}`;
}

/** A calendar file may contain no control characters except tabs. */
function escaped(text: string): string {
  const lines = text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
  return lines.replaceAll(/(?!\t)\p{Cc}/gu, '');
}

/** A line has at most 75 bytes; the rest follows in lines that start with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
