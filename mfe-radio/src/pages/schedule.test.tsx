import { setServerOffsetMs } from '@afterglow/shared-contracts';
import { localZone } from '@afterglow/shared-ui';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveIn } from '../testing/live-in.ts';
import { openPage } from '../testing/open-page.ts';
import { rowsOf } from '../testing/rows.ts';
import { answersWith, buildSlots } from '../testing/slots.ts';

const NOW = Date.parse('2026-03-01T10:20:00.000Z');

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => {
  act(() => setServerOffsetMs(0));
  jest.useRealTimers();
  jest.restoreAllMocks();
  localZone(); // so that the zone is read again for the next listener
});

const PATH = '/radio/deep/schedule';

test('[RADIO-020] [RADIO-021] [RADIO-030] offers seven days from today, and requests the episodes of the chosen day', async () => {
  liveIn('Europe/Berlin');
  const { data } = await openPage({ path: PATH, answers: answersWith(buildSlots(NOW, 3)) });
  const days = within(screen.getByRole('group', { name: 'Day' })).getAllByRole('button');
  expect(days.map((day) => day.textContent)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `${day} Mar 2026`));
  expect(days[0]).toHaveAttribute('aria-pressed', 'true');
  const asked = (startdate: string, enddate: string) => ({
    channel: 'deep',
    startdate,
    enddate,
    limit: 1000,
    offset: 0,
  });
  expect(data.queriesOf('listEpisodes')).toEqual([asked('2026-02-28T23:00:00.000Z', '2026-03-01T23:00:00.000Z')]);
  await user.click(screen.getByRole('button', { name: '3 Mar 2026' }));
  expect(data.queriesOf('listEpisodes').at(-1)).toEqual(asked('2026-03-02T23:00:00.000Z', '2026-03-03T23:00:00.000Z'));
});

test('[RADIO-030] a device that changes zone while the page is open gets its days and times', async () => {
  liveIn('UTC');
  await openPage({ path: PATH, answers: answersWith(buildSlots(NOW, 3)) });
  const times = (day: string) =>
    within(screen.getByRole('list', { name: day }))
      .getAllByText(/^\d\d:\d\d$/)
      .map((time) => time.textContent);
  expect(screen.getByText(/^Times shown in UTC\./)).toBeVisible();
  expect(times('1 Mar 2026')).toEqual(['10:20', '11:20', '12:20']);
  liveIn('Pacific/Kiritimati');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(/^Times shown in Pacific\/Kiritimati\./)).toBeVisible();
  expect(times('2 Mar 2026')).toEqual(['00:20', '01:20', '02:20']);
});

test('items that are not episodes of the chosen day are hidden', async () => {
  liveIn('UTC');
  const slots = buildSlots(Date.parse('2026-03-01T21:30:00.000Z'), 5);
  await openPage({ path: PATH, answers: answersWith(slots) });
  expect(rowsOf('1 Mar 2026')).toEqual(['Slot 1', 'Slot 2', 'Slot 3']);
  await user.click(screen.getByRole('button', { name: '2 Mar 2026' }));
  expect(rowsOf('2 Mar 2026')).toEqual(['Slot 3', 'Slot 4', 'Slot 5']);
});

test('a day with more slots than one response is requested to its end', async () => {
  liveIn('UTC');
  const slots = buildSlots(Date.parse('2026-02-25T00:00:00.000Z'), 130);
  const { data } = await openPage({
    path: PATH,
    answers: {
      ...answersWith(slots),
      listStationPlaylists: ({ query }) => ({ data: slots.slice(query?.offset, (query?.offset ?? 0) + 60) }),
    },
  });
  expect(data.queriesOf('listStationPlaylists').map((query) => (query as { offset: number }).offset)).toEqual([
    0, 60, 120,
  ]);
  expect(rowsOf('1 Mar 2026')).toHaveLength(14);
});

describe.each([
  // Now, the day, and the times of four slots of an hour each, the first of which starts an hour before the clock
  // change.
  [
    'Europe/Berlin',
    '2026-03-28T23:30:00Z',
    '29 Mar 2026',
    '2026-03-29T00:00:00Z',
    ['01:00', '03:00', '04:00', '05:00'],
    'forward an hour',
  ],
  [
    'Europe/Berlin',
    '2026-10-24T22:30:00Z',
    '25 Oct 2026',
    '2026-10-25T00:00:00Z',
    ['02:00 CEST', '02:00 CET', '03:00', '04:00'],
    'back an hour',
  ],
  [
    'America/New_York',
    '2026-03-08T05:30:00Z',
    '8 Mar 2026',
    '2026-03-08T06:00:00Z',
    ['01:00', '03:00', '04:00', '05:00'],
    'forward an hour',
  ],
  [
    'America/New_York',
    '2026-11-01T04:30:00Z',
    '1 Nov 2026',
    '2026-11-01T05:00:00Z',
    ['01:00 GMT-4', '01:00 GMT-5', '02:00', '03:00'],
    'back an hour',
  ],
  [
    'Australia/Lord_Howe',
    '2026-10-03T14:00:00Z',
    '4 Oct 2026',
    '2026-10-03T14:30:00Z',
    ['01:00', '02:30', '03:30', '04:30'],
    'forward 30 minutes',
  ],
  [
    'Australia/Lord_Howe',
    '2026-04-04T13:30:00Z',
    '5 Apr 2026',
    '2026-04-04T14:00:00Z',
    ['01:00', '01:30 GMT+10:30', '02:30', '03:30'],
    'back 30 minutes',
  ],
] as const)('[RADIO-025] in %s at %s', (zone, now, day, start, times, change) => {
  test('times are local, the zone and clock change are named, and the current item is exact', async () => {
    liveIn(zone);
    jest.setSystemTime(Date.parse(now));
    const { data } = await openPage({ path: PATH, answers: answersWith(buildSlots(Date.parse(start), 4)) });
    expect(screen.getByText(`Times shown in ${zone}. Clocks go ${change} on this day.`)).toBeVisible();
    const list = screen.getByRole('list', { name: day });
    const shown = [...list.querySelectorAll('time')];
    expect(shown.map((time) => time.textContent)).toEqual(times);
    expect(shown[0]).toHaveAttribute('datetime', new Date(start).toISOString());
    expect(within(list).queryByText('LIVE')).not.toBeInTheDocument();
    expect(data.queriesOf('listEpisodes')[0]).toMatchObject({ startdate: expect.stringMatching(/Z$/) });
    // In the second hour, whatever its clock time, the second slot is on.
    jest.setSystemTime(Date.parse(start) + 1.5 * HOUR_MS);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(
      within(screen.getByRole('list', { name: day }))
        .getByText('LIVE')
        .closest('article'),
    ).toHaveTextContent('Slot 2');
  });
});

