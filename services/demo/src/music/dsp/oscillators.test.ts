import { SawOscillator, SineOscillator, SquareOscillator } from './oscillators.ts';

const SECOND = 48_000;

function play(oscillator: { next(): number }, samples = SECOND): number[] {
  return Array.from({ length: samples }, () => oscillator.next());
}

function risingZeroCrossings(values: readonly number[]): number {
  return values.slice(1).filter((value, index) => value >= 0 && (values[index] ?? 0) < 0).length;
}

test.each([
  ['saw', () => new SawOscillator(440)],
  ['square', () => new SquareOscillator(440)],
  ['sine', () => new SineOscillator(440)],
])('a %s of 440 Hz turns 440 times a second, around zero and inside its bounds', (_name, create) => {
  const values = play(create());
  expect(Math.abs(risingZeroCrossings(values) - 440)).toBeLessThanOrEqual(1);
  expect(values.reduce((sum, value) => sum + value, 0) / SECOND).toBeCloseTo(0, 2);
  expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1.05);
});

test('the table sine follows the true sine', () => {
  const values = play(new SineOscillator(997), 2000);
  for (const [index, value] of values.entries()) {
    expect(value).toBeCloseTo(Math.sin((2 * Math.PI * 997 * (index + 1)) / SECOND), 5);
  }
});

test('a quarter turn of modulation makes a sine a cosine', () => {
  expect(new SineOscillator(0).next(0.25)).toBeCloseTo(1);
});

test('tuning changes the pitch without a jump', () => {
  const saw = new SawOscillator(100);
  play(saw, 1000);
  saw.tune(200);
  expect(Math.abs(risingZeroCrossings(play(saw)) - 200)).toBeLessThanOrEqual(1);
});
