import { genreIdSchema, playlistIdSchema } from '@afterglow/shared-contracts';
import { buildPlaylist, buildStation } from '@afterglow/shared-contracts/testing';
import { quickLinks } from './quick-links.ts';

const genre = (id: number, name: string) => ({ id: genreIdSchema.parse(id), name });
const list = (id: number, title: string) => buildPlaylist({ id: playlistIdSchema.parse(id), revisions_title: title });
const places = {
  stations: [buildStation('deep')],
  genres: [genre(1, 'Organic Deep House'), genre(2, 'Deep House'), genre(3, 'Funk')],
  charts: [list(101, 'Deep 50'), list(102, 'Top 20')],
  playlists: [list(7, 'Indeed'), list(8, 'Into the Deep')],
};
const namesFor = (keyword: string) => quickLinks(keyword, places).map(({ kind, name }) => `${kind} ${name}`);

test('leads to the channel, genre, chart and playlist of that name, one of each', () => {
  expect(quickLinks('DEEP', places)).toEqual([
    { kind: 'Channel', name: 'Deep', href: '/radio/deep' },
    { kind: 'Genre', name: 'Deep House', href: '/genre/deep_house' },
    { kind: 'Chart', name: 'Deep 50', href: '/browse/charts/101' },
    { kind: 'Playlist', name: 'Into the Deep', href: '/browse/playlists/8' },
  ]);
});

test.each([
  ['house deep', ['Genre Deep House']],
  ['düb', []],
  ['fünk', ['Genre Funk']],
  ['eep', []],
  ['20', []],
  ['de', []],
  ['!!!', []],
])('for "%s" the links are %j', (keyword, expected) => {
  expect(namesFor(keyword)).toEqual(expected);
});
