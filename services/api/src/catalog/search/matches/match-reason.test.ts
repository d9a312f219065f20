import { matchReason, type Reading, wordsOf } from './match-reason.ts';
import { type Term, wholeWord } from '../words/search-terms.ts';
import { createTermCounter } from './term-counter.ts';

function reading(text: string): Reading {
  const terms = text.split(' ').map((word): Term => [[wholeWord({ word, documents: 1 })]]);
  return { terms, count: createTermCounter(terms) };
}

const lines = [
  'low tide 31',
  'mira halvorsen',
  'low tide',
  'deep house',
  'tin roof\tpapa tide',
  'foxglove\tmira vale',
].map(wordsOf);

test.each([
  ['tide 31', { field: 'title', tracks: [] }],
  ['halvorsen', { field: 'artist', tracks: [] }],
  ['deep', { field: 'genre', tracks: [] }],
  ['foxglove', { field: 'track', tracks: [1] }],
  ['mira', { field: 'artist', tracks: [1] }],
])('"%s" is found in the first text that holds it, and in tracks', (query, match) => {
  expect(matchReason(lines, [reading(query)])?.match).toEqual(match);
});

test('words in different texts are found where most of them are', () => {
  expect(matchReason(lines, [reading('tin roof foxglove')])?.match).toEqual({ field: 'track', tracks: [0] });
});

test('the closest reading of a query with a match is the reason', () => {
  expect(matchReason(lines, [reading('foxglove'), reading('tide')])?.match).toEqual({ field: 'track', tracks: [1] });
  expect(matchReason(lines, [reading('foxgloves'), reading('foxglove')])?.match).toEqual({
    field: 'track',
    tracks: [1],
  });
});

test('texts without a matching word give no reason', () => {
  expect(matchReason(lines, [reading('nothing')])).toBeUndefined();
  expect(matchReason([], [reading('tide')])?.match).toBeUndefined();
});
