import { toStereo } from './to-stereo.ts';

/** The levels on the left and the right side for audio in this channel only. */
function reachOf(channel: number, channels: number): [boolean, boolean] {
  const sides = Array.from({ length: channels }, (_, index) => Float32Array.from([index === channel ? 1 : 0]));
  const { left, right } = toStereo({ sampleRateHz: 48_000, channels: sides });
  return [(left[0] ?? 0) > 0, (right[0] ?? 0) > 0];
}

const [LEFT, RIGHT, BOTH, NEITHER] = [
  [true, false],
  [false, true],
  [true, true],
  [false, false],
];

test.each([
  [1, [BOTH]],
  [2, [LEFT, RIGHT]],
  [3, [LEFT, RIGHT, BOTH]],
  [4, [LEFT, RIGHT, LEFT, RIGHT]],
  [5, [LEFT, RIGHT, BOTH, LEFT, RIGHT]],
  [6, [LEFT, RIGHT, BOTH, NEITHER, LEFT, RIGHT]],
  [7, [LEFT, RIGHT, BOTH, NEITHER, BOTH, LEFT, RIGHT]],
  [8, [LEFT, RIGHT, BOTH, NEITHER, LEFT, RIGHT, LEFT, RIGHT]],
])('with %i channels each plays on its side', (channels, expected) => {
  expect(Array.from({ length: channels }, (_, channel) => reachOf(channel, channels))).toEqual(expected);
});
