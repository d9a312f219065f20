/// <reference types="node" />
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveSet } from '@afterglow/shared-contracts';
import { buildLiveSet } from '@afterglow/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { subscribeLiveSet } from './follow-live-set.ts';

/** The part of the browser's event source that the stream needs; jsdom has none. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.open.push(this);
  }

  sendHeartbeat() {
    this.dispatchEvent(new MessageEvent('heartbeat', { data: '' }));
  }

  send(liveSet: unknown) {
    this.dispatchEvent(new MessageEvent('live-set', { data: JSON.stringify(liveSet) }));
  }

  fail() {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close() {
    FakeEventSource.open = FakeEventSource.open.filter((other) => other !== this);
  }
}

/** The part of the browser's locks that the stream needs; jsdom has none. */
function createFakeLocks() {
  let endTurn: ((error: unknown) => void) | null = null;
  const queue: (() => void)[] = [];
  const abortError = () => new DOMException('The turn is over.', 'AbortError');

  function request(
    _name: string,
    { signal, steal = false }: { signal?: AbortSignal; steal?: boolean },
    callback: () => Promise<void>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      function start() {
        if (signal?.aborted) return queue.shift()?.();
        endTurn = reject;
        void callback().then(() => {
          resolve();
          if (endTurn !== reject) return;
          endTurn = null;
          queue.shift()?.();
        });
      }
      signal?.addEventListener('abort', () => endTurn !== reject && reject(abortError()));
      if (steal) endTurn?.(abortError());
      if (steal || !endTurn) start();
      else queue.push(start);
    });
  }

  return { request };
}

const returned$ = new Subject();
let server: Server;
let answer: LiveSet | null = null;
let stops: (() => void)[] = [];
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((_request, response: ServerResponse) => {
    response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A page resolves relative URLs; Node's fetch has no page.
  globalThis.fetch = (path, init) => realFetch(new URL(path as string, origin), init);
  Object.assign(globalThis, { EventSource: FakeEventSource });
});

afterAll(async () => {
  globalThis.fetch = realFetch;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: createFakeLocks(), configurable: true });
  answer = null;
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

function openTab() {
  const seen: number[] = [];
  const stop = subscribeLiveSet(buildLiveSet(['radio']), returned$, ({ revision }) => seen.push(revision));
  stops.push(stop);
  return { seen, stop };
}

const revision = (number: number) => buildLiveSet(['radio'], { revision: number });

test('applies every newer revision once, in order, and no older one', async () => {
  const { seen } = openTab();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  for (const number of [1, 3, 2, 3, 4]) FakeEventSource.open[0]?.send(revision(number));
  expect(seen).toEqual([3, 4]);
});

test('a page with a partial revision fetches the rest once', async () => {
  const seen: number[] = [];
  const held = {
    ...buildLiveSet([]),
    others: [{ name: 'radio', live: { version: '1.0.0', pages: [] }, previousVersion: null }],
  };
  stops.push(subscribeLiveSet(held, returned$, ({ revision: number }) => seen.push(number)));
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  for (const number of [1, 1, 2]) FakeEventSource.open[0]?.send(revision(number));
  expect(seen).toEqual([1, 2]);
});

test('[RELEASE-030] a stream beside a shell that did not start here is ignored, and its own set is fetched', async () => {
  const { seen } = openTab();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  document.cookie = 'afterglow_failed=2.0.0';
  answer = { ...revision(4), shellVersion: '1.0.0' };
  FakeEventSource.open[0]?.send({ ...revision(5), shellVersion: '2.0.0' });
  await waitFor(() => expect(seen).toEqual([4]));
  FakeEventSource.open[0]?.send({ ...revision(6), shellVersion: '3.0.0' });
  expect(seen).toEqual([4, 6]);
  document.cookie = 'afterglow_failed=; max-age=0';
});

test('[RELEASE-030] a tab whose shell did not start in another one fetches its own set without cookies', async () => {
  const { seen } = openTab();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  document.cookie = `afterglow_failed=${__AFTERGLOW_VERSION__}`;
  const fetched = jest.spyOn(globalThis, 'fetch');
  answer = { ...revision(4), shellVersion: __AFTERGLOW_VERSION__ };
  FakeEventSource.open[0]?.send({ ...revision(5), shellVersion: '1.0.0' });
  await waitFor(() => expect(seen).toEqual([4]));
  expect(fetched).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ credentials: 'omit' }));
  FakeEventSource.open[0]?.send({ ...revision(6), shellVersion: __AFTERGLOW_VERSION__ });
  expect(seen).toEqual([4, 6]);
  fetched.mockRestore();
  document.cookie = 'afterglow_failed=; max-age=0';
});

