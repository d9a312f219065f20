import { onServerClockSet, serverNowMs, setServerOffsetMs } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createTestService, jsonResponse, SERVICE_URL } from '../testing/test-service.ts';
import { createApiClient } from './api-client.ts';

/** By the clock of the device. */
const DEVICE_MS = Date.parse('2026-03-01T10:00:00.300Z');

beforeEach(() => {
  jest.useFakeTimers({ now: DEVICE_MS });
  setServerOffsetMs(0);
});
afterEach(() => jest.useRealTimers());

interface ApiResponse {
  /** The time of the service minus that of the device, when it responds. */
  readonly aheadMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly tookMs?: number;
}

/** A service with the given responses to the call and the clock checks; the last one is repeated. */
function openService(...answers: readonly ApiResponse[]) {
  const service = createTestService();
  let asked = 0;
  const send: typeof fetch = (...parameters) => {
    const {
      aheadMs,
      headers = { 'cache-control': 'no-store' },
      tookMs = 0,
    } = answers[Math.min(asked, answers.length - 1)] ?? { aheadMs: 0 };
    asked += 1;
    jest.setSystemTime(Date.now() + tookMs);
    const date = new Date(Date.now() - tookMs + aheadMs).toUTCString();
    const dated = jsonResponse([], { ...headers, date });
    service.answer('listGenres', () => dated);
    if (parameters[1]?.method !== 'HEAD') return service.fetch(...parameters);
    expect(parameters).toEqual([`${SERVICE_URL}/v3/versions`, { method: 'HEAD', cache: 'no-store' }]);
    return Promise.resolve(dated);
  };
  const client = createApiClient({ baseUrl: SERVICE_URL, getToken: () => null, fetch: send });
  return {
    looks: () => asked - 1,
    ask: async () => {
      await client.call('listGenres');
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

const aheadMs = () => serverNowMs() - Date.now();

test.each([3 * HOUR_MS, -3 * HOUR_MS, 40 * 24 * HOUR_MS, 3000, -3000])(
  '[RADIO-038] a clock wrong by %s ms is corrected by two checks, and clients that show time are notified',
  async (wrongMs) => {
    const reported = jest.fn();
    const end = onServerClockSet(reported);
    const { ask, looks } = openService({ aheadMs: wrongMs });
    await ask();
    expect(Math.abs(aheadMs() - wrongMs)).toBeLessThanOrEqual(1000);
    expect([reported.mock.calls.length, looks()]).toEqual([1, 2]);
    await ask();
    expect([reported.mock.calls.length, looks()]).toEqual([1, 3]);
    end();
    setServerOffsetMs(0);
    expect(reported).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['a clock that is right', [{ aheadMs: 0 }], 0],
  ['an answer that took ten seconds', [{ aheadMs: 0, tookMs: 9_000 }], 0],
  ['a public answer of a minute ago', [{ aheadMs: -60_000, headers: { 'cache-control': 'max-age=10' } }], 0],
  ['one answer that is wrong', [{ aheadMs: HOUR_MS }, { aheadMs: 0 }], 1],
  ['a look that is wrong', [{ aheadMs: HOUR_MS }, { aheadMs: HOUR_MS }, { aheadMs: 0 }], 2],
] as const)('[RADIO-038] %s does not change the time', async (_, answers, expectedLooks) => {
  const { ask, looks } = openService(...answers);
  await ask();
  expect([aheadMs(), looks()]).toEqual([0, expectedLooks]);
});

test('[RADIO-038] one wrong check among right ones is ignored, and checks that never agree change nothing', async () => {
  const right = { aheadMs: 3 * HOUR_MS };
  await openService(right, { aheadMs: HOUR_MS }, right).ask();
  expect(Math.abs(aheadMs() - right.aheadMs)).toBeLessThanOrEqual(1000);
  setServerOffsetMs(0);
  const wild = Array.from({ length: 9 }, (_, hour) => ({ aheadMs: (hour + 1) * HOUR_MS }));
  const { ask, looks } = openService(...wild);
  await ask();
  expect([aheadMs(), looks()]).toEqual([0, 5]);
});

test('[RADIO-038] a clock corrected while the page is open is followed, and undated responses are ignored', async () => {
  await openService({ aheadMs: 3 * HOUR_MS }).ask();
  jest.setSystemTime(Date.now() + 3 * HOUR_MS);
  await openService({ aheadMs: 0 }).ask();
  expect(Math.abs(aheadMs())).toBeLessThanOrEqual(1000);
  const service = createTestService();
  service.answer('listGenres', () => jsonResponse([]));
  await createApiClient({ baseUrl: SERVICE_URL, getToken: () => null, fetch: service.fetch }).call('listGenres');
  expect(service.sent).toHaveLength(1);
});
