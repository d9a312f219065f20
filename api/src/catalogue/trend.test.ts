import { fadedPlays, trendOfPlay, trendOfPlays } from './trend.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-21T12:00:00Z');

test('a play counts twice as much as one a week before', () => {
  expect(Math.exp(trendOfPlay(now) - trendOfPlay(now - WEEK_MS))).toBeCloseTo(2);
  expect(fadedPlays(80, 3 * WEEK_MS)).toBeCloseTo(10);
});

test('a hundred plays of last month are behind twenty of today', () => {
  expect(trendOfPlays(fadedPlays(100, 4 * WEEK_MS), now)).toBeLessThan(trendOfPlays(20, now));
});

test('what has not begun to fade counts whole', () => {
  expect(fadedPlays(5, -WEEK_MS)).toBe(5);
});
