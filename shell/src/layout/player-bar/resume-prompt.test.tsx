import {
  buildChannelPlayback,
  buildMemberSession,
  buildMix,
  buildMixPlayback,
} from '@afterglow/shared-contracts/testing';
import { useContinueAt } from '@afterglow/shared-data/react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PlayerBar } from './player-bar.tsx';

const mix = buildMix({ number: 12, title: 'Last Ferry Home' });
const here = buildMix({ number: 7, title: 'Low Tide' });

const LAST = {
  queue: { mixes: [mix.id, here.id], position: 0, playlistId: null },
  positionMs: 1_390_000,
  device: { id: 'f'.repeat(16), name: 'Firefox on Linux' },
  updatedAt: '2026-03-01T11:00:00.000Z',
};

/** Fetches from the service, as the page does once it is idle. */
function Asking() {
  useContinueAt(mix.id);
  return null;
}

const bar = (
  <>
    <PlayerBar />
    <Asking />
  </>
);

const group = () => screen.queryByRole('group', { name: 'Continue listening' });

async function setUp({ playing = false } = {}) {
  const { ports } = await renderInShell(bar, {
    session: buildMemberSession(),
    answers: {
      getListening: () => ({ data: { revision: 4, last: LAST } }),
      listMixPositions: () => ({ data: [] }),
      getMix: () => ({ data: mix }),
    },
  });
  const { player } = ports;
  if (playing) await act(async () => player.become(buildMixPlayback(here)));
  return { player };
}

beforeEach(() => localStorage.clear());

test('an item from another device is offered with title, position and device, without playing', async () => {
  const { player } = await setUp();
  const offer = await screen.findByRole('group', { name: 'Continue listening' });
  expect(within(offer).getByRole('link', { name: 'Last Ferry Home' })).toHaveAttribute('href', '/mix/12');
  expect(offer).toHaveTextContent('23:10 · on Firefox on Linux');
  expect(player.commands).toEqual([]);
});

test('Continue resumes the queue of the other device there', async () => {
  const { player } = await setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(player.commands).toEqual(['restoreQueue 12,7 at 0 from 1390000', 'resume']);
});

test.each(['browser', 'other-tab'] as const)(
  'the prompt is replaced when the %s silences the player',
  async (pausedBy) => {
    const { player } = await setUp();
    await screen.findByRole('group', { name: 'Continue listening' });
    await act(async () => player.become(buildMixPlayback(here, { status: 'paused', pausedBy })));
    expect(group()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Low Tide' })).toBeVisible();
  },
);

test('Dismiss leaves the bar unchanged', async () => {
  const { player } = await setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(group()).not.toBeInTheDocument();
  expect(screen.getByText('Nothing is playing')).toBeVisible();
  expect(player.commands).toEqual([]);
});

test('nothing is offered during playback, only after a pause, and a paused item stays', async () => {
  const { player } = await setUp({ playing: true });
  expect(await screen.findByRole('link', { name: 'Low Tide' })).toBeVisible();
  expect(group()).not.toBeInTheDocument();
  await act(async () => player.become(buildMixPlayback(here, { status: 'paused', pausedBy: 'listener' })));
  expect(await screen.findByRole('group', { name: 'Continue listening' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Low Tide' })).toBeVisible();
});

test('a paused channel is still named next to its play button', async () => {
  const { player } = await setUp();
  await screen.findByRole('group', { name: 'Continue listening' });
  expect(screen.queryByText('Nothing is playing')).not.toBeInTheDocument();
  await act(async () => player.become(buildChannelPlayback('deep', { status: 'paused' })));
  expect(screen.getByRole('link', { name: 'Deep' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(player.commands).toEqual(['resume']);
});
