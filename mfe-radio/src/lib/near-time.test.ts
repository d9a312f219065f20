import { nearTime } from './near-time.ts';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();

test.each([
  ['later today', at(28, 23, 30), '23:30'],
  ['after midnight', at(29, 0, 5), 'Tomorrow 00:05'],
  ['the day after that', at(30, 2), 'Mon 02:00'],
  ['yesterday', at(27, 9), 'Yesterday 09:00'],
  ['the day before that', at(26, 9), 'Thu 09:00'],
])('%s', (_, instant, words) => {
  expect(nearTime(instant, Date.parse(at(28, 22)), ZONE)).toBe(words);
});

test('the day after one of 23 hours is tomorrow, not the one after it', () => {
  const now = Date.parse('2026-03-28T22:30:00.000Z'); // 23:30 in Berlin; the clocks go forward at 02:00
  expect(nearTime('2026-03-29T21:30:00.000Z', now, 'Europe/Berlin')).toMatch(/^Tomorrow /);
  expect(nearTime('2026-03-29T22:30:00.000Z', now, 'Europe/Berlin')).toMatch(/^Mon /);
});
