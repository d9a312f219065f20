import { createMp3Encoder } from 'wasm-media-encoders';
import { BITRATES_KBPS } from '@afterglow/shared-contracts';
import { FRAME_SAMPLES, SAMPLE_RATE_HZ } from '../../tracks/mp3-format.ts';
import { PieceFiles } from '../piece-files.ts';
import type { Stereo } from './to-stereo.ts';

/** Flushes the encoder's last frames; excess ones are dropped. */
const FLUSH_BLOCKS = 3;
/** The encoder's output lags its input by this much, so the end needs one more frame. */
const DELAY_FRAMES = 1;

/** Encodes the same audio at every rate, into files of pieces. */
export interface RateEncoders {
  add(block: Stereo): void;
  /** Names the files for this much audio (samples at 48 kHz) and returns its length in frames. Call once. */
  finish(digest: string, samples: number): number;
}

export async function createRateEncoders(folder: string): Promise<RateEncoders> {
  const rates = await Promise.all(
    BITRATES_KBPS.map(async (kbps) => {
      const encoder = await createMp3Encoder();
      encoder.configure({ sampleRate: SAMPLE_RATE_HZ, channels: 2, bitrate: kbps, outputSampleRate: SAMPLE_RATE_HZ });
      return { encoder, files: new PieceFiles(folder, kbps) };
    }),
  );
  return {
    add({ left, right }) {
      for (const { encoder, files } of rates) files.add(encoder.encode([left, right]));
    },
    finish(digest, samples) {
      const frames = Math.ceil(samples / FRAME_SAMPLES) + DELAY_FRAMES;
      const silence = new Float32Array(FRAME_SAMPLES);
      for (const { encoder, files } of rates) {
        files.endAt(frames);
        for (let block = 0; block < FLUSH_BLOCKS; block += 1) files.add(encoder.encode([silence, silence]));
        files.add(encoder.finalize());
        files.finish(digest, frames);
      }
      return frames;
    },
  };
}
