import { favoriteSchema, setServerOffsetMs, showIdSchema, slotEndMs } from '@afterglow/shared-contracts';
import { TUNED_IN_KEY } from '@afterglow/shared-contracts/tuned-in';
import { buildMemberSession, buildMix, buildStationPlaylistItem } from '@afterglow/shared-contracts/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tunedInAtMs } from '../features/channel/index.ts';
import { openPage } from '../testing/open-page.ts';
import { rowsOf } from '../testing/rows.ts';
import { buildSlots } from '../testing/slots.ts';

const NOW = Date.parse('2026-03-01T10:20:00.000Z');

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => {
  localStorage.clear();
  act(() => setServerOffsetMs(0));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[RADIO-028] [RADIO-027] [RADIO-026] [SHELL-084] the history lists items since yesterday, newest first, with full dates', async () => {
  const { data } = await openPage({
    path: '/radio/deep/history',
    answers: { listStationPlaylists: () => ({ data: [...buildSlots(NOW - 2.5 * HOUR_MS, 5)] }) },
  });
  expect(data.queriesOf('listStationPlaylists')).toEqual([
    { station: 'deep', limit: 60, offset: 0, after: '2026-02-28T10:00:00.000Z' },
  ]);
  expect(rowsOf('History')).toEqual(['Slot 3', 'Slot 2', 'Slot 1']);
  expect(screen.getByText(/^Times shown in [\w/]+\.$/)).toBeVisible();
  const times = [...screen.getByRole('list', { name: 'History' }).querySelectorAll('time')];
  expect(times).toHaveLength(3);
  for (const time of times) expect(time).toHaveTextContent(/^\d\d (February|March) 2026, \d\d:\d\d$/);
});

test('[RADIO-038] [RADIO-026] the newest item is the current one, even after hours of sleep and a clock correction', async () => {
  const slots = buildSlots(NOW - 30.5 * HOUR_MS, 130);
  const { data } = await openPage({
    path: '/radio/deep/history',
    answers: {
      // Like the service: items that end after the given time.
      listStationPlaylists: ({ query }) => {
        const rest = slots.filter((slot) => slotEndMs(slot) > Date.parse(query?.after ?? ''));
        return { data: rest.slice(query?.offset, (query?.offset ?? 0) + (query?.limit ?? 0)) };
      },
    },
  });
  const expectNewest = (title: string) => {
    const articles = within(screen.getByRole('list', { name: 'History' })).getAllByRole('article');
    expect(articles.filter((row) => within(row).queryByText('LIVE'))).toEqual([articles[0]]);
    expect(rowsOf('History')[0]).toBe(title);
  };
  const pass = async (hours: number) => {
    jest.setSystemTime(Date.now() + hours * HOUR_MS);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  };
  expectNewest('Slot 31');
  expect(rowsOf('History')).toHaveLength(25);
  await pass(1);
  expectNewest('Slot 32');
  expect(data.queriesOf('listStationPlaylists')).toHaveLength(1);
  await pass(11);
  expectNewest('Slot 43');
  expect(rowsOf('History')).toHaveLength(25);
  await pass(48);
  expectNewest('Slot 91');
  // The clock of the device was two days ahead all the time.
  act(() => setServerOffsetMs(-48 * HOUR_MS));
  await pass(0);
  expectNewest('Slot 43');
  expect(rowsOf('History').at(-1)).toBe('Slot 19');

  // If the response does not reach far enough, it is refetched.
  const before = data.calls.length;
  act(() => setServerOffsetMs(0));
  await pass(36);
  expectNewest('Slot 127');
  expect(data.calls.length).toBeGreaterThan(before);
});

test('a long history is requested until it reaches the present', async () => {
  const slots = buildSlots(NOW - 100.5 * HOUR_MS, 130);
  const { data } = await openPage({
    path: '/radio/deep/history',
    answers: {
      listStationPlaylists: ({ query }) => ({ data: slots.slice(query?.offset, (query?.offset ?? 0) + 60) }),
    },
  });
  expect(data.queriesOf('listStationPlaylists').map((query) => (query as { offset: number }).offset)).toEqual([0, 60]);
  expect(rowsOf('History').at(0)).toBe('Slot 101');
});

const openHistory = (isMember = true) =>
  openPage({
    path: '/radio/deep/history',
    ...(isMember && { session: buildMemberSession() }),
    answers: {
      listStationPlaylists: () => ({ data: [...buildSlots(NOW - 2.5 * HOUR_MS, 5)] }),
      listFavorites: () => ({ data: [] }),
    },
  });

