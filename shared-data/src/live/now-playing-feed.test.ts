import { CHANNEL_IDS, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { buildStationPlaylistItem } from '@afterglow/shared-contracts/testing';
import { systemClock } from '../system-clock.ts';
import { createNowPlayingFeed } from './now-playing-feed.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('[PLAYER-077] [PLAYER-078] a closed socket', () => {
  test.each([
    [0, 4000],
    [0.5, 4500],
    [1, 5000],
  ])('is reopened with a chance of %d after %i ms', (random, delayMs) => {
    const { feed, sockets } = createFeed(random);
    feed.retain();
    sockets[0]?.onclose?.();
    jest.advanceTimersByTime(delayMs - 1);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });
});

test('[RADIO-036] a message updates all its stations together, also after a reconnect, or none if invalid', () => {
  const { feed, sockets, items, messages } = createFeed();
  feed.retain();
  const list = CHANNEL_IDS.map((station) => buildStationPlaylistItem({ station }));
  const message = JSON.stringify({ nowPlaying: list });
  for (const data of [message, '{', '{"nowPlaying":[{}]}']) sockets[0]?.onmessage?.({ data });
  expect(items()).toEqual(list);
  expect(messages()).toBe(1);
  sockets[0]?.onclose?.();
  jest.runOnlyPendingTimers();
  sockets[1]?.onmessage?.({ data: message });
  expect(messages()).toBe(2);
});

test('the socket is open while it has subscribers, shared by all', () => {
  const { feed, sockets } = createFeed();
  const [releaseFirst, releaseSecond] = [feed.retain(), feed.retain()];
  expect(sockets).toHaveLength(1);
  sockets[0]?.open();
  releaseFirst();
  expect(sockets[0]?.isClosed).toBe(false);
  releaseSecond();
  expect(sockets[0]?.isClosed).toBe(true);
  feed.retain();
  expect(sockets).toHaveLength(2);
});

test('a socket without subscribers before it opens is closed on open, and emits nothing', () => {
  const { feed, sockets, items } = createFeed();
  feed.retain()();
  expect(sockets[0]?.isClosed).toBe(false);
  sockets[0]?.open();
  expect(sockets[0]?.isClosed).toBe(true);
  sockets[0]?.onmessage?.({ data: JSON.stringify({ nowPlaying: [buildStationPlaylistItem()] }) });
  jest.runOnlyPendingTimers();
  expect({ items: items(), sockets: sockets.length }).toEqual({
    items: [],
    sockets: 1,
  });
});

test('nothing is reopened after the last subscriber has left', () => {
  const { feed, sockets } = createFeed();
  const release = feed.retain();
  sockets[0]?.onclose?.();
  release();
  jest.runOnlyPendingTimers();
  expect(sockets).toHaveLength(1);
});

describe('[PLAYER-077] a silent service', () => {
  const BEAT = JSON.stringify({ nowPlaying: [] });
  const greeting = (...starts: readonly number[]) => JSON.stringify({ nowPlaying: starts.map((hour) => slotAt(hour)) });

  function greet(socket: FakeSocket | undefined): void {
    socket?.open();
    socket?.onmessage?.({ data: greeting(1) });
  }

  test('a silent or opening socket is replaced after at most five seconds', () => {
    const { feed, sockets } = createFeed(1);
    feed.retain();
    sockets[0]?.open();
    jest.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
    jest.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(3);
    expect(sockets[1]?.isClosed).toBe(true);
    sockets[2]?.open();
    sockets[2]?.onmessage?.({ data: greeting(1) });
    jest.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
  });

  test('a socket that sends only invalid data is also replaced, and changes nothing', () => {
    const { feed, sockets, items } = createFeed(1);
    feed.retain();
    sockets[0]?.open();
    for (let second = 0; second < 4; second += 1) {
      sockets[0]?.onmessage?.({ data: '{"nowPlaying":[{"station":"polka"}]}' });
      jest.advanceTimersByTime(1000);
    }
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(items()).toEqual([]);
  });

  test('a socket without a heartbeat is dropped after 25 seconds, despite other messages', () => {
    const { feed, sockets } = createFeed();
    feed.retain();
    sockets[0]?.open();
    sockets[0]?.onmessage?.({ data: greeting(1) });
    sockets[0]?.onmessage?.({ data: BEAT });
    jest.advanceTimersByTime(20_000);
    sockets[0]?.onmessage?.({ data: 'rubbish' });
    jest.advanceTimersByTime(4999);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  test('data stays, is stale after eight seconds offline, and is current with the next message', () => {
    const { feed, sockets, items } = createFeed();
    const changes: boolean[] = [];
    feed.onStaleChange(() => changes.push(feed.isStale()));
    feed.retain();
    greet(sockets[0]);
    sockets[0]?.onclose?.();
    jest.advanceTimersByTime(7999);
    expect(feed.isStale()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(feed.isStale()).toBe(true);
    expect(items()).toHaveLength(1);
    expect(sockets).toHaveLength(2);
    greet(sockets[1]);
    expect(changes.filter((is, call) => is !== (changes[call - 1] ?? false))).toEqual([true, false]);
  });

  test('data is never stale when the service is back within eight seconds', () => {
    const { feed, sockets } = createFeed();
    const changes: boolean[] = [];
    feed.onStaleChange(() => changes.push(feed.isStale()));
    feed.retain();
    sockets[0]?.onclose?.();
    jest.advanceTimersByTime(4500);
    sockets[1]?.onmessage?.({ data: greeting(1) });
    jest.advanceTimersByTime(60_000);
    expect(changes).not.toContain(true);
  });

  test('a message so late that its slot has ended does not replace the current data', () => {
    const { feed, sockets, items } = createFeed();
    feed.retain();
    sockets[0]?.onmessage?.({ data: greeting(2) });
    sockets[0]?.onmessage?.({ data: greeting(1) });
    sockets[0]?.onmessage?.({ data: greeting(3) });
    expect(items().map(({ scheduled_start_time: start }) => start)).toEqual([slotAt(2), slotAt(3)].map(startOf));
  });
});

const startOf = ({ scheduled_start_time: start }: StationPlaylistItem) => start;

/** A one-hour slot that starts this many hours into a day. */
function slotAt(hour: number): StationPlaylistItem {
  const at = (hours: number) => `2026-03-01T0${hours}:00:00.000Z`;
  return buildStationPlaylistItem({ scheduled_start_time: at(hour), scheduled_end_time: at(hour + 1) });
}

class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  isClosed = false;
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  close(): void {
    this.isClosed = true;
  }
}

function createFeed(random = 0.5) {
  const sockets: FakeSocket[] = [];
  const items: StationPlaylistItem[] = [];
  let messages = 0;
  const feed = createNowPlayingFeed({
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      // The fake has every member of a socket that is used.
      return socket as unknown as WebSocket;
    },
    clock: systemClock,
    random: () => random,
    onItems(more) {
      messages += 1;
      items.push(...more);
    },
  });
  return { feed, sockets, items: () => items, messages: () => messages };
}
