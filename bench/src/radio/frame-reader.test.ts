import { FrameReader } from './frame-reader.ts';

const text = (length: number) => {
  const head = length > 125 ? Buffer.from([0x81, 126, length >> 8, length & 0xff]) : Buffer.from([0x81, length]);
  // A payload that looks like frames.
  return Buffer.concat([head, Buffer.alloc(length, 0x81)]);
};
const ping = Buffer.from([0x89, 0]);

test.each([1, 3, 100, 10_000])('frames are found in chunks of %i bytes', (size) => {
  const stream = Buffer.concat([text(5_000), ping, text(10), ping, ping, text(300)]);
  const reader = new FrameReader();
  const opcodes: number[] = [];
  for (let at = 0; at < stream.length; at += size) opcodes.push(...reader.read(stream.subarray(at, at + size)));
  expect(opcodes).toEqual([1, 9, 1, 9, 9, 1]);
});
