import { relativeDayTime } from './relative-day-time.ts';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();

test.each([
  ['later today', at(28, 23, 30), '23:30'],
  ['after midnight', at(29, 0, 5), 'Tomorrow 00:05'],
  ['the day after that', at(30, 2), 'Mon 02:00'],
  ['yesterday', at(27, 9), 'Yesterday 09:00'],
  ['the day before that', at(26, 9), 'Thu 09:00'],
])('%s', (_, instant, words) => {
  expect(relativeDayTime(instant, Date.parse(at(28, 22)), ZONE)).toBe(words);
});

test.each([
  // The clocks go back from 03:00 to 02:00 there, at 01:00 UTC.
  ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '02:30 CEST'],
  ['Europe/Berlin', '2026-10-25T01:30:00.000Z', '02:30 CET'],
  ['Europe/Berlin', '2026-10-24T23:59:59.000Z', '01:59'],
  ['Europe/Berlin', '2026-10-25T02:00:00.000Z', '03:00'],
  // Forward, no time is shown twice.
  ['Europe/Berlin', '2026-03-29T00:30:00.000Z', '01:30'],
  ['Europe/Berlin', '2026-03-29T01:30:00.000Z', '03:30'],
  ['Pacific/Chatham', '2026-04-04T13:15:00.000Z', '03:00 GMT+13:45'],
  ['Pacific/Chatham', '2026-04-04T14:15:00.000Z', '03:00 GMT+12:45'],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', '01:45 GMT+11'],
  ['Antarctica/Troll', '2026-10-25T00:30:00.000Z', '02:30 GMT+2'],
  ['Antarctica/Troll', '2026-10-25T02:30:00.000Z', '02:30 GMT'],
  ['UTC', '2026-10-25T01:30:00.000Z', '01:30'],
])('in %s at %s it is %s', (zone, instant, words) => {
  expect(relativeDayTime(instant, Date.parse(instant), zone)).toBe(words);
});

test('the day after a 23-hour day is tomorrow, not the day after that', () => {
  const now = Date.parse('2026-03-28T22:30:00.000Z'); // 23:30 in Berlin; the clocks go forward at 02:00
  expect(relativeDayTime('2026-03-29T21:30:00.000Z', now, 'Europe/Berlin')).toMatch(/^Tomorrow /);
  expect(relativeDayTime('2026-03-29T22:30:00.000Z', now, 'Europe/Berlin')).toMatch(/^Mon /);
});
