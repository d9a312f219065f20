import { CHANNEL_IDS, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { buildStationPlaylistItem } from '@afterglow/shared-contracts/testing';
import { systemClock } from '../system-clock.ts';
import { createNowPlayingFeed } from './now-playing-feed.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('[PLAYER-077] [PLAYER-078] a socket that was closed', () => {
  test.each([
    [0, 4000],
    [0.5, 4500],
    [1, 5000],
  ])('is opened again with a chance of %d after %i ms', (random, delayMs) => {
    const { feed, sockets } = createFeed(random);
    feed.retain();
    sockets[0]?.onclose?.();
    jest.advanceTimersByTime(delayMs - 1);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });
});

test('[RADIO-036] a message brings the items of all its stations at once, also after the socket was lost; one that does not fit brings none', () => {
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

test('the socket is open while someone wants it, once for all', () => {
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

test('a socket that no one wants any more before it is open is closed when it is, and brings nothing', () => {
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

test('nothing is opened again after the last one has left', () => {
  const { feed, sockets } = createFeed();
  const release = feed.retain();
  sockets[0]?.onclose?.();
  release();
  jest.runOnlyPendingTimers();
  expect(sockets).toHaveLength(1);
});

describe('[PLAYER-077] the service falls silent', () => {
  const BEAT = JSON.stringify({ nowPlaying: [] });
  const greeting = (...starts: readonly number[]) => JSON.stringify({ nowPlaying: starts.map((hour) => slotAt(hour)) });

  function greet(socket: FakeSocket | undefined): void {
    socket?.open();
    socket?.onmessage?.({ data: greeting(1) });
  }

  test('a socket that is open and has said nothing yet, and one that still opens, is replaced after five seconds at most', () => {
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

  test('one that sends rubbish alone is replaced, too, and changes nothing', () => {
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

  test('one whose beat has stopped is given up after 25 seconds, whatever else it sends', () => {
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

  test('what has been told stays, is called stale after eight seconds without the service, and is current with its next word', () => {
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

  test('one that is back within eight seconds was never stale', () => {
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

  test('a word that comes so late that its slot has ended does not take the place of what is known', () => {
    const { feed, sockets, items } = createFeed();
    feed.retain();
    sockets[0]?.onmessage?.({ data: greeting(2) });
    sockets[0]?.onmessage?.({ data: greeting(1) });
    sockets[0]?.onmessage?.({ data: greeting(3) });
    expect(items().map(({ scheduled_start_time: start }) => start)).toEqual([slotAt(2), slotAt(3)].map(startOf));
  });
});

const startOf = ({ scheduled_start_time: start }: StationPlaylistItem) => start;

/** An hour that begins so many hours into a day. */
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
