import type { ChannelId, StationPlaylistItem } from '@afterglow/shared-contracts';
import { buildStationPlaylistItem } from '@afterglow/shared-contracts/testing';
import { systemClock } from '@afterglow/shared-data';
import { createNowPlayingDelay } from './now-playing-delay.ts';

const NOW = Date.parse('2026-03-01T10:00:00.000Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

/** Deep is five seconds behind, and no other channel is playing. */
function listen() {
  const shown: (readonly [ChannelId, string])[] = [];
  const pass = createNowPlayingDelay({
    clock: systemClock,
    behindMs: (channel) => (channel === 'deep' ? 5000 : 0),
    onItems: (items) => void shown.push(...items.map(({ station, mixes }) => [station, mixes.title] as const)),
  });
  return { pass, shown };
}

function item(station: ChannelId, title: string, startMs = NOW): StationPlaylistItem {
  const built = buildStationPlaylistItem({ station, scheduled_start_time: new Date(startMs).toISOString() });
  return { ...built, mixes: { ...built.mixes, title } };
}

test('an item of the playing channel is emitted when heard, others immediately', () => {
  const { pass, shown } = listen();
  pass([item('chill', 'Shore'), item('deep', 'Night')]);
  expect(shown).toEqual([['chill', 'Shore']]);
  jest.advanceTimersByTime(4999);
  expect(shown).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(shown).toEqual([
    ['chill', 'Shore'],
    ['deep', 'Night'],
  ]);
});

test('an item already heard, as in the first message of a socket, is emitted immediately', () => {
  const { pass, shown } = listen();
  pass([item('deep', 'Night', NOW - 60_000)]);
  expect(shown).toEqual([['deep', 'Night']]);
});

test('an item that started before a late message waits only for the remaining time', () => {
  const { pass, shown } = listen();
  pass([item('deep', 'Night', NOW - 2000)]);
  jest.advanceTimersByTime(2999);
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(shown).toHaveLength(1);
});

test('a clock an hour slow delays nothing for longer than the latency', () => {
  const { pass, shown } = listen();
  pass([item('deep', 'Night', NOW + 3_600_000)]);
  jest.advanceTimersByTime(5000);
  expect(shown).toHaveLength(1);
});

test('a newer message about a channel replaces the waiting one', () => {
  const { pass, shown } = listen();
  pass([item('deep', 'Night')]);
  jest.advanceTimersByTime(1000);
  pass([item('deep', 'Night, renamed')]);
  jest.advanceTimersByTime(10_000);
  expect(shown).toEqual([['deep', 'Night, renamed']]);
});
