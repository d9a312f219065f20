import { SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';

const HIGHEST_CUTOFF_HZ = SAMPLE_RATE_HZ * 0.45;

/** Zavalishin's trapezoidal state-variable filter: stable under fast sweeps, all outputs from one pass. */
export class StateVariableFilter {
  #a1 = 0;
  #a2 = 0;
  #a3 = 0;
  #damping = 1;
  #state1 = 0;
  #state2 = 0;
  #band = 0;

  constructor(cutoffHz: number, quality = Math.SQRT1_2) {
    this.tune(cutoffHz, quality);
  }

  tune(cutoffHz: number, quality = Math.SQRT1_2): void {
    const g = Math.tan((Math.PI * Math.min(cutoffHz, HIGHEST_CUTOFF_HZ)) / SAMPLE_RATE_HZ);
    this.#damping = 1 / quality;
    this.#a1 = 1 / (1 + g * (g + this.#damping));
    this.#a2 = g * this.#a1;
    this.#a3 = g * this.#a2;
  }

  low(input: number): number {
    const rest = input - this.#state2;
    const band = this.#a1 * this.#state1 + this.#a2 * rest;
    const low = this.#state2 + this.#a2 * this.#state1 + this.#a3 * rest;
    this.#state1 = 2 * band - this.#state1;
    this.#state2 = 2 * low - this.#state2;
    this.#band = band;
    return low;
  }

  band(input: number): number {
    this.low(input);
    return this.#band * this.#damping;
  }

  high(input: number): number {
    const low = this.low(input);
    return input - this.#damping * this.#band - low;
  }
}
