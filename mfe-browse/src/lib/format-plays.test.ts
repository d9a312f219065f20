import { formatPlays } from './format-plays.ts';

test('a play count has thousands separators', () => {
  expect(formatPlays(12_345)).toBe('12,345 plays');
});
