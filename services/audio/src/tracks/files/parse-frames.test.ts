import { parseFrames } from './parse-frames.ts';

/** An empty frame: MPEG-1 layer III, 48 kHz, without padding. */
function frame(kbpsIndex: number, bytes: number): Buffer {
  const made = Buffer.alloc(bytes);
  made.set([0xff, 0xfb, (kbpsIndex << 4) | 0b0100, 0x00]);
  return made;
}

test('frames are found with their rate, size and position', () => {
  const frames = parseFrames(Buffer.concat([frame(7, 288), frame(9, 384), frame(14, 960)]));
  expect(frames.map(({ offset, bytes, kbps, sampleRateHz }) => [offset, bytes, kbps, sampleRateHz])).toEqual([
    [0, 288, 96, 48_000],
    [288, 384, 128, 48_000],
    [672, 960, 320, 48_000],
  ]);
});

test('an ID3 tag at the start is skipped', () => {
  const tag = Buffer.alloc(10 + 130);
  tag.write('ID3');
  tag.set([0, 0, 1, 2], 6);
  expect(parseFrames(Buffer.concat([tag, frame(7, 288)]))[0]?.offset).toBe(140);
});

test('a table of contents is distinguished from audio', () => {
  const info = frame(7, 288);
  info.write('Info', 36);
  expect(parseFrames(Buffer.concat([info, frame(7, 288)])).map(({ isInfo }) => isInfo)).toEqual([true, false]);
});

test('a cut-off frame is not counted', () => {
  expect(parseFrames(Buffer.concat([frame(7, 288), frame(7, 288).subarray(0, 200)]))).toHaveLength(1);
});
