import { formatDate } from './format-date.ts';

test('[SHELL-084] a date is its two-digit day, its month in full and its year', () => {
  expect(formatDate(new Date(2023, 3, 2))).toBe('02 April 2023');
  expect(formatDate('2026-11-21T12:00:00.000Z')).toBe('21 November 2026');
});

test('an invalid date is rejected', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});
