import { RESULT_TABS } from '@afterglow/shared-area/search-field';
import { genreIdSchema, type SearchResults } from '@afterglow/shared-contracts';
import { buildMix, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTHING_FOUND, openPage } from '../testing/open-page.ts';

const genres = ['Deep House', 'Techno'].map((name, place) => ({ id: genreIdSchema.parse(place + 1), name }));
const found: SearchResults = { ...NOTHING_FOUND, Mixes: [buildMix({ title: 'Night Drive' })] };
const answers: FakeResponses = {
  search: () => ({ data: found }),
  listGenres: () => ({ data: genres }),
};

const filters = () => within(screen.getByRole('group', { name: 'Filters' }));
const chosen = () =>
  filters()
    .queryAllByRole('button', { name: /^Remove / })
    .map((chip) => chip.textContent.trim());

async function choose(filter: string, option: string) {
  await userEvent.click(filters().getByRole('button', { name: new RegExp(`^${filter}: `) }));
  await userEvent.click(filters().getByRole('option', { name: option }));
}

test('results are filtered by genre, length, year and channel, which are in the URL', async () => {
  const { data, navigation } = await openPage({ path: '/search/results/top/deep', answers });
  await choose('Genre', 'Techno');
  await choose('Length', '1 to 2 hours');
  await choose('Channel', 'Deep');
  await choose('Year', String(new Date().getUTCFullYear()));
  const year = new Date().getUTCFullYear();
  expect(navigation.getPath()).toBe(
    `/search/results/top/deep?genre=Techno&channel=deep&year=${year}&duration_from=3600&duration_to=7200`,
  );
  expect(navigation.visits.every(({ replace }) => replace)).toBe(true);
  expect(data.queriesOf('search').at(-1)).toEqual({
    query: 'deep',
    limit: 6,
    genre: 'Techno',
    channel: 'deep',
    year,
    duration_from: 3600,
    duration_to: 7200,
  });
  expect(chosen()).toEqual(['Techno', '1 to 2 hours', String(year), 'Deep']);
});

test('a year can be chosen as soon as it has started', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-31T23:59:30.000Z'), advanceTimers: true });
  await openPage({ path: '/search/results/mixes/deep', answers });
  act(() => jest.advanceTimersByTime(70_000));
  await choose('Year', '2027');
  jest.useRealTimers();
  expect(chosen()).toEqual(['2027']);
});

test('filters can be removed one by one or together, and the focus stays among them', async () => {
  const { data, navigation } = await openPage({
    path: '/search/results/mixes/deep?genre=Techno&channel=deep&duration_to=900',
    answers,
  });
  expect(chosen()).toEqual(['Techno', 'Under 15 min', 'Deep']);
  await userEvent.click(filters().getByRole('button', { name: 'Remove Under 15 min' }));
  expect(navigation.getPath()).toBe('/search/results/mixes/deep?genre=Techno&channel=deep');
  expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
  await userEvent.click(filters().getByRole('button', { name: 'Clear filters' }));
  expect(navigation.getPath()).toBe('/search/results/mixes/deep');
  expect(chosen()).toEqual([]);
  expect(data.queriesOf('search').at(-1)).toEqual({ query: 'deep', limit: 30, offset: 0, type: 'Mixes' });
});

