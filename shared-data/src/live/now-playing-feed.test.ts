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

test('the socket is open while somebody wants it, once for all', () => {
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

test('a socket that nobody wants any more before it is open is closed when it is, and brings nothing', () => {
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
