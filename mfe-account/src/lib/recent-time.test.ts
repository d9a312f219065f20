import { recentTime } from './recent-time.ts';

const NOW = new Date(2026, 10, 23, 14);

test.each([
  ['today, 00:05', new Date(2026, 10, 23, 0, 5)],
  ['yesterday, 23:55', new Date(2026, 10, 22, 23, 55)],
  ['21 November 2026', new Date(2026, 10, 21, 14)],
])('%s is said in the time of the listener', (words, instant) => {
  expect(recentTime(instant.toISOString(), NOW.getTime())).toBe(words);
});
