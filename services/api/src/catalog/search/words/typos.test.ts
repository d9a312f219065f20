import { typoBetween } from './typos.ts';

test.each([
  ['two letters swapped', 'tdie', 'usual'],
  ['one doubled', 'tiide', 'usual'],
  ['one left out', 'tde', 'rare'],
  ['one too many', 'tidke', 'rare'],
  ['one wrong', 'tude', 'rare'],
])('tide with %s is one typo away', (_name, typed, typo) => {
  expect(typoBetween(typed, 'tide')).toBe(typo);
});

test.each(['tide', 'tdei', 'td', 'tidewater', ''])('"%s" is not one typo away from tide', (typed) => {
  expect(typoBetween(typed, 'tide')).toBeUndefined();
});

test('a word of one letter is no typo of another such word', () => {
  for (const [typed, meant] of [
    ['я', 'a'],
    ['夜', 'c'],
    ['x', 'y'],
  ] as const)
    expect(typoBetween(typed, meant)).toBeUndefined();
  expect(typoBetween('ax', 'ay')).toBe('rare');
});
