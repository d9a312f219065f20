import { genreIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { screen } from '@testing-library/react';
import { openPage } from '../testing/open-page.ts';

test.each([
  ['/mix', '/404?resource=Mix'],
  ['/mix/night-drive', '/404?resource=Mix'],
  ['/mix/0', '/404?resource=Mix'],
  ['/mix/2147483648', '/404?resource=Mix'],
  ['/mix/1/about', '/404?resource=Mix'],
  ['/mix/<b>/<b>', '/404?resource=Mix'],
  ['/shows/3/mix', '/404?resource=Mix'],
  ['/shows/3/mix/1/2', '/404?resource=Mix'],
  ['/shows', '/404?resource=Show'],
  ['/shows/3/tracks', '/404?resource=Show'],
  ['/shows/3/about/more', '/404?resource=Show'],
  ['/artist', '/404?resource=Artist'],
  ['/artist/a/b/1', '/404?resource=Artist'],
  ['/genre', '/404?resource=Genre'],
  ['/browse/charts/101/1', '/404?resource=Chart'],
  ['/browse/playlists/-1', '/404?resource=Playlist'],
  ['/yourmusic/albums', '/404'],
  ['/yourmusic/mixes/1', '/404'],
])('%s does not exist and leads to %s', async (path, notFound) => {
  const { navigation } = await openPage({ path, session: buildMemberSession() });
  expect(navigation.visits).toEqual([{ path: notFound, replace: true }]);
});

test.each([
  ['getMix', '/mix/99999', '/404?resource=Mix'],
  ['getShow', '/shows/99999', '/404?resource=Show'],
  ['getShow', '/shows/99999/about', '/404?resource=Show'],
  ['getArtist', '/artist/99999', '/404?resource=Artist'],
  ['getArtist', '/artist/some-body/99999', '/404?resource=Artist'],
  ['getPlaylist', '/browse/charts/99999', '/404?resource=Chart'],
  ['getPlaylist', '/browse/playlists/99999', '/404?resource=Playlist'],
] as const)('[SHELL-009] where %s finds nothing, %s leads to %s', async (operation, path, notFound) => {
  const missing = new ApiError({ operation, code: 'not_found', status: 404, message: 'Not found.' });
  const answers = {
    [operation]: () => {
      throw missing;
    },
  };
  const { navigation } = await openPage({ path, answers });
  expect(navigation.visits).toEqual([{ path: notFound, replace: true }]);
});

test('a genre with a slash in its name has a URL', async () => {
  const genre = { id: genreIdSchema.parse(4), name: 'Soul / Funk' };
  await openPage({ path: '/genre/soul_%2F_funk', answers: { listGenres: () => ({ data: [genre] }) } });
  expect(screen.getByRole('heading', { level: 1, name: 'Soul / Funk' })).toBeVisible();
});

test.each(['/genre/House_Music', '/genre/house%20music'])(
  '%s leads to the genre in its official spelling',
  async (path) => {
    const genre = { id: genreIdSchema.parse(4), name: 'House Music' };
    const { navigation } = await openPage({ path, answers: { listGenres: () => ({ data: [genre] }) } });
    expect(navigation.visits).toEqual([{ path: '/genre/house_music', replace: true }]);
  },
);

test('Your Music leads to the first of its lists', async () => {
  const { navigation } = await openPage({ path: '/yourmusic', session: buildMemberSession() });
  expect(navigation.visits).toEqual([{ path: '/yourmusic/mixes', replace: true }]);
});
