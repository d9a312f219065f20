import { nearWords } from './near-words.ts';

test.each([
  ['two letters swapped', 'tdie'],
  ['one left out', 'tde'],
  ['one too many', 'tidee'],
  ['one wrong', 'tude'],
])('tide is near to what has %s', (_slip, typed) => {
  expect(nearWords(typed)).toContain('tide');
});

test('nothing is near to itself, and two slips are too many', () => {
  expect(nearWords('tide')).not.toContain('tide');
  expect(nearWords('tdei')).not.toContain('tide');
});