test('a set filter replaces its choices, and restores them', async () => {
  await openPage({ path: '/search/results/mixes/deep', answers });
  await choose('Genre', 'Techno');
  expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
  expect(filters().queryByRole('button', { name: /^Genre: / })).not.toBeInTheDocument();
  expect(filters().queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  await userEvent.click(filters().getByRole('button', { name: 'Remove Techno' }));
  expect(filters().getByRole('button', { name: 'Genre: Any genre' })).toBeVisible();
});

test('when only names match, the tracklist says that no track does, and continues searching', async () => {
  const Mixes = Array.from({ length: 30 }, (_, index) => buildMix({ number: index + 1, track_list: [] }));
  await openPage({
    path: '/search/results/tracklist/deep',
    answers: { search: () => ({ data: { ...found, Mixes } }) },
  });
  expect(screen.getByRole('heading', { name: 'No tracks found for "deep"' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
});

test('tabs, sections and a new keyword preserve the filters', async () => {
  const { navigation } = await openPage({ path: '/search/results/top/deep?genre=Techno', answers });
  const tabs = within(screen.getByRole('navigation', { name: 'Results' }));
  expect(tabs.getByRole('link', { name: 'Artists' })).toHaveAttribute(
    'href',
    '/search/results/artists/deep?genre=Techno',
  );
  expect(screen.getByRole('link', { name: /^Mixes|Mixes$/, current: false })).toHaveAttribute(
    'href',
    '/search/results/mixes/deep?genre=Techno',
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Search Afterglow' }), 'er{Enter}');
  expect(navigation.getPath()).toBe('/search/results/top/deeper?genre=Techno');
});

test('a filter in the URL that is not an option can be read and removed', async () => {
  await openPage({
    path: '/search/results/top/deep?year=1999&genre=Polka&duration_from=600&duration_to=1200',
    answers,
  });
  expect(chosen()).toEqual(['Polka', 'from 10 min, under 20 min', '1999']);
});

test('without results it asks about similar terms, and offers what others listen to', async () => {
  const nothing_found = { spellings: ['Mira Vale', 'Miravel'], popular: [buildMix({ title: 'Night Drive' })] };
  const { data } = await openPage({
    path: '/search/results/top/miira_vael',
    answers: { search: () => ({ data: { ...NOTHING_FOUND, nothing_found } }) },
  });
  const meant = within(screen.getByRole('list', { name: 'Did you mean…' }));
  expect(meant.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search/results/top/Mira_Vale',
    '/search/results/top/Miravel',
  ]);
  const popular = within(screen.getByRole('region', { name: 'Trending now' }));
  expect(popular.getByRole('link', { name: 'Night Drive' })).toBeVisible();
  expect(data.queriesOf('search')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('an empty tab offers the same, and a link to drop the filters', async () => {
  const nothing_found = { spellings: ['Mira Vale'], popular: [] };
  await openPage({
    path: '/search/results/artists/miira?year=2024',
    answers: {
      search: ({ query }) => ({ data: query?.type ? NOTHING_FOUND : { ...NOTHING_FOUND, nothing_found } }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Mira Vale' })).toHaveAttribute(
    'href',
    '/search/results/top/Mira_Vale?year=2024',
  );
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/search/results/artists/miira');
  expect(screen.queryByRole('region', { name: 'Trending now' })).not.toBeInTheDocument();
});

test('the result count is announced for every filter choice, even when it is the same', async () => {
  const { navigation } = await openPage({
    path: '/search/results/mixes/deep',
    answers: { search: ({ query }) => ({ data: query?.genre || query?.year ? NOTHING_FOUND : found }) },
  });
  const status = screen.getByText('1 mix');
  expect(status).toHaveAttribute('role', 'status');
  const heard: (string | null)[] = [];
  const listening = new MutationObserver((changes) =>
    heard.push(...changes.flatMap(({ addedNodes }) => Array.from(addedNodes, (node) => node.textContent))),
  );
  listening.observe(status, { childList: true });
  const outcomes: string[] = [];
  for (const [query, outcome] of [
    ['?genre=Techno', 'No results'],
    ['?year=2024', 'No results'],
    ['?genre=Techno', 'No results'],
    ['', '1 mix'],
  ] as const) {
    outcomes.push(outcome);
    act(() => navigation.navigate(`/search/results/mixes/deep${query}`));
    await waitFor(() => expect(heard).toEqual(outcomes));
  }
  listening.disconnect();
});

test.each(RESULT_TABS)('[SEARCH-009] a search without results explains what to do on the tab %s', async (tab) => {
  await openPage({ path: `/search/results/${tab}/xyzzy` });
  expect(screen.getByRole('heading', { name: 'No results found for "xyzzy"' })).toBeVisible();
  expect(screen.getByText('Please make sure your words are spelled correctly or use less words')).toBeVisible();
  expect(screen.getByText('No results')).toHaveAttribute('role', 'status');
});

test('[SEARCH-009] when only a channel or genre matches, page and status do not mention missing results', async () => {
  const data = [{ id: genreIdSchema.parse(1), name: 'Xyzzy' }];
  await openPage({ path: '/search/results/top/xyzzy', answers: { listGenres: () => ({ data }) } });
  expect(await screen.findByRole('heading', { name: 'No mixes, artists, or shows match "xyzzy"' })).toBeVisible();
  expect(screen.getByText('Try one of the links above.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Xyzzy Genre' })).toBeVisible();
  expect(screen.getByText('1 result')).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
});