test('ignores unreadable events and other environments', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { seen } = openTab();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  FakeEventSource.open[0]?.send({ revision: 'next' });
  FakeEventSource.open[0]?.send({ ...revision(5), environment: 'staging' });
  expect(seen).toEqual([]);
  expect(complaints).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
});

test('two tabs of a browser share one connection, and the second takes over on close', async () => {
  const [first, second] = [openTab(), openTab()];
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  FakeEventSource.open[0]?.send(revision(2));
  await waitFor(() => expect(second.seen).toEqual([2]));
  expect(first.seen).toEqual([2]);
  expect(FakeEventSource.open).toHaveLength(1);
  first.stop();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  FakeEventSource.open[0]?.send(revision(3));
  expect(second.seen).toEqual([2, 3]);
  expect(first.seen).toEqual([2]);
});

test('[RELEASE-005] a tab that opens beside another one learns of a change since its page was sent', async () => {
  openTab();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  FakeEventSource.open[0]?.send(revision(2));
  const { seen } = openTab();
  await waitFor(() => expect(seen).toEqual([2]));
  expect(FakeEventSource.open).toHaveLength(1);
});

test('a tab that becomes visible catches up by a fetch', async () => {
  const { seen } = openTab();
  answer = revision(7);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(seen).toEqual([7]));
});

test('a tab that comes online again catches up by a fetch', async () => {
  const { seen } = openTab();
  answer = revision(8);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(seen).toEqual([8]));
});

test('a site that is back is asked by a fetch, and by another stream: the old one may hang', async () => {
  const { seen } = openTab();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  const [hanging] = FakeEventSource.open;
  answer = revision(8);
  returned$.next(true);
  await waitFor(() => expect(seen).toEqual([8]));
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  expect(FakeEventSource.open).not.toContain(hanging);
});

test('a stream that ends with an error response is reopened after 2 to 4 s, then after growing delays', async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  openTab();
  await jest.advanceTimersByTimeAsync(0);
  const expectReopened = async (afterMs: number) => {
    FakeEventSource.open[0]?.fail();
    await jest.advanceTimersByTimeAsync(afterMs - 1);
    expect(FakeEventSource.open).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(FakeEventSource.open).toHaveLength(1);
  };
  await expectReopened(3000);
  await expectReopened(6000);
  FakeEventSource.open[0]?.send(revision(2));
  await expectReopened(3000);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a stream on which nothing arrives', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('[RELEASE-033] is taken over from a tab that has stopped responding', async () => {
    navigator.locks.request('', {}, () => new Promise<void>(() => {})).catch(() => undefined);
    const { seen } = openTab();
    await jest.advanceTimersByTimeAsync(24_000);
    expect(FakeEventSource.open).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(6000);
    expect(FakeEventSource.open).toHaveLength(1);
    FakeEventSource.open[0]?.send(revision(2));
    expect(seen).toEqual([2]);
  });

  test('[RELEASE-033] is opened again by the tab that leads', async () => {
    const { seen } = openTab();
    await jest.advanceTimersByTimeAsync(0);
    const [dead] = FakeEventSource.open;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(FakeEventSource.open).toHaveLength(1);
    expect(FakeEventSource.open[0]).not.toBe(dead);
    FakeEventSource.open[0]?.send(revision(2));
    expect(seen).toEqual([2]);
  });

  test('[RELEASE-033] is kept by one of two tabs that notice it together', async () => {
    const [first, second] = [openTab(), openTab()];
    await jest.advanceTimersByTimeAsync(120_000);
    expect(FakeEventSource.open).toHaveLength(1);
    jest.useRealTimers();
    FakeEventSource.open[0]?.send(revision(2));
    await waitFor(() => expect([first.seen, second.seen]).toEqual([[2], [2]]));
  });

  test('[RELEASE-033] is taken over twice at most while there are no heartbeats at all', async () => {
    openTab();
    await jest.advanceTimersByTimeAsync(90_000);
    const [stream] = FakeEventSource.open;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(FakeEventSource.open[0]).toBe(stream);
    stream?.sendHeartbeat();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(FakeEventSource.open[0]).not.toBe(stream);
  });

  test('[RELEASE-033] stays while it has heartbeats, or while the tab is hidden', async () => {
    openTab();
    await jest.advanceTimersByTimeAsync(0);
    const [stream] = FakeEventSource.open;
    for (let times = 0; times < 6; times += 1) {
      await jest.advanceTimersByTimeAsync(10_000);
      stream?.sendHeartbeat();
    }
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(FakeEventSource.open).toEqual([stream]);
  });
});

test('nothing is watched after the stop', async () => {
  const { seen, stop } = openTab();
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  const [stream] = FakeEventSource.open;
  stop();
  stream?.send(revision(9));
  expect(FakeEventSource.open).toHaveLength(0);
  expect(seen).toEqual([]);
});
