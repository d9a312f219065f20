import { SAMPLE_RATE_HZ } from '../constants.ts';

/** A linear attack, a body that falls exponentially, and a linear release that ends exactly at `lengthSamples`. */
export type EnvelopeShape = {
  readonly attackSeconds: number;
  /** Time for the body to fall to 37 %; Infinity holds it. */
  readonly decaySeconds: number;
  readonly releaseSeconds: number;
};

export function envelopeAt(shape: EnvelopeShape, index: number, lengthSamples: number): number {
  const attack = Math.max(1, shape.attackSeconds * SAMPLE_RATE_HZ);
  const release = Math.max(1, shape.releaseSeconds * SAMPLE_RATE_HZ);
  const rise = Math.min(1, index / attack);
  const fall = Math.min(1, (lengthSamples - index) / release);
  const body = Number.isFinite(shape.decaySeconds) ? decayAt(index, shape.decaySeconds) : 1;
  return rise * fall * body;
}

/** 1 at the start, 37 % after `decaySeconds`. */
export function decayAt(index: number, decaySeconds: number): number {
  return Math.exp(-index / (decaySeconds * SAMPLE_RATE_HZ));
}
