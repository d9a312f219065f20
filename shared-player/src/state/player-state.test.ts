import { mixDurationMs } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { afterLoading, afterSignal, atTime, isSounding, loadedChannel, loadedMix, STOPPED } from './player-state.ts';
import { TRANSITIONS } from './transitions.ts';

const mix = buildMix({ duration: 180 });
const item = loadedMix({ type: 'mix', id: mix.id }, mix, 330_000);

test('a mix starts at the requested position, with the track there', () => {
  expect(item).toMatchObject({ positionMs: 330_000, durationMs: 180_000, trackIndex: 1 });
  expect(mixDurationMs(mix)).toBe(180_000);
});

test('a requested item has no pause source, a restored one is paused by the listener', () => {
  expect(afterLoading(STOPPED, 'asked', item)).toMatchObject({ status: 'loading', pausedBy: null });
  expect(afterLoading(STOPPED, 'restored', item)).toMatchObject({ status: 'paused', pausedBy: 'listener' });
});

test('the first to pause counts, and playback ends it', () => {
  const playing = afterSignal(afterLoading(STOPPED, 'asked', item), 'progressed');
  expect(playing).toMatchObject({ status: 'playing', pausedBy: null });
  const paused = afterSignal(playing, 'paused', 'system');
  expect(paused).toMatchObject({ status: 'paused', pausedBy: 'system' });
  expect(afterSignal(paused, 'paused', 'sleep-timer')).toBe(paused);
  expect(afterSignal(playing, 'paused')).toMatchObject({ pausedBy: 'listener' });
  expect(afterSignal(paused, 'resumed')).toMatchObject({ status: 'playing', pausedBy: null });
});

test('a signal and a time do not affect a stopped player', () => {
  expect(afterSignal(STOPPED, 'resumed')).toBe(STOPPED);
  expect(afterSignal(STOPPED, 'paused')).toBe(STOPPED);
  expect(atTime(STOPPED, 700)).toBe(STOPPED);
});

test('a mix has no live edge, and a channel has no tracks', () => {
  const playing = afterSignal(afterLoading(STOPPED, 'asked', item), 'progressed');
  expect(playing).not.toHaveProperty('isAtLiveEdge');
  expect(atTime(playing, 0)).toMatchObject({ positionMs: 0, trackIndex: 0 });
  expect(atTime(playing, 0)).not.toHaveProperty('isAtLiveEdge');
  const onAir = afterSignal(afterLoading(STOPPED, 'asked', loadedChannel('deep')), 'progressed');
  expect(onAir).toMatchObject({ isAtLiveEdge: true });
  expect(atTime(onAir, 900, false)).toMatchObject({ positionMs: 900, isAtLiveEdge: false });
  expect(atTime(onAir, 900)).not.toHaveProperty('trackIndex');
});

test('a paused channel falls behind, and a reopened one is at the edge', () => {
  const onAir = afterSignal(afterLoading(STOPPED, 'asked', loadedChannel('deep')), 'progressed');
  const behind = atTime(onAir, 900, false);
  expect(afterSignal(behind, 'buffer-empty')).toMatchObject({ isAtLiveEdge: false });
  expect(afterSignal(onAir, 'buffer-empty')).toMatchObject({ isAtLiveEdge: true });
  expect(afterSignal(onAir, 'paused')).toMatchObject({ isAtLiveEdge: false });
  expect(afterSignal(behind, 'reopened')).toMatchObject({ status: 'loading', isAtLiveEdge: true });
});

test('a playing or starting item is audible, a paused or stopped one is not', () => {
  const loading = afterLoading(STOPPED, 'asked', item);
  const states = [loading, afterSignal(loading, 'progressed'), afterSignal(loading, 'paused'), STOPPED];
  expect(states.map(isSounding)).toEqual([true, true, false, false]);
});

test('only loading starts a stopped player, never a signal', () => {
  const { asked, restored, ...signals } = TRANSITIONS.stopped;
  expect([asked, restored]).toEqual(['loading', 'paused']);
  expect(new Set(Object.values(signals))).toEqual(new Set(['stopped']));
});
