import { FRAME_SAMPLES } from '@afterglow/audio/mp3-format';

/** Sound is mixed in blocks of one MP3 frame (1152 samples, 24 ms). */
export interface StereoBlock {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export const BLOCK_SAMPLES = FRAME_SAMPLES;

export function createStereoBlock(samples = BLOCK_SAMPLES): StereoBlock {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

export function clearBlock(block: StereoBlock): void {
  block.left.fill(0);
  block.right.fill(0);
}
