import { SineOscillator } from './oscillators.ts';
import { StateVariableFilter } from './state-variable-filter.ts';

type Output = 'low' | 'band' | 'high';

/** How much of a tone passes once the filter has settled. */
function gainAt(frequencyHz: number, output: Output): number {
  const filter = new StateVariableFilter(1000);
  const tone = new SineOscillator(frequencyHz);
  const values = Array.from({ length: 9600 }, () => filter[output](tone.next()));
  const settled = values.slice(4800);
  return Math.sqrt((2 * settled.reduce((sum, value) => sum + value * value, 0)) / settled.length);
}

test('the low output passes what lies below its cutoff, the high output what lies above', () => {
  expect(gainAt(100, 'low')).toBeCloseTo(1, 1);
  expect(gainAt(8000, 'low')).toBeLessThan(0.05);
  expect(gainAt(8000, 'high')).toBeCloseTo(1, 1);
  expect(gainAt(100, 'high')).toBeLessThan(0.05);
});

test('the band output passes the middle', () => {
  expect(gainAt(1000, 'band')).toBeCloseTo(1, 1);
  expect(gainAt(60, 'band')).toBeLessThan(0.2);
  expect(gainAt(15_000, 'band')).toBeLessThan(0.2);
});

test('wild sweeps stay finite, even beyond half the sample rate', () => {
  const filter = new StateVariableFilter(50, 8);
  for (let index = 0; index < 20_000; index += 1) {
    filter.tune(index % 2 === 0 ? 40 : 90_000, 8);
    expect(Number.isFinite(filter.low(index % 7 < 3 ? 1 : -1))).toBe(true);
  }
});
