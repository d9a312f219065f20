import { artistIdSchema, genreIdSchema } from '@afterglow/shared-contracts';
import { buildArtist, buildMix, buildShow, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { waitUntilLoaded } from '@afterglow/shared-area/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page.ts';

const catalog: FakeResponses = {
  getArtist: () => ({ data: buildArtist({ title: 'Mira Vale' }) }),
  getMix: () => ({ data: buildMix({ title: 'Night Drive' }) }),
  getShow: () => ({ data: buildShow({ title: 'Harbour Lights' }) }),
};

beforeEach(() => localStorage.clear());

const section = () => screen.queryByRole('region', { name: 'Recent searches' });
const links = () => screen.getAllByRole('article').map((row) => within(row).getByRole('link').textContent);
const remove = (title: string) => screen.getByRole('button', { name: `Remove ${title} from recent searches` });
const heading = () => screen.getByRole('heading', { level: 1, name: 'Search Afterglow' });

const stored = () => [...(localStorage.getItem('recentSearch') ?? '').matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);

function store(...ids: readonly string[]) {
  const entries = ids.map((id) => {
    const [type, itemId = ''] = id.split(':');
    return { id, type, itemId: type === 'genre' ? itemId : Number(itemId) };
  });
  localStorage.setItem('recentSearch', JSON.stringify(entries));
}

test('[SEARCH-007] recent searches are listed, newest first, each with its kind and link', async () => {
  store('artist:5', 'show:3', 'mix:12');
  await openPage({ path: '/search', answers: catalog });
  expect(links()).toEqual(['Night Drive', 'Harbour Lights', 'Mira Vale']);
  expect(screen.getAllByRole('article').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Mix'),
    expect.stringContaining('Show'),
    expect.stringContaining('Artist'),
  ]);
  expect(screen.getByRole('link', { name: 'Mira Vale' })).toHaveAttribute('href', '/artist/mira-vale/5');
  expect(heading()).toBeVisible();
});

test('[SEARCH-007] [MODAL-026] Clear removes all of them immediately, without a question', async () => {
  store('artist:5', 'mix:12');
  const { events } = await openPage({ path: '/search', answers: catalog });
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(section()).not.toBeInTheDocument();
  expect(stored()).toEqual([]);
  expect(events.filter(({ name }) => name === 'modal:show')).toEqual([]);
  expect(heading()).toHaveFocus();
  expect(screen.getByText('Recent searches cleared', { selector: '[role=status]' })).toBeInTheDocument();
});

