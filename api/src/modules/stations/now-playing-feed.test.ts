import { CHANNEL_IDS, type ChannelId, type NowPlayingMessage } from '@afterglow/shared-contracts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createNowPlayingFeed } from './now-playing-feed.ts';
import type { StationsService } from './stations.service.ts';

const ITEM_MS = 60_000;

/** Every channel changes each minute, one second after the one before it in the list. */
function setUp() {
  const clock = createManualClock(0);
  const errors: unknown[] = [];
  const asked: (readonly ChannelId[])[] = [];
  let fails = false;
  const stations: Pick<StationsService, 'nowPlaying' | 'endOfCurrentMs'> = {
    nowPlaying(channels) {
      asked.push(channels);
      // Only who is asked for matters here; the items themselves are the service's business.
      return fails ? Promise.reject(new Error('no database')) : Promise.resolve(channels as never);
    },
    endOfCurrentMs(channel) {
      const shiftMs = CHANNEL_IDS.indexOf(channel) * 1_000;
      return (Math.floor((clock.nowMs() - shiftMs) / ITEM_MS) + 1) * ITEM_MS + shiftMs;
    },
  };
  const feed = createNowPlayingFeed(stations as StationsService, clock, (error) => errors.push(error));
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { clock, feed, errors, asked, settle, failFromNow: (value: boolean) => (fails = value) };
}

test('tells everything at first and then each channel when its item ends', async () => {
  const { clock, feed, settle } = setUp();
  const told: NowPlayingMessage['nowPlaying'][] = [];
  feed.subscribe(({ nowPlaying }) => told.push(nowPlaying));
  await settle();
  expect(told).toEqual([CHANNEL_IDS]);
  for (const channel of CHANNEL_IDS.slice(1)) {
    clock.advance(1_000);
    await settle();
    expect(told.at(-1)).toEqual([channel]);
  }
});

test('asks for nothing while nobody is subscribed', async () => {
  const { clock, feed, asked, settle } = setUp();
  const unsubscribe = feed.subscribe(() => undefined);
  await settle();
  unsubscribe();
  clock.advance(10 * ITEM_MS);
  await settle();
  expect(asked).toHaveLength(1);
});

test('tries again after a failure and misses no channel', async () => {
  const { clock, feed, errors, settle, failFromNow } = setUp();
  const told: NowPlayingMessage['nowPlaying'][] = [];
  feed.subscribe(({ nowPlaying }) => told.push(nowPlaying));
  await settle();
  failFromNow(true);
  clock.advance(1_000);
  await settle();
  expect(errors).toHaveLength(1);
  failFromNow(false);
  clock.advance(5_000);
  await settle();
  expect(told.at(-1)).toEqual(CHANNEL_IDS.slice(1));
});

test('tells nothing any more once it is disposed of', async () => {
  const { clock, feed, settle } = setUp();
  const told: unknown[] = [];
  feed.subscribe((message) => told.push(message));
  await settle();
  feed.dispose();
  clock.advance(10 * ITEM_MS);
  await settle();
  expect(told).toHaveLength(1);
});
