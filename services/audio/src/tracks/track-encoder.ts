import { createMp3Encoder } from 'wasm-media-encoders';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import { bytesPerFrame, FRAME_SAMPLES, SAMPLE_RATE_HZ } from './mp3-format.ts';
import { parseFrames } from './files/parse-frames.ts';

/** Flushes the encoder's last frames, which are cut off again. */
const FLUSH_BLOCKS = 3;

export interface TrackEncoder {
  /** Returns the available bytes; whole frames only over time. */
  add(block: { readonly left: Float32Array; readonly right: Float32Array }): Buffer;
  /** The whole stream as exactly `frames` frames of audio; starts with everything that `add` has returned. Call once. */
  finish(frames: number): Buffer;
  /** Returns the encoder for reuse, finished or not. Call once. */
  release(): void;
}

/**
 * Cuts a stream to its first `frames` frames. Throws unless all are audio of one size, and the first refers to nothing before it: only
 * such streams can be joined.
 */
export function exactFrames(stream: Buffer, frames: number, kbps: BitrateKbps): Buffer {
  const size = bytesPerFrame(kbps);
  const found = parseFrames(stream);
  const isSound = found.every((frame) => frame.bytes === size && !frame.isInfo) && found[0]?.reservoirBytes === 0;
  if (found.length < frames || !isSound) {
    throw new Error(`The encoder made ${found.length} frames of sound at ${kbps} kbit/s where ${frames} were needed.`);
  }
  return stream.subarray(0, frames * size);
}

type Mp3Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;

/** Compiling one takes longer than encoding the first seconds, so finished ones are reused. */
const idle: Mp3Encoder[] = [];

export async function prepareEncoder(): Promise<void> {
  idle.push(await createMp3Encoder());
}

/** An MP3 encoder for a stereo stream at a bit rate in kbit/s; reuses an idle one. Release it at the end. */
export async function createTrackEncoder(kbps: BitrateKbps): Promise<TrackEncoder> {
  const encoder = idle.pop() ?? (await createMp3Encoder());
  encoder.configure({ sampleRate: SAMPLE_RATE_HZ, channels: 2, bitrate: kbps, outputSampleRate: SAMPLE_RATE_HZ });
  const chunks: Buffer[] = [];
  // The encoder reuses the array it returns, so it must be copied.
  const keep = (bytes: Uint8Array) => {
    const chunk = Buffer.from(bytes);
    chunks.push(chunk);
    return chunk;
  };
  return {
    add: (block) => keep(encoder.encode([block.left, block.right])),
    finish(frames) {
      const silence = new Float32Array(FRAME_SAMPLES);
      for (let block = 0; block < FLUSH_BLOCKS; block += 1) keep(encoder.encode([silence, silence]));
      keep(encoder.finalize());
      return exactFrames(Buffer.concat(chunks), frames, kbps);
    },
    release: () => void idle.push(encoder),
  };
}
