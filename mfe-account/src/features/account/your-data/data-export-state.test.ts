import { fileSize } from './data-export-state.tsx';

test.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [14_321, '14 kB'],
  [2_300_000, '2.3 MB'],
  [48_000_000, '48 MB'],
  [7_000_000_000_000, '7000 GB'],
])('formats %d bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
