import { favoriteSchema, mixIdSchema } from '@afterglow/shared-contracts';
import {
  buildArtist,
  buildMemberSession,
  buildMix,
  buildShow,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hero } from '../testing/hero.ts';
import { openPage } from '../testing/open-page.ts';

const mixes = Array.from({ length: 40 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));

const catalog: FakeResponses = {
  getShow: () => ({ data: buildShow({ reach: 98_000 }) }),
  getArtist: () => ({ data: buildArtist({ reach: 12_345, latestMix: mixIdSchema.parse(1) }) }),
  listMixes: ({ query }) => {
    const { offset = 0, limit = 10 } = query ?? {};
    return { data: mixes.slice(offset, offset + limit), total: mixes.length };
  },
};

const open = (path: string, answers: FakeResponses = {}) => openPage({ path, answers: { ...catalog, ...answers } });
const section = (name: string) => within(screen.getByRole('region', { name }));
const level2 = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test.each([
  ['[BROWSE-087]', '/shows/3'],
  ['[BROWSE-098]', '/artist/mira-vale/5'],
])('%s the overview at %s has the latest, the popular and all mixes', async (_, path) => {
  await open(path);
  expect(level2()).toEqual(['Latest Mix', 'Popular Mixes', 'All Mixes']);
});

test('[SHELL-050] a change of the query, or of an invalid id, leaves the page unchanged', async () => {
  const { navigation } = await open('/artist/mira-vale/5');
  const head = screen.getByRole('heading', { level: 1 });
  for (const path of ['/artist/mira-vale/5?play=true', '/artist/somebody/5?from=home', '/artist/5']) {
    await act(async () => navigation.navigate(path));
    expect(screen.getByRole('heading', { level: 1 })).toBe(head);
  }
});

test.each(['/shows/3', '/artist/5'])('%s shows once that there are no mixes yet', async (path) => {
  await open(path, { listMixes: () => ({ data: [], total: 0 }), listArtists: () => ({ data: [] }) });
  expect(level2()).toEqual(['All Mixes', 'No mixes yet']);
});

test('[BROWSE-110] total plays have thousands separators', async () => {
  await open('/artist/5');
  expect(screen.getByText('12,345 plays')).toBeVisible();
  expect(screen.getByText('Artist Profile')).toBeVisible();
});

test('[BROWSE-090] the header of a show has all its facts and actions', async () => {
  await open('/shows/3', { getShow: () => ({ data: buildShow({ reach: 98_000, genre: ['House', 'Disco'] }) }) });
  expect(hero().getByText('Show Profile')).toBeVisible();
  expect(hero().getByRole('heading', { level: 1, name: 'Harbour Lights' })).toBeVisible();
  expect(hero().getByText(/^by/)).toHaveTextContent('by Mira Vale · 98,000 plays');
  expect(hero().getByRole('link', { name: 'Mira Vale' })).toHaveAttribute('href', '/artist/mira-vale/5');
  expect(hero().getByRole('link', { name: 'House' })).toHaveAttribute('href', '/genre/house');
  expect(hero().getByRole('link', { name: 'Disco' })).toBeVisible();
  expect(hero().getByRole('button', { name: 'Play Mix 1' })).toBeVisible();
  expect(hero().getByRole('button', { name: 'Follow Harbour Lights' })).toHaveTextContent('Follow');
  expect(hero().getByRole('button', { name: 'More options for Harbour Lights' })).toBeVisible();
});

test('[BROWSE-103] the header of an artist has all their facts and actions', async () => {
  const { player } = await open('/artist/mira-vale/5');
  expect(hero().getByText('Artist Profile')).toBeVisible();
  expect(hero().getByText('12,345 plays')).toBeVisible();
  expect(hero().getByRole('heading', { level: 1, name: 'Mira Vale' })).toBeVisible();
  expect(hero().getByRole('button', { name: 'Follow Mira Vale' })).toHaveTextContent('Follow');
  expect(hero().getByRole('button', { name: 'More options for Mira Vale' })).toBeVisible();
  await userEvent.click(hero().getByRole('button', { name: 'Play Mix 1' }));
  expect(player.commands).toEqual(['toggleMix 1']);
});

