import type { Track } from './mix.ts';
import { trackIndexAt, trackStartMs } from './track-list.ts';

function track(start_seconds?: number): Track {
  return { title: 'Low Tide', artist: 'Mira Vale', ...(start_seconds !== undefined && { start_seconds }) };
}

const TRACKS = [track(10), track(), track(60), track(120)];

test.each([
  [9_999, null],
  [10_000, 0],
  [59_999, 0],
  [61_000, 2],
  [900_000, 3],
])('at %i ms the current track is the last timed one that has started: %p', (positionMs, index) => {
  expect(trackIndexAt(TRACKS, positionMs)).toBe(index);
});

test('the current track is the last timed one that has started', () => {
  for (let positionMs = 0; positionMs < 150_000; positionMs += 5000) {
    const started = TRACKS.filter((each) => (trackStartMs(each) ?? Infinity) <= positionMs);
    expect(TRACKS[trackIndexAt(TRACKS, positionMs) ?? -1]).toBe(started.at(-1));
  }
});

test('without times there is no current track', () => {
  expect(trackIndexAt([track(), track()], 60_000)).toBeNull();
  expect(trackIndexAt([], 60_000)).toBeNull();
});
