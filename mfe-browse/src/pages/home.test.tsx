import {
  bannerIdSchema,
  mixIdSchema,
  playlistIdSchema,
  artistIdSchema,
  type Banner,
  type BannerAction,
  type SessionState,
} from '@afterglow/shared-contracts';
import {
  buildArtist,
  buildMemberSession,
  buildMix,
  buildPlaylist,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fourStations, openPage } from '../testing/open-page.ts';
import { dispatchOf, remember } from '../testing/playback-history.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const mixes = Array.from({ length: 12 }, (_, index) => buildMix({ number: index + 1, title: `Mix ${index + 1}` }));
const chart = buildPlaylist({ id: playlistIdSchema.parse(102), revisions_title: 'House 10' });
const houseChart = buildPlaylist({ revisions_title: 'Top 20' });

function buildBanner(number: number, primary_action: BannerAction | null): Banner {
  return {
    id: bannerIdSchema.parse(number),
    heading: `Banner ${number}`,
    subheading: null,
    description: null,
    image: { url: `/v3/media/images/banners/${number}` },
    primary_action,
    secondary_action: null,
  };
}

function openHome(banners: readonly Banner[] = [], session?: SessionState, answers: FakeResponses = {}) {
  return openPage({
    path: '/',
    ...(session && { session }),
    answers: {
      dispatch: dispatchOf(mixes),
      listBanners: () => ({ data: [...banners] }),
      listMixes: () => ({ data: mixes.slice(0, 3) }),
      listPlaylists: () => ({ data: [chart] }),
      getPlaylist: () => ({ data: houseChart }),
      getMix: () => ({ data: mixes[1] ?? buildMix() }),
      listPlaylistMixes: ({ query }) => ({ data: mixes.slice(0, query?.limit).map((mix) => ({ mixes: mix })) }),
      listArtists: () => ({ data: [buildArtist({ id: artistIdSchema.parse(9), title: 'DJ Nine' })] }),
      ...answers,
    },
  });
}

/** To the left; jsdom has no pointer events, but a mouse event of that name has the needed fields. */
function swipe(element: HTMLElement, distancePx: number) {
  const at = (type: string, clientX: number) => new MouseEvent(type, { bubbles: true, clientX });
  fireEvent(element, at('pointerdown', 500));
  fireEvent(element, at('pointerup', 500 - distancePx));
}

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the sections of Home are in order, under one heading', async () => {
  await openHome([buildBanner(1, null)]);
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Banner 1',
    'Featured Playlists',
    'Featured Charts',
    'Latest Mixes',
    'Top 20',
    'Trending Mixes',
    'Radio',
    'Trending DJs',
  ]);
  expect(document.title).toBe('Afterglow | Home');
});

test('[BROWSE-006] [BROWSE-008] [BROWSE-021] [BROWSE-022] a member sees their last played mixes first: six, each once', async () => {
  remember([3, 9, 8, 7, 3, 6, 5, 4, 9].map((number) => mixIdSchema.parse(number)));
  await openHome([buildBanner(1, null)], buildMemberSession());
  const titles = section('Recently Played').getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['Mix 9', 'Mix 4', 'Mix 5', 'Mix 6', 'Mix 3', 'Mix 7']);
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Recently Played');
  const link = section('Recently Played').getByRole('link', { name: /^Browse All/ });
  expect(link).toHaveAttribute('href', '/browse/mixes/recently');
});

test('a mix played last and stopped halfway resumes there', async () => {
  remember([mixIdSchema.parse(3), mixIdSchema.parse(4)]);
  const left = { positionMs: 1_390_000, durationMs: 3_600_000, updatedAt: '2026-03-01T11:00:00.000Z' };
  const { player } = await openHome([], buildMemberSession(), {
    getListening: () => ({ data: { revision: 1, last: null } }),
    listMixPositions: () => ({ data: [{ mixId: mixIdSchema.parse(3), ...left }] }),
  });
  const played = section('Recently Played');
  expect(await played.findAllByText(/^From/)).toHaveLength(1);
  expect(played.getByText(/^From 23:10 · /)).toBeVisible();
  await userEvent.click(played.getByRole('button', { name: 'Play Mix 4' }));
  await userEvent.click(played.getByRole('button', { name: 'Play Mix 3' }));
  expect(player.commands).toEqual(['toggleMix 4', 'restoreQueue 3 at 0 from 1390000', 'resume']);
});

