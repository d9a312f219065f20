import { genreIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
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
])('%s names nothing and leads to %s', async (path, notFound) => {
  const { navigation } = await openPage({ path, session: buildMemberSession() });
  expect(navigation.visits).toEqual([{ path: notFound, replace: true }]);
});

test('a genre with a slash in its name has an address', async () => {
  const genre = { id: genreIdSchema.parse(4), name: 'Soul / Funk' };
  await openPage({ path: '/genre/soul_%2F_funk', answers: { listGenres: () => ({ data: [genre] }) } });
  expect(screen.getByRole('heading', { level: 1, name: 'Soul / Funk' })).toBeVisible();
});

test('Your Music leads to the first of its lists', async () => {
  const { navigation } = await openPage({ path: '/yourmusic', session: buildMemberSession() });
  expect(navigation.visits).toEqual([{ path: '/yourmusic/mixes', replace: true }]);
});
