import { buildArtist, buildMix, buildShow } from '@afterglow/shared-contracts/testing';
import { artistIdSchema } from '@afterglow/shared-contracts';
import { suggestionsIn } from './suggestions-in.ts';

const results = {
  Artists: [1, 2, 3, 4].map((id) => buildArtist({ id: artistIdSchema.parse(id), title: `DJ ${id}` })),
  Shows: [buildShow({ title: 'Deep End' })],
  Episodes: [],
  Mixes: [buildMix({ title: 'Deep Blue', genre: ['Techno', 'Deep House'] })],
};

test('at most three of each kind, and of the genres those that are named', () => {
  const found = suggestionsIn({ results, bestMatch: null }, 'deep');
  expect(found.map(({ title }) => title)).toEqual(['DJ 1', 'DJ 2', 'DJ 3', 'Deep End', 'Deep House', 'Deep Blue']);
});

test.each([
  ['Shows', 'Deep End'],
  ['Genres', 'Deep House'],
  ['TrackLists', 'Deep Blue'],
  ['Mixes', 'Deep Blue'],
  ['Artists', 'DJ 1'],
] as const)('where %s match best they come first', (bestMatch, title) => {
  expect(suggestionsIn({ results, bestMatch }, 'deep')[0]?.title).toBe(title);
});
