import { at } from '../sample.ts';
import { BLOCK_SAMPLES } from './stereo-block.ts';

/** How strongly the last kick pushes down at each sample of a block: 1 at the hit, back to 0 after `lengthSamples`. */
export class Ducker {
  readonly amount = new Float32Array(BLOCK_SAMPLES);
  readonly #curve: Float32Array;
  readonly #starts: readonly number[];
  #nextKick = 0;
  #lastStart = Number.NEGATIVE_INFINITY;

  constructor(starts: readonly number[], lengthSamples: number) {
    this.#starts = starts;
    this.#curve = new Float32Array(lengthSamples);
    const attack = 96;
    for (let index = 0; index < lengthSamples; index += 1) {
      const progress = index / lengthSamples;
      const release = 1 - progress * progress * (3 - 2 * progress);
      this.#curve[index] = Math.min(1, index / attack) * release;
    }
  }

  advance(blockStart: number): void {
    for (let index = 0; index < BLOCK_SAMPLES; index += 1) {
      const position = blockStart + index;
      if ((this.#starts[this.#nextKick] ?? Number.POSITIVE_INFINITY) <= position) {
        this.#lastStart = this.#starts[this.#nextKick] ?? position;
        this.#nextKick += 1;
      }
      const since = position - this.#lastStart;
      this.amount[index] = since < this.#curve.length ? at(this.#curve, since) : 0;
    }
  }
}
