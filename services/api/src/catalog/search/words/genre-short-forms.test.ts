import { findShortForms } from './genre-short-forms.ts';

test.each([
  [['dnb'], 0, 1],
  [['liquid', 'd', 'and', 'b'], 1, 4],
])('the short form in %j is found in its place', (words, from, to) => {
  expect(findShortForms(words)).toEqual([{ from, to, words: ['drum', 'bass'] }]);
});

test('other letters are left alone', () => {
  expect(findShortForms(['d', 'b'])).toEqual([]);
});
