import { buildChannelPlayback, buildMix, buildMixPlayback } from '@afterglow/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarTools } from '../layout/player-bar/bar-tools.tsx';
import { RightPanelHost } from '../layout/right-panel-host.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';

const TITLES = ['Last Ferry Home', 'Low Tide', 'Night Crossing', 'Lake Effect'];
const mixes = TITLES.map((title, index) =>
  buildMix({
    number: index + 1,
    title,
    premium: title === 'Night Crossing',
    track_list: [
      { title: 'Foxglove', artist: 'Zola Hartmann', start_seconds: 0 },
      { title: 'Quickstep', artist: 'Cardinal Points', start_seconds: 105 },
      { title: 'Unknown', artist: 'Nobody' },
    ],
  }),
);
const [first] = mixes;

async function setUp() {
  const shell = await renderInShell(
    <>
      <RightPanelHost />
      <BarTools />
    </>,
    { answers: { dispatch: () => ({ data: { mixes, shows: [], artists: [], episodes: [] } }) } },
  );
  const { player } = shell.ports;
  if (!first) throw new Error('There is no mix.');
  const playback = buildMixPlayback(first, { positionMs: 110_000, trackIndex: 1 });
  await act(async () => {
    player.becomeQueue({ mixes: mixes.map(({ id }) => id), position: 0, playlistId: null });
    player.become(playback);
  });
  return { ...shell, player };
}

const panel = () => screen.getByRole('complementary', { name: 'Queue and tracklist' });
const open = (name: 'Queue' | 'Tracklist') => userEvent.click(screen.getByRole('button', { name }));

async function openQueue() {
  const shell = await setUp();
  await open('Queue');
  const list = await screen.findByRole('list', { name: 'Up next' });
  await waitFor(() => expect(within(list).getByRole('link', { name: 'Lake Effect' })).toBeVisible());
  return { ...shell, list };
}

test('the queue opens with the current and next items, and gets the focus', async () => {
  const { list } = await openQueue();
  const titles = within(list).getAllByRole('link');
  expect(titles.map((link) => link.textContent)).toEqual(['Low Tide', 'Night Crossing', 'Lake Effect']);
  expect(within(panel()).getByRole('region', { name: 'Now playing' })).toHaveTextContent('Last Ferry Home');
  expect(screen.getByRole('tab', { name: 'Queue' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Queue' })).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['Play Night Crossing', 'jumpTo 2'],
  ['Play Lake Effect next', 'moveInQueue 3 1'],
  ['Move Night Crossing up', 'moveInQueue 2 1'],
  ['Move Low Tide down', 'moveInQueue 1 2'],
  ['Remove Low Tide', 'removeFromQueue 1'],
  ['Clear', 'clearQueue'],
])('%s is the command %s', async (name, command) => {
  const { player } = await openQueue();
  await userEvent.click(within(panel()).getByRole('button', { name }));
  expect(player.commands).toEqual([command]);
});

test('[PLAYER-080] a mix only for Premium members is marked in advance', async () => {
  const { list } = await openQueue();
  const marks = within(list).getAllByText('PREMIUM');
  expect(marks.map((mark) => mark.closest('li')?.querySelector('a')?.textContent)).toEqual(['Night Crossing']);
});

test('[PLAYER-080] an ended queue starts with its current mix', async () => {
  const { player, list } = await openQueue();
  await act(async () => player.stop());
  await userEvent.click(within(list).getByRole('button', { name: 'Play Last Ferry Home' }));
  expect(player.commands).toEqual(['stop', 'jumpTo 0']);
});

test('items waiting behind a channel are in the queue', async () => {
  const { player, list } = await openQueue();
  await act(async () => player.become(buildChannelPlayback('deep')));
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(TITLES);
});

test('the queue shows the number of its mixes and their total length', async () => {
  await openQueue();
  expect(within(panel()).getByText(/^3 mixes · \d/)).toBeVisible();
});

test('Undo restores a removed item to its position', async () => {
  const { player } = await openQueue();
  const undo = () => within(panel()).queryByRole('button', { name: 'Undo' });
  expect(undo()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Low Tide' }));
  expect(screen.getByText('Removed Low Tide')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(player.commands).toEqual(['removeFromQueue 1', 'addToQueue 2', 'moveInQueue 3 1']);
  expect(undo()).not.toBeInTheDocument();
});

test('Undo restores a cleared queue in its order, and has the focus that Clear had', async () => {
  const { player } = await openQueue();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await act(async () =>
    player.becomeQueue({ mixes: mixes.slice(0, 1).map(({ id }) => id), position: 0, playlistId: null }),
  );
  expect(screen.getByText('Queue cleared.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(player.commands).toEqual(['clearQueue', 'addToQueue 2', 'addToQueue 3', 'addToQueue 4']);
});

test('Undo ends once the queue has changed otherwise', async () => {
  const { player } = await openQueue();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Low Tide' }));
  const ids = mixes.map(({ id }) => id);
  await act(async () => player.becomeQueue({ mixes: ids.toSpliced(1, 1), position: 0, playlistId: null }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await act(async () => player.becomeQueue({ mixes: ids.toSpliced(1, 1), position: 1, playlistId: null }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a move is announced to screen readers', async () => {
  await openQueue();
  await userEvent.click(screen.getByRole('button', { name: 'Move Low Tide down' }));
  expect(screen.getByText('Moved Low Tide to 2 of 3.')).toBeInTheDocument();
});

test('the next item cannot be moved up, nor the last one down', async () => {
  await openQueue();
  for (const name of ['Play Low Tide next', 'Move Low Tide up', 'Move Lake Effect down']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
});

test('a row is dragged by its handle to its new position', async () => {
  const { player, list } = await openQueue();
  const row = within(list).getAllByRole('listitem')[0];
  const handle = row?.querySelector<HTMLElement>('[title^="Drag"]');
  if (!row || !handle) throw new Error('There is no handle.');
  Object.defineProperty(row, 'offsetHeight', { value: 56 });
  handle.setPointerCapture = () => undefined;
  const at = (type: string, clientY: number) =>
    fireEvent(handle, Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { pointerId: 1 }));
  at('pointerdown', 100);
  at('pointermove', 190);
  at('pointerup', 190);
  expect(player.commands).toEqual(['moveInQueue 1 3']);
});

test('the tracklist highlights the playing track, and its times seek', async () => {
  const { player } = await setUp();
  await open('Tracklist');
  const list = await screen.findByRole('list', { name: 'Tracklist' });
  const [foxglove, quickstep, unknown] = within(list).getAllByRole('listitem');
  expect(quickstep).toHaveAttribute('aria-current', 'true');
  expect(foxglove).not.toHaveAttribute('aria-current');
  expect(within(unknown as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Quickstep.*1:45/ }));
  expect(player.commands).toEqual(['seekToTrack 1']);
});

test('Escape closes it and returns the focus to its button', async () => {
  await openQueue();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Queue' })).toHaveFocus();
});

test('the button of the open panel closes it, the other one switches', async () => {
  await openQueue();
  await open('Tracklist');
  expect(screen.getByRole('tab', { name: 'Tracklist' })).toHaveAttribute('aria-selected', 'true');
  await open('Tracklist');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
