import { SAMPLE_RATE_HZ } from '../constants.ts';
import { at } from '../sample.ts';

const SINE_STEPS = 4096;
/** One turn of a sine, read with interpolation: the error lies 120 dB below the tone. */
const SINE = Float32Array.from({ length: SINE_STEPS + 2 }, (_, step) => Math.sin((2 * Math.PI * step) / SINE_STEPS));

/** The correction that takes the aliasing edge off a jump of a saw or square (PolyBLEP). */
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
