import { createRandom } from './generated/random.ts';
import { misspell } from './misspell.ts';

test('a misspelled text differs by one typo', () => {
  const random = createRandom(1);
  const slips = new Set(Array.from({ length: 500 }, () => misspell('tide', random)));
  for (const slip of ['itde', 'ide', 'ttide', 'tidee', 'tid']) expect(slips).toContain(slip);
  expect(slips).not.toContain('tide');
  for (const slip of slips) expect(Math.abs(slip.length - 'tide'.length)).toBeLessThanOrEqual(1);
});
