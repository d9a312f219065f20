import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';
import { at } from '../sample.ts';

/** A linear attack, a body that falls exponentially, and a linear release that ends exactly at `lengthSamples`. */
export interface EnvelopeShape {
  readonly attackSeconds: number;
  /** Time for the body to fall to 37 %; Infinity holds it. */
  readonly decaySeconds: number;
  readonly releaseSeconds: number;
}

const TABLE_STEPS_PER_UNIT = 256;
const TABLE_UNITS = 14;
/** e to the minus x, down to silence: a table lookup is several times cheaper than computing it. */
const EXPONENTIAL = Float32Array.from({ length: TABLE_UNITS * TABLE_STEPS_PER_UNIT + 2 }, (_, step) => {
  return Math.exp(-step / TABLE_STEPS_PER_UNIT);
});

/** 1 at the start, 37 % after `decaySeconds`. */
export function decayAt(index: number, decaySeconds: number): number {
  const place = (index * TABLE_STEPS_PER_UNIT) / (decaySeconds * SAMPLE_RATE_HZ);
  const step = Math.floor(place);
  if (step >= TABLE_UNITS * TABLE_STEPS_PER_UNIT) return 0;
  const here = at(EXPONENTIAL, step);
  return here + (at(EXPONENTIAL, step + 1) - here) * (place - step);
}

export function envelopeAt(shape: EnvelopeShape, index: number, lengthSamples: number): number {
  const rise = index / (shape.attackSeconds * SAMPLE_RATE_HZ + 1);
  const fall = (lengthSamples - index) / (shape.releaseSeconds * SAMPLE_RATE_HZ + 1);
  const edges = (rise < 1 ? rise : 1) * (fall < 1 ? fall : 1);
  return shape.decaySeconds === Infinity ? edges : edges * decayAt(index, shape.decaySeconds);
}
