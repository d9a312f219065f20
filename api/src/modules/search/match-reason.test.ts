import { matchReason } from './match-reason.ts';
import { type Term, wholeWord } from './search-terms.ts';

const words = (text: string): Term[] => text.split(' ').map((word) => [[wholeWord({ word, documents: 1 })]]);
const lines = ['low tide 31', 'mira halvorsen', 'low tide', 'deep house', 'tin roof\tpapa tide', 'foxglove\tmira vale'];

test.each([
  ['tide 31', { field: 'title', tracks: [] }],
  ['halvorsen', { field: 'artist', tracks: [] }],
  ['deep', { field: 'genre', tracks: [] }],
  ['foxglove', { field: 'track', tracks: [1] }],
  ['mira', { field: 'artist', tracks: [1] }],
])('"%s" is found in the first text that holds it, and in tracks', (query, match) => {
  expect(matchReason(lines, [words(query)])).toEqual(match);
});

test('words that stand in different texts are found where most of them are', () => {
  expect(matchReason(lines, [words('tin roof foxglove')])).toEqual({ field: 'track', tracks: [0] });
});

test('the closest reading of a query is the reason, if it is one', () => {
  expect(matchReason(lines, [words('foxglove'), words('tide')])).toEqual({ field: 'track', tracks: [1] });
  expect(matchReason(lines, [words('foxgloves'), words('foxglove')])).toEqual({ field: 'track', tracks: [1] });
});

test('what holds no word gives no reason', () => {
  expect(matchReason(lines, [words('nothing')])).toBeUndefined();
  expect(matchReason([], [])).toBeUndefined();
});
