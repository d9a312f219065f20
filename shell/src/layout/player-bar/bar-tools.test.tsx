import { buildChannelPlayback, buildMix, buildMixPlayback } from '@afterglow/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PlayerBar } from './player-bar.tsx';

async function setUp() {
  const shell = await renderInShell(<PlayerBar />);
  const { player } = shell.ports;
  const become = (state: Parameters<typeof player.become>[0]) => act(async () => player.become(state));
  await become(buildMixPlayback(buildMix()));
  return { ...shell, player, become };
}

const choose = async (select: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('button', { name: select }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

test('the sleep timer can be set, shows its end and can be canceled', async () => {
  const { player } = await setUp();
  await choose(/^Sleep timer: Off/, '30 minutes');
  expect(screen.getByRole('button', { name: /^Sleep timer: Until \d+:\d\d/ })).toBeVisible();
  await choose(/^Sleep timer/, 'End of this mix');
  expect(screen.getByRole('button', { name: 'Sleep timer: End of this mix' })).toBeVisible();
  await choose(/^Sleep timer/, 'Off');
  expect(player.commands).toEqual(['setSleepTimer 30', 'setSleepTimer end-of-mix', 'setSleepTimer off']);
});

test('the speed is chosen from the available ones', async () => {
  const { player } = await setUp();
  await choose(/^Speed: 1×/, '1.5×');
  expect(player.commands).toEqual(['setSpeed 1.5']);
  expect(screen.getByRole('button', { name: 'Speed: 1.5×' })).toHaveTextContent('1.5×');
});

test('the button back to live exists only while a channel is behind', async () => {
  const { player, become } = await setUp();
  const back = () => screen.queryByRole('button', { name: 'Back to live' });
  expect(back()).not.toBeInTheDocument();
  await become(buildChannelPlayback('deep', { isAtLiveEdge: true }));
  expect(back()).not.toBeInTheDocument();
  await become(buildChannelPlayback('deep', { isAtLiveEdge: false, status: 'loading' }));
  expect(back()).not.toBeInTheDocument();
  await become(buildChannelPlayback('deep', { isAtLiveEdge: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to live' }));
  expect(player.commands).toEqual(['backToLive']);
});

test('the full-screen player opens when there is an item to show', async () => {
  const { services, become } = await setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Full-screen player' }));
  expect(services.views.getState().isExpanded).toBe(true);
  await become({ status: 'stopped', positionMs: -1, resource: null, mix: null, durationMs: null });
  expect(screen.getByRole('button', { name: 'Full-screen player' })).toBeDisabled();
});
