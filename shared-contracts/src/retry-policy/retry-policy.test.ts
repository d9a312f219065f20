import { LIVE_RETRY, retryDelayMs } from './index.ts';

test('a retry waits twice as long as the one before, up to the longest delay', () => {
  const delaysMs = [0, 1, 2, 3, 20, 2000].map((retries) => retryDelayMs(LIVE_RETRY, retries));
  expect(delaysMs).toEqual([500, 1000, 2000, 4000, 60_000, 60_000]);
});
