import {
  artistIdSchema,
  episodeIdSchema,
  SEARCH_KEYWORD_MAX,
  searchPath,
  showIdSchema,
  type Episode,
  type FoundMix,
  type ResultType,
} from '@afterglow/shared-contracts';
import {
  buildArtist,
  buildMix,
  buildMixPlayback,
  buildShow,
  buildStation,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTHING_FOUND, openPage } from '../testing/open-page.ts';

const Mixes = Array.from({ length: 40 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));
const Artists = Array.from({ length: 40 }, (_, index) =>
  buildArtist({ id: artistIdSchema.parse(index + 1), title: `DJ ${index + 1}` }),
);
const Shows = Array.from({ length: 40 }, (_, index) =>
  buildShow({ id: showIdSchema.parse(index + 1), title: `Show ${index + 1}` }),
);

const plenty: FakeResponses = {
  search: ({ query }) => {
    const { offset = 0, limit = 6, type } = query ?? {};
    const page = <T,>(of: ResultType, list: readonly T[]) =>
      type === undefined || type === of ? list.slice(offset, offset + limit) : [];
    return {
      data: {
        Mixes: page('Mixes', Mixes),
        Artists: page('Artists', Artists),
        Shows: page('Shows', Shows),
        Episodes: [],
      },
    };
  },
};