test('an item leads to its mix and its show', async () => {
  const mixes = buildMix({ number: 7, title: 'Slot 7', show: { id: showIdSchema.parse(3), title: 'Low Tide' } });
  const item = buildStationPlaylistItem({
    mixes,
    scheduled_start_time: new Date(NOW - 2 * HOUR_MS).toISOString(),
    scheduled_end_time: new Date(NOW - HOUR_MS).toISOString(),
  });
  await openPage({ path: '/radio/deep/history', answers: { listStationPlaylists: () => ({ data: [item] }) } });
  const row = within(screen.getByRole('list', { name: 'History' }));
  expect(row.getByRole('link', { name: 'Slot 7' })).toHaveAttribute('href', '/mix/7');
  expect(row.getByRole('link', { name: 'Low Tide' })).toHaveAttribute('href', '/shows/3');
});

test('a past item can be replayed from its start and paused', async () => {
  const { player } = await openHistory();
  await user.click(screen.getByRole('button', { name: 'Play again: Slot 2' }));
  await user.click(screen.getByRole('button', { name: 'Pause: Slot 2' }));
  expect(player.commands).toEqual(['toggleMix 2', 'pause']);
});

test('a broadcast tuned in to can be replayed from that minute, or from its start', async () => {
  const heard = [
    { station: 'chill', fromTime: '2026-03-01T09:00:00.000Z' },
    // Slot 2 was on from 8:50: its mix of three minutes was at 1:40 when they tuned in.
    { station: 'deep', fromTime: '2026-03-01T08:51:40.000Z', untilTime: '2026-03-01T09:05:00.000Z' },
    { station: 'deep', fromTime: '2026-03-01T09:30:00.000Z', untilTime: '2026-03-01T09:40:00.000Z' },
  ];
  localStorage.setItem(TUNED_IN_KEY, JSON.stringify(heard));
  const { player } = await openHistory();
  expect(screen.getByRole('button', { name: 'Play again: Slot 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play from the start: Slot 2' }));
  act(() => player.stop());
  const fromThere = screen.getByRole('button', { name: 'Play again from 1:00, where you tuned in: Slot 2' });
  await user.click(fromThere);
  expect(player.commands).toEqual(['toggleMix 2', 'stop', 'toggleMix 2', 'seek 60000']);
  expect(fromThere).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Pause: Slot 2' })).toBeVisible();
});

test.each([
  ['from before it began', '07:00', '09:00', 0],
  ['at once when it began', '08:00', undefined, 0],
  ['in its tenth minute', '08:09', undefined, 9],
  ['until it began', '07:00', '07:59', 0],
])('a member who heard a broadcast %s resumes there', (_, from, until, minute) => {
  const item = {
    ...buildStationPlaylistItem({ station: 'deep', mixes: buildMix({ duration: 3600 }) }),
    scheduled_start_time: '2026-03-01T08:00:00.000Z',
    scheduled_end_time: '2026-03-01T09:00:00.000Z',
  };
  const timeOf = (time: string) => `2026-03-01T${time}:30.000Z`;
  const heard = { station: 'deep', fromTime: timeOf(from), ...(until && { untilTime: timeOf(until) }) } as const;
  expect(tunedInAtMs(item, [heard])).toBe(minute * 60_000);
});

test('the current item is labeled, restarts for a late listener, and can be replayed afterwards', async () => {
  const { player } = await openHistory();
  expect(screen.getByRole('link', { name: 'Slot 3' }).closest('article')).toHaveTextContent('LIVE');
  await user.click(screen.getByRole('button', { name: 'Play from the start: Slot 3' }));
  expect(player.commands).toEqual(['toggleMix 3']);
  act(() => player.stop());
  jest.setSystemTime(NOW + HOUR_MS);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('button', { name: 'Play again: Slot 3' })).toBeVisible();
  expect(rowsOf('History')).toEqual(['Slot 4', 'Slot 3', 'Slot 2', 'Slot 1']);
});

test('an item becomes a favorite, and a visitor is redirected to the login for that', async () => {
  const { data } = await openHistory();
  const favorite = { members_id: { id: 1 }, mixes_id: { id: 2 }, creation_time: '2026-03-01T10:00:00.000Z' };
  data.answer({ addFavorite: () => ({ data: favoriteSchema.parse(favorite) }) });
  await user.click(screen.getByRole('button', { name: 'Favorite Slot 2' }));
  expect(screen.getByRole('button', { name: 'Favorite Slot 2' })).toHaveAttribute('aria-pressed', 'true');
  cleanup();
  const { navigation } = await openHistory(false);
  await user.click(screen.getByRole('button', { name: 'Favorite Slot 2' }));
  expect(navigation.getPath()).toBe('/auth/login');
});

test('an empty history shows a message', async () => {
  await openPage({ path: '/radio/deep/history' });
  expect(screen.getByRole('heading', { name: 'Nothing played since yesterday' })).toBeVisible();
});
