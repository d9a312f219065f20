import { ApiError, type ApiFailureCode } from '../errors.ts';
import { shouldRetry, readRetryDelayMs } from './retry-policy.ts';

test('[DATA-009] retries wait 100 ms, doubled each time, at most 300000 ms, and are 10 at most', () => {
  expect([0, 1, 2, 3].map(readRetryDelayMs)).toEqual([100, 200, 400, 800]);
  expect(readRetryDelayMs(20)).toBe(300_000);
  const busy = failure(503, 'server_busy');
  expect(shouldRetry(9, busy)).toBe(true);
  expect(shouldRetry(10, busy)).toBe(false);
});

test('[DATA-010] only network failures and responses with 429, 502, 503 or 504 are retried', () => {
  const retried = [
    failure(null, 'network_failed'),
    failure(null, 'timed_out'),
    failure(502, 'unexpected'),
    failure(503, 'server_busy'),
    failure(429, 'too_many_requests'),
    failure(504, 'unexpected'),
  ];
  const given = [
    failure(400, 'validation_failed'),
    failure(401, 'not_authenticated'),
    failure(404, 'not_found'),
    failure(500, 'unexpected'),
    failure(200, 'answer_malformed'),
    failure(null, 'request_malformed'),
    new TypeError('a mistake of ours'),
  ];
  expect(retried.map((error) => shouldRetry(0, error))).toEqual(retried.map(() => true));
  expect(given.map((error) => shouldRetry(0, error))).toEqual(given.map(() => false));
});

test('a 429 is retried after the time it names, and any other failure after the usual delay', () => {
  const headers = new Headers({ 'retry-after': '30' });
  expect(readRetryDelayMs(0, failure(429, 'too_many_requests', headers))).toBe(30_000);
  expect(readRetryDelayMs(10, failure(429, 'too_many_requests', headers))).toBe(102_400);
  expect(readRetryDelayMs(0, failure(429, 'too_many_requests'))).toBe(100);
  expect(readRetryDelayMs(0, failure(503, 'server_busy', headers))).toBe(100);
});

function failure(status: number | null, code: ApiFailureCode, headers = new Headers()): ApiError {
  return new ApiError({ operation: 'listMixes', code, status, headers, message: 'failed' });
}
