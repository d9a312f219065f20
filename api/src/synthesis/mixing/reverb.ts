import { at } from '../sample.ts';
import type { StereoBlock } from './stereo-block.ts';

/** Delay lines in samples at half rate; mutually prime, so that no echo of one falls on another. */
const LINES = [743, 877, 1009, 1151, 1301, 1451, 1613, 1789] as const;
const DAMPING = 0.38;
const OUTPUT_GAIN = 0.42;
const PRE_DELAY_SAMPLES = 480;

/**
 * A feedback delay network of eight lines mixed by a Householder matrix. It runs at half the sample rate: a hall has
 * nothing to say above 12 kHz, and it is the dearest effect on the desk.
 */
export class Reverb {
  readonly #lines = LINES.map((length) => new Float32Array(length));
  readonly #positions = new Int32Array(LINES.length);
  readonly #damped = new Float32Array(LINES.length);
  readonly #taps = new Float32Array(LINES.length);
  readonly #preLeft = new Float32Array(PRE_DELAY_SAMPLES);
  readonly #preRight = new Float32Array(PRE_DELAY_SAMPLES);
  #prePosition = 0;
  #lastLeft = 0;
  #lastRight = 0;
  readonly #decay: number;

  /** `decay` 0.6 (room) to 0.93 (cathedral). */
  constructor(decay: number) {
    this.#decay = decay;
  }

  process(input: StereoBlock, output: StereoBlock): void {
    for (let index = 0; index < input.left.length; index += 2) {
      const left = this.#preDelay(this.#preLeft, (at(input.left, index) + at(input.left, index + 1)) * 0.5);
      const right = this.#preDelay(this.#preRight, (at(input.right, index) + at(input.right, index + 1)) * 0.5);
      this.#prePosition = this.#prePosition + 1 === PRE_DELAY_SAMPLES ? 0 : this.#prePosition + 1;
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

  #preDelay(line: Float32Array, input: number): number {
    const delayed = at(line, this.#prePosition);
    line[this.#prePosition] = input;
    return delayed;
  }

  #turn(left: number, right: number): void {
    const taps = this.#taps;
    let sum = 0;
    for (let line = 0; line < taps.length; line += 1) {
      const tap = at(this.#lines[line] ?? taps, this.#positions[line] ?? 0);
      const damped = at(this.#damped, line) + (1 - DAMPING) * (tap - at(this.#damped, line));
      this.#damped[line] = damped;
      taps[line] = damped;
      sum += damped;
    }
    const shared = sum * 0.25;
    for (let line = 0; line < taps.length; line += 1) {
      const buffer = this.#lines[line] ?? taps;
      const position = this.#positions[line] ?? 0;
      const fresh = line % 2 === 0 ? left : right;
      buffer[position] = fresh + (at(taps, line) - shared) * this.#decay + 1e-18;
      this.#positions[line] = position + 1 === buffer.length ? 0 : position + 1;
    }
  }

  #sum(firstLine: number): number {
    const taps = this.#taps;
    return at(taps, firstLine) - at(taps, firstLine + 2) + at(taps, firstLine + 4) - at(taps, firstLine + 6);
  }
}
