/** A low-pass filter divided into the phases needed to change a sampling rate by up/down. */
export interface Phases {
  readonly up: number;
  readonly down: number;
  /** The number of samples on either side that affect an output. */
  readonly reach: number;
  /** `up` rows of `2 * reach` weights. */
  readonly taps: Float32Array;
}

const ZERO_CROSSINGS = 32;
/** Leaves the filter room to fall before the highest frequency of the lower rate. */
const PASSED_SHARE = 0.95;
/** A Kaiser window of this shape attenuates everything above by more than 90 dB. */
const KAISER_BETA = 9;

export function createPhases(fromHz: number, toHz: number): Phases {
  const divisor = greatestDivisor(fromHz, toHz);
  const up = toHz / divisor;
  const down = fromHz / divisor;
  // When reducing the rate, the filter is lower by that factor, and therefore longer.
  const cutoff = Math.min(1, toHz / fromHz) * PASSED_SHARE;
  const reach = Math.ceil(ZERO_CROSSINGS / cutoff);
  const taps = new Float32Array(up * 2 * reach);
  for (let phase = 0; phase < up; phase += 1) fillRow(taps, { row: phase, shift: phase / up, reach, cutoff });
  return { up, down, reach, taps };
}

interface Row {
  readonly row: number;
  readonly shift: number;
  readonly reach: number;
  readonly cutoff: number;
}

/** Scales each row so that a constant passes unchanged. */
function fillRow(taps: Float32Array, { row, shift, reach, cutoff }: Row): void {
  const weights = Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - shift;
    return sinc(distance * cutoff) * kaiser(distance / reach);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  taps.set(
    weights.map((weight) => weight / sum),
    row * 2 * reach,
  );
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(KAISER_BETA * Math.sqrt(1 - x * x)) / bessel(KAISER_BETA);
}

/** The modified Bessel function of order 0, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let index = 1; term > sum * 1e-12; index += 1) {
    term *= (x / (2 * index)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestDivisor(second, first % second);
}
