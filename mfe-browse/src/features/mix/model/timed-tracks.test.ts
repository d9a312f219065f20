import type { Track } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { trackFraction, trackPlaceAt, tracklistState } from './timed-tracks.ts';

function track(start_seconds?: number): Track {
  return { title: 'Low Tide', artist: 'Mira Vale', ...(start_seconds !== undefined && { start_seconds }) };
}

test('a tracklist says how much of it is timed', () => {
  expect(tracklistState([])).toBe('none');
  expect(tracklistState([track(), track()])).toBe('untimed');
  expect(tracklistState([track(0), track()])).toBe('partial');
  expect(tracklistState([track(0), track(60)])).toBe('complete');
});

test('the track that sounds is the last timed one that has started', () => {
  const tracks = [track(10), track(), track(60), track(120)];
  expect(trackPlaceAt(tracks, 9_999)).toBe(-1);
  expect(trackPlaceAt(tracks, 10_000)).toBe(0);
  expect(trackPlaceAt(tracks, 61_000)).toBe(2);
});

test('a track ends where the next timed one starts, and the last one with the mix', () => {
  const mix = buildMix({ duration: 200, track_list: [track(0), track(), track(100)] });
  expect(trackFraction(mix, 0, 25_000)).toBe(0.25);
  expect(trackFraction(mix, 2, 150_000)).toBe(0.5);
  expect(trackFraction(mix, 2, 900_000)).toBe(1);
});
