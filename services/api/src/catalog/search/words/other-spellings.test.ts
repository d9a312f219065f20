import { otherSpellings } from './other-spellings.ts';

test.each([
  ['кельш', 'kolsch'],
  ['халворсен', 'halvorsen'],
  ['дорошенко', 'doroshenko'],
  ['дорошенко', 'dorosenko'],
  ['мориваке', 'moriwake'],
  ['koelsch', 'kolsch'],
  ['bjoerk', 'bjork'],
  ['molchat', 'молчат'],
  ['doma', 'дома'],
  ['zhuk', 'жук'],
])('"%s" may be written "%s"', (word, written) => {
  expect(otherSpellings(word)).toContain(written);
});

test.each(['坂', '303', 'x'.repeat(40)])('"%s" stays unchanged, or grows by no more than a letter has', (word) => {
  for (const written of otherSpellings(word)) expect(written.length).toBeLessThanOrEqual(word.length);
});
