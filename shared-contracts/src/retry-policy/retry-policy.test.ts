import { LIVE_RETRY, retryDelayMs } from './index.ts';

test('the delay of a retry doubles, up to the maximum', () => {
  const delaysMs = [0, 1, 2, 3, 20, 2000].map((retries) => retryDelayMs(LIVE_RETRY, retries));
  expect(delaysMs).toEqual([500, 1000, 2000, 4000, 60_000, 60_000]);
});