test.each([
  ['[BROWSE-091]', '/shows/3', 'Harbour Lights', 'Show', 'to', '/shows/3'],
  ['[BROWSE-104]', '/artist/mira-vale/5', 'Mira Vale', 'Artist', 'via', '/artist/mira-vale/5'],
])('%s the options at %s', async (_, path, title, kind, preposition, address) => {
  await open(path);
  await userEvent.click(hero().getByRole('button', { name: `More options for ${title}` }));
  const menu = within(await hero().findByRole('list'));
  const entries = [...hero().getByRole('list').querySelectorAll('a, button')].map((entry) => entry.textContent);
  expect(entries).toEqual([
    `View ${kind}`,
    `Follow ${kind}`,
    expect.stringContaining(`Share ${preposition} Facebook`),
    expect.stringContaining(`Share ${preposition} Twitter`),
    `Copy ${kind} link`,
  ]);
  const shared = encodeURIComponent(`http://localhost${address}`);
  const hrefOf = (name: RegExp) => menu.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^View/)).toBe(address);
  expect(hrefOf(/Facebook/)).toBe(`https://www.facebook.com/sharer/sharer.php?u=${shared}`);
  expect(hrefOf(/Twitter/)).toContain(`text=${encodeURIComponent(`${title} on @afterglow #afterglow`)}&url=${shared}`);
});

test.each([
  ['[BROWSE-091]', '/shows/3', 'shows', 'Harbour Lights', 'Show', { shows_id: { id: 3 } }],
  ['[BROWSE-104]', '/artist/mira-vale/5', 'artists', 'Mira Vale', 'Artist', { artists_id: { id: 5 } }],
])('%s at %s a followed item can be unfollowed, by the button and by the menu', async (...row) => {
  const [, path, type, title, kind, body] = row;
  const creation_time = '2026-03-01T10:00:00.000Z';
  const favorite = favoriteSchema.parse({ members_id: { id: 1 }, ...body, creation_time });
  const { data } = await openPage({
    path,
    session: buildMemberSession(),
    answers: { ...catalog, addFavorite: () => ({ data: favorite }), removeFavorite: () => ({ data: undefined }) },
  });
  await userEvent.click(hero().getByRole('button', { name: `Follow ${title}` }));
  expect(await hero().findByRole('button', { name: `Unfollow ${title}` })).toHaveTextContent('Unfollow');
  await userEvent.click(hero().getByRole('button', { name: `More options for ${title}` }));
  await userEvent.click(await hero().findByRole('button', { name: `Unfollow ${kind}` }));
  expect(await hero().findByRole('button', { name: `Follow ${title}` })).toBeVisible();
  const changes = data.calls.filter(({ name }) => name.endsWith('Favorite'));
  expect(changes.map(({ name, input }) => [name, input.params])).toEqual([
    ['addFavorite', { id: 1, type }],
    ['removeFavorite', { id: 1, type, thingId: Object.values(body)[0]?.id }],
  ]);
});

test.each([
  ['/shows/3/about', 'Harbour Lights', 'Copy Show link', 'http://localhost/shows/3'],
  ['/artist/mira-vale/5', 'Mira Vale', 'Copy Artist link', 'http://localhost/artist/mira-vale/5'],
])('[BROWSE-094] at %s the URL is copied with a notification', async (path, title, entry, address) => {
  const user = userEvent.setup();
  const { bus } = await open(path);
  const reported = jest.fn();
  bus.on('notification:show').subscribe(reported);
  await user.click(hero().getByRole('button', { name: `More options for ${title}` }));
  await user.click(await hero().findByRole('button', { name: entry }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(reported).toHaveBeenCalledWith({ message: 'Link copied to clipboard', type: 'success' });
});

test('a forbidden clipboard shows an error', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  const { bus } = await open('/shows/3');
  const reported = jest.fn();
  bus.on('notification:show').subscribe(reported);
  await user.click(hero().getByRole('button', { name: 'More options for Harbour Lights' }));
  await user.click(await hero().findByRole('button', { name: 'Copy Show link' }));
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ type: 'warning' }));
});

test.each([
  ['/shows/3', { shows_id: 3 }],
  ['/artist/mira-vale/5', { artists_id: 5 }],
])('[BROWSE-106] [BROWSE-107] at %s five popular mixes are shown, doubled with every Load more', async (path, of) => {
  const { data } = await open(path);
  const rows = () => section('Popular Mixes').getAllByRole('article');
  expect(rows()).toHaveLength(5);
  await userEvent.click(section('Popular Mixes').getByRole('button', { name: 'Load more' }));
  expect(rows()).toHaveLength(10);
  await userEvent.click(section('Popular Mixes').getByRole('button', { name: 'Load more' }));
  expect(rows()).toHaveLength(20);
  const popular = data.queriesOf('listMixes').filter((query) => JSON.stringify(query).includes('-reach'));
  expect(popular).toEqual([
    { ...of, order: '-reach', limit: 5, offset: 0 },
    { ...of, order: '-reach', limit: 5, offset: 5 },
    { ...of, order: '-reach', limit: 10, offset: 10 },
  ]);
});

