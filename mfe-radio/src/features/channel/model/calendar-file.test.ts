import ICAL from 'ical.js';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

function eventAt(start: string, zone: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  const startMs = Date.parse(start);
  const url = 'https://afterglow.example/radio/deep';
  const texts = { uid: `deep-${start}@afterglow.example`, title: 'Low Tide 12', description: 'On Deep', url };
  return { ...texts, startMs, endMs: startMs + HOUR_MS, zone, ...more };
}

/** Parsed like a calendar that knows only the zone of the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event.');
  const event = new ICAL.Event(component);
  const timezone = zone ? new ICAL.Timezone(zone) : ICAL.Timezone.utcTimezone;
  const instant = (time: InstanceType<typeof ICAL.Time>) => {
    const inZone = time.clone();
    if (time.zone !== ICAL.Timezone.utcTimezone) inZone.zone = timezone;
    return new Date(inZone.toUnixTime() * 1000).toISOString();
  };
  return { event, zone, start: instant(event.startDate), seconds: event.duration.toSeconds(), component };
}

test.each([
  // Before, at and after each clock change, in both directions; the last hour before one, and both hours with the same
  // clock time.
  ['Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30:00.000Z'],
  ['America/New_York', '2026-03-08T06:30:00.000Z'],
  ['America/New_York', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01T06:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:15:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['America/St_Johns', '2026-07-01T12:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-01T12:00:00.000Z'],
  ['UTC', '2026-07-01T12:00:00.000Z'],
])('in %s a show that starts at %s has the same start in any calendar', (zone, start) => {
  const file = read(calendarFile(eventAt(start, zone), NOW));
  expect(file.start).toBe(start);
  expect(file.seconds).toBe(3600);
  expect(file.zone?.getFirstPropertyValue('tzid')).toBe(zone === 'UTC' ? undefined : zone);
});

test('the start is in the zone', () => {
  const text = calendarFile(eventAt('2026-07-01T18:00:00.000Z', 'Europe/Berlin'), NOW);
  expect(text).toContain('\r\nDTSTART;TZID=Europe/Berlin:20260701T200000\r\n');
});

test('the event has its texts with any characters, its page and a reminder', () => {
  const title =
    'Low Tide; with “Ümit, Zoë” \\ friends — a very long title that does not fit into one line of a calendar file';
  const { event, component } = read(
    calendarFile(eventAt('2026-07-01T18:00:00.000Z', 'UTC', { title, description: 'A\nB' }), NOW),
  );
  expect(event).toMatchObject({
    summary: title,
    description: 'A\nB',
    uid: 'deep-2026-07-01T18:00:00.000Z@afterglow.example',
  });
  expect(component.getFirstPropertyValue('url')).toBe('https://afterglow.example/radio/deep');
  expect(String(component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))).toBe('-PT10M');
});

test('control characters are removed from a text', () => {
  const text = calendarFile(eventAt('2026-07-01T18:00:00.000Z', 'UTC', { title: 'Low\0 Ti\u0007de\u0085' }), NOW);
  expect(text).toContain('SUMMARY:Low Tide\r\n');
});

test('no text ends its line early, and no line exceeds 75 bytes', () => {
  const hostile = 'x\r\nEND:VEVENT\nBEGIN:VEVENT\rSUMMARY:y'.repeat(5) + '👩‍🎤'.repeat(30);
  const text = calendarFile(eventAt('2026-07-01T18:00:00.000Z', 'UTC', { title: hostile, description: hostile }), NOW);
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toHaveLength(1);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
