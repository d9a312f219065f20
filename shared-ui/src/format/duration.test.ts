import { formatDuration, formatLength, isoDuration, speakDuration } from './duration.ts';

test.each([
  [65_000, '1:05'],
  [3_723_000, '1:02:03'],
  [36_000_000, '10:00:00'],
  [59_999, '0:59'],
])('[PLAYER-024] %i ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  [5000, '0:05'],
  [0, '0:00'],
  [-1, '0:00'],
  [-90_000, '0:00'],
])('[PLAYER-025] %i ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  [750_000, '12 minutes 30 seconds'],
  [3_720_000, '1 hour 2 minutes'],
  [7_261_000, '2 hours 1 minute 1 second'],
  [0, '0 seconds'],
])('%i ms is read aloud as %s', (ms, text) => {
  expect(speakDuration(ms)).toBe(text);
});

test.each([
  [11_520_000, '3 h 12 min'],
  [3_600_000, '1 h 0 min'],
  [2_890_000, '48 min'],
  [5000, '1 min'],
])('%i ms of a long item is %s', (ms, text) => {
  expect(formatLength(ms)).toBe(text);
});

test('the machine format is an ISO 8601 duration', () => {
  expect(isoDuration(3_723_000)).toBe('PT1H2M3S');
});
