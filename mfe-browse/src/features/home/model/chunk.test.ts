import { chunk } from './chunk.ts';

test('a list is split into columns, of which the last may be shorter', () => {
  expect(chunk(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { first: 0, items: ['a', 'b'] },
    { first: 2, items: ['c', 'd'] },
    { first: 4, items: ['e'] },
  ]);
});
