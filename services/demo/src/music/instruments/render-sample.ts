import { type Sample, mono, secondsToSamples } from '../sample.ts';

/** Writes one side of a sound. It contains the loop itself: a call per sample would cost more than the sound. */
export type FillSide = (samples: Float32Array) => void;

/** Writes the values from `from` (inclusive) to `to` (exclusive), continuing where the last call ended. */
export type FillStretch = (samples: Float32Array, from: number, to: number) => void;

/** 50 ms, and a multiple of every interval between filter updates. */
const STRETCH_SAMPLES = 2432;

export function renderMono(seconds: number, fill: FillSide): Sample {
  const samples = new Float32Array(secondsToSamples(seconds));
  fill(samples);
  return mono(samples);
}

/** Fills both sides separately (detuned oscillators, decorrelated noise). */
export function renderStereo(seconds: number, fillLeft: FillSide, fillRight: FillSide): Sample {
  return { left: renderMono(seconds, fillLeft).left, right: renderMono(seconds, fillRight).left };
}

/**
 * A long sound, rendered as far as it is played, in stretches of both sides. It cannot be normalized, because its peak is unknown before
 * its end.
 */
export function renderAsHeard(seconds: number, fillLeft: FillStretch, fillRight: FillStretch): Sample {
  const length = secondsToSamples(seconds);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  let made = 0;
  const grow = (samples: number) => {
    const wanted = Math.min(length, samples);
    while (made < wanted) {
      const to = Math.min(length, made + STRETCH_SAMPLES);
      fillLeft(left, made, to);
      fillRight(right, made, to);
      made = to;
    }
  };
  return { left, right, grow };
}
