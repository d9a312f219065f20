import { createEventBus, type QualityKey } from '@afterglow/shared-contracts';
import {
  buildMemberSession,
  buildMix,
  createFakeAnalyticsPort,
  createFakeDataPort,
  createFakeSessionPort,
} from '@afterglow/shared-contracts/testing';
import { createSafeStorage, type DataLayer } from '@afterglow/shared-data';
import { mix, readResource } from '@afterglow/shared-data/react';
import { NEVER } from 'rxjs';
import { startPlayer } from './create-player.ts';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
let dispose = () => {};
afterEach(() => {
  dispose();
  jest.restoreAllMocks();
});

test.each<[QualityKey, number]>([
  ['low', 96],
  ['high', 128],
  ['best', 320],
])('[PLAYER-063] with the on-demand quality %s a mix is requested in %i kbit/s', async (key, bitrateKbps) => {
  const { player, data } = setUp(() => key);
  await player.toggleMix(buildMix());
  expect(data.queriesOf('getMixUrls')).toEqual([{ quality: bitrateKbps }]);
});

test('a quality chosen later applies from the next playback', async () => {
  let key: QualityKey = 'low';
  const { player, data } = setUp(() => key);
  await player.toggleMix(buildMix({ number: 1 }));
  key = 'best';
  await player.toggleMix(buildMix({ number: 2 }));
  expect(data.queriesOf('getMixUrls')).toEqual([{ quality: 96 }, { quality: 320 }]);
});

test('a logout clears the storage of the queue, even if the browser rejects storage', async () => {
  const storage = createSafeStorage(() => undefined);
  const { player } = setUp(() => 'low', storage);
  await player.toggleMix(buildMix({ number: 7 }));
  expect(storage.get('activeQueue')).toBe('{"mixes":[7],"position":0,"playlistId":null}');
});

test('[ANALYTICS-003] player actions of a listener are counted as the event "player"', async () => {
  const { player, analytics } = setUp(() => 'low');
  await player.toggleMix(buildMix({ number: 7 }));
  player.pause();
  expect(analytics.sent).toEqual([
    { name: 'player', data: { action: 'play', resource_type: 'mix', resource_id: 7 } },
    { name: 'player', data: { action: 'pause', resource_type: 'mix', resource_id: 7 } },
  ]);
});

test('[DATA-033] the player does not request a mix that was already read', async () => {
  const { player, data } = setUp(() => 'low');
  const left = buildMix({ number: 7 });
  data.answer({ getMix: () => ({ data: left }) });
  await readResource(data, mix(left.id));
  await player.restoreQueue({ queue: { mixes: [left.id], position: 0, playlistId: null }, positionMs: 0 });
  expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 7 } });
  expect(data.calls.filter(({ name }) => name === 'getMix')).toHaveLength(1);
});

function setUp(getQuality: () => QualityKey, storage = createSafeStorage(() => localStorage)) {
  const data = createFakeDataPort({
    getMixUrls: () => ({ data: { url: '/audio.mp3', title: 'audio', expires_time: '2100-01-01T00:00:00.000Z' } }),
  });
  const session = createFakeSessionPort(buildMemberSession());
  const dataLayer = {
    data,
    session,
    storage,
    settings: { getQuality },
    listening: { leftAtMs: () => 0 },
  } as unknown as DataLayer;
  const analytics = createFakeAnalyticsPort();
  const player = startPlayer(createEventBus(), dataLayer, analytics, { returned$: NEVER });
  dispose = player.dispose;
  return { player, data, analytics };
}
