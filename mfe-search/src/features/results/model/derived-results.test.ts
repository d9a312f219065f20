import { buildMix } from '@afterglow/shared-contracts/testing';
import { tracklistMatches } from './derived-results.ts';

test('[SEARCH-023] tracks are those of the service, even for a mistyped keyword', () => {
  const mix = buildMix({
    track_list: [
      { title: 'Tide', artist: 'Mira Vale' },
      { title: 'Glass', artist: 'Oskar Lind' },
    ],
  });
  const moment = { track: 1, title: [{ from: 0, to: 5 }], artist: [] };
  const named = { ...mix, match: { field: 'track' as const, tracks: [1], moments: [moment] } };
  expect(tracklistMatches([named], 'galss').map(({ tracks }) => tracks)).toEqual([
    [{ track: mix.track_list[1], place: 1, marks: moment }],
  ]);
  expect(tracklistMatches([{ ...mix, match: { field: 'title' as const, tracks: [] } }], 'tide')).toEqual([]);
});

test('[SEARCH-023] [SEARCH-026] tracks are found by title and artist, at most five per mix', () => {
  const tracks = Array.from({ length: 7 }, (_, index) => ({ title: `Tide ${index}`, artist: 'Mira Vale' }));
  const many = buildMix({ number: 1, track_list: tracks });
  const byArtist = buildMix({ number: 2, track_list: [{ title: 'Glass', artist: 'High Tide' }] });
  const none = buildMix({ number: 3, track_list: [{ title: 'Glass', artist: 'Oskar Lind' }] });
  const matches = tracklistMatches([many, none, byArtist], 'tide');
  expect(matches.map(({ mix, tracks: found }) => [mix.id, found.length])).toEqual([
    [1, 5],
    [2, 1],
  ]);
});
