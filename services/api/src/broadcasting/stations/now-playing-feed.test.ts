import { CHANNEL_IDS, type ChannelId } from '@afterglow/shared-contracts';
import { buildStationPlaylistItem } from '@afterglow/shared-contracts/testing';
import { createManualClock } from '@afterglow/kit/testing';
import { createNowPlayingFeed } from './now-playing-feed.ts';

const ITEM_MS = 60_000;

/** Every channel changes each minute, one second after the previous one in the list. */
function setUp() {
  const clock = createManualClock(0);
  const errors: unknown[] = [];
  const state = { fails: false, reads: 0, reach: 0 };
  const turnOf = (station: ChannelId) =>
    Math.floor((clock.nowMs() - CHANNEL_IDS.findIndex((id) => id === station) * 1_000) / ITEM_MS) * ITEM_MS + ITEM_MS;
  const stations = {
    nowPlaying() {
      state.reads += 1;
      if (state.fails) return Promise.reject(new Error('no database'));
      return Promise.resolve(
        CHANNEL_IDS.map((station) => {
          const item = buildStationPlaylistItem({ station, duration: turnOf(station) });
          return { ...item, mixes: { ...item.mixes, reach: state.reach } };
        }),
      );
    },
    nextChangeMs: () =>
      Math.min(...CHANNEL_IDS.map((station) => turnOf(station) + CHANNEL_IDS.indexOf(station) * 1_000)),
  };
  const feed = createNowPlayingFeed({ stations, clock, onError: (error) => errors.push(error) });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const published: ChannelId[][] = [];
  const receive = (message: string) => {
    const { nowPlaying } = JSON.parse(message) as { nowPlaying: { station: ChannelId }[] };
    published.push(nowPlaying.map(({ station }) => station));
  };
  return { clock, feed, errors, state, settle, published, receive };
}

test('[RADIO-036] sends all channels as one flat list first, and then each channel when its item ends', async () => {
  const { clock, feed, settle, published, receive } = setUp();
  feed.subscribe(receive);
  await settle();
  expect(published).toEqual([CHANNEL_IDS]);
  for (const channel of CHANNEL_IDS.slice(1)) {
    clock.advance(1_000);
    await settle();
    expect(published.at(-1)).toEqual([channel]);
  }
});

test('ten thousand subscribers at the same time cost one poll', async () => {
  const { feed, state, settle, published, receive } = setUp();
  for (let count = 0; count < 10_000; count += 1) feed.subscribe((message) => receive(message));
  await settle();
  while (published.length < 10_000) await new Promise((resolve) => setImmediate(resolve));
  expect(published).toHaveLength(10_000);
  feed.subscribe(receive);
  expect(published).toHaveLength(10_001);
  expect(state.reads).toBe(1);
});

test('a change outside the schedule is sent when it is reported, and plays alone are none', async () => {
  const { clock, feed, state, settle, published, receive } = setUp();
  feed.subscribe(receive);
  await settle();
  state.reach = 5;
  feed.refresh();
  await settle();
  expect(published).toHaveLength(1);
  clock.advance(999);
  feed.refresh();
  feed.refresh();
  clock.advance(1);
  await settle();
  await settle();
  expect(published.slice(1)).toEqual([[CHANNEL_IDS[1]]]);
});

test('polls nothing while there are no subscribers', async () => {
  const { clock, feed, state, settle, receive } = setUp();
  const unsubscribe = feed.subscribe(receive);
  await settle();
  unsubscribe();
  clock.advance(10 * ITEM_MS);
  feed.refresh();
  await settle();
  expect(state.reads).toBe(1);
  expect(feed.subscriberCount).toBe(0);
});

test('tries again after a failure and misses no channel', async () => {
  const { clock, feed, errors, state, settle, published, receive } = setUp();
  feed.subscribe(receive);
  await settle();
  state.fails = true;
  clock.advance(1_000);
  await settle();
  expect(errors).toHaveLength(1);
  state.fails = false;
  clock.advance(5_000);
  await settle();
  expect(published.at(-1)).toEqual(CHANNEL_IDS.slice(1));
});

test('a subscriber during a catalog failure gets the list when it recovers', async () => {
  const { clock, feed, state, settle, published, receive } = setUp();
  state.fails = true;
  feed.subscribe(receive);
  await settle();
  state.fails = false;
  clock.advance(5_000);
  await settle();
  expect(published).toEqual([CHANNEL_IDS]);
});

test('sends nothing after its disposal', async () => {
  const { clock, feed, settle, published, receive } = setUp();
  feed.subscribe(receive);
  await settle();
  feed.dispose();
  clock.advance(10 * ITEM_MS);
  await settle();
  expect(published).toHaveLength(1);
});
