import { createMp3Encoder } from 'wasm-media-encoders';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import { bytesPerFrame } from './mp3-format.ts';
import { parseFrames } from './parse-frames.ts';

const SAMPLE_RATE_HZ = 48_000;
const FRAME_SAMPLES = 1152;
/** Pushes the encoder's last frames out; they are cut off again. */
const FLUSH_BLOCKS = 3;

export interface TrackEncoder {
  add(block: { readonly left: Float32Array; readonly right: Float32Array }): void;
  /** The whole stream as exactly `frames` frames of sound, without tags. Call once. */
  finish(frames: number): Buffer;
}

/** Cuts a stream to its first `frames` frames of sound. The first refers to nothing before it, so streams can be joined. */
export function exactFrames(stream: Buffer, frames: number, kbps: BitrateKbps): Buffer {
  const found = parseFrames(stream).filter((frame) => !frame.isInfo);
  const first = found[0];
  const size = bytesPerFrame(kbps);
  const isUniform = found.every((frame) => frame.bytes === size);
  if (first === undefined || found.length < frames || !isUniform || first.reservoirBytes !== 0) {
    throw new Error(`The encoder made ${found.length} frames of sound at ${kbps} kbit/s where ${frames} were needed.`);
  }
  return stream.subarray(first.offset, first.offset + frames * size);
}

export async function createTrackEncoder(kbps: BitrateKbps): Promise<TrackEncoder> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE_HZ, channels: 2, bitrate: kbps, outputSampleRate: SAMPLE_RATE_HZ });
  const chunks: Buffer[] = [];
  // The encoder reuses the array it returns: it must be copied.
  const keep = (bytes: Uint8Array) => chunks.push(Buffer.from(bytes));
  return {
    add: (block) => keep(encoder.encode([block.left, block.right])),
    finish(frames) {
      const silence = new Float32Array(FRAME_SAMPLES);
      for (let block = 0; block < FLUSH_BLOCKS; block += 1) keep(encoder.encode([silence, silence]));
      keep(encoder.finalize());
      return exactFrames(Buffer.concat(chunks), frames, kbps);
    },
  };
}
