import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';

export interface Tone {
  readonly hertz: readonly number[];
  readonly sampleRateHz: number;
  readonly seconds: number;
}

const LOUDNESS = 0.25;

export function samplesOfTone({ hertz, sampleRateHz, seconds }: Tone): Float32Array[] {
  return hertz.map((pitch) =>
    Float32Array.from(
      { length: Math.round(sampleRateHz * seconds) },
      (_, index) => LOUDNESS * Math.sin((index * 2 * Math.PI * pitch) / sampleRateHz),
    ),
  );
}

type Mp3Rate = 16_000 | 22_050 | 24_000 | 32_000 | 44_100 | 48_000;

/** An MP3 file. The encoder omits the table of contents. */
export async function mp3OfTone(
  tone: Tone & { readonly sampleRateHz: Mp3Rate },
  rate: { readonly bitrate: 64 } | { readonly vbrQuality: number } = { bitrate: 64 },
): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  const { sampleRateHz } = tone;
  const channels = tone.hertz.length === 1 ? 1 : 2;
  encoder.configure({ sampleRate: sampleRateHz, channels, outputSampleRate: sampleRateHz, ...rate });
  const start = Buffer.from(encoder.encode(samplesOfTone(tone)));
  return Buffer.concat([start, encoder.finalize()]);
}

/** An Ogg Vorbis file; each has another serial number. */
export async function oggOfTone(tone: Tone, oggSerialNo: number): Promise<Buffer> {
  const encoder = await createOggEncoder();
  const channels = tone.hertz.length === 1 ? 1 : 2;
  encoder.configure({ sampleRate: tone.sampleRateHz, channels, vbrQuality: 3, oggSerialNo });
  const start = Buffer.from(encoder.encode(samplesOfTone(tone)));
  return Buffer.concat([start, encoder.finalize()]);
}

/** Shared by the formats that store samples as they are. */
function interleaved(tone: Tone): Buffer {
  const sides = samplesOfTone(tone);
  const frames = sides[0]?.length ?? 0;
  const bytes = Buffer.alloc(frames * sides.length * 2);
  for (const [channel, side] of sides.entries()) {
    for (const [frame, value] of side.entries()) {
      bytes.writeInt16LE(Math.round(value * 32_767), (frame * sides.length + channel) * 2);
    }
  }
  return bytes;
}

interface ChunkOptions {
  /** Where it differs from the true one. */
  readonly length?: number | undefined;
  /** 0 unless another byte, or none, pads an odd length. */
  readonly pad?: string;
}

export function chunkOf(
  id: string,
  content: Buffer,
  { length = content.length, pad = '\0' }: ChunkOptions = {},
): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 'latin1');
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, content, Buffer.from(content.length % 2 === 1 ? pad : '', 'latin1')]);
}

export function formatChunk(
  { hertz, sampleRateHz }: Pick<Tone, 'hertz' | 'sampleRateHz'>,
  bits = 16,
  code = 1,
): Buffer {
  const format = Buffer.alloc(16);
  const frameBytes = (hertz.length * bits) / 8;
  format.writeUInt16LE(code, 0);
  format.writeUInt16LE(hertz.length, 2);
  format.writeUInt32LE(sampleRateHz, 4);
  format.writeUInt32LE(sampleRateHz * frameBytes, 8);
  format.writeUInt16LE(frameBytes, 12);
  format.writeUInt16LE(bits, 14);
  return chunkOf('fmt ', format);
}

export function wavOf(
  chunks: readonly Buffer[],
  { mark = 'RIFF', length }: { mark?: string; length?: number } = {},
): Buffer {
  const body = Buffer.concat([Buffer.from('WAVE', 'latin1'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write(mark, 'latin1');
  head.writeUInt32LE(length ?? body.length, 4);
  return Buffer.concat([head, body]);
}

export function dataChunk(tone: Tone, options?: ChunkOptions): Buffer {
  return chunkOf('data', interleaved(tone), options);
}

export function wavOfTone(tone: Tone, options?: ChunkOptions): Buffer {
  return wavOf([formatChunk(tone), dataChunk(tone, options)]);
}

const BLOCK_SAMPLES = 4096;

/** A FLAC file with uncompressed samples. `promised` is the length that its header states, in samples. */
export function flacOfTone(tone: Tone, promised?: number): Buffer {
  const sides = samplesOfTone(tone);
  const samples = sides[0]?.length ?? 0;
  const frames: Buffer[] = [];
  for (let start = 0; start < samples; start += BLOCK_SAMPLES) {
    const block = sides.map((side) => side.subarray(start, start + BLOCK_SAMPLES));
    frames.push(flacFrame(block, { sampleRateHz: tone.sampleRateHz, number: start / BLOCK_SAMPLES }));
  }
  return Buffer.concat([streamInfo(tone, promised ?? samples), ...frames]);
}

function streamInfo({ hertz, sampleRateHz }: Tone, samples: number): Buffer {
  const info = Buffer.alloc(42);
  info.write('fLaC\x80\0\0\x22', 'latin1');
  info.writeUInt16BE(BLOCK_SAMPLES, 8);
  info.writeUInt16BE(BLOCK_SAMPLES, 10);
  info.writeUIntBE(sampleRateHz * 16 + (hertz.length - 1) * 2, 18, 3);
  info.writeUInt8(15 * 16 + Math.floor(samples / 2 ** 32), 21);
  info.writeUInt32BE(samples % 2 ** 32, 22);
  return info;
}

function flacFrame(
  block: readonly Float32Array[],
  { sampleRateHz, number }: { sampleRateHz: number; number: number },
): Buffer {
  const samples = block[0]?.length ?? 0;
  const tens = Math.round(sampleRateHz / 10);
  const head = Buffer.from([0xff, 0xf8, 0x7e, ((block.length - 1) << 4) | 8, number, 0, 0, 0, 0]);
  head.writeUInt16BE(samples - 1, 5);
  head.writeUInt16BE(tens, 7);
  const sides = block.map((side) => {
    const bytes = Buffer.alloc(1 + side.length * 2);
    bytes[0] = 2;
    for (const [index, value] of side.entries()) bytes.writeInt16BE(Math.round(value * 32_767), 1 + index * 2);
    return bytes;
  });
  const frame = Buffer.concat([head, Buffer.from([crcOf(head, 8, 0x07)]), ...sides]);
  const foot = Buffer.alloc(2);
  foot.writeUInt16BE(crcOf(frame, 16, 0x8005));
  return Buffer.concat([frame, foot]);
}

function crcOf(bytes: Buffer, bits: number, polynomial: number): number {
  const [high, mask] = [1 << (bits - 1), (1 << bits) - 1];
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & high) === 0 ? crc << 1 : (crc << 1) ^ polynomial) & mask;
  }
  return crc;
}