test.each([
  ['/shows/3', { shows_id: 3 }],
  ['/artist/mira-vale/5', { artists_id: 5 }],
])('[BROWSE-105] [BROWSE-107] at %s all mixes come twelve per page, latest first', async (path, of) => {
  const { data } = await open(path);
  expect(section('All Mixes').getAllByRole('article')).toHaveLength(12);
  await userEvent.click(section('All Mixes').getByRole('button', { name: 'Load more' }));
  expect(section('All Mixes').getAllByRole('article')).toHaveLength(24);
  const latest = data.queriesOf('listMixes').filter((query) => JSON.stringify(query).includes('"limit":12'));
  expect(latest).toEqual([
    { ...of, order: '-creation_time', limit: 12, offset: 0 },
    { ...of, order: '-creation_time', limit: 12, offset: 12 },
  ]);
});

test.each([
  ['/shows/3', 'getShow', '/404?resource=Show'],
  ['/artist/mira-vale/5', 'getArtist', '/404?resource=Artist'],
] as const)('[BROWSE-028] an unknown item at %s leads to the 404 page, with its kind', async (...row) => {
  const [path, operation, address] = row;
  const missing = () => {
    throw new ApiError({ operation, code: 'not_found', status: 404, message: 'There is none.' });
  };
  const { navigation } = await open(path, { [operation]: missing });
  expect(navigation.visits).toEqual([{ path: address, replace: true }]);
});

test('a popular mix plays with the others queued after it', async () => {
  const { player } = await open('/shows/3');
  await userEvent.click(section('Popular Mixes').getByRole('button', { name: 'Play Mix 3' }));
  expect(player.commands).toEqual(['toggleMixes 1,2,3,4,5 at 2 of ']);
});

test('[BROWSE-109] play on a show plays its latest mix', async () => {
  const { player } = await open('/shows/3');
  await userEvent.click(hero().getByRole('button', { name: 'Play Mix 1' }));
  expect(player.commands).toEqual(['toggleMix 1']);
});

test('[BROWSE-088] the About tab of a show has the summary and the hosts', async () => {
  await open('/shows/3/about');
  expect(section('The Show').getByText('Every Sunday at ten.')).toBeVisible();
  expect(section('Hosts').getByRole('link', { name: 'Mira Vale' })).toBeVisible();
});

test('[BROWSE-089] a show without a summary shows a message', async () => {
  await open('/shows/3/about', { getShow: () => ({ data: buildShow({ summary: null }) }) });
  expect(screen.getByRole('heading', { name: 'This show does not have a summary yet.' })).toBeVisible();
});

test('[BROWSE-099] [BROWSE-101] the About tab of an artist has the biography and links to profiles', async () => {
  await open('/artist/5/about', { getArtist: () => ({ data: buildArtist({ instagram_username: 'miravale' }) }) });
  expect(section('Biography').getByText('Plays slow and long.')).toBeVisible();
  const links = within(screen.getByRole('list', { name: 'Mira Vale elsewhere' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.instagram.com/miravale']);
});

test('[BROWSE-100] an artist without a biography shows a message', async () => {
  await open('/artist/5/about', { getArtist: () => ({ data: buildArtist({ biography: null }) }) });
  expect(screen.getByRole('heading', { name: 'This artist does not have a bio yet.' })).toBeVisible();
});

test('[BROWSE-108] a biography keeps its formatting, and no script runs', async () => {
  const biography =
    '<p onclick="steal()">Plays <b>slow</b>.<script>steal()</script></p><a href="javascript:steal()">bad</a> <a href="https://a.example/">good</a>';
  await open('/artist/5/about', { getArtist: () => ({ data: buildArtist({ biography }) }) });
  const text = screen.getByRole('region', { name: 'Biography' });
  expect(within(text).getByText('slow').tagName).toBe('B');
  expect(within(text).getByRole('link', { name: /good/ })).toHaveAttribute('href', 'https://a.example/');
  expect(text.innerHTML).not.toMatch(/onclick|script|steal/);
});

test('[BROWSE-108] headings stay below that of their section, and struck-out text stays struck out', async () => {
  const biography = '<h2>Early years</h2><h3>Bergen</h3><h4>1998</h4><p>A <s>short</s> long story.</p>';
  await open('/artist/5/about', { getArtist: () => ({ data: buildArtist({ biography }) }) });
  const text = section('Biography');
  expect(text.getByRole('heading', { level: 3, name: 'Early years' })).toBeVisible();
  expect(text.getByRole('heading', { level: 4, name: 'Bergen' })).toBeVisible();
  expect(text.getByRole('heading', { level: 5, name: '1998' })).toBeVisible();
  expect(text.getByText('short').tagName).toBe('S');
});
