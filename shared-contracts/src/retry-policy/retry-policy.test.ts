import { isNotNow, LIVE_RETRY, requiredWaitMs, retryDelayMs } from './index.ts';

test('the delay of a retry doubles, up to the maximum', () => {
  const delaysMs = [0, 1, 2, 3, 20, 2000].map((retries) => retryDelayMs(LIVE_RETRY, retries));
  expect(delaysMs).toEqual([500, 1000, 2000, 4000, 60_000, 60_000]);
});

test('a busy, restarting or absent service says "not now", and no other response does', () => {
  for (const status of [null, 429, 502, 503, 504]) expect([status, isNotNow(status)]).toEqual([status, true]);
  for (const status of [200, 400, 401, 403, 404, 410, 500, 501])
    expect([status, isNotNow(status)]).toEqual([status, false]);
});

test('only a 429 with a number of seconds requires a wait', () => {
  const after = (value: string) => new Headers({ 'retry-after': value });
  expect(requiredWaitMs(429, after('30'))).toBe(30_000);
  for (const value of ['', '-1', 'soon']) expect(requiredWaitMs(429, after(value))).toBe(0);
  expect(requiredWaitMs(503, after('30'))).toBe(0);
  expect(requiredWaitMs(null, null)).toBe(0);
});
