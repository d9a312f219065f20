import { playlistIdSchema, type Playlist } from '@afterglow/shared-contracts';
import { buildMemberSession, buildMix, buildPlaylist, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hero } from '../testing/hero.ts';
import { openPage } from '../testing/open-page.ts';
import { LONG_PX, setPageHeight } from '../testing/page-height.ts';

beforeEach(() => setPageHeight(LONG_PX));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const list = [
  buildPlaylist({ id: playlistIdSchema.parse(101), revisions_title: 'Top 20', featured: 1 }),
  buildPlaylist({ id: playlistIdSchema.parse(102), revisions_title: 'House 10', featured: 0 }),
  buildPlaylist({ id: playlistIdSchema.parse(103), revisions_title: 'Draft', featured: 0, revisions_album_art: null }),
];
const mixes = Array.from({ length: 45 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));

function openOne(path: string, entries = mixes) {
  return openPage({
    path,
    answers: {
      getPlaylist: () => ({
        data: buildPlaylist({ ...list[0], type: path.includes('charts') ? 'chart' : 'editorial' }),
      }),
      listPlaylistMixes: ({ query }) => {
        const { offset = 0, limit = 10 } = query ?? {};
        return { data: entries.slice(offset, offset + limit).map((mix) => ({ mixes: mix })), total: entries.length };
      },
    },
  });
}

const titlesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

test.each([
  ['[BROWSE-034] [BROWSE-047]', '/browse/charts', 'Charts', 'Featured Charts', 'More Charts'],
  ['[BROWSE-038] [BROWSE-047]', '/browse/playlists', 'Playlists', 'Featured Playlists', 'More Playlists'],
])('%s the list at %s has a featured section and a grid of the others', async (_, path, title, featured, others) => {
  await openPage({ path, answers: { listPlaylists: () => ({ data: list }) } });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(titlesIn(featured)).toEqual(['Top 20']);
  expect(titlesIn(others)).toEqual(['House 10']);
});

test('[DATA-020] recommended playlists are requested 100 at a time, latest change first', async () => {
  const { data } = await openPage({ path: '/browse/playlists', session: buildMemberSession() });
  const query = { type: 'recommended', limit: 100, order: '-modification_time' };
  expect(data.queriesOf('listPlaylists')).toContainEqual(query);
});

test('[BROWSE-039] members see the playlists made for them, if any', async () => {
  const recommended = buildPlaylist({ id: playlistIdSchema.parse(301), revisions_title: 'For late nights' });
  const answers = (made: readonly Playlist[]): FakeResponses => ({
    listPlaylists: ({ query }) => ({ data: query?.type === 'recommended' ? [...made] : list }),
  });
  const session = buildMemberSession();
  await openPage({ path: '/browse/playlists', session, answers: answers([recommended]) });
  expect(titlesIn('Made for You')).toEqual(['For late nights']);
  cleanup();
  await openPage({ path: '/browse/playlists', session, answers: answers([]) });
  expect(titlesIn('Featured Playlists')).toEqual(['Top 20']);
  expect(screen.queryByRole('heading', { name: 'Made for You' })).not.toBeInTheDocument();
});

test('recommendations are not requested for a visitor', async () => {
  const { data } = await openPage({ path: '/browse/playlists', answers: { listPlaylists: () => ({ data: list }) } });
  expect(data.queriesOf('listPlaylists')).toHaveLength(1);
});

test('[BROWSE-035] [BROWSE-046] a chart shows its kind, its title and its last update', async () => {
  await openOne('/browse/charts/101');
  expect(hero().getByText('Chart')).toBeVisible();
  expect(hero().getByRole('heading', { level: 1, name: 'Top 20' })).toBeVisible();
  expect(hero().getByText(/20 mixes · Last Updated 01 March 2026$/)).toBeVisible();
  expect(hero().getByText('What everybody plays this week.')).toBeVisible();
});

test('a chart is shared', async () => {
  await openOne('/browse/charts/101');
  await userEvent.click(hero().getByRole('button', { name: 'Share Top 20' }));
  expect(await hero().findByRole('button', { name: 'Copy Chart link' })).toBeVisible();
  expect(hero().getByRole('link', { name: /^Share to Facebook/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('http://localhost/browse/charts/101')),
  );
});

test('[BROWSE-036] [BROWSE-044] a chart numbers its mixes, and shows twenty at a time', async () => {
  await openOne('/browse/charts/101');
  expect(titlesIn('Top 20')).toEqual(mixes.slice(0, 20).map(({ title }) => title));
  const numbers = () =>
    [...document.querySelectorAll('ol [data-number]')].map((number) => Number(number.getAttribute('data-number')));
  expect(numbers()).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Mix 40' })).toBeVisible();
  expect(titlesIn('Top 20')).toHaveLength(40);
  expect(numbers().at(-1)).toBe(40);
});

test('[BROWSE-044] a playlist also shows twenty more whenever the listener nears its end', async () => {
  jest.useFakeTimers();
  await openOne('/browse/playlists/201');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(titlesIn('Top 20')).toHaveLength(20);
  setPageHeight(900);
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    setPageHeight(LONG_PX);
    await jest.advanceTimersByTimeAsync(500);
  });
  expect(titlesIn('Top 20')).toHaveLength(40);
});

test('[BROWSE-041] a playlist shows its mixes without numbers', async () => {
  await openOne('/browse/playlists/201');
  expect(hero().getByText('Playlist')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play Mix 1' }).querySelector('[data-number]')).toBeNull();
});

test.each([
  ['/browse/charts/204', 'editorial', '/browse/playlists/204'],
  ['/browse/playlists/204', 'chart', '/browse/charts/204'],
] as const)('at %s an item of the other kind (%s) leads to its own URL', async (path, type, address) => {
  const playlist = buildPlaylist({ id: playlistIdSchema.parse(204), type });
  const { navigation } = await openPage({ path, answers: { getPlaylist: () => ({ data: playlist }) } });
  expect(navigation.visits).toEqual([{ path: address, replace: true }]);
});

test.each([
  ['[BROWSE-037]', '/browse/charts/101', 'There are no mixes in this chart yet'],
  ['[BROWSE-042]', '/browse/playlists/201', 'There are no mixes in this playlist yet'],
])('%s an empty one at %s shows a message', async (_, path, text) => {
  await openOne(path, []);
  expect(screen.getByRole('heading', { name: text })).toBeVisible();
});

const missing = () => {
  throw new ApiError({ operation: 'getPlaylist', code: 'not_found', status: 404, message: 'There is no such list.' });
};

test.each([
  ['/browse/charts/101', '/404?resource=Chart'],
  ['/browse/playlists/201', '/404?resource=Playlist'],
])('[BROWSE-028] an unknown item at %s leads to the 404 page, with its kind', async (path, address) => {
  const { navigation } = await openPage({ path, answers: { getPlaylist: missing } });
  expect(navigation.visits).toEqual([{ path: address, replace: true }]);
});

test('[PLAYER-038] [PLAYER-042] a row and the play button pass the total of mixes, and those loaded', async () => {
  const { player } = await openOne('/browse/charts/101');
  await userEvent.click(screen.getByRole('button', { name: 'Play Mix 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'Mix 25' });
  act(() => player.stop());
  await userEvent.click(hero().getByRole('button', { name: 'Play Top 20' }));
  expect(player.commands).toEqual([
    'togglePlaylist 101 of 20 with 20 at 1',
    'stop',
    'togglePlaylist 101 of 20 with 40',
  ]);
});
