import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';

/** A sound at 48 kHz. A mono sound uses the same array twice. */
export interface Sample {
  readonly left: Float32Array;
  readonly right: Float32Array;
  /** Renders until this many samples exist; a sound without it is complete. */
  readonly grow?: (samples: number) => void;
}

/** Audio arrays are only read inside their bounds, which the compiler cannot know. */
export function at(samples: Float32Array, index: number): number {
  return samples[index] ?? 0;
}

export function mono(samples: Float32Array): Sample {
  return { left: samples, right: samples };
}

export function secondsToSamples(seconds: number): number {
  return Math.max(1, Math.round(seconds * SAMPLE_RATE_HZ));
}

/** Scales the loudest value of both sides to `peak`, so that an instrument's gain means the same at every pitch. */
export function normalize(sample: Sample, peak = 1): Sample {
  let loudest = 1e-9;
  for (let index = 0; index < sample.left.length; index += 1) {
    loudest = Math.max(loudest, Math.abs(at(sample.left, index)), Math.abs(at(sample.right, index)));
  }
  const scale = peak / loudest;
  const sides = sample.left === sample.right ? [sample.left] : [sample.left, sample.right];
  for (const side of sides) {
    for (let index = 0; index < side.length; index += 1) side[index] = at(side, index) * scale;
  }
  return sample;
}