test('a day without a clock change shows only the zone', async () => {
  liveIn('Asia/Kolkata');
  await openPage({ path: PATH });
  expect(screen.getByText('Times shown in Asia/Kolkata.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: /^Today, \w+day$/ })).toBeVisible();
});

test('the day is a timeline, and only today has the current time on it', async () => {
  liveIn('Europe/Berlin');
  await openPage({ path: PATH, answers: answersWith(buildSlots(NOW - 2.5 * HOUR_MS, 30)) });
  expect(screen.getByRole('img', { name: "Timeline for 1 Mar 2026. It's 11:20 now." })).toHaveTextContent('06:00');
  await user.click(screen.getByRole('button', { name: '2 Mar 2026' }));
  expect(screen.getByRole('img', { name: 'Timeline for 2 Mar 2026' })).toBeVisible();
});

test('the schedule of today starts with the current item, and highlights it', async () => {
  await openPage({ path: PATH, answers: answersWith(buildSlots(NOW - 2.5 * HOUR_MS, 5)) });
  expect(rowsOf('1 Mar 2026')).toEqual(['Slot 3', 'Slot 4', 'Slot 5']);
  expect(screen.getByRole('link', { name: 'Slot 3' }).closest('article')).toHaveTextContent('LIVE');
});

test('[RADIO-038] [RADIO-020] [RADIO-022] today stays right over midnight, sleep and a clock correction, and a chosen day stays', async () => {
  liveIn('Europe/Berlin');
  const firstDay = () => screen.getByRole('group', { name: 'Day' }).querySelector('button');
  const pass = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    await act(() => jest.advanceTimersByTimeAsync(10));
  };
  jest.setSystemTime(Date.parse('2026-03-01T22:59:30.000Z'));
  const { data } = await openPage({
    path: PATH,
    answers: answersWith(buildSlots(Date.parse('2026-03-01T18:30:00.000Z'), 59)),
  });
  expect(rowsOf('1 Mar 2026')).toEqual(['Slot 5']);
  await pass(29_000);
  expect(firstDay()).toHaveTextContent('1 Mar 2026');
  await pass(2000);
  expect(firstDay()).toHaveTextContent('2 Mar 2026');
  expect(firstDay()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { level: 3, name: 'Today, Monday' })).toBeVisible();
  expect(rowsOf('2 Mar 2026').slice(0, 2)).toEqual(['Slot 5', 'Slot 6']);
  expect(screen.queryByRole('heading', { name: /^There are no shows/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '4 Mar 2026' }));
  jest.setSystemTime(Date.parse('2026-03-03T02:00:00.000Z')); // the computer slept
  await pass(1000);
  expect(firstDay()).toHaveTextContent('3 Mar 2026');
  expect(screen.getByRole('button', { name: '4 Mar 2026' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { level: 3, name: 'Tomorrow, Wednesday' })).toBeVisible();
  expect(rowsOf('4 Mar 2026')).toContain('Slot 59');
  jest.setSystemTime(Date.parse('2026-03-05T02:00:00.000Z'));
  await pass(1000);
  expect(screen.getByRole('button', { name: '5 Mar 2026' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { name: 'There are no shows scheduled for this day' })).toBeVisible();

  // The device was three and a half days ahead all the time.
  act(() => setServerOffsetMs(-84 * HOUR_MS));
  await pass(1000);
  expect(firstDay()).toHaveTextContent('1 Mar 2026');
  expect(screen.getByRole('button', { name: '4 Mar 2026' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '1 Mar 2026' }));
  await pass(1000);
  expect(screen.getByRole('link', { name: 'Slot 1' }).closest('article')).toHaveTextContent('19:30');
  expect(data.queriesOf('listEpisodes').at(-1)).toMatchObject({ startdate: '2026-02-28T23:00:00.000Z' });
});

test('[RADIO-022] a day without shows shows a message', async () => {
  await openPage({ path: PATH });
  expect(screen.getByRole('heading', { name: 'There are no shows scheduled for this day' })).toBeVisible();
});

test.each(['listEpisodes', 'listStationPlaylists'] as const)(
  'a schedule whose %s cannot be read shows an error, and Retry loads it',
  async (call) => {
    const answers = answersWith(buildSlots(NOW, 2));
    const fail = () => {
      throw new Error('no line');
    };
    const { data } = await openPage({ path: PATH, answers: { ...answers, [call]: fail } });
    expect(screen.getByRole('alert')).toHaveTextContent('Connection error');
    data.answer(answers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Slot 1' })).toBeVisible();
  },
);