test.each([
  ['a member who has played nothing', buildMemberSession(), []],
  ['a visitor, whoever played here before', { status: 'visitor' }, [mixIdSchema.parse(3)]],
] as const)('[BROWSE-006] %s sees no recently played section', async (_who, session, history) => {
  remember(history);
  await openHome([], session);
  expect(screen.queryByRole('heading', { name: 'Recently Played' })).not.toBeInTheDocument();
});

test('Trending Mixes are ranked across all columns', async () => {
  await openHome();
  const numbers = [...document.querySelectorAll('[aria-label="Trending Mixes"] [data-number]')];
  expect(numbers.map((number) => number.getAttribute('data-number'))).toEqual(['1', '2', '3']);
  expect(section('Trending Mixes').getAllByText('1,200 plays')).toHaveLength(3);
});

test('[BROWSE-007] Trending Mixes leads to all of them with "Browse All"', async () => {
  await openHome();
  const link = section('Trending Mixes').getByRole('link', { name: /^Browse All/ });
  expect(link).toHaveAttribute('href', '/browse/mixes/trending');
});

test('[BROWSE-015] Home requests 12 latest and 12 trending mixes', async () => {
  const { data } = await openHome();
  expect(data.queriesOf('listMixes')).toEqual([{ limit: 12 }, { trending: 1, limit: 12 }]);
});

test('[BROWSE-016] [BROWSE-017] [BROWSE-018] [DATA-020] Home requests the featured playlists, six featured charts and ten banners, latest first', async () => {
  const { data } = await openHome();
  const order = '-modification_time';
  expect(data.queriesOf('listPlaylists')).toEqual([
    { type: 'editorial', featured: 1, limit: 100, order },
    { type: 'chart', featured: 1, offset: 0, limit: 6, order },
  ]);
  expect(data.queriesOf('listBanners')).toEqual([{ limit: 10, order }]);
});

test('[BROWSE-018] Home shows every featured playlist', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) =>
    buildPlaylist({ id: playlistIdSchema.parse(1000 + index), revisions_title: `Playlist ${index + 1}` }),
  );
  await openHome([], undefined, { listPlaylists: () => ({ data: hundred }) });
  expect(section('Featured Playlists').getAllByRole('article')).toHaveLength(100);
});

test('[BROWSE-010] Home requests seven trending DJs', async () => {
  const { data } = await openHome();
  expect(data.queriesOf('listArtists')).toEqual([{ trending: 1, limit: 7 }]);
  expect(section('Trending DJs').getByRole('link', { name: 'DJ Nine' })).toHaveAttribute('href', '/artist/mira-vale/9');
});

test('[BROWSE-019] the chart box shows the first five entries of chart 101', async () => {
  const { data } = await openHome();
  const rows = within(section('Top 20').getByRole('list', { name: 'Top 20' })).getAllByRole('heading', { level: 3 });
  expect(rows.map((row) => row.textContent)).toEqual(['Mix 1', 'Mix 2', 'Mix 3', 'Mix 4', 'Mix 5']);
  expect(data.calls.find(({ name }) => name === 'listPlaylistMixes')?.input.params).toEqual({ id: 101 });
});

test('[BROWSE-020] [PLAYER-042] play in the chart box plays the whole chart', async () => {
  const { player } = await openHome();
  await userEvent.click(section('Top 20').getByRole('button', { name: 'Play Top 20' }));
  expect(player.commands).toEqual(['togglePlaylist 101 of 20 with 5']);
  expect(section('Top 20').getByRole('button', { name: 'Pause Top 20' })).toBeVisible();
});

test('[BROWSE-009] Radio shows the four channels as a minimal carousel', async () => {
  await openHome();
  expect(section('Radio').getByRole('list')).toHaveClass('minimal');
  const names = section('Radio').getAllByRole('heading', { level: 3 });
  expect(names.map((name) => name.textContent)).toEqual(['Chill', 'Classics', 'Deep', 'Afterglow']);
});

