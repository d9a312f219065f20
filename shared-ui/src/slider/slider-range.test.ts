import { fractionOf, valueAt } from './slider-range.ts';

const range = { min: 0, max: 3_723_000, step: 10_000, largeStep: 60_000 };

test('values are whole numbers', () => {
  expect(valueAt(1 / 3, range)).toBe(1_241_000);
  expect(valueAt(0.123_456_789, range)).toBe(459_630);
});

test('a place outside the range counts as its nearer end', () => {
  expect(fractionOf(-5, range)).toBe(0);
  expect(fractionOf(9_000_000, range)).toBe(1);
});

test('an empty range has no middle', () => {
  expect(fractionOf(0, { ...range, max: 0 })).toBe(0);
});
