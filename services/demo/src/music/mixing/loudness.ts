import { at } from '../sample.ts';
import { BlockFilter } from './block-filter.ts';
import { type StereoBlock, createStereoBlock } from './stereo-block.ts';

/** Human hearing is weak in the lowest octaves, so the meter ignores them too (roughly the weighting of broadcast loudness). */
const WEIGHTING_HZ = 90;

/** Measures the loudness of its input as a root mean square of the weighted signal. */
export class LoudnessMeter {
  readonly #weighting = [new BlockFilter('high'), new BlockFilter('high')] as const;
  readonly #copy = createStereoBlock();
  #sum = 0;
  #count = 0;

  add(block: StereoBlock): void {
    this.#copy.left.set(block.left);
    this.#copy.right.set(block.right);
    this.#weighting[0].process(this.#copy.left, WEIGHTING_HZ);
    this.#weighting[1].process(this.#copy.right, WEIGHTING_HZ);
    for (let index = 0; index < block.left.length; index += 1) {
      this.#sum += at(this.#copy.left, index) ** 2 + at(this.#copy.right, index) ** 2;
    }
    this.#count += block.left.length * 2;
  }

  get value(): number {
    return Math.sqrt(this.#sum / Math.max(1, this.#count));
  }
}
