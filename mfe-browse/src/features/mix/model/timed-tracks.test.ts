import type { Track } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { trackFraction, tracklistState } from './timed-tracks.ts';

function track(start_seconds?: number): Track {
  return { title: 'Low Tide', artist: 'Mira Vale', ...(start_seconds !== undefined && { start_seconds }) };
}

test('a tracklist shows how much of it is timed', () => {
  expect(tracklistState([])).toBe('none');
  expect(tracklistState([track(), track()])).toBe('untimed');
  expect(tracklistState([track(0), track()])).toBe('partial');
  expect(tracklistState([track(0), track(60)])).toBe('complete');
});

test('a track ends where the next timed one starts, and the last one with the mix', () => {
  const mix = buildMix({ duration: 200, track_list: [track(0), track(), track(100)] });
  expect(trackFraction(mix, 0, 25_000)).toBe(0.25);
  expect(trackFraction(mix, 2, 150_000)).toBe(0.5);
  expect(trackFraction(mix, 2, 900_000)).toBe(1);
});
