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

/** Asks the service, as the page does once it is idle. */
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

test('what was heard on another device is offered with title, position and device, and nothing starts by itself', async () => {
  const { player } = await setUp();
  const offer = await screen.findByRole('group', { name: 'Continue listening' });
  expect(within(offer).getByRole('link', { name: 'Last Ferry Home' })).toHaveAttribute('href', '/mix/12');
  expect(offer).toHaveTextContent('23:10 · on Firefox on Linux');
  expect(player.commands).toEqual([]);
});

test('Continue plays the queue of the other device on from there', async () => {
  const { player } = await setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(player.commands).toEqual(['restoreQueue 12,7 at 0 from 1390000', 'resume']);
});

test.each(['browser', 'other-tab'] as const)(
  'what the %s keeps silent is shown instead of the offer',
  async (pausedBy) => {
    const { player } = await setUp();
    await screen.findByRole('group', { name: 'Continue listening' });
    await act(async () => player.become(buildMixPlayback(here, { status: 'paused', pausedBy })));
    expect(group()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Low Tide' })).toBeVisible();
  },
);

test('Dismiss leaves the bar as it was', async () => {
  const { player } = await setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(group()).not.toBeInTheDocument();
  expect(screen.getByText('Nothing is playing')).toBeVisible();
  expect(player.commands).toEqual([]);
});

test('while something plays nothing is offered, after it is paused it is, and what is paused keeps its place', async () => {
  const { player } = await setUp({ playing: true });
  expect(await screen.findByRole('link', { name: 'Low Tide' })).toBeVisible();
  expect(group()).not.toBeInTheDocument();
  await act(async () => player.become(buildMixPlayback(here, { status: 'paused', pausedBy: 'listener' })));
  expect(await screen.findByRole('group', { name: 'Continue listening' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Low Tide' })).toBeVisible();
});

test('a channel that is paused is still named beside the disc that resumes it', async () => {
  const { player } = await setUp();
  await screen.findByRole('group', { name: 'Continue listening' });
  expect(screen.queryByText('Nothing is playing')).not.toBeInTheDocument();
  await act(async () => player.become(buildChannelPlayback('deep', { status: 'paused' })));
  expect(screen.getByRole('link', { name: 'Deep' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(player.commands).toEqual(['resume']);
});
