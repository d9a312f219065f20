import { lineOfText } from './text.ts';

const line = lineOfText(50);

test.each([
  ['with marks that change its direction', '\u202eDJ \u2066Ada\u2069\u200f', 'DJ Ada'],
  ['with marks that take no space', '\ufeffA\u200bd\u00ada\u2060', 'Ada'],
  ['of a family in one sign', '👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['of Persian words', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['with a heart in color', '❤\ufe0f', '❤\ufe0f'],
  ['in decomposed letters', 'e\u0301', 'é'],
  ['in wide letters', 'ＡＤＡ', 'ＡＤＡ'],
])('a line %s preserves its visible text', (_what, typed, expected) => {
  expect(line.parse(typed)).toBe(expected);
});

test.each(['\u200b', '\u200d', '\u3164', '\u00ad\u2060', ' \ufeff ', '\u2800\u2800', '\u202e'])(
  '%j has no visible text, so it is empty',
  (typed) => {
    expect(line.parse(typed)).toBe('');
  },
);

test.each(['two\nlines', 'nul\0', 'two\u2028lines'])('%j is not a line', (typed) => {
  expect(line.safeParse(typed).success).toBe(false);
});
