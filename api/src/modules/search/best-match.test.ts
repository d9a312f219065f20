import type { SearchResults } from '@afterglow/shared-contracts';
import { bestMatchOf, type Likeness } from './best-match.ts';

const none: SearchResults = { Artists: [], Shows: [], Episodes: [], Mixes: [] };
const alike: Likeness = { Artists: 1, Shows: 1, Mixes: 1, Genres: 1, TrackLists: 1 };
// Only how many were found matters here, never which.
const one = [{}] as never;

test('is the kind whose name is most like the query', () => {
  const found = { ...none, Artists: one, Shows: one, Mixes: one };
  expect(bestMatchOf({ ...alike, Artists: 0.4, Shows: 0.9, Mixes: 0.5, Genres: 0.1, TrackLists: 0 }, found)).toBe(
    'Shows',
  );
});

test('is an artist before a genre, a show, a mix and a track when all are equally like it', () => {
  expect(bestMatchOf(alike, { ...none, Artists: one, Shows: one, Mixes: one })).toBe('Artists');
  expect(bestMatchOf(alike, { ...none, Shows: one, Mixes: one })).toBe('Genres');
  expect(bestMatchOf(alike, { ...none, Shows: one })).toBe('Shows');
});

test('is never a kind of which nothing was found', () => {
  expect(bestMatchOf({ ...alike, Shows: 0.2 }, { ...none, Shows: one })).toBe('Shows');
  expect(bestMatchOf(alike, none)).toBeUndefined();
});