const section = (name: string) => within(screen.getByRole('region', { name }));
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('[SEARCH-024] [SEARCH-027] the top results are six mixes, six artists and four shows of one request with limit 6', async () => {
  const { data } = await openPage({ path: '/search/results/top/deep', answers: plenty });
  expect(section('Mixes').getAllByRole('article')).toHaveLength(6);
  expect(section('Artists').getAllByRole('article')).toHaveLength(6);
  expect(section('Shows').getAllByRole('article')).toHaveLength(4);
  expect(data.queriesOf('search')).toEqual([{ query: 'deep', limit: 6 }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Results for deep' })).toBeInTheDocument();
});

test('the channel of that name is above the results, once it is loaded', async () => {
  const data = {
    chill: buildStation('chill'),
    classics: buildStation('classics'),
    deep: buildStation('deep'),
    afterglow: buildStation('afterglow'),
  };
  await openPage({
    path: '/search/results/top/deep',
    answers: { ...plenty, listStations: () => ({ data }) },
  });
  const links = await screen.findByRole('list', { name: 'Quick links' });
  expect(within(links).getByRole('link', { name: 'Deep Channel' })).toHaveAttribute('href', '/radio/deep');
  expect(links.compareDocumentPosition(screen.getByRole('region', { name: 'Mixes' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('the area of a result is loaded when it becomes visible', async () => {
  await openPage({ path: '/search/results/top/deep', answers: plenty });
  const found = section('Mixes').getByRole('link', { name: 'Mix 1' });
  expect(found.closest('[data-load-ahead="in-view"]')).toBeInTheDocument();
});

test('[SEARCH-008] the tabs are those of the result pages, with the keyword', async () => {
  await openPage({ path: '/search/results/top/deep_house', answers: plenty });
  const tabs = within(screen.getByRole('navigation', { name: 'Results' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Top Results',
    'Mixes',
    'Genres',
    'Artists',
    'Shows',
    'Tracklist',
  ]);
  expect(tabs[1]).toHaveAttribute('href', '/search/results/mixes/deep_house');
});

test('[SEARCH-020] [SEARCH-023] the best match of the response comes first, and episodes have no list', async () => {
  const headers = new Headers({ 'x-search-best-match': 'Shows' });
  const episode: Episode = {
    id: episodeIdSchema.parse(1),
    air_start: '2026-03-01T10:00:00.000Z',
    air_end: '2026-03-01T11:00:00.000Z',
    artist_id: artistIdSchema.parse(1),
    show_id: showIdSchema.parse(1),
  };
  await openPage({
    path: '/search/results/top/deep',
    answers: {
      search: () => ({ data: { Mixes, Shows, Artists: [], Episodes: [episode] }, headers }),
    },
  });
  expect(sections()).toEqual(['Shows', 'Mixes']);
});

test('[SEARCH-026] a best match in a tracklist shows five of its tracks', async () => {
  const track_list = Array.from({ length: 7 }, (_, index) => ({ title: `Deep ${index}`, artist: 'Mira Vale' }));
  const headers = new Headers({ 'x-search-best-match': 'TrackLists' });
  const mix = buildMix({ title: 'Harbour', track_list });
  await openPage({
    path: '/search/results/top/deep',
    answers: { search: () => ({ data: { ...NOTHING_FOUND, Mixes: [mix] }, headers }) },
  });
  const tracks = section('Tracklist').getByRole('list', { name: 'Tracks in Harbour' });
  expect(within(tracks).getAllByRole('listitem')).toHaveLength(5);
});

const links = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0]?.textContent);

test.each([
  ['mixes', 'Mixes', 'Mix'],
  ['artists', 'Artists', 'DJ'],
] as const)(
  '[SEARCH-025] [SEARCH-027] [SEARCH-028] the tab %s requests thirty with keyword, count, offset and type, and appends thirty more',
  async (tab, type, title) => {
    const { data } = await openPage({ path: `/search/results/${tab}/deep_house`, answers: plenty });
    expect(links()).toEqual(Array.from({ length: 30 }, (_, index) => `${title} ${index + 1}`));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: `${title} 40` })).toBeVisible();
    expect(links()).toEqual(Array.from({ length: 40 }, (_, index) => `${title} ${index + 1}`));
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(data.queriesOf('search')).toEqual([
      { query: 'deep house', limit: 30, offset: 0, type },
      { query: 'deep house', limit: 30, offset: 30, type },
    ]);
  },
);

test('[SEARCH-025] [SEARCH-028] the tab shows has pages of thirty, and never appends them', async () => {
  const { data } = await openPage({ path: '/search/results/shows/deep', answers: plenty });
  const first = Array.from({ length: 30 }, (_, index) => `Show ${index + 1}`);
  expect(links()).toEqual(first);
  await userEvent.click(screen.getByRole('button', { name: 'More shows' }));
  expect(await screen.findByRole('link', { name: 'Show 40' })).toBeVisible();
  expect(links()).toEqual(Array.from({ length: 10 }, (_, index) => `Show ${index + 31}`));
  expect(screen.getByRole('heading', { name: 'Shows' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'More shows' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous shows' }));
  expect(links()).toEqual(first);
  expect(screen.queryByRole('button', { name: 'Previous shows' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More shows' }));
  expect(links()).toHaveLength(10);
  expect(data.queriesOf('search')).toEqual([
    { query: 'deep', limit: 30, offset: 0, type: 'Shows' },
    { query: 'deep', limit: 30, offset: 30, type: 'Shows' },
  ]);
});

test('the page of shows is in the URL, and is fetched when opened there', async () => {
  const { navigation } = await openPage({ path: '/search/results/shows/deep?page=2', answers: plenty });
  expect(await screen.findByRole('link', { name: 'Show 40' })).toBeVisible();
  expect(links()).toEqual(Array.from({ length: 10 }, (_, index) => `Show ${index + 31}`));
  await userEvent.click(screen.getByRole('button', { name: 'Previous shows' }));
  expect(navigation.getPath()).toBe('/search/results/shows/deep');
  await userEvent.click(screen.getByRole('button', { name: 'More shows' }));
  expect(navigation.getPath()).toBe('/search/results/shows/deep?page=2');
});

test.each([['?page=9'], ['?page=-1'], ['?page=x']])('the page of shows at %s exists', async (query) => {
  await openPage({ path: `/search/results/shows/deep${query}`, answers: plenty });
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test.each(['genres', 'tracklist'])('[SEARCH-025] the tab %s requests thirty mixes at a time', async (tab) => {
  const { data } = await openPage({ path: `/search/results/${tab}/deep`, answers: plenty });
  expect(data.queriesOf('search')).toEqual([{ query: 'deep', limit: 30, offset: 0, type: 'Mixes' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(data.queriesOf('search')).toEqual([
    { query: 'deep', limit: 30, offset: 0, type: 'Mixes' },
    { query: 'deep', limit: 30, offset: 30, type: 'Mixes' },
  ]);
});

test('[SEARCH-022] genres lead to their pages', async () => {
  await openPage({ path: '/search/results/genres/deep', answers: plenty });
  expect(screen.getByRole('link', { name: 'Deep House' })).toHaveAttribute('href', '/genre/deep_house');
});

test('[SEARCH-023] the Tracklist tab lists the mixes with matching tracks, at most five per mix', async () => {
  const found = buildMix({ number: 1, title: 'Harbour', track_list: [{ title: 'Low Tide', artist: 'Mira Vale' }] });
  const other = buildMix({ number: 2, title: 'Tide', track_list: [] });
  const tracks = [1, 2, 3, 4, 5, 6].map((number) => ({ title: `Spring Tide ${number}`, artist: 'Oskar Lind' }));
  const many = buildMix({ number: 3, title: 'Moon', track_list: tracks });
  await openPage({
    path: '/search/results/tracklist/tide',
    answers: { search: () => ({ data: { ...NOTHING_FOUND, Mixes: [other, found, many] } }) },
  });
  expect(screen.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/mix/1');
  const lines = (mix: string) =>
    within(screen.getByRole('list', { name: `Tracks in ${mix}` })).getAllByRole('listitem');
  expect(lines('Harbour').map((line) => line.textContent)).toEqual(['Low Tide · Mira Vale']);
  expect(lines('Moon')).toHaveLength(5);
  expect(screen.getAllByText('Tide', { selector: 'mark' })).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /^Play Low Tide/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tide' })).not.toBeInTheDocument();
});

test('one press plays a mix from the found track, and another pauses it there', async () => {
  const track_list = [
    { title: 'Ebb', artist: 'Mira Vale', start_seconds: 0 },
    { title: 'Low Tide', artist: 'Mira Vale', start_seconds: 754 },
  ];
  const mix: FoundMix = {
    ...buildMix({ number: 1, title: 'Harbour', track_list }),
    match: { field: 'track', tracks: [1] },
  };
  const { player } = await openPage({
    path: '/search/results/tracklist/tide',
    answers: { search: () => ({ data: { ...NOTHING_FOUND, Mixes: [mix] } }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Play Low Tide at 12:34' }));
  expect(player.commands).toEqual(['toggleMix 1', 'seek 754000']);
  act(() => player.become(buildMixPlayback(mix, { positionMs: 760_000, trackIndex: 1 })));
  await userEvent.click(screen.getByRole('button', { name: 'Pause Low Tide at 12:34' }));
  expect(player.commands.at(-1)).toBe('pause');
  await userEvent.click(screen.getByRole('button', { name: 'Play Low Tide at 12:34' }));
  expect(player.commands.slice(3)).toEqual(['seek 754000', 'resume']);
});

test('when playing is rejected there is no seek', async () => {
  const track_list = [{ title: 'Low Tide', artist: 'Mira Vale', start_seconds: 754 }];
  const { player } = await openPage({
    path: '/search/results/tracklist/tide',
    answers: { search: () => ({ data: { ...NOTHING_FOUND, Mixes: [buildMix({ number: 1, track_list })] } }) },
  });
  player.refuse();
  await userEvent.click(screen.getByRole('button', { name: /^Play Low Tide/ }));
  expect(player.commands).toEqual(['toggleMix 1']);
});

test('a small window scrolls the open tab into view', async () => {
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('nav') ? new DOMRect(0, 0, 390, 40) : new DOMRect(420, 0, 80, 40);
  });
  await openPage({ path: '/search/results/tracklist/deep', answers: plenty });
  expect(screen.getByRole('navigation', { name: 'Results' }).scrollLeft).toBe(265);
  place.mockRestore();
});

test('a failed search shows an error, and Retry searches again', async () => {
  const { data } = await openPage({
    path: '/search/results/top/deep',
    answers: {
      search: () => {
        throw new Error('no line');
      },
    },
  });
  data.answer(plenty);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'DJ 1' })).toBeVisible();
});

test('a keyword over the limit finds the results of its start, at a URL that reopens', async () => {
  const pasted = 'ж'.repeat(10_000);
  const keyword = pasted.slice(0, SEARCH_KEYWORD_MAX);
  const { data, navigation } = await openPage({ path: `${searchPath(pasted)}?year=2026`, answers: plenty });
  expect(data.queriesOf('search')).toEqual([{ query: keyword, limit: 6, year: 2026 }]);
  expect(navigation.visits).toEqual([{ path: `${searchPath(keyword)}?year=2026`, replace: true }]);
  expect(section('Mixes').getByRole('link', { name: 'Mix 1' })).toBeVisible();
});

test.each(['/search/results/top', '/search/results/', '/search/results'])(
  'results without a keyword, at %s, lead to the plain page',
  async (path) => {
    const { navigation } = await openPage({ path });
    expect(navigation.visits).toEqual([{ path: '/search', replace: true }]);
  },
);

test('an unknown kind of results leads to the 404 page', async () => {
  const { navigation } = await openPage({ path: '/search/results/albums/deep' });
  expect(navigation.visits).toEqual([{ path: '/404', replace: true }]);
});
