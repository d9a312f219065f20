import { DAY_MS } from '@afterglow/shared-contracts/time';
import { RECENT_PLAYS_DAYS, trendOfPlay } from './trend.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test('a play weighs twice as much as one a week before', () => {
  expect(Math.exp(trendOfPlay(now) - trendOfPlay(now - 7 * DAY_MS))).toBeCloseTo(2);
});

test('ten thousand plays about to expire weigh less than two of today', () => {
  const old = trendOfPlay(now - RECENT_PLAYS_DAYS * DAY_MS) + Math.log(10_000);
  expect(old).toBeLessThan(trendOfPlay(now) + Math.log(2));
});
