import { buildArtist, buildMix, buildShow } from '@afterglow/shared-contracts/testing';
import { artistIdSchema, genreIdSchema, type BestMatch } from '@afterglow/shared-contracts';
import { suggestionsIn } from './suggestions-in.ts';

const results = {
  Artists: [1, 2, 3, 4].map((id) => buildArtist({ id: artistIdSchema.parse(id), title: `DJ ${id}` })),
  Shows: [buildShow({ title: 'Deep End' })],
  Episodes: [],
  Mixes: [buildMix({ title: 'Deep Blue', genre: ['Techno', 'Deep House'] })],
};

const genres = ['Techno', 'Deep House', 'House', 'Tech House'].map((name, place) => ({
  id: genreIdSchema.parse(place + 1),
  name,
}));
const CHANNELS = [
  { id: 'deep', title: 'Deep' },
  { id: 'chill', title: 'Chill' },
] as const;
const known = { genres, channels: CHANNELS };
const titlesFor = (keyword: string, bestMatch: BestMatch | null = null) =>
  suggestionsIn({ results, bestMatch }, keyword, known).map(({ title }) => title);

test('[SEARCH-037] at most three of each kind, genres and channels only by name, exact names first', () => {
  expect(titlesFor('deep')).toEqual(['Deep', 'DJ 1', 'DJ 2', 'DJ 3', 'Deep End', 'Deep House', 'Deep Blue']);
  expect(titlesFor('hous', 'Genres')).toEqual(['House', 'Deep House', 'Tech House', ...titlesFor('zyx')]);
  expect(titlesFor('tech', 'Genres').slice(0, 2)).toEqual(['Techno', 'Tech House']);
  expect(titlesFor('dj 3', 'Mixes').slice(0, 2)).toEqual(['DJ 3', 'Deep Blue']);
});

test.each([
  ['Shows', 'Deep End'],
  ['Genres', 'Deep House'],
  ['TrackLists', 'Deep Blue'],
  ['Mixes', 'Deep Blue'],
  ['Artists', 'DJ 1'],
] as const)('where %s match best they come first', (bestMatch, title) => {
  expect(titlesFor('dee', bestMatch)[0]).toBe(title);
});
