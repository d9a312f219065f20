import { artistIdSchema, favoriteSchema, showIdSchema, type Settings } from '@afterglow/shared-contracts';
import { buildArtist, buildChannelPlayback, buildMemberSession, buildMix } from '@afterglow/shared-contracts/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hero } from '../testing/hero.ts';
import { openPage } from '../testing/open-page.ts';
import { rowsOf } from '../testing/rows.ts';
import { buildSlots } from '../testing/slots.ts';

const NOW = Date.parse('2026-03-01T10:20:00.000Z');

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => {
  jest.useRealTimers();
});

function tabNames() {
  return within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((tab) => tab.textContent);
}

const onAir = { listStationPlaylists: () => ({ data: [...buildSlots(NOW - HOUR_MS / 3, 20)] }) };

test('[RADIO-013] a channel has the tabs Overview, Show Schedule and History', async () => {
  await openPage({ path: '/radio/deep' });
  expect(tabNames()).toEqual(['Overview', 'Show Schedule', 'History']);
  expect(screen.getByRole('heading', { level: 1, name: 'Deep' })).toBeVisible();
  expect(document.title).toBe('Afterglow | Deep');
});

test('[RADIO-014] classics has no Show Schedule tab', async () => {
  await openPage({ path: '/radio/classics' });
  expect(tabNames()).toEqual(['Overview', 'History']);
});

test.each([
  ['the schedule of classics', '/radio/classics/schedule', '/radio/classics'],
  ['a channel in capitals', '/radio/DEEP', '/radio/deep'],
  ['its schedule in capitals', '/radio/Deep/schedule', '/radio/deep/schedule'],
  ['an unknown channel', '/radio/polka', '/404?resource=Channel'],
  ['an unknown page of a channel', '/radio/deep/lineup', '/404?resource=Channel'],
  ['what lies below a page of a channel', '/radio/deep/schedule/today', '/404?resource=Channel'],
])('%s redirects without a history entry', async (_, path, target) => {
  const { navigation } = await openPage({ path });
  expect(navigation.visits).toEqual([{ path: target, replace: true }]);
});

test('[RADIO-023] [RADIO-024] Up Next shows the three after the current item, and Show More five more', async () => {
  await openPage({ path: '/radio/deep', answers: onAir });
  expect(screen.getByRole('heading', { level: 2, name: 'Up Next' })).toBeVisible();
  expect(rowsOf('Up Next')).toEqual(['Slot 2', 'Slot 3', 'Slot 4']);
  expect(screen.getByText(/^Times shown in [\w/]+\.$/)).toBeVisible();
  for (const count of [8, 13]) {
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    expect(rowsOf('Up Next')).toHaveLength(count);
  }
});

