import { createRandom } from './random.ts';
import { STYLE_NAMES, STYLES } from './styles/styles.ts';
import { describeTrack, TRACK_LIBRARY, tracksOfStyle } from './track-library.ts';

test('the library holds at least three tracks of every style, each with its own id', () => {
  for (const style of STYLE_NAMES) expect(tracksOfStyle(style).length).toBeGreaterThanOrEqual(3);
  expect(new Set(TRACK_LIBRARY.map((track) => track.id)).size).toBe(TRACK_LIBRARY.length);
});

test('every track lasts 80 to 130 seconds, a whole number of 24 ms frames and of bars', () => {
  for (const track of TRACK_LIBRARY) {
    expect(track.durationMs).toBeGreaterThanOrEqual(80_000);
    expect(track.durationMs).toBeLessThanOrEqual(130_000);
    expect(track.durationMs).toBe(track.frames * 24);
    expect(track.frames).toBe(track.bars * STYLES[track.style].framesPerBar);
  }
});

test.each(STYLE_NAMES)('every part of a %s form is played by someone in the band', (style) => {
  const players = STYLES[style].band(createRandom('any')).map((part) => part.name);
  for (const form of STYLES[style].forms) {
    for (const part of form.flatMap((section) => section.parts)) expect(players).toContain(part);
  }
});

test('a track can be made shorter for a test', () => {
  expect(describeTrack('house', 1, 2)).toMatchObject({ id: 'house-01', bars: 2, frames: 160, durationMs: 3840 });
});
