import { readBytes } from './read-bytes.ts';
import type { SoundFile } from './sound-file.ts';
import type { Sound, SoundSource } from './sound.ts';
import { NO_SOUND } from './sound.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import { readSample, type SampleFormat, sampleFormatOf } from './wav-samples.ts';

interface WavFormat {
  readonly channels: number;
  readonly sampleRateHz: number;
  readonly sample: SampleFormat;
}
interface Chunk {
  readonly id: string;
  readonly startByte: number;
  readonly bytes: number;
}

const CHUNK_HEADER_BYTES = 8;
const FIRST_CHUNK = 12;
const MOST_CHUNKS = 1_000;
const MOST_CHANNELS = 16;
/** Written by programs that did not know the length when they began. */
const UNKNOWN_LENGTHS = new Set([0, 0xffff_ffff]);
const EXTENSIBLE = 0xfffe;
/** Lengths are exact; only rounding by a change of sampling rate is allowed. */
const SLACK_SECONDS = 0.01;

export function openWav(file: SoundFile): SoundSource {
  const chunks = listChunks(file);
  const format = readFormat(file, chunks);
  const data = chunks.find(({ id }) => id === 'data');
  if (data === undefined) throw new UnreadableSound('There is no sound in it.');
  const left = file.bytes - data.startByte;
  const promisedBytes = UNKNOWN_LENGTHS.has(data.bytes) ? left : data.bytes;
  const frameBytes = format.sample.bytes * format.channels;
  return {
    startByte: data.startByte,
    endByte: data.startByte + Math.min(left, promisedBytes),
    promisedSeconds: promisedBytes / frameBytes / format.sampleRateHz,
    slackSeconds: SLACK_SECONDS,
    decoder: createDecoder(format),
  };
}

function listChunks({ descriptor, bytes }: SoundFile): Chunk[] {
  const chunks: Chunk[] = [];
  const isLong = readBytes(descriptor, 0, 4).toString('latin1') !== 'RIFF';
  let position = FIRST_CHUNK;
  while (position + CHUNK_HEADER_BYTES <= bytes && chunks.length < MOST_CHUNKS) {
    const header = readBytes(descriptor, position, CHUNK_HEADER_BYTES);
    const id = header.toString('latin1', 0, 4);
    const startByte = position + CHUNK_HEADER_BYTES;
    const length = header.readUInt32LE(4);
    chunks.push({ id, startByte, bytes: id === 'data' && isLong ? longLength(descriptor, chunks) : length });
    if (id === 'data' && UNKNOWN_LENGTHS.has(length)) break;
    position = startByte + length + (length % 2);
  }
  return chunks;
}

/** Files of more than 4 GB have their lengths in a separate chunk; the second number is that of the sound. */
function longLength(descriptor: number, chunks: readonly Chunk[]): number {
  const sizes = chunks.find(({ id, bytes }) => id === 'ds64' && bytes >= 16);
  return sizes === undefined ? 0 : Number(readBytes(descriptor, sizes.startByte + 8, 8).readBigUInt64LE(0));
}

function readFormat({ descriptor }: SoundFile, chunks: readonly Chunk[]): WavFormat {
  const chunk = chunks.find(({ id, bytes }) => id === 'fmt ' && bytes >= 16);
  const bytes =
    chunk === undefined ? Buffer.alloc(0) : readBytes(descriptor, chunk.startByte, Math.min(40, chunk.bytes));
  if (bytes.length < 16) throw new UnreadableSound('The header of the WAV file is damaged.');
  const code = bytes.readUInt16LE(0);
  const sample = sampleFormatOf(
    code === EXTENSIBLE && bytes.length >= 26 ? bytes.readUInt16LE(24) : code,
    bytes.readUInt16LE(14),
  );
  const channels = bytes.readUInt16LE(2);
  if (sample === undefined || channels === 0 || channels > MOST_CHANNELS) {
    throw new UnreadableSound('This kind of WAV file cannot be read: use PCM of 8 to 32 bits or floating point.');
  }
  return { channels, sampleRateHz: bytes.readUInt32LE(4), sample };
}

function createDecoder(format: WavFormat): SoundSource['decoder'] {
  const frameBytes = format.sample.bytes * format.channels;
  let rest = Buffer.alloc(0);
  return {
    decode(chunk) {
      const bytes = Buffer.concat([rest, chunk]);
      const whole = bytes.length - (bytes.length % frameBytes);
      rest = bytes.subarray(whole);
      return Promise.resolve(deinterleave(bytes.subarray(0, whole), format));
    },
    finish: () => Promise.resolve(NO_SOUND),
    free: () => undefined,
  };
}

function deinterleave(bytes: Buffer, { channels, sampleRateHz, sample }: WavFormat): Sound {
  const frames = bytes.length / (sample.bytes * channels);
  const sides = Array.from({ length: channels }, () => new Float32Array(frames));
  for (const [channel, side] of sides.entries()) {
    for (let frame = 0; frame < frames; frame += 1) {
      side[frame] = readSample(bytes, (frame * channels + channel) * sample.bytes, sample);
    }
  }
  return { sampleRateHz, channels: sides };
}
