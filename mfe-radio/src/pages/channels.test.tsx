import {
  buildMemberSession,
  buildMix,
  buildStation,
  buildStationPlaylistItem,
} from '@afterglow/shared-contracts/testing';
import { REMINDERS_KEY, remindersSchema } from '@afterglow/shared-contracts/reminders';
import { CHANNEL_IDS, showIdSchema, type Settings } from '@afterglow/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page.ts';

function channelTitles(list = 'Channels') {
  const tiles = within(screen.getByRole('list', { name: list })).getAllByRole('heading', { level: 3 });
  return tiles.map((tile) => tile.textContent);
}

afterEach(() => jest.useRealTimers());

test('[RADIO-008] the channels have a fixed order, regardless of the response', async () => {
  await openPage({ path: '/radio' });
  expect(channelTitles()).toEqual(['Chill', 'Classics', 'Deep', 'Afterglow']);
});

test('a channel that this version does not know is left out', async () => {
  const data = { ...stationsOnly(), jazz: buildStation('jazz') };
  await openPage({ path: '/radio', answers: { listStations: () => ({ data }) } });
  expect(channelTitles()).toEqual(['Chill', 'Classics', 'Deep', 'Afterglow']);
});

test('[RADIO-009] the index has the tabs All Channels and Favorites', async () => {
  await openPage({ path: '/radio' });
  const tabs = within(screen.getByRole('navigation', { name: 'Radio' }));
  expect(tabs.getByRole('link', { name: 'All Channels' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/radio/favorites');
});

test('every channel shows its own current item', async () => {
  const stations = CHANNEL_IDS.map((id, index) => {
    const mixes = buildMix({ show: { id: showIdSchema.parse(index + 1), title: `Show of ${id}` } });
    return [id, buildStation(id, { nowPlaying: [buildStationPlaylistItem({ station: id, mixes })] })] as const;
  });
  const [chill, classics, deep, afterglow] = stations.map(([, station]) => station);
  if (!chill || !classics || !deep || !afterglow) throw new Error('four channels');
  await openPage({
    path: '/radio',
    answers: { listStations: () => ({ data: { chill, classics, deep, afterglow } }) },
  });
  for (const id of CHANNEL_IDS) {
    const tile = screen.getByRole('link', { name: buildStation(id).title }).closest('article');
    expect(tile).toHaveTextContent(`Show of ${id}`);
  }
});

test('a channel shows when its item ends, and what follows', async () => {
  const slot = (title: string, from: string, to: string) =>
    buildStationPlaylistItem({
      station: 'deep',
      mixes: buildMix({ number: title.length, title }),
      scheduled_start_time: `2026-03-01T${from}:00.000Z`,
      scheduled_end_time: `2026-03-01T${to}:00.000Z`,
    });
  const now = slot('Now', '10:00', '11:00');
  const playlist = [now, slot('Next!', '11:00', '12:00'), slot('Later on', '12:00', '13:00')];
  const deep = buildStation('deep', { nowPlaying: [now], playlist });
  await openPage({ path: '/radio', answers: { listStations: () => ({ data: { ...stationsOnly(), deep } }) } });
  const channel = screen.getByRole('link', { name: 'Deep' }).closest('article')?.parentElement;
  expect(channel).toHaveTextContent(/Until \d\d:00 · Next: Next!$/);
  expect(screen.getByText(/^Times shown in [\w/]+\.$/)).toBeVisible();
});

test('the next items of a channel are refetched before its list is used up', async () => {
  jest.useFakeTimers();
  const startMs = Date.parse('2026-03-01T10:00:00.000Z');
  const timeOf = (slot: number) => new Date(startMs + slot * 60_000).toISOString();
  const slot = (index: number) =>
    buildStationPlaylistItem({
      station: 'deep',
      mixes: buildMix({ number: index + 1, title: `Slot ${index}` }),
      scheduled_start_time: timeOf(index),
      scheduled_end_time: timeOf(index + 1),
    });
  const at = (index: number, known: number) =>
    buildStation('deep', {
      nowPlaying: [slot(index)],
      playlist: Array.from({ length: known }, (_, next) => slot(index + 1 + next)),
    });
  const silent = CHANNEL_IDS.map((id) => [id, buildStation(id, { nowPlaying: [] })] as const);
  const answer = (deep: ReturnType<typeof at>) => ({
    // The record has the four channels.
    listStations: () => ({ data: { ...(Object.fromEntries(silent) as ReturnType<typeof stationsOnly>), deep } }),
  });
  const { data } = await openPage({ path: '/radio', answers: answer(at(0, 1)) });
  const asked = () => data.queriesOf('listStations').length;
  const channel = () => screen.getByRole('link', { name: 'Deep' }).closest('article')?.parentElement;
  expect(channel()).toHaveTextContent(/ · Next: Slot 1$/);
  const before = asked();
  data.answer(answer(at(1, 3)));
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) await act(() => jest.advanceTimersByTimeAsync(5000));
  };
  await pass(20);
  expect(channel()).toHaveTextContent(/ · Next: Slot 2$/);
  expect(asked()).toBe(before + 1);
  await pass(120);
  expect(asked()).toBe(before + 1);
});

test('upcoming reminders are listed, soonest first, and can be removed and set again', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const reminder = { path: '/radio/deep', title: 'Tidal', text: 'Low Tide is on Deep now.', startTime: inHours(2) };
  const sooner = { ...reminder, path: '/radio/chill', title: 'Sooner', startTime: inHours(1) };
  const begun = { ...reminder, title: 'Begun', startTime: inHours(-1) };
  localStorage.setItem(REMINDERS_KEY, JSON.stringify([begun, reminder, sooner]));
  const { events } = await openPage({ path: '/radio' });
  const list = within(screen.getByRole('list', { name: 'Your reminders' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sooner', 'Tidal']);
  expect(list.getByRole('link', { name: 'Tidal' })).toHaveAttribute('href', '/radio/deep');
  const storedTitles = () =>
    remindersSchema.parse(JSON.parse(localStorage.getItem(REMINDERS_KEY) ?? '')).map(({ title }) => title);
  await userEvent.click(list.getByRole('button', { name: 'Remove: Tidal' }));
  expect(storedTitles()).toEqual(['Begun', 'Sooner']);
  expect(events).toContainEqual({ name: 'notification:reminders-changed', payload: {} });
  await userEvent.click(list.getByRole('button', { name: 'Remind me: Tidal' }));
  expect(storedTitles()).toEqual(['Begun', 'Sooner', 'Tidal']);
  localStorage.clear();
});

test('without reminders no list is shown', async () => {
  await openPage({ path: '/radio' });
  expect(screen.queryByText('Your reminders')).not.toBeInTheDocument();
});

test('the disc of a channel plays and pauses it', async () => {
  const { player } = await openPage({ path: '/radio' });
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause Deep' }));
  expect(player.commands).toEqual(['toggleChannel deep', 'pause']);
});

test('when the channels cannot be read, an error is shown and Retry refetches them', async () => {
  const { data } = await openPage({
    path: '/radio',
    answers: {
      listStations: () => {
        throw new Error('no line');
      },
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Connection error');
  data.answer({ listStations: () => ({ data: stationsOnly() }) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Deep' })).toBeVisible();
});

function stationsOnly() {
  return {
    chill: buildStation('chill'),
    classics: buildStation('classics'),
    deep: buildStation('deep'),
    afterglow: buildStation('afterglow'),
  };
}

const settingsWith = (favorites: Settings['favorites']) => ({
  getSettings: () => ({ data: { currentOnDemandQualityKey: 'low' as const, volume: 25, favorites } }),
});

test('[RADIO-010] [RADIO-011] a member without favorite channels is redirected to all channels', async () => {
  await openPage({ path: '/radio/favorites', session: buildMemberSession(), answers: settingsWith([]) });
  expect(await screen.findByRole('heading', { name: 'No favorite channels yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover New Channels' })).toHaveAttribute('href', '/radio');
  expect(screen.queryByRole('list', { name: 'Favorite channels' })).not.toBeInTheDocument();
});

test('[RADIO-008] [RADIO-010] favorite channels are shown in the fixed order, without a note about missing ones', async () => {
  await openPage({ path: '/radio/favorites', session: buildMemberSession(), answers: settingsWith(['deep', 'chill']) });
  expect(await screen.findByRole('list', { name: 'Favorite channels' })).toBeVisible();
  expect(channelTitles('Favorite channels')).toEqual(['Chill', 'Deep']);
  expect(screen.queryByText('No favorite channels yet')).not.toBeInTheDocument();
});

test('favorite channels that cannot be read show an error, and Retry refetches them', async () => {
  const answers = {
    getSettings: () => {
      throw new Error('no line');
    },
  };
  const { data } = await openPage({ path: '/radio/favorites', session: buildMemberSession(), answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection error');
  expect(screen.queryByText('No favorite channels yet')).not.toBeInTheDocument();
  data.answer(settingsWith(['deep']));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Deep' })).toBeVisible();
});

test('a visitor who opens the favorites is asked to log in', async () => {
  const { navigation } = await openPage({ path: '/radio/favorites' });
  expect(navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});
