import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';
import { at } from '../sample.ts';

const SINE_STEPS = 4096;
/** One period of a sine, read with interpolation: the error is 120 dB below the tone. */
const SINE = Float32Array.from({ length: SINE_STEPS + 2 }, (_, step) => Math.sin((2 * Math.PI * step) / SINE_STEPS));

/** The correction that reduces the aliasing of a saw's or square's jump (PolyBLEP). */
function edgeCorrection(phase: number, increment: number): number {
  if (phase < increment) {
    const t = phase / increment;
    return t + t - t * t - 1;
  }
  if (phase > 1 - increment) {
    const t = (phase - 1) / increment;
    return t * t + t + t + 1;
  }
  return 0;
}

export class SawOscillator {
  #phase: number;
  #increment: number;

  constructor(frequencyHz: number, startPhase = 0) {
    this.#phase = startPhase;
    this.#increment = frequencyHz / SAMPLE_RATE_HZ;
  }

  tune(frequencyHz: number): void {
    this.#increment = frequencyHz / SAMPLE_RATE_HZ;
  }

  next(): number {
    this.#phase += this.#increment;
    if (this.#phase >= 1) this.#phase -= 1;
    return 2 * this.#phase - 1 - edgeCorrection(this.#phase, this.#increment);
  }

  /** Adds the next `count` values to `sums`, with the state in locals: chords of saws are the most expensive sounds. */
  addTo(sums: Float64Array, count: number): void {
    const increment = this.#increment;
    const edge = 1 - increment;
    let phase = this.#phase;
    for (let index = 0; index < count; index += 1) {
      phase += increment;
      if (phase >= 1) phase -= 1;
      let value = 2 * phase - 1;
      if (phase < increment || phase > edge) value -= edgeCorrection(phase, increment);
      sums[index] = (sums[index] ?? 0) + value;
    }
    this.#phase = phase;
  }
}

/** Writes the next `count` values of all saws together into `sums`. */
export function addSaws(saws: readonly SawOscillator[], sums: Float64Array, count: number): void {
  sums.fill(0);
  for (const saw of saws) saw.addTo(sums, count);
}

export class SquareOscillator {
  #phase: number;
  #increment: number;
  #width: number;

  constructor(frequencyHz: number, width = 0.5, startPhase = 0) {
    this.#phase = startPhase;
    this.#increment = frequencyHz / SAMPLE_RATE_HZ;
    this.#width = width;
  }

  next(): number {
    this.#phase += this.#increment;
    if (this.#phase >= 1) this.#phase -= 1;
    const shifted = (this.#phase + 1 - this.#width) % 1;
    const level = this.#phase < this.#width ? 1 : -1;
    return level + edgeCorrection(this.#phase, this.#increment) - edgeCorrection(shifted, this.#increment);
  }
}

export class SineOscillator {
  #phase: number;
  #increment: number;

  constructor(frequencyHz: number, startPhase = 0) {
    this.#phase = startPhase;
    this.#increment = frequencyHz / SAMPLE_RATE_HZ;
  }

  tune(frequencyHz: number): void {
    this.#increment = frequencyHz / SAMPLE_RATE_HZ;
  }

  /** `modulation` is in cycles: 0.25 shifts the phase by a quarter turn (frequency modulation). */
  next(modulation = 0): number {
    this.#phase += this.#increment;
    if (this.#phase >= 1) this.#phase -= 1;
    const turned = this.#phase + modulation;
    const place = (turned - Math.floor(turned)) * SINE_STEPS;
    const step = Math.floor(place);
    const here = at(SINE, step);
    return here + (at(SINE, step + 1) - here) * (place - step);
  }
}
