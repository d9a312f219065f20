import { createEventBus, operations, type OperationName } from '@afterglow/shared-contracts';
import { buildCurrentUser } from '@afterglow/shared-contracts/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createDataLayer } from '../data-layer.ts';
import { DECLARED_WRITES } from '../testing/declared-writes.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { SERVICE_URL } from '../testing/test-service.ts';

const WRITES = Object.values(operations).filter(({ method }) => method !== 'GET');

/** Failures of a call that was sent: the service may have processed it in each case. */
const FAULTS: Readonly<Record<string, (signal: AbortSignal | null | undefined) => Promise<Response>>> = {
  'got no answer': () => Promise.reject(new TypeError('Failed to fetch')),
  ...Object.fromEntries(
    [429, 502, 503, 504].map((status) => [
      `was answered with ${status}`,
      () => Promise.resolve(new Response('<h1>Not now</h1>', { status, headers: { 'retry-after': '1' } })),
    ]),
  ),
  'was answered too late': (signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
};

afterEach(() => jest.useRealTimers());

test.each(Object.entries(FAULTS))(
  '[DATA-045] every declared call that writes and %s is sent once and reported, even if it fails',
  async (_, fault) => {
    jest.useFakeTimers();
    const sent: string[] = [];
    const layer = createDataLayer({
      bus: createEventBus(),
      baseUrl: SERVICE_URL,
      storage: createMemoryStorage({ 'auth.currentUser': JSON.stringify(buildCurrentUser()) }),
      fetch: (input, init) => {
        const asked = new Request(input, init);
        if (asked.method === 'GET') return Promise.resolve(Response.json([]));
        sent.push(`${asked.method} ${new URL(asked.url).pathname}`);
        return fault(init?.signal);
      },
    });
    const telling = WRITES.map(({ name, path }) => {
      const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => [field, 1]));
      // The service would reject some of these bodies; the client does not check them.
      return layer.data.call(name as OperationName, { params, body: {} } as never);
    });
    const reported = Promise.allSettled(telling);
    await jest.advanceTimersByTimeAsync(11_000);
    expect((await reported).filter(({ status }) => status !== 'rejected')).toEqual([]);
    for (const event of ['online', 'focus', 'pageshow']) window.dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
    await layer.queryClient.invalidateQueries();
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    const once = WRITES.map(({ method, path }) => `${method} /v3${path.replaceAll(/\{\w+\}/g, '1')}`);
    expect(sent.toSorted()).toEqual(once.toSorted());
    layer.dispose();
  },
);

test('[DATA-045] every write is declared, and what replaces a state is idempotent by definition', () => {
  expect(Object.keys(DECLARED_WRITES).toSorted()).toEqual(WRITES.map(({ name }) => name).toSorted());
  const whole = WRITES.filter(({ name }) => DECLARED_WRITES[name] === 'whole');
  expect(whole.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
});
