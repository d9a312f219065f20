import type { Random } from '../random.ts';
import { type Sample, at, normalize, secondsToSamples } from '../sample.ts';
import { string } from './plucked.ts';

const STRUM_SECONDS = 0.006;
const MUTED = 0.35;

/** A muted strum: the strings one after another, spread slightly from left to right. */
export function guitarChord(frequenciesHz: readonly number[], seconds: number, random: Random): Sample {
  const strum = secondsToSamples(STRUM_SECONDS);
  const length = secondsToSamples(seconds) + strum * frequenciesHz.length;
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  for (const [order, frequency] of frequenciesHz.entries()) {
    const plucked = string(frequency, seconds, MUTED, random).left;
    const lean = (order / Math.max(1, frequenciesHz.length - 1) - 0.5) * 0.5;
    for (let index = 0; index < plucked.length; index += 1) {
      const target = order * strum + index;
      left[target] = at(left, target) + at(plucked, index) * (0.5 - lean);
      right[target] = at(right, target) + at(plucked, index) * (0.5 + lean);
    }
  }
  return normalize({ left, right });
}
