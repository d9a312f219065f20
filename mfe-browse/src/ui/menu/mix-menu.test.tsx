import { mixIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession, buildMix, buildMixPlayback } from '@afterglow/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page.ts';

const mix = buildMix({ number: 12, title: 'Night Drive 12' });
const other = buildMix({ number: 20, title: 'Harbour Lights 20' });

async function openLatest() {
  const ports = await openPage({
    path: '/browse/mixes/latest',
    session: buildMemberSession(),
    answers: { listMixes: () => ({ data: [mix], total: 1 }) },
  });
  const reported: unknown[] = [];
  ports.bus.on('notification:show').subscribe(({ message }) => reported.push(message));
  return { ...ports, reported };
}

const toggle = () => screen.getByRole('button', { name: 'More options for Night Drive 12' });

async function openMenu() {
  await userEvent.click(toggle());
  return within(await screen.findByRole('list', { name: 'More options for Night Drive 12' }));
}

test('the menu of a mix lists all its actions', async () => {
  await openLatest();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  const menu = await openMenu();
  expect(menu.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Play next',
    'Add to queue',
    'Add to favorites',
    'Go to artist',
    'Go to show',
    'Copy Mix link',
  ]);
  expect(menu.getByRole('link', { name: 'Go to artist' })).toHaveAttribute('href', '/artist/mira-vale/5');
  expect(menu.getByRole('link', { name: 'Go to show' })).toHaveAttribute('href', '/shows/3');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['Play next', 'playNext 12', 'Night Drive 12 is up next'],
  ['Add to queue', 'addToQueue 12', 'Added Night Drive 12 to your queue'],
])('%s queues the mix there, confirms it and closes the menu', async (entry, command, message) => {
  const { player, reported } = await openLatest();
  act(() => player.become(buildMixPlayback(other)));
  await userEvent.click((await openMenu()).getByRole('button', { name: entry }));
  expect(player.commands).toEqual([command]);
  await waitFor(() => expect(reported).toEqual([message]));
  expect(screen.queryByRole('list', { name: 'More options for Night Drive 12' })).not.toBeInTheDocument();
});

test.each([
  ['that waits in the queue is not added again', [20, 12], 'already in your queue'],
  ['that has been played is added again', [12, 20], 'Added'],
])('a mix %s', async (_what, ids, said) => {
  const { player, reported } = await openLatest();
  const mixes = ids.map((id) => mixIdSchema.parse(id));
  act(() => player.become(buildMixPlayback(other)));
  act(() => player.becomeQueue({ mixes, position: mixes.indexOf(other.id), playlistId: null }));
  await userEvent.click((await openMenu()).getByRole('button', { name: 'Add to queue' }));
  await waitFor(() => expect(reported).toEqual([expect.stringContaining(said)]));
  expect(player.commands).toEqual(said === 'Added' ? ['addToQueue 12'] : []);
});

test('a mix queued behind a channel is not added again', async () => {
  const { player, reported } = await openLatest();
  act(() => player.becomeQueue({ mixes: [mix.id], position: 0, playlistId: null }));
  await userEvent.click((await openMenu()).getByRole('button', { name: 'Add to queue' }));
  await waitFor(() => expect(reported).toEqual(['Night Drive 12 is already in your queue']));
  expect(player.commands).toEqual([]);
});

test('a caller who may not listen gets no message about an unchanged queue', async () => {
  const { player, reported } = await openLatest();
  player.refuse();
  await userEvent.click((await openMenu()).getByRole('button', { name: 'Add to queue' }));
  expect(player.commands).toEqual(['addToQueue 12']);
  expect(reported).toEqual([]);
});

test('a mix that is already next is not offered as the next', async () => {
  const { player } = await openLatest();
  act(() => player.becomeQueue({ mixes: [other.id, mixIdSchema.parse(12)], position: 0, playlistId: null }));
  expect((await openMenu()).queryByRole('button', { name: 'Play next' })).not.toBeInTheDocument();
});

test('arrows, Home and End move along the entries and wrap around', async () => {
  await openLatest();
  const menu = await openMenu();
  const entry = (name: string, role: 'button' | 'link' = 'button') => menu.getByRole(role, { name });
  expect(entry('Play next')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(entry('Add to queue')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(entry('Copy Mix link')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(entry('Play next')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(entry('Copy Mix link')).toHaveFocus();
});

test('its button closes the menu, by mouse and by key', async () => {
  await openLatest();
  for (const press of [() => userEvent.click(toggle()), () => userEvent.keyboard('{Enter}')]) {
    await openMenu();
    act(() => toggle().focus());
    await press();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a menu that scrolls away from its button closes', async () => {
  await openLatest();
  await openMenu();
  act(() => void document.dispatchEvent(new Event('scroll', { bubbles: true })));
  expect(screen.queryByRole('list', { name: 'More options for Night Drive 12' })).not.toBeInTheDocument();
});
