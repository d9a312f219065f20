import { recentTime } from './recent-time.ts';

const NOW = new Date(2026, 10, 23, 14);

test.each([
  ['today, 00:05', new Date(2026, 10, 23, 0, 5)],
  ['yesterday, 23:55', new Date(2026, 10, 22, 23, 55)],
  ['21 November 2026', new Date(2026, 10, 21, 14)],
])('%s is formatted in the time zone of the listener', (words, instant) => {
  expect(recentTime(instant.toISOString(), NOW.getTime())).toBe(words);
});

test('late on a 25-hour day, the previous day is yesterday', () => {
  const now = Date.parse('2026-10-25T22:30:00.000Z'); // 23:30 in Berlin; the clocks went back at 03:00
  expect(recentTime('2026-10-24T21:30:00.000Z', now, 'Europe/Berlin')).toBe('yesterday, 23:30');
  expect(recentTime('2026-10-24T22:30:00.000Z', now, 'Europe/Berlin')).toBe('today, 00:30');
});
