import { genreIdSchema, mixIdSchema } from '@afterglow/shared-contracts';
import {
  buildArtist,
  buildMemberSession,
  buildMix,
  buildShow,
  type FakeAnswers,
} from '@afterglow/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hero } from '../testing/hero.ts';
import { openPage } from '../testing/open-page.tsx';

const mixes = Array.from({ length: 40 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));

const catalogue: FakeAnswers = {
  getShow: () => ({ data: buildShow({ reach: 98_000 }) }),
  getArtist: () => ({ data: buildArtist({ reach: 12_345, latestMix: mixIdSchema.parse(1) }) }),
  listGenres: () => ({ data: [{ id: genreIdSchema.parse(4), name: 'House Music' }] }),
  listArtists: () => ({ data: [buildArtist()] }),
  listMixes: ({ query }) => {
    const { offset = 0, limit = 10 } = query ?? {};
    return { data: mixes.slice(offset, offset + limit), total: mixes.length };
  },
};

const open = (path: string, answers: FakeAnswers = {}) => openPage({ path, answers: { ...catalogue, ...answers } });
const section = (name: string) => within(screen.getByRole('region', { name }));
const level2 = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test.each([
  ['[BROWSE-087]', '/shows/3'],
  ['[BROWSE-098]', '/artist/mira-vale/5'],
])('%s the overview at %s has the latest, the popular and all mixes', async (_, path) => {
  await open(path);
  expect(level2()).toEqual(['Latest Mix', 'Popular Mixes', 'All Mixes']);
});

test('[BROWSE-110] total plays have thousands separators', async () => {
  await open('/artist/5');
  expect(screen.getByText('12,345 plays')).toBeVisible();
  expect(screen.getByText('Artist Profile')).toBeVisible();
});

test('[BROWSE-106] [BROWSE-107] five popular mixes at first, doubled with every Load more', async () => {
  const { data } = await open('/shows/3');
  const rows = () => section('Popular Mixes').getAllByRole('article');
  expect(rows()).toHaveLength(5);
  await userEvent.click(section('Popular Mixes').getByRole('button', { name: 'Load more' }));
  expect(rows()).toHaveLength(10);
  await userEvent.click(section('Popular Mixes').getByRole('button', { name: 'Load more' }));
  expect(rows()).toHaveLength(20);
  const popular = data.queriesOf('listMixes').filter((query) => JSON.stringify(query).includes('-reach'));
  expect(popular).toEqual([
    { shows_id: 3, order: '-reach', limit: 5, offset: 0 },
    { shows_id: 3, order: '-reach', limit: 5, offset: 5 },
    { shows_id: 3, order: '-reach', limit: 10, offset: 10 },
  ]);
});

test('[BROWSE-105] all mixes come twelve at a time', async () => {
  await open('/artist/mira-vale/5');
  expect(section('All Mixes').getAllByRole('article')).toHaveLength(12);
  await userEvent.click(section('All Mixes').getByRole('button', { name: 'Load more' }));
  expect(section('All Mixes').getAllByRole('article')).toHaveLength(24);
});

test('[BROWSE-109] play on a show plays its latest mix', async () => {
  const { player } = await open('/shows/3');
  await userEvent.click(hero().getByRole('button', { name: 'Play Mix 1' }));
  expect(player.commands).toEqual(['playMix 1']);
});

test('[BROWSE-088] the About tab of a show has the summary and the hosts', async () => {
  await open('/shows/3/about');
  expect(section('The Show').getByText('Every Sunday at ten.')).toBeVisible();
  expect(section('Hosts').getByRole('link', { name: 'Mira Vale' })).toBeVisible();
});

test('[BROWSE-089] a show without a summary says so', async () => {
  await open('/shows/3/about', { getShow: () => ({ data: buildShow({ summary: null }) }) });
  expect(screen.getByRole('heading', { name: 'This show does not have a summary yet.' })).toBeVisible();
});