test('one is removed at a time, and the focus stays among the rest', async () => {
  store('artist:5', 'show:3', 'mix:12');
  await openPage({ path: '/search', answers: catalog });
  await userEvent.click(remove('Harbour Lights'));
  expect(links()).toEqual(['Night Drive', 'Mira Vale']);
  expect(stored()).toEqual(['artist:5', 'mix:12']);
  expect(remove('Mira Vale')).toHaveFocus();
  expect(
    screen.getByText('Harbour Lights removed from recent searches', { selector: '[role=status]' }),
  ).toBeInTheDocument();
  await userEvent.click(remove('Mira Vale'));
  expect(remove('Night Drive')).toHaveFocus();
  await userEvent.click(remove('Night Drive'));
  expect(section()).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

test('without recent searches the page has no section of them', async () => {
  const { data } = await openPage({ path: '/search' });
  expect(section()).not.toBeInTheDocument();
  expect(data.calls.map(({ name }) => name)).toEqual(['listGenres']);
});

test('[SEARCH-034] a genre is shown from its URL, named as its page, without a request', async () => {
  store('genre:deep_house', 'genre:lo-fi');
  const { data } = await openPage({ path: '/search' });
  expect(links()).toEqual(['Lo-fi', 'Deep House']);
  expect(screen.getByRole('link', { name: 'Deep House' })).toHaveAttribute('href', '/genre/deep_house');
  expect(screen.getAllByText('Genre')).toHaveLength(2);
  expect(data.calls.map(({ name }) => name)).toEqual(['listGenres']);
  cleanup();
  const genres = [{ id: genreIdSchema.parse(3), name: 'Lo-Fi' }];
  const known = await openPage({ path: '/search', answers: { listGenres: () => ({ data: genres }) } });
  expect(links().slice(0, 2)).toEqual(['Lo-Fi', 'Deep House']);
  expect(known.data.calls.map(({ name }) => name)).toEqual(['listGenres']);
});

test('[SEARCH-035] a deleted item is omitted', async () => {
  store('artist:5', 'mix:12');
  const getMix = () => {
    throw new ApiError({ operation: 'getMix', code: 'not_found', status: 404, message: "We couldn't find this mix." });
  };
  await openPage({ path: '/search', answers: { ...catalog, getMix } });
  expect(links()).toEqual(['Mira Vale']);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('[SEARCH-035] when every item is deleted the page is the same as without any', async () => {
  store('mix:12');
  const getMix = () => {
    throw new ApiError({ operation: 'getMix', code: 'not_found', status: 404, message: "We couldn't find this mix." });
  };
  await openPage({ path: '/search', answers: { getMix } });
  expect(section()).not.toBeInTheDocument();
});

test('while they load, space is reserved for as many rows as are stored', async () => {
  store('artist:5', 'mix:12', 'genre:techno');
  await openPage({ path: '/search', answers: { ...catalog, getMix: () => new Promise(() => {}) }, isLoading: true });
  expect(await screen.findByText('Loading recent searches')).toBeInTheDocument();
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(3);
});

test('when one cannot be read the others are shown, and Retry holds the focus until it loads', async () => {
  store('artist:5', 'mix:12');
  const getMix = () => {
    throw new Error('no line');
  };
  const { data } = await openPage({ path: '/search', answers: { ...catalog, getMix } });
  expect(links()).toEqual(['Mira Vale']);
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  await waitFor(() => expect(data.queriesOf('getMix')).toHaveLength(2));
  expect(retry).toHaveFocus();
  data.answer(catalog);
  await userEvent.click(retry);
  await waitFor(() => expect(links()).toEqual(['Night Drive', 'Mira Vale']));
  expect(retry).not.toBeInTheDocument();
  expect(heading()).toHaveFocus();
});

test.each([
  ['/artist/mira-vale/5', 'artist:5'],
  ['/genre/deep_house', 'genre:deep_house'],
  ['/mix/12', 'mix:12'],
  ['/shows/3', 'show:3'],
])('[SEARCH-016] leaving the search to %s adds %s', async (path, id) => {
  const { navigation } = await openPage({ path: '/search/results/top/deep' });
  await act(async () => navigation.navigate(path));
  expect(stored()).toEqual([id]);
});

test('[SEARCH-016] an item opened after leaving the search is not added', async () => {
  const { navigation } = await openPage({ path: '/search' });
  await act(async () => navigation.navigate('/radio'));
  await act(async () => navigation.navigate('/mix/12'));
  expect(stored()).toEqual([]);
});

test('[SEARCH-017] an item reached by back or forward is not added', async () => {
  const { navigation } = await openPage({ path: '/mix/12' });
  await act(async () => navigation.navigate('/search'));
  await waitUntilLoaded();
  await travel(() => history.back());
  expect(window.location.pathname).toBe('/mix/12');
  await travel(() => history.forward());
  await act(async () => navigation.navigate(`/artist/mira-vale/${artistIdSchema.parse(5)}`));
  await travel(() => history.back());
  expect(stored()).toEqual(['artist:5']);
  await act(async () => localStorage.clear());
  await travel(() => history.forward());
  expect(window.location.pathname).toBe('/artist/mira-vale/5');
  expect(stored()).toEqual([]);
});

/** Moves through the history as a browser does, which emits an event on arrival. */
function travel(go: () => void): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        go();
      }),
  );
}