test('the current item shows its progress, and the next one replaces it on time', async () => {
  await openPage({ path: '/radio/deep', answers: onAir });
  const nowPlaying = within(screen.getByRole('region', { name: 'Now Playing' }));
  expect(nowPlaying.getByRole('link', { name: 'Slot 1' })).toHaveAttribute('href', '/mix/1');
  expect(nowPlaying.getByRole('link', { name: 'Slot 1' })).toHaveAttribute('data-load-ahead', 'in-view');
  expect(nowPlaying.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  jest.setSystemTime(NOW + HOUR_MS);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(nowPlaying.getByRole('link', { name: 'Slot 2' })).toBeVisible();
});

test('the current item plays from its start, its show can be followed, and its track is shown', async () => {
  const [slot, ...others] = buildSlots(NOW - HOUR_MS / 3, 3);
  const track_list = [
    { title: 'Plum', artist: 'Yusuf Demirel', start_seconds: 0 },
    { title: 'Undersong', artist: 'Ninth Floor', start_seconds: 1203 },
  ];
  if (!slot) throw new Error('There are three.');
  const mixes = { ...slot.mixes, duration: 3600, track_list };
  const { player, data } = await openPage({
    path: '/radio/deep',
    session: buildMemberSession(),
    answers: {
      listStationPlaylists: () => ({ data: [{ ...slot, mixes }, ...others] }),
      listFavorites: () => ({ data: [] }),
      addFavorite: () => ({
        data: favoriteSchema.parse({
          members_id: { id: 1 },
          shows_id: { id: mixes.show.id },
          creation_time: '2026-03-01T10:00:00.000Z',
        }),
      }),
    },
  });
  const nowPlaying = within(screen.getByRole('region', { name: 'Now Playing' }));
  expect(nowPlaying.getByText('Plum').parentElement).toHaveTextContent('Track: Plum · Yusuf Demirel');
  jest.setSystemTime(NOW + 3000);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(nowPlaying.getByText('Undersong')).toBeVisible();
  await user.click(nowPlaying.getByRole('button', { name: 'Play from the start: Slot 1' }));
  expect(player.commands).toEqual(['toggleMix 1']);
  await user.click(nowPlaying.getByRole('button', { name: `Follow ${mixes.show.title}` }));
  expect(data.calls.filter(({ name }) => name === 'addFavorite')).toMatchObject([
    { input: { params: { type: 'shows' } } },
  ]);
  expect(nowPlaying.getByRole('button', { name: `Following ${mixes.show.title}: unfollow` })).toHaveTextContent(
    'Following',
  );
});

test('an item of tomorrow is labeled', async () => {
  await openPage({
    path: '/radio/deep',
    answers: { listStationPlaylists: () => ({ data: [...buildSlots(NOW - HOUR_MS / 3, 30)] }) },
  });
  for (let press = 1; press <= 5; press += 1) await user.click(screen.getByRole('button', { name: 'Show More' }));
  const times = [...screen.getByRole('list', { name: 'Up Next' }).querySelectorAll('time')].map(
    (time) => time.textContent,
  );
  const firstOfTomorrow = times.findIndex((time) => time.startsWith('Tomorrow '));
  expect(firstOfTomorrow).toBeGreaterThan(0);
  expect(times.slice(0, firstOfTomorrow).every((time) => /^\d\d:\d\d$/.test(time))).toBe(true);
});

test('when nothing of a channel can be read, one error is shown, and Retry refetches it all', async () => {
  const failing = () => {
    throw Object.assign(new Error('away'), { name: 'ApiError', status: 500 });
  };
  const { data } = await openPage({
    path: '/radio/deep',
    answers: { listStationPlaylists: failing, listMixes: failing, listArtists: failing },
  });
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  data.answer({ ...onAir, listMixes: () => ({ data: [] }), listArtists: () => ({ data: [] }) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Slot 1' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Trending DJs' })).toBeVisible();
});

test('for a listener of the channel, the next item appears when it is heard', async () => {
  const { player } = await openPage({ path: '/radio/deep', answers: onAir });
  act(() => player.become(buildChannelPlayback('deep', { behindMs: 5000 })));
  const title = () => within(screen.getByRole('region', { name: 'Now Playing' })).getByRole('heading', { level: 3 });
  jest.setSystemTime(NOW + (2 * HOUR_MS) / 3 + 3000);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(title()).toHaveTextContent('Slot 1');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(title()).toHaveTextContent('Slot 2');
  jest.setSystemTime(NOW + (5 * HOUR_MS) / 3 - 1000);
  act(() => player.become(buildChannelPlayback('chill', { behindMs: 5000 })));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(title()).toHaveTextContent('Slot 3');
});

test('a channel without items shows a message in each section', async () => {
  await openPage({ path: '/radio/deep' });
  const section = (name: string) => screen.getByRole('region', { name });
  expect(section('Now Playing')).toHaveTextContent('Nothing on air right now.');
  expect(section('Up Next')).toHaveTextContent('Nothing scheduled yet.');
  for (const name of ['Trending Shows', 'Trending DJs']) expect(section(name)).toHaveTextContent('No plays yet.');
});

test('the current item is requested from a minute ago, for listeners who are behind', async () => {
  const { data } = await openPage({ path: '/radio/deep', answers: onAir });
  expect(data.queriesOf('listStationPlaylists')).toEqual([
    { station: 'deep', limit: 30, offset: 0, after: '2026-03-01T10:19:00.000Z' },
  ]);
});

