import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';
import { at } from '../sample.ts';

/** The state-variable filter of one side with its state kept in locals over a whole block: the mixer's hottest loop. */
export class BlockFilter {
  #state1 = 0;
  #state2 = 0;
  readonly #mode: 'low' | 'high';
  readonly #damping = Math.SQRT2;

  constructor(mode: 'low' | 'high') {
    this.#mode = mode;
  }

  process(samples: Float32Array, cutoffHz: number): void {
    const g = Math.tan((Math.PI * Math.min(cutoffHz, SAMPLE_RATE_HZ * 0.45)) / SAMPLE_RATE_HZ);
    const damping = this.#damping;
    const a1 = 1 / (1 + g * (g + damping));
    const a2 = g * a1;
    const a3 = g * a2;
    const isHigh = this.#mode === 'high';
    let state1 = this.#state1;
    let state2 = this.#state2;
    for (let index = 0; index < samples.length; index += 1) {
      const input = at(samples, index);
      const rest = input - state2;
      const band = a1 * state1 + a2 * rest;
      const low = state2 + a2 * state1 + a3 * rest;
      state1 = 2 * band - state1;
      state2 = 2 * low - state2;
      samples[index] = isHigh ? input - damping * band - low : low;
    }
    // Values this small would trigger slow denormal arithmetic.
    this.#state1 = Math.abs(state1) < 1e-12 ? 0 : state1;
    this.#state2 = Math.abs(state2) < 1e-12 ? 0 : state2;
  }
}
