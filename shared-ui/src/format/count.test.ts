import { formatCount } from './count.ts';

test.each([
  [0, '0'],
  [987, '987'],
  [1204, '1,204'],
  [12_480, '12.5K'],
  [3_100_000, '3.1M'],
])('%i is shown as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