test.each([
  ['playChannel', 'deep', ['toggleChannel deep']],
  ['playMix', '2', ['toggleMix 2']],
  ['playPlaylist', '101', ['togglePlaylist 101']],
] as const)('[BROWSE-012] a banner of type %s plays its item', async (type, value, commands) => {
  const { player } = await openHome([buildBanner(1, { type, value, label: 'Hear it' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Hear it' }));
  expect(player.commands).toEqual(commands);
});

const NOT_FOUND = { name: 'ApiError', operation: 'getMix', code: 'not_found', status: 404 };

test.each([
  ['is gone', NOT_FOUND, 'ERROR_NOT_FOUND'],
  ['cannot be fetched', { ...NOT_FOUND, code: 'network_failed', status: null }, 'ERROR_NETWORK'],
])('[MODAL-025] a banner whose mix %s shows an error', async (_what, failure, contentKey) => {
  const { bus, data, player } = await openHome([buildBanner(1, { type: 'playMix', value: '9', label: 'Hear it' })]);
  const shown = jest.fn();
  bus.on('modal:show').subscribe(shown);
  data.answer({
    getMix: () => {
      throw Object.assign(new Error('no answer'), failure);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Hear it' }));
  await waitFor(() => expect(shown).toHaveBeenCalledWith({ type: 'error', contentKey }));
  expect(player.commands).toEqual([]);
});

test('[BROWSE-013] [BROWSE-014] a banner leads inside the app, or outside in a new tab', async () => {
  await openHome([buildBanner(1, { type: 'navigateInternal', value: '/radio', label: '' })]);
  expect(screen.getByRole('link', { name: 'Discover more' })).toHaveAttribute('href', '/radio');
  expect(screen.getByRole('link', { name: 'Discover more' })).not.toHaveAttribute('target');
});

test.each([
  ['playChannel', 'deep'],
  ['playMix', '2'],
  ['playPlaylist', '101'],
] as const)('[BROWSE-014] without a label a banner of type %s says "Play"', async (type, value) => {
  await openHome([buildBanner(1, { type, value, label: '' })]);
  expect(section('Featured').getByRole('button', { name: 'Play' })).toBeVisible();
});

test('[BROWSE-013] [BROWSE-014] an external banner opens its URL in a new tab', async () => {
  await openHome([buildBanner(1, { type: 'navigateExternal', value: 'https://a.example/', label: '' })]);
  const link = screen.getByRole('link', { name: /^Discover more/ });
  expect(link).toHaveAttribute('href', 'https://a.example/');
  expect(link).toHaveAttribute('target', '_blank');
});

test('[BROWSE-025] the current banner stays until it is turned', async () => {
  jest.useFakeTimers();
  await openHome([buildBanner(1, null), buildBanner(2, null)]);
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(section('Featured').getByRole('heading', { name: 'Banner 1' })).toBeVisible();
  expect(section('Featured').queryByRole('heading', { name: 'Banner 2' })).not.toBeInTheDocument();
});

test('[BROWSE-025] the banners show one at a time, loop, and need a swipe of 200 px', async () => {
  await openHome([buildBanner(1, null), buildBanner(2, null), buildBanner(3, null)]);
  const shown = () => screen.getAllByRole('heading', { level: 2, name: /^Banner/ }).map((one) => one.textContent);
  expect(shown()).toEqual(['Banner 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Previous banner' }));
  expect(shown()).toEqual(['Banner 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Next banner' }));
  expect(shown()).toEqual(['Banner 1']);

  const slide = screen.getByRole('article', { name: '1 of 3' });
  swipe(slide, 199);
  expect(shown()).toEqual(['Banner 1']);
  swipe(slide, 200);
  expect(shown()).toEqual(['Banner 2']);
});

test('[BROWSE-027] a section that cannot be read shows an error there, and the others stay', async () => {
  const { bus, data } = await openPage({
    path: '/',
    answers: {
      getPlaylist: () => ({ data: houseChart }),
      listMixes: ({ query }) => {
        if (query?.trending) throw new Error('no line');
        return { data: mixes };
      },
    },
  });
  const shown = jest.fn();
  bus.on('notification:show').subscribe(shown);
  expect(section('Latest Mixes').getByRole('link', { name: 'Mix 1' })).toBeVisible();
  data.answer({ listMixes: () => ({ data: mixes }) });
  await userEvent.click(section('Trending Mixes').getByRole('button', { name: 'Retry' }));
  expect(await section('Trending Mixes').findByRole('link', { name: 'Mix 1' })).toBeVisible();
  expect(shown).not.toHaveBeenCalled();
});

test('the channels also fail in their section only', async () => {
  const { data } = await openPage({
    path: '/',
    answers: {
      getPlaylist: () => ({ data: houseChart }),
      listStations: () => {
        throw new Error('no line');
      },
    },
  });
  data.answer({ listStations: () => ({ data: fourStations() }) });
  await userEvent.click(section('Radio').getByRole('button', { name: 'Retry' }));
  expect(await section('Radio').findByRole('link', { name: 'Deep' })).toBeVisible();
});

test('a member is greeted by name, a visitor is not', async () => {
  await openHome([], buildMemberSession({ username: 'mira' }));
  expect(screen.getByText(/^Good (morning|afternoon|evening|night), mira$/)).toBeVisible();
  cleanup();
  await openHome();
  expect(screen.queryByText(/^Good /)).not.toBeInTheDocument();
});
