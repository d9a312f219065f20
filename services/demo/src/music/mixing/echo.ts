import { at } from '../sample.ts';
import type { StereoBlock } from './stereo-block.ts';

const FEEDBACK = 0.46;
/** Each repeat loses some treble and some bass, so that echoes recede instead of piling up. */
const TOP_LOSS = 0.42;
const BOTTOM_LOSS = 0.018;

/** A ping-pong delay: what goes in on the left comes back on the right. */
export class Echo {
  readonly #left: Float32Array;
  readonly #right: Float32Array;
  #position = 0;
  readonly #tone = new Float32Array(4);

  constructor(delaySamples: number) {
    this.#left = new Float32Array(delaySamples);
    this.#right = new Float32Array(delaySamples);
  }

  /** Adds the echoes of `input` to `output` and also passes them to `onward`. */
  process(input: StereoBlock, output: StereoBlock, onward: StereoBlock): void {
    const tone = this.#tone;
    for (let index = 0; index < input.left.length; index += 1) {
      const left = at(this.#left, this.#position);
      const right = at(this.#right, this.#position);
      tone[0] = at(tone, 0) + TOP_LOSS * (left - at(tone, 0));
      tone[1] = at(tone, 1) + TOP_LOSS * (right - at(tone, 1));
      tone[2] = at(tone, 2) + BOTTOM_LOSS * (at(tone, 0) - at(tone, 2));
      tone[3] = at(tone, 3) + BOTTOM_LOSS * (at(tone, 1) - at(tone, 3));
      const softLeft = at(tone, 0) - at(tone, 2);
      const softRight = at(tone, 1) - at(tone, 3);
      this.#left[this.#position] = at(input.left, index) + softRight * FEEDBACK + 1e-18;
      this.#right[this.#position] = at(input.right, index) * 0.4 + softLeft * FEEDBACK + 1e-18;
      this.#position = this.#position + 1 === this.#left.length ? 0 : this.#position + 1;
      output.left[index] = at(output.left, index) + softLeft;
      output.right[index] = at(output.right, index) + softRight;
      onward.left[index] = at(onward.left, index) + softLeft * 0.3;
      onward.right[index] = at(onward.right, index) + softRight * 0.3;
    }
  }
}
