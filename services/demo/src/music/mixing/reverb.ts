import { at } from '../sample.ts';
import type { StereoBlock } from './stereo-block.ts';

/** Delay lines in samples at half rate; mutually prime, so that no echo of one falls on another. */
const LINES = [743, 877, 1009, 1151, 1301, 1451, 1613, 1789] as const;
const DAMPING = 0.38;
const OUTPUT_GAIN = 0.42;
const PRE_DELAY_SAMPLES = 480;
/** Prevents slow denormal arithmetic in a tail that fades to nothing. */
const TINY = 1e-18;

class DelayLine {
  readonly #samples: Float32Array;
  #position = 0;
  #damped = 0;

  constructor(length: number) {
    this.#samples = new Float32Array(length);
  }

  /** The current output sample, a little duller than its input. */
  read(): number {
    this.#damped += (1 - DAMPING) * (at(this.#samples, this.#position) - this.#damped);
    return this.#damped;
  }

  write(value: number): void {
    this.#samples[this.#position] = value + TINY;
    this.#position = this.#position + 1 === this.#samples.length ? 0 : this.#position + 1;
  }

  /** A plain delay: takes one in, gives one out. */
  exchange(value: number): number {
    const delayed = at(this.#samples, this.#position);
    this.write(value);
    return delayed;
  }
}

/**
 * A feedback delay network of eight lines mixed by a Householder matrix. It runs at half the sample rate: a hall adds nothing above 12
 * kHz, and it is the most expensive effect.
 */
export class Reverb {
  readonly #lines = LINES.map((length) => new DelayLine(length));
  readonly #taps = new Float32Array(LINES.length);
  readonly #preLeft = new DelayLine(PRE_DELAY_SAMPLES);
  readonly #preRight = new DelayLine(PRE_DELAY_SAMPLES);
  #lastLeft = 0;
  #lastRight = 0;
  readonly #decay: number;

  /** `decay` 0.6 (room) to 0.93 (cathedral). */
  constructor(decay: number) {
    this.#decay = decay;
  }

  process(input: StereoBlock, output: StereoBlock): void {
    for (let index = 0; index < input.left.length; index += 2) {
      const left = this.#preLeft.exchange((at(input.left, index) + at(input.left, index + 1)) * 0.5);
      const right = this.#preRight.exchange((at(input.right, index) + at(input.right, index + 1)) * 0.5);
      this.#turn(left, right);
      const wetLeft = this.#sum(0) * OUTPUT_GAIN;
      const wetRight = this.#sum(1) * OUTPUT_GAIN;
      output.left[index] = at(output.left, index) + (this.#lastLeft + wetLeft) * 0.5;
      output.right[index] = at(output.right, index) + (this.#lastRight + wetRight) * 0.5;
      output.left[index + 1] = at(output.left, index + 1) + wetLeft;
      output.right[index + 1] = at(output.right, index + 1) + wetRight;
      this.#lastLeft = wetLeft;
      this.#lastRight = wetRight;
    }
  }

  #turn(left: number, right: number): void {
    const taps = this.#taps;
    let sum = 0;
    let index = 0;
    for (const line of this.#lines) {
      const tap = line.read();
      taps[index] = tap;
      sum += tap;
      index += 1;
    }
    const shared = sum / (LINES.length / 2);
    index = 0;
    for (const line of this.#lines) {
      const fresh = index % 2 === 0 ? left : right;
      line.write(fresh + (at(taps, index) - shared) * this.#decay);
      index += 1;
    }
  }

  #sum(firstLine: number): number {
    const taps = this.#taps;
    return at(taps, firstLine) - at(taps, firstLine + 2) + at(taps, firstLine + 4) - at(taps, firstLine + 6);
  }
}
