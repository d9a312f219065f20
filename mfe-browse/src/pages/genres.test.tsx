/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { favoriteSchema, genreIdSchema } from '@afterglow/shared-contracts';
import { buildArtist, buildMemberSession, buildMix, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hero } from '../testing/hero.ts';
import { openPage } from '../testing/open-page.ts';

const mixes = Array.from({ length: 40 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));

const catalog: FakeResponses = {
  listGenres: () => ({ data: [{ id: genreIdSchema.parse(4), name: 'House Music' }] }),
  listArtists: () => ({ data: [buildArtist()] }),
  listMixes: ({ query }) => {
    const { offset = 0, limit = 10 } = query ?? {};
    return { data: mixes.slice(offset, offset + limit), total: mixes.length };
  },
};

const open = (path: string, answers: FakeResponses = {}) => openPage({ path, answers: { ...catalog, ...answers } });
const section = (name: string) => within(screen.getByRole('region', { name }));
const level2 = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('[BROWSE-056] [BROWSE-057] [BROWSE-058] a genre page shows its title and its sections', async () => {
  await open('/genre/house_music');
  expect(screen.getByText('Genre')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'House Music' })).toBeVisible();
  expect(level2()).toEqual(['Popular Mixes', 'All Mixes', 'DJs']);
  expect(section('Popular Mixes').getAllByText('1,200 plays')).toHaveLength(5);
  const numbers = [...document.querySelectorAll('[aria-label="Popular Mixes"] [data-number]')];
  expect(numbers.map((number) => number.getAttribute('data-number'))).toEqual(['1', '2', '3', '4', '5']);
});

test('[BROWSE-058] without its own column, the play count follows the artist', async () => {
  await open('/genre/house_music');
  const behind = section('Popular Mixes').getAllByText('· 1,200 plays');
  expect(behind).toHaveLength(5);
  for (const plays of behind) expect(plays.closest('.subtitle')).toHaveTextContent('Mira Vale · 1,200 plays');
  const css = readFileSync(join(__dirname, '../ui/rows/mix-row.module.css'), 'utf8');
  expect(css).toMatch(/@container \(width >= 600px\) or \(width < 250px\) {\s*\.plays {\s*display: none;/);
});

test('[BROWSE-059] a genre shows at most ten popular mixes', async () => {
  await open('/genre/house_music');
  await userEvent.click(section('Popular Mixes').getByRole('button', { name: 'Load more' }));
  expect(section('Popular Mixes').getAllByRole('article')).toHaveLength(10);
  expect(section('Popular Mixes').queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('[BROWSE-060] [BROWSE-061] [BROWSE-062] a genre requests its mixes and DJs by its name', async () => {
  const { data } = await open('/genre/house_music');
  expect(data.queriesOf('listMixes')).toEqual([
    { genre: 'House Music', order: '-reach', limit: 5, offset: 0 },
    { genre: 'House Music', order: '-creation_time', limit: 12, offset: 0 },
  ]);
  expect(data.queriesOf('listArtists')).toEqual([{ genre: 'House Music', order: 'random', limit: 7 }]);
});

test('a genre plays its most played mixes, and shows the button only once they are loaded', async () => {
  const { player } = await open('/genre/house_music');
  await userEvent.click(hero().getByRole('button', { name: 'Play House Music' }));
  expect(player.commands).toEqual(['toggleMixes 1,2,3,4,5 at 0 of ']);
  cleanup();
  await openPage({
    path: '/genre/house_music',
    answers: { ...catalog, listMixes: () => new Promise(() => undefined) },
    isLoading: true,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'House Music' })).toBeVisible();
  expect(hero().queryByRole('button', { name: 'Play House Music' })).not.toBeInTheDocument();
});

test('[BROWSE-129] the toast of an added genre links to the favorite genres, that of a removed one to nothing', async () => {
  const ids = { members_id: { id: 1 }, genres_id: { id: 4 } };
  const added = favoriteSchema.parse({ ...ids, creation_time: '2026-03-01T10:00:00.000Z' });
  const { bus } = await openPage({
    path: '/genre/house_music',
    session: buildMemberSession(),
    answers: { ...catalog, addFavorite: () => ({ data: added }), removeFavorite: () => ({ data: undefined }) },
  });
  const reported = jest.fn();
  bus.on('notification:show').subscribe(reported);
  const heart = hero().getByRole('button', { name: 'Favorite House Music' });
  await userEvent.click(heart);
  const link = { href: '/yourmusic/genres', text: 'Favorite Genres' };
  expect(reported).toHaveBeenLastCalledWith({ message: 'Genre added to your favorites', type: 'success', link });
  await userEvent.click(heart);
  expect(reported).toHaveBeenLastCalledWith({ message: 'Genre removed from your favorites', type: 'success' });
});

test('[BROWSE-063] Load more disappears after the last page', async () => {
  await open('/genre/house_music', { listMixes: () => ({ data: mixes.slice(0, 3), total: 3 }) });
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a genre shows once that it has no mixes yet', async () => {
  await open('/genre/house_music', { listMixes: () => ({ data: [], total: 0 }), listArtists: () => ({ data: [] }) });
  expect(level2()).toEqual(['All Mixes', 'No mixes yet']);
});

test('an unknown genre leads to the 404 page', async () => {
  const { navigation } = await open('/genre/polka');
  expect(navigation.visits).toEqual([{ path: '/404?resource=Genre', replace: true }]);
});

test('[BROWSE-052] a genre tile describes what it discovers and leads there', async () => {
  await open('/browse/genres');
  const tile = screen.getByRole('link', { name: 'House Music' });
  expect(tile).toHaveAttribute('title', 'Discover House Music music');
  expect(tile).toHaveAttribute('href', '/genre/house_music');
  expect(screen.getByRole('heading', { level: 1, name: 'Genres & Moods' })).toBeVisible();
});

test('[BROWSE-055] the image of a genre tile is 150 px wide', async () => {
  await open('/browse/genres');
  const picture = screen.getByRole('link', { name: 'House Music' }).querySelector('img');
  expect(picture).toHaveAttribute('width', '150');
  expect(picture).toHaveAttribute('sizes', '150px');
  expect(picture?.srcset).toContain('/v3/media/images/genre/4?width=150 150w');
});
