/// <reference types="node" />
import {
  artistIdSchema,
  favoriteSchema,
  genreIdSchema,
  showIdSchema,
  type Favorite,
  type FavoriteType,
} from '@afterglow/shared-contracts';
import {
  buildArtist,
  buildMemberSession,
  buildMix,
  buildShow,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page.ts';
import { LONG_PX, setPageHeight } from '../testing/page-height.ts';
import { dispatchOf } from '../testing/playback-history.ts';

beforeEach(() => setPageHeight(LONG_PX));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const mixes = Array.from({ length: 50 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));

function favorite(type: FavoriteType, id: number): Favorite {
  const creation_time = '2026-03-01T10:00:00.000Z';
  return favoriteSchema.parse({ members_id: { id: 1 }, [`${type}_id`]: { id }, creation_time });
}

function open(type: FavoriteType, ids: readonly number[], answers: FakeResponses = {}) {
  return openPage({
    path: `/yourmusic/${type}`,
    session: buildMemberSession(),
    answers: {
      listFavorites: ({ params, query: { offset = 0, limit = 30 } = {} }) => {
        const list = params?.type === type ? ids : [];
        return { data: list.slice(offset, offset + limit).map((id) => favorite(type, id)), total: list.length };
      },
      listGenres: () => ({
        data: [
          { id: genreIdSchema.parse(4), name: 'House' },
          { id: genreIdSchema.parse(5), name: 'Disco' },
        ],
      }),
      ...answers,
    },
  });
}

test('all favorites play from the first, and the button follows the one in the player', async () => {
  const three = mixes.slice(0, 3);
  const { player } = await open(
    'mixes',
    three.map(({ id }) => id),
    { dispatch: dispatchOf(mixes) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play Favorite Mixes' }));
  expect(player.commands).toEqual(['toggleMixes 1,2,3 at 0 of ']);
  await userEvent.click(screen.getByRole('button', { name: 'Pause Favorite Mixes' }));
  expect(player.commands).toContain('pause');
});

test('without favorites nothing can be played', async () => {
  await open('mixes', []);
  expect(screen.queryByRole('button', { name: 'Play Favorite Mixes' })).not.toBeInTheDocument();
});

test('[BROWSE-121] shows thirty favorites at first, fifteen more while the listener scrolls', async () => {
  const { data } = await open(
    'mixes',
    mixes.map(({ id }) => id),
    { dispatch: dispatchOf(mixes) },
  );
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Mix 1');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Mix 45' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mix 46' })).not.toBeInTheDocument();
  const pages = data.calls.filter(
    ({ name, input }) => name === 'listFavorites' && input.query && 'offset' in input.query,
  );
  expect(pages.map(({ input }) => input.query)).toEqual([
    { limit: 30, offset: 0 },
    { limit: 15, offset: 30 },
  ]);
});

test.each(['mixes', 'artists', 'shows', 'genres'] as const)(
  '[BROWSE-121] the list of %s shows thirty, and fifteen more whenever the listener nears its end',
  async (type) => {
    jest.useFakeTimers();
    const fifty = Array.from({ length: 50 }, (_, index) => index + 1);
    await open(type, fifty, {
      dispatch: ({ query }) => ({ data: modelsNamed(query?.models.split(',') ?? []) }),
      listGenres: () => ({ data: fifty.map((id) => ({ id: genreIdSchema.parse(id), name: `Genre ${id}` })) }),
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getAllByRole('article')).toHaveLength(30);
    setPageHeight(900);
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      setPageHeight(LONG_PX);
      await jest.advanceTimersByTimeAsync(500);
    });
    expect(screen.getAllByRole('article')).toHaveLength(45);
  },
);

/** As the service finds them: "shows:3" is the show with that id. */
function modelsNamed(names: readonly string[]) {
  const idsOf = (kind: string) =>
    names.filter((name) => name.startsWith(`${kind}:`)).map((name) => Number(name.split(':')[1]));
  return {
    mixes: idsOf('mixes').map((number) => buildMix({ number })),
    shows: idsOf('shows').map((id) => buildShow({ id: showIdSchema.parse(id) })),
    artists: idsOf('artists').map((id) => buildArtist({ id: artistIdSchema.parse(id) })),
    episodes: [],
  };
}

test('favorite artists are listed under their names', async () => {
  await open('artists', [5], {
    dispatch: () => ({ data: { mixes: [], shows: [], artists: [buildArtist()], episodes: [] } }),
  });
  expect(screen.getByRole('link', { name: 'Mira Vale' })).toHaveAttribute('href', '/artist/mira-vale/5');
});

test('followed shows are listed under their names', async () => {
  await open('shows', [3], {
    dispatch: () => ({ data: { mixes: [], shows: [buildShow()], artists: [buildArtist()], episodes: [] } }),
  });
  expect(screen.getByRole('link', { name: 'Harbour Lights' })).toHaveAttribute('href', '/shows/3');
});

test('[BROWSE-120] [MODAL-026] a favorite genre is removed immediately, without a question', async () => {
  const ids = [4, 5];
  const { data, bus } = await open('genres', ids, {
    removeFavorite: ({ params }) => {
      ids.splice(ids.indexOf(Number(params?.thingId)), 1);
      return { data: undefined };
    },
  });
  expect(screen.getByRole('link', { name: 'House' })).toHaveAttribute('href', '/genre/house');
  const asked = jest.fn();
  bus.on('modal:show').subscribe(asked);
  await userEvent.click(screen.getByRole('button', { name: 'Remove House' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'House' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Disco' })).toBeVisible();
  expect(data.calls.find(({ name }) => name === 'removeFavorite')?.input.params).toEqual({
    id: 1,
    type: 'genres',
    thingId: 4,
  });
  expect(asked).not.toHaveBeenCalled();
});

test('[BROWSE-120] before the favorites are loaded, a removal adds nothing', async () => {
  let answer: () => void = () => undefined;
  const { data } = await open('genres', [4], {
    listFavorites: ({ query: { offset } = {} }) => {
      const list = { data: [favorite('genres', 4)], total: 1 };
      return offset === undefined ? new Promise((resolve) => (answer = () => resolve(list))) : list;
    },
    removeFavorite: () => ({ data: undefined }),
  });
  const remove = screen.getByRole('button', { name: 'Remove House' });
  await userEvent.click(remove);
  const changes = () => data.calls.map(({ name }) => name).filter((name) => name.endsWith('Favorite'));
  expect(changes()).toEqual([]);
  await act(async () => answer());
  await userEvent.click(remove);
  expect(changes()).toEqual(['removeFavorite']);
});

test('[BROWSE-113] the tab of genres exists only in a development build', async () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Your Music' }))
      .getAllByRole('link')
      .map((tab) => tab.textContent);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const { navigation } = await open('mixes', []);
  expect(tabs()).toEqual(['Mixes', 'Artists', 'Shows', 'Genres']);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  act(() => navigation.navigate('/yourmusic/shows'));
  expect(tabs()).toEqual(['Mixes', 'Artists', 'Shows']);
});

test('a list that cannot be read shows an error, and Retry loads it', async () => {
  const { data } = await open('mixes', [], {
    listFavorites: () => {
      throw new Error('no line');
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Connection error');
  data.answer({ listFavorites: () => ({ data: [] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'You have not favorited any mixes' })).toBeVisible();
});

test.each([
  [
    '[BROWSE-116]',
    'mixes',
    'You have not favorited any mixes',
    'When you press the heart icon on a mix, they will appear here',
  ],
  [
    '[BROWSE-117]',
    'artists',
    'You have not favorited any artists',
    'When you add artists to your favorites, they will appear here',
  ],
  ['[BROWSE-118]', 'shows', 'You are not following any shows.', 'As you follow shows, they will appear here.'],
])('%s an empty list of %s explains how to fill it', async (_, list, title, hint) => {
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

test('[SHELL-021] /yourmusic itself leads to the favorite mixes', async () => {
  const { navigation } = await openPage({ path: '/yourmusic', session: buildMemberSession() });
  expect(navigation.visits).toEqual([{ path: '/yourmusic/mixes', replace: true }]);
});

test('a visitor who opens Your Music is asked to log in', async () => {
  const { navigation } = await openPage({ path: '/yourmusic/mixes' });
  expect(navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});