test('[BROWSE-099] [BROWSE-101] the About tab of an artist has the biography and where else to find them', async () => {
  await open('/artist/5/about', { getArtist: () => ({ data: buildArtist({ instagram_username: 'miravale' }) }) });
  expect(section('Biography').getByText('Plays slow and long.')).toBeVisible();
  const links = within(screen.getByRole('list', { name: 'Mira Vale elsewhere' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.instagram.com/miravale']);
});

test('[BROWSE-100] an artist without a biography says so', async () => {
  await open('/artist/5/about', { getArtist: () => ({ data: buildArtist({ biography: null }) }) });
  expect(screen.getByRole('heading', { name: 'This artist does not have a bio yet.' })).toBeVisible();
});

test('[BROWSE-108] of a biography the formatting stays and nothing runs', async () => {
  const biography =
    '<p onclick="steal()">Plays <b>slow</b>.<script>steal()</script></p><a href="javascript:steal()">bad</a> <a href="https://a.example/">good</a>';
  await open('/artist/5/about', { getArtist: () => ({ data: buildArtist({ biography }) }) });
  const text = screen.getByRole('region', { name: 'Biography' });
  expect(within(text).getByText('slow').tagName).toBe('B');
  expect(within(text).getByRole('link', { name: /good/ })).toHaveAttribute('href', 'https://a.example/');
  expect(text.innerHTML).not.toMatch(/onclick|script|steal/);
});

test('[BROWSE-056] [BROWSE-057] [BROWSE-058] a genre page shows its title and its sections', async () => {
  await open('/genre/house_music');
  expect(screen.getByText('Genre')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'House Music' })).toBeVisible();
  expect(level2()).toEqual(['Popular Mixes', 'All Mixes', 'DJs']);
  expect(section('Popular Mixes').getAllByText('1,200 plays')).toHaveLength(5);
});

test('[BROWSE-059] a genre shows at most ten popular mixes', async () => {
  await open('/genre/house_music');
  await userEvent.click(section('Popular Mixes').getByRole('button', { name: 'Load more' }));
  expect(section('Popular Mixes').getAllByRole('article')).toHaveLength(10);
  expect(section('Popular Mixes').queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('[BROWSE-060] [BROWSE-061] [BROWSE-062] a genre asks for its mixes and DJs by its name', async () => {
  const { data } = await open('/genre/house_music');
  expect(data.queriesOf('listMixes')).toEqual([
    { genre: 'House Music', order: '-reach', limit: 5, offset: 0 },
    { genre: 'House Music', order: '-creation_time', limit: 12, offset: 0 },
  ]);
  expect(data.queriesOf('listArtists')).toEqual([{ genre: 'House Music', order: 'random', limit: 7 }]);
});

test('[BROWSE-063] Load more goes when there is nothing more', async () => {
  await open('/genre/house_music', { listMixes: () => ({ data: mixes.slice(0, 3), total: 3 }) });
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a genre that nobody knows leads to the 404 page', async () => {
  const { navigation } = await open('/genre/polka');
  expect(navigation.visits).toEqual([{ path: '/404?resource=Genre', replace: true }]);
});

test('[BROWSE-052] a genre tile says what it discovers and leads there', async () => {
  await open('/browse/genres');
  const tile = screen.getByRole('link', { name: 'House Music' });
  expect(tile).toHaveAttribute('title', 'Discover House Music music');
  expect(tile).toHaveAttribute('href', '/genre/house_music');
  expect(screen.getByRole('heading', { level: 1, name: 'Genres & Moods' })).toBeVisible();
});

test.each([
  ['[BROWSE-116]', 'mixes', 'You have not favorited any mixes', /When you press the heart icon on a mix/],
  ['[BROWSE-117]', 'artists', 'You have not favorited any artists', /When you add artists to your favorites/],
  ['[BROWSE-118]', 'shows', 'You are not following any shows.', /As you follow shows, they will appear here\./],
])('%s an empty list of %s says how to fill it', async (_, list, title, hint) => {
  await openPage({ path: `/yourmusic/${list}`, session: buildMemberSession() });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});

test('[BROWSE-119] an empty list of genres reads "No items"', async () => {
  await openPage({ path: '/yourmusic/genres', session: buildMemberSession() });
  expect(screen.getByRole('heading', { name: 'No items' })).toBeVisible();
});

test.each([
  ['mixes', 'Favorite Mixes'],
  ['artists', 'Favorite Artists'],
  ['shows', 'Favorite Shows'],
  ['genres', 'Favorite Genres'],
])('[BROWSE-115] [BROWSE-122] Your Music has the list of %s under "%s"', async (list, heading) => {
  await openPage({ path: `/yourmusic/${list}`, session: buildMemberSession() });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Your Music' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Mixes', 'Artists', 'Shows', 'Genres']);
});

test('a visitor who opens Your Music is asked to log in', async () => {
  const { navigation } = await openPage({ path: '/yourmusic/mixes' });
  expect(navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});
