import { RESULT_TABS, SearchField } from '@afterglow/shared-area/search-field';
import { genreIdSchema, type FoundMix } from '@afterglow/shared-contracts';
import { buildArtist, buildMix, buildShow } from '@afterglow/shared-contracts/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPorts, waitUntilLoaded } from '@afterglow/shared-area/testing';
import { NOTHING_FOUND, openPage } from '../testing/open-page.ts';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const PAUSE_MS = 500;
const SUGGESTED_MS = 300;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const field = () => screen.getByRole('combobox', { name: 'Search Afterglow' });
const lineWidth = ({ style }: HTMLElement) => style.width;
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('[SEARCH-005] [SEARCH-006] the page lists what can be searched for', async () => {
  await openPage({ path: '/search' });
  expect(screen.getByRole('heading', { level: 1, name: 'Search Afterglow' })).toBeVisible();
  expect(screen.getByText('Find music by artist, genre or show name')).toBeVisible();
  expect(field()).toHaveAttribute('placeholder', 'What do you want to listen to?');
});

test('the page without a keyword links every genre, and is complete when they fail to load', async () => {
  const names = ['Deep House', 'Funk'];
  const data = names.map((name, place) => ({ id: genreIdSchema.parse(place + 1), name }));
  await openPage({ path: '/search', answers: { listGenres: () => ({ data }) } });
  const tiles = within(screen.getByRole('region', { name: 'Browse genres' })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Deep House', '/genre/deep_house'],
    ['Funk', '/genre/funk'],
  ]);
  cleanup();
  await openPage({ path: '/search' });
  expect(screen.queryByRole('region', { name: 'Browse genres' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[SEARCH-011] typing searches after 500 ms without a key', async () => {
  const { navigation, data } = await openPage({ path: '/search' });
  await user.type(field(), 'deep');
  await pause(PAUSE_MS - 1);
  await user.type(field(), ' house');
  await pause(PAUSE_MS - 1);
  expect(navigation.visits).toEqual([]);
  await pause(1);
  expect(navigation.visits).toEqual([{ path: '/search/results/top/deep_house', replace: false }]);
  await waitUntilLoaded();
  expect(data.queriesOf('search').at(-1)).toEqual({ query: 'deep house', limit: 6 });
  expect(field()).toHaveFocus();
});

test('the Enter key searches immediately', async () => {
  const { navigation } = await openPage({ path: '/search' });
  await user.type(field(), 'deep{Enter}');
  expect(navigation.getPath()).toBe('/search/results/top/deep');
});

test('[SEARCH-018] only spaces search nothing', async () => {
  const { navigation, data } = await openPage({ path: '/search' });
  await user.type(field(), '   ');
  await pause(PAUSE_MS);
  expect(navigation.visits).toEqual([]);
  expect(data.queriesOf('search')).toEqual([]);
});

test('[SEARCH-012] an empty field leads back to the plain page', async () => {
  const { navigation } = await openPage({ path: '/search/results/top/deep' });
  expect(field()).toHaveValue('deep');
  await user.clear(field());
  await pause(PAUSE_MS);
  expect(navigation.getPath()).toBe('/search');
});

test('[SEARCH-014] the close button empties the field, then returns to the last page before the search', async () => {
  const { navigation } = await openPage({ path: '/radio/deep?play=true' });
  await act(async () => navigation.navigate('/search'));
  await act(async () => navigation.navigate('/search/results/top/deep'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(navigation.getPath()).toBe('/search');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(navigation.visits.at(-1)).toEqual({ path: '/radio/deep?play=true', replace: false });
});

test('[SEARCH-014] the close button also empties text typed just before', async () => {
  const { navigation } = await openPage({ path: '/search' });
  await user.type(field(), 'deep');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await pause(PAUSE_MS);
  expect(field()).toHaveValue('');
  expect(navigation.getPath()).toBe('/search');
});

test('[SEARCH-015] when only the search was shown, the close button leads home', async () => {
  const { navigation } = await openPage({ path: '/search/results/mixes/deep' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(navigation.getPath()).toBe('/');
});

test('[SEARCH-013] a new keyword keeps the open tab', async () => {
  const { navigation } = await openPage({ path: '/search/results/artists/deep' });
  await user.type(field(), 'er');
  await pause(PAUSE_MS);
  expect(navigation.visits).toEqual([{ path: '/search/results/artists/deeper', replace: true }]);
});

test('the field follows the URL', async () => {
  const { navigation } = await openPage({ path: '/search/results/top/deep' });
  await act(async () => navigation.navigate('/search/results/top/acid_jazz'));
  await waitUntilLoaded();
  expect(field()).toHaveValue('acid jazz');
});

test('[SEARCH-036] a step back wins even while the field has the focus', async () => {
  const { navigation } = await openPage({ path: '/search/results/top/deep' });
  await user.click(field());
  await act(async () => navigation.navigate('/search'));
  await pause(PAUSE_MS);
  expect(field()).toHaveValue('');
  expect(navigation.getPath()).toBe('/search');
});

test('[SEARCH-036] a URL from elsewhere never overwrites pending letters, and follows them', async () => {
  const { navigation } = await openPage({ path: '/search/results/top/low' });
  await user.type(field(), ' tid');
  await act(async () => navigation.navigate('/search/results/top/high'));
  expect(field()).toHaveValue('low tid');
  await user.type(field(), 'e');
  await pause(PAUSE_MS);
  expect(navigation.getPath()).toBe('/search/results/top/low_tide');
});

test('[SEARCH-036] the hidden second field overwrites no letters, even on a slow device', async () => {
  const { navigation } = renderWithPorts(
    <>
      <SearchField place="header" />
      <SearchField place="page" />
    </>,
    { answers: { search: () => ({ data: NOTHING_FOUND }) } },
  );
  const [header] = screen.getAllByRole('combobox');
  if (!header) throw new Error('there is no field');
  await user.type(header, 'low tide');
  await pause(1);
  // The other field follows, so that its pause starts later than that of the letters.
  await act(async () => navigation.navigate('/search/results/top/high'));
  // Both end before the next render.
  await act(async () => jest.advanceTimersByTime(PAUSE_MS));
  expect(header).toHaveValue('low tide');
  expect(navigation.getPath()).toBe('/search/results/top/low_tide');
});

test.each([
  ['another tab keeps', '/search/results/artists/low', '/search/results/artists/low_tide'],
  ['another page drops', '/radio', '/radio'],
])('%s text pending in a field that was left', async (_, path, after) => {
  const { navigation } = await openPage({ path: '/search/results/top/low' });
  await user.type(field(), ' tide');
  await act(async () => {
    field().blur();
    navigation.navigate(path);
  });
  await pause(PAUSE_MS);
  expect(navigation.getPath()).toBe(after);
});

test('text that the URL spells differently stays as typed', async () => {
  const { navigation } = await openPage({ path: '/search' });
  await user.type(field(), 'low_tide ');
  await pause(PAUSE_MS);
  expect(navigation.visits).toEqual([{ path: '/search/results/top/low_tide', replace: false }]);
  await pause(2 * PAUSE_MS);
  expect(field()).toHaveValue('low_tide ');
  expect(navigation.visits).toHaveLength(1);
});

test.each(['top', 'mixes', 'genres', 'artists', 'shows', 'tracklist'])(
  '[SEARCH-010] while the results of %s load there are placeholders of random width',
  async (tab) => {
    const answers = { search: () => new Promise<never>(() => undefined) };
    await openPage({ path: `/search/results/${tab}/deep`, answers, isLoading: true });
    await pause(PAUSE_MS);
    const widths = Array.from(document.querySelectorAll<HTMLElement>('[aria-busy=true] [style]'), lineWidth);
    expect(widths.length).toBeGreaterThanOrEqual(6);
    expect(new Set(widths).size).toBeGreaterThanOrEqual(4);
  },
);

test.each([...RESULT_TABS, 'suggestions'])(
  '[SEARCH-019] on %s a new search aborts the previous one, whose late response is never shown',
  async (place) => {
    const late = new Map<string, () => void>();
    const track_list = [{ title: 'Harbor', artist: 'Mira Vale' }];
    const { data, navigation } = await openPage({ path: '/search' });
    data.answer({
      search: ({ query }) => {
        const about = `About ${query?.query}`;
        const mix: FoundMix = {
          ...buildMix({ title: about, genre: [about], track_list }),
          match: { field: 'track', tracks: [0] },
        };
        const found = {
          ...NOTHING_FOUND,
          Mixes: [mix],
          Artists: [buildArtist({ title: about })],
          Shows: [buildShow({ title: about })],
        };
        return new Promise((resolve) => late.set(query?.query ?? '', () => resolve({ data: found })));
      },
    });
    const ask = async (words: string) => {
      if (place === 'suggestions') {
        await user.clear(field());
        await user.type(field(), words);
        return pause(SUGGESTED_MS);
      }
      await act(async () => navigation.navigate(`/search/results/${place}/${words}`));
      return pause(PAUSE_MS);
    };
    await ask('first');
    await ask('second');
    const searches = data.calls.filter(({ name }) => name === 'search');
    expect(searches.map(({ input }) => input.signal?.aborted)).toEqual([true, false]);
    await act(async () => late.get('second')?.());
    await act(async () => late.get('first')?.());
    await waitUntilLoaded();
    expect(document.body).toHaveTextContent('About second');
    expect(document.body).not.toHaveTextContent('About first');
  },
);

test.each([
  ['other', 'Control+K'],
  ['apple', 'Meta+K'],
])('on platform %s the palette button declares its keys, and its visible text is its name', async (platform, keys) => {
  document.documentElement.dataset['palette'] = platform;
  await openPage({ path: '/search' });
  const button = screen.getByRole('button', { name: 'Jump to…' });
  expect(button).toHaveAttribute('aria-keyshortcuts', keys);
  expect(button).not.toHaveAttribute('aria-label');
  delete document.documentElement.dataset['palette'];
});
