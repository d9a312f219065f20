import { mixIdSchema, playlistIdSchema, type PlaybackResource, type PlayerState } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { displayStatus, displayStatusOf, isLoaded } from './display-status.ts';
import { afterLoading, afterSignal, loadedChannel, loadedMix, STOPPED } from './player-state.ts';

const mix: PlaybackResource = { type: 'mix', id: mixIdSchema.parse(12) };
const otherMix: PlaybackResource = { type: 'mix', id: mixIdSchema.parse(13) };
const playlist = { type: 'playlist', id: playlistIdSchema.parse(12) } as const;
const CHANNEL: PlaybackResource = { type: 'channel', id: 'deep' };

const mixState = afterLoading(STOPPED, 'asked', loadedMix({ type: 'mix', id: buildMix().id }, buildMix(), 0));
const inPlaylist = afterLoading(STOPPED, 'asked', loadedMix(playlist, buildMix({ number: 7 }), 0));
const onAir = afterLoading(STOPPED, 'asked', loadedChannel('deep'));

test.each<[string, PlayerState, readonly PlaybackResource[]]>([
  ['a mix', mixState, [mix]],
  ['a mix of a playlist', inPlaylist, [playlist, { type: 'mix', id: mixIdSchema.parse(7) }]],
  ['a channel', onAir, [CHANNEL]],
  ['nothing', STOPPED, []],
])('%s is loaded only as itself', (_, state, loaded) => {
  const all: readonly PlaybackResource[] = [
    mix,
    otherMix,
    playlist,
    CHANNEL,
    { type: 'mix', id: mixIdSchema.parse(7) },
  ];
  expect(all.filter((resource) => isLoaded(state, resource))).toEqual(expect.arrayContaining([...loaded]));
  expect(all.filter((resource) => isLoaded(state, resource))).toHaveLength(loaded.length);
});

test('the loaded item shows its status, and any other item shows other', () => {
  expect(displayStatusOf(mixState, mix)).toBe('loading');
  expect(displayStatusOf(mixState, otherMix)).toBe('other');
  expect(displayStatusOf(afterSignal(mixState, 'progressed'), mix)).toBe('playing');
  expect(displayStatusOf(afterSignal(mixState, 'paused'), mix)).toBe('other');
  expect(displayStatus(STOPPED)).toBe('other');
});
