import { BITRATES_KBPS, type BitrateKbps } from '@afterglow/shared-contracts';
import { bytesPerFrame } from './mp3-format.ts';
import { parseFrames } from './files/parse-frames.ts';
import { createTrackEncoder, exactFrames } from './track-encoder.ts';

/** A tone that gets louder, one frame at a time. */
function toneBlock(frame: number): { left: Float32Array; right: Float32Array } {
  const left = Float32Array.from({ length: 1152 }, (_, index) => {
    return Math.sin((frame * 1152 + index) * 0.05) * Math.min(1, frame / 20);
  });
  return { left, right: left };
}

async function encodeTone(frames: number, kbps: BitrateKbps): Promise<Buffer> {
  const encoder = await createTrackEncoder(kbps);
  for (let frame = 0; frame < frames; frame += 1) encoder.add(toneBlock(frame));
  const stream = encoder.finish(frames);
  encoder.release();
  return stream;
}

test.each(BITRATES_KBPS)('at %i kbit/s a stream is exactly its frames, all alike and none a tag', async (kbps) => {
  const stream = await encodeTone(42, kbps);
  const frames = parseFrames(stream);
  expect(stream.length).toBe(42 * bytesPerFrame(kbps));
  expect(frames).toHaveLength(42);
  expect(frames.every((frame) => frame.kbps === kbps && frame.sampleRateHz === 48_000 && !frame.isInfo)).toBe(true);
});

test('a stream can follow any other: its first frame needs no earlier data', async () => {
  const [first, second] = [await encodeTone(30, 96), await encodeTone(25, 96)];
  const frames = parseFrames(Buffer.concat([first, second]));
  expect(frames).toHaveLength(55);
  expect(frames[0]?.reservoirBytes).toBe(0);
  expect(frames[30]?.reservoirBytes).toBe(0);
});

test('the same audio gives the same bytes, also after an encoder was returned half-way', async () => {
  const before = await encodeTone(20, 128);
  const encoder = await createTrackEncoder(320);
  for (let frame = 0; frame < 7; frame += 1) encoder.add(toneBlock(frame + 10));
  encoder.release();
  expect((await encodeTone(20, 128)).equals(before)).toBe(true);
});

test('too few frames are an error that says so', async () => {
  const stream = await encodeTone(5, 96);
  expect(() => exactFrames(stream, 6, 96)).toThrow('5 frames of sound at 96 kbit/s where 6 were needed');
});