test('[RADIO-017] [RADIO-018] [RADIO-019] trending shows and DJs come from the most played items of the channel', async () => {
  const mixes = [1, 2, 1, 3, 4, 5, 6, 7].map((show) =>
    buildMix({ show: { id: showIdSchema.parse(show), title: `Show ${show}` } }),
  );
  const artists = [1, 2].map((id) => buildArtist({ id: artistIdSchema.parse(id), title: `DJ ${id}` }));
  const { data } = await openPage({
    path: '/radio/deep',
    answers: { ...onAir, listMixes: () => ({ data: mixes }), listArtists: () => ({ data: artists }) },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Now Playing' })).toBeVisible();
  const shows = within(screen.getByRole('region', { name: 'Trending Shows' })).getAllByRole('heading', { level: 3 });
  expect(shows.map((show) => show.textContent)).toEqual(['Show 1', 'Show 2', 'Show 3', 'Show 4', 'Show 5', 'Show 6']);
  const djs = within(screen.getByRole('region', { name: 'Trending DJs' })).getAllByRole('heading', { level: 3 });
  expect(djs.map((dj) => dj.textContent)).toEqual(['DJ 1', 'DJ 2']);
  expect(data.queriesOf('listMixes')).toEqual([expect.objectContaining({ channel: 'deep', order: '-reach' })]);
  expect(data.queriesOf('listArtists')).toEqual([
    expect.objectContaining({ channel: 'deep', order: '-reach', limit: 6 }),
  ]);
});

test('the pill plays the channel, and the URL shows it during playback', async () => {
  const { player, navigation } = await openPage({ path: '/radio/deep', session: buildMemberSession() });
  await user.click(hero().getByRole('button', { name: 'Play Deep' }));
  expect(player.commands).toEqual(['toggleChannel deep']);
  expect(navigation.getPath()).toBe('/radio/deep?play=true');
  act(() => player.become(buildChannelPlayback('chill')));
  expect(navigation.getPath()).toBe('/radio/deep');
});

test('[SHELL-050] another query leaves the page unchanged, and another channel replaces it', async () => {
  const { navigation } = await openPage({ path: '/radio/deep' });
  const page = () => screen.getByRole('heading', { level: 1 });
  const before = page();
  await act(async () => navigation.navigate('/radio/deep?play=true'));
  expect(page()).toBe(before);
  await act(async () => navigation.navigate('/radio/chill'));
  expect(page()).not.toBe(before);
});

test('[RADIO-033] [RADIO-034] the header has the dot, title, play and a heart that adds and removes without playing', async () => {
  const settings: Settings = { currentOnDemandQualityKey: 'low', volume: 25, favorites: [] };
  const answers = {
    getSettings: () => ({ data: settings }),
    updateSettings: () => ({ data: { ...settings, favorites: ['deep' as const] } }),
  };
  const { player, events } = await openPage({ path: '/radio/deep', session: buildMemberSession(), answers });
  expect(hero().getByText('LIVE').firstElementChild).toBeEmptyDOMElement();
  expect(hero().getByRole('heading', { level: 1, name: 'Deep' })).toBeVisible();
  expect(hero().getByRole('button', { name: 'Play Deep' })).toBeVisible();
  await user.click(hero().getByRole('button', { name: 'Add to favorites' }));
  await user.click(hero().getByRole('button', { name: 'Remove from favorites' }));
  expect(hero().getByRole('button', { name: 'Add to favorites' })).toHaveFocus();
  expect(player.commands).toEqual([]);
  expect(events.map(({ payload }) => payload)).toEqual([
    { type: 'success', message: 'Channel added to your favorites' },
    { type: 'success', message: 'Channel removed from your favorites' },
  ]);
});

test('[RADIO-032] a copied link is that of the channel, with a message', async () => {
  const { bus } = await openPage({ path: '/radio/deep/history?play=true' });
  const reported = jest.fn();
  bus.on('notification:show').subscribe(reported);
  await user.click(hero().getByRole('button', { name: 'Copy Channel link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/radio/deep');
  expect(reported).toHaveBeenCalledWith({ message: 'Link copied to clipboard', type: 'success' });
});

test('a link that the browser cannot copy shows an error', async () => {
  const { bus } = await openPage({ path: '/radio/deep' });
  const reported = jest.fn();
  bus.on('notification:show').subscribe(reported);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(hero().getByRole('button', { name: 'Copy Channel link' }));
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ type: 'warning' }));
  jest.restoreAllMocks();
});
