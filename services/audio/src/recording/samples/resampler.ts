import { SAMPLE_RATE_HZ } from '../../tracks/mp3-format.ts';
import { createPhases, type Phases } from './resampler-phases.ts';

/** Converts one channel to 48 kHz, chunk by chunk; the result is the same as for the whole. */
export class Resampler {
  readonly #phases: Phases;
  /** Samples that the next outputs still need, oldest first. */
  #waiting: Float32Array;
  /** The position in `#waiting` of the next output, in steps of 1/up. */
  #position: number;
  #received = 0;
  #given = 0;

  constructor(fromHz: number) {
    this.#phases = createPhases(fromHz, SAMPLE_RATE_HZ);
    this.#waiting = new Float32Array(this.#phases.reach);
    this.#position = this.#phases.reach * this.#phases.up;
  }

  process(input: Float32Array): Float32Array {
    this.#received += input.length;
    return this.#take(input);
  }

  /** The rest, so that the output is as long as the input. */
  finish(): Float32Array {
    const { up, down, reach } = this.#phases;
    const left = Math.ceil((this.#received * up) / down) - this.#given;
    return this.#take(new Float32Array(reach + 1)).subarray(0, Math.max(0, left));
  }

  #take(input: Float32Array): Float32Array {
    const { up, down, reach } = this.#phases;
    const samples = joined(this.#waiting, input);
    // An output needs `reach` samples on either side.
    const lastPosition = (samples.length - reach) * up;
    const count = Math.max(0, Math.ceil((lastPosition - this.#position) / down));
    const output = new Float32Array(count);
    for (let index = 0; index < count; index += 1) {
      output[index] = this.#sampleAt(samples, this.#position + index * down);
    }
    this.#position += count * down;
    const done = Math.max(0, Math.floor(this.#position / up) - reach);
    this.#waiting = samples.slice(done);
    this.#position -= done * up;
    this.#given += count;
    return output;
  }

  #sampleAt(samples: Float32Array, position: number): number {
    const { up, reach, taps } = this.#phases;
    const first = Math.floor(position / up) - reach + 1;
    const row = (position % up) * 2 * reach;
    let sum = 0;
    for (let tap = 0; tap < 2 * reach; tap += 1) sum += (samples[first + tap] ?? 0) * (taps[row + tap] ?? 0);
    return sum;
  }
}

function joined(first: Float32Array, second: Float32Array): Float32Array {
  const whole = new Float32Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
