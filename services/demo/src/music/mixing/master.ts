import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';
import { softClip } from '../dsp/soft-clip.ts';
import { at } from '../sample.ts';
import { BlockFilter } from './block-filter.ts';
import type { StereoBlock } from './stereo-block.ts';

/** Below the maximum, because MP3 at 96 kbit/s overshoots its peaks. */
const CEILING = 0.86;
const RUMBLE_HZ = 26;
const THRESHOLD = 0.2;
const RATIO = 2.2;
const ATTACK = 1 - Math.exp(-1 / (0.012 * SAMPLE_RATE_HZ));
const RELEASE = 1 - Math.exp(-1 / (0.16 * SAMPLE_RATE_HZ));
/** Raises the compressed signal to the ceiling. */
const MAKE_UP = 1.5;
const DETECTOR_STRIDE = 8;

export class Master {
  readonly #rumble = [new BlockFilter('high'), new BlockFilter('high')] as const;
  readonly #gain: number;
  readonly #totalSamples: number;
  readonly #fadeSamples: number;
  #level = 0;

  constructor(gain: number, totalSamples: number, fadeSeconds: number) {
    this.#gain = gain;
    this.#totalSamples = totalSamples;
    this.#fadeSamples = Math.max(64, fadeSeconds * SAMPLE_RATE_HZ);
  }

  process(block: StereoBlock, blockStart: number): void {
    this.#rumble[0].process(block.left, RUMBLE_HZ);
    this.#rumble[1].process(block.right, RUMBLE_HZ);
    for (let from = 0; from < block.left.length; from += DETECTOR_STRIDE) this.#processStride(block, blockStart, from);
  }

  #processStride(block: StereoBlock, blockStart: number, from: number): void {
    const gain = MAKE_UP * this.#gain * this.#compression(block, from) * this.#fade(blockStart + from);
    for (let index = from; index < from + DETECTOR_STRIDE; index += 1) {
      block.left[index] = softClip(at(block.left, index) * gain) * CEILING;
      block.right[index] = softClip(at(block.right, index) * gain) * CEILING;
    }
  }

  #compression(block: StereoBlock, from: number): number {
    const left = at(block.left, from) * this.#gain;
    const right = at(block.right, from) * this.#gain;
    const power = (left * left + right * right) * 0.5;
    const speed = (power > this.#level ? ATTACK : RELEASE) * DETECTOR_STRIDE;
    this.#level += speed * (power - this.#level);
    const loudness = Math.sqrt(this.#level);
    return loudness <= THRESHOLD ? 1 : (loudness / THRESHOLD) ** (1 / RATIO - 1);
  }

  #fade(position: number): number {
    const rise = position / this.#fadeSamples;
    const fall = (this.#totalSamples - position) / this.#fadeSamples;
    return Math.max(0, Math.min(1, rise, fall));
  }
}
