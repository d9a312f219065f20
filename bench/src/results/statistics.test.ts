import { median, percentile, summaryOf } from './statistics.ts';

test('the median of seven samples is the fourth, whatever their order', () => {
  expect(median([7, 1, 6, 2, 5, 3, 4])).toBe(4);
});

test('the 95th percentile is the value that 95 of 100 do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([3, 9], 0.95)).toBe(9);
});

test('a summary has its minimum and maximum', () => {
  expect(summaryOf([1.26, 2, 9], 1)).toEqual({ median: 2, p95: 9, min: 1.3, max: 9 });
});

test('no values have no median', () => {
  expect(() => median([])).toThrow('nothing to take');
});
