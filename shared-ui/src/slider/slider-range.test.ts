import { fractionOf, valueAt } from './slider-range.ts';

const RANGE = { min: 0, max: 3_723_000, step: 10_000, largeStep: 60_000 };

test('values are whole numbers', () => {
  expect(valueAt(1 / 3, RANGE)).toBe(1_241_000);
  expect(valueAt(0.123_456_789, RANGE)).toBe(459_630);
});

test('a position outside the range counts as its nearer end', () => {
  expect(fractionOf(-5, RANGE)).toBe(0);
  expect(fractionOf(9_000_000, RANGE)).toBe(1);
});

test('an empty range has no middle', () => {
  expect(fractionOf(0, { ...RANGE, max: 0 })).toBe(0);
});
