import { favoriteSchema } from '@afterglow/shared-contracts';
import { REMINDERS_KEY } from '@afterglow/shared-contracts/reminders';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { openPage } from '../testing/open-page.ts';
import { answersWith, buildSlots } from '../testing/slots.ts';

const NOW = Date.parse('2026-03-01T10:20:00.000Z');

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'Notification');
});

/** The menu of the slot that starts in half an hour. */
async function openMenu(path = '/radio/deep/schedule') {
  const answers = answersWith(buildSlots(NOW - HOUR_MS / 2, 3));
  const page = await openPage({ path, session: buildMemberSession(), answers });
  await user.click(screen.getByRole('button', { name: 'Remind me: Slot 2' }));
  return page;
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem(REMINDERS_KEY) ?? '[]') as readonly unknown[];

function allow(answer: NotificationPermission | Promise<NotificationPermission>) {
  const requestPermission = jest.fn(() => Promise.resolve(answer));
  Object.assign(globalThis, { Notification: { requestPermission } });
  return requestPermission;
}

test.each(['/radio/deep/schedule', '/radio/deep'])('the next items on %s can be added to a calendar', async (path) => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await openMenu(path);
  await press('Add to calendar');
  await waitFor(() => expect(saved).toEqual(['deep.ics']));
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(files[0] ?? new Blob());
    jest.advanceTimersByTime(1);
  });
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe('Slot 2');
  expect(event?.getFirstPropertyValue('url')).toBe('http://localhost/radio/deep');
  jest.restoreAllMocks();
});

test('a current item has no reminder', async () => {
  await openMenu();
  expect(screen.queryByRole('button', { name: 'Remind me: Slot 1' })).not.toBeInTheDocument();
});

test('a reminder is set while permission is requested, then confirmed and removed', async () => {
  const asked = allow('granted');
  const { events } = await openMenu();
  await press('Remind me when it starts');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(stored()).toEqual([
    {
      path: '/radio/deep',
      title: 'Slot 2',
      text: expect.stringContaining(' is on Deep now.'),
      startTime: '2026-03-01T10:50:00.000Z',
      endTime: '2026-03-01T11:50:00.000Z',
    },
  ]);
  expect(events).toEqual([
    { name: 'notification:reminders-changed', payload: {} },
    {
      name: 'notification:show',
      payload: { type: 'success', message: "We'll notify you when it starts. Keep Afterglow open." },
    },
  ]);
  await press('Reminder set: Slot 2');
  await press('Turn off reminder');
  expect(stored()).toEqual([]);
  expect(events.at(-1)).toMatchObject({ payload: { message: 'Reminder removed.' } });
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['refuses', () => void allow('denied')],
  ['never answers', () => void allow(new Promise(() => undefined))],
  ['cannot be asked', () => undefined],
])('a listener who %s is reminded anyway', async (_, prepare) => {
  prepare();
  const { events } = await openMenu();
  await press('Remind me when it starts');
  expect(stored()).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ payload: { message: expect.stringContaining("We'll notify you") } });
});

test('a reminder set earlier still exists', async () => {
  const reminder = { path: '/radio/deep', title: 'x', text: 'y', startTime: '2026-03-01T10:50:00.000Z' };
  localStorage.setItem(REMINDERS_KEY, JSON.stringify([reminder]));
  await openPage({ path: '/radio/deep/schedule', answers: answersWith(buildSlots(NOW - HOUR_MS / 2, 3)) });
  expect(screen.getByRole('button', { name: 'Reminder set: Slot 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind me: Slot 3' })).toBeVisible();
});

test('“Follow this show” adds it to Your Music', async () => {
  const { data, events } = await openMenu();
  const show = { members_id: { id: 1 }, shows_id: { id: 1 }, creation_time: '2026-03-01T10:00:00.000Z' };
  data.answer({ addFavorite: () => ({ data: favoriteSchema.parse(show) }) });
  await press('Follow this show');
  expect(data.calls.filter(({ name }) => name === 'addFavorite')).toMatchObject([
    { input: { params: { type: 'shows' } } },
  ]);
  expect(events).toContainEqual({
    name: 'notification:show',
    payload: { type: 'success', message: 'Show added to your favorites' },
  });
  await press('Remind me: Slot 2');
  expect(
    within(screen.getByRole('list', { name: '1 Mar 2026' })).getAllByRole('button', { name: 'Unfollow this show' })[0],
  ).toBeVisible();
});
