import { closeSync, openSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWav } from './open-wav.ts';
import { readBytes } from '../source/read-bytes.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'afterglow-wav-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Wav {
  code: number;
  bits: number;
  channels?: number;
  data: Buffer;
  before?: Buffer;
  dataBytes?: number;
}

function wavOf({ code, bits, channels = 1, data, before = Buffer.alloc(0), dataBytes = data.length }: Wav): Buffer {
  const format = Buffer.alloc(24);
  format.write('fmt ', 'latin1');
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(code, 8);
  format.writeUInt16LE(channels, 10);
  format.writeUInt32LE(48_000, 12);
  format.writeUInt16LE(bits, 22);
  const head = Buffer.alloc(8);
  head.write('data', 'latin1');
  head.writeUInt32LE(dataBytes, 4);
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), before, format, head, data]);
}

async function decode(bytes: Buffer) {
  const file = join(folder, 'test.wav');
  writeFileSync(file, bytes);
  const descriptor = openSync(file, 'r');
  try {
    const { parts, promisedSeconds } = openWav({ descriptor, bytes: statSync(file).size }, 0);
    const decoder = await parts[0]?.open();
    const { startByte, endByte } = parts[0]?.ranges[0] ?? { startByte: 0, endByte: 0 };
    const chunk = readBytes(descriptor, startByte, endByte - startByte);
    // In chunks whose ends are not those of samples.
    const decoded = [await decoder?.decode(chunk.subarray(0, 5)), await decoder?.decode(chunk.subarray(5))];
    const channels = (decoded[0]?.channels ?? []).map((_, index) =>
      decoded.flatMap((part) => [...(part?.channels[index] ?? [])]),
    );
    return { channels, promisedSeconds };
  } finally {
    closeSync(descriptor);
  }
}

const samples = (write: (buffer: Buffer, place: number) => void, bytes: number, count: number) => {
  const buffer = Buffer.alloc(bytes * count);
  for (let place = 0; place < count; place += 1) write(buffer, place);
  return buffer;
};

const VALUES = [0, 0.5, -0.5, -1];

test.each([
  ['8 bits', 1, 8, (buffer: Buffer, at: number) => buffer.writeUInt8((VALUES[at] ?? 0) * 128 + 128, at)],
  ['16 bits', 1, 16, (buffer: Buffer, at: number) => buffer.writeInt16LE((VALUES[at] ?? 0) * 2 ** 15, at * 2)],
  ['24 bits', 1, 24, (buffer: Buffer, at: number) => buffer.writeIntLE((VALUES[at] ?? 0) * 2 ** 23, at * 3, 3)],
  ['32 bits', 1, 32, (buffer: Buffer, at: number) => buffer.writeInt32LE((VALUES[at] ?? 0) * 2 ** 31, at * 4)],
  ['floating point', 3, 32, (buffer: Buffer, at: number) => buffer.writeFloatLE(VALUES[at] ?? 0, at * 4)],
  ['double precision', 3, 64, (buffer: Buffer, at: number) => buffer.writeDoubleLE(VALUES[at] ?? 0, at * 8)],
])('reads samples of %s', async (_what, code, bits, write) => {
  const { channels } = await decode(wavOf({ code, bits, data: samples(write, bits / 8, VALUES.length) }));
  expect(channels).toEqual([VALUES]);
});

test('separates channels, skips unknown chunks, and reads a file whose length was never written', async () => {
  const data = samples((buffer, at) => buffer.writeInt16LE(at * 1_000, at * 2), 2, 6);
  const before = Buffer.concat([Buffer.from('LIST\x03\0\0\0abc\0', 'latin1')]);
  const { channels, promisedSeconds } = await decode(
    wavOf({ code: 1, bits: 16, channels: 2, data, before, dataBytes: 0xffff_ffff }),
  );
  expect(channels.map((side) => side.map((value) => Math.round(value * 32_768)))).toEqual([
    [0, 2_000, 4_000],
    [1_000, 3_000, 5_000],
  ]);
  expect(promisedSeconds).toBeCloseTo(3 / 48_000);
});

test('floating-point samples that are NaN or too loud do no harm', async () => {
  const odd = [Number.NaN, Number.POSITIVE_INFINITY, 7, -7];
  const data = samples((buffer, at) => buffer.writeFloatLE(odd[at] ?? 0, at * 4), 4, odd.length);
  expect((await decode(wavOf({ code: 3, bits: 32, data }))).channels).toEqual([[0, 0, 1, -1]]);
});

test.each([
  ['compressed', wavOf({ code: 0x11, bits: 4, data: Buffer.alloc(8) }), /kind of WAV/],
  ['of no channel', wavOf({ code: 1, bits: 16, channels: 0, data: Buffer.alloc(8) }), /kind of WAV/],
  ['without a format', Buffer.from('RIFF\0\0\0\0WAVEdata\x04\0\0\0abcd', 'latin1'), /header.*damaged/],
])('a file that is %s is rejected', async (_what, bytes, reason) => {
  await expect(decode(bytes)).rejects.toThrow(reason);
});
