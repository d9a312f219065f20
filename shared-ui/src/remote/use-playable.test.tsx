import { playlistIdSchema } from '@afterglow/shared-contracts';
import { buildMix, buildMixPlayback, createFakePorts } from '@afterglow/shared-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayDisc } from '../actions/play-disc.tsx';
import { PortsProvider } from './host-ports.tsx';
import { useChannelPlayable, useMixPlayable } from './use-playable.ts';

const mix = buildMix({ number: 12, title: 'Night Drive' });

function Deep() {
  const { state, onToggle } = useChannelPlayable('deep');
  return <PlayDisc state={state} subject="Deep" onClick={onToggle} />;
}

function NightDrive() {
  const { state, onToggle } = useMixPlayable(mix);
  return <PlayDisc state={state} subject={mix.title} onClick={onToggle} />;
}

function renderBoth() {
  const ports = createFakePorts();
  render(
    <PortsProvider ports={ports}>
      <Deep />
      <NightDrive />
    </PortsProvider>,
  );
  return ports.player;
}

test('[PLAYER-043] the toggle of a channel plays the channel, and that of a mix the mix', async () => {
  const player = renderBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play Night Drive' }));
  expect(player.commands).toEqual(['toggleChannel deep', 'toggleMix 12']);
});

test.each([
  ['loading', 'Pause'],
  ['playing', 'Pause'],
  ['paused', 'Play'],
] as const)('[PLAYER-010] the play button of a %s item reads "%s"', (status, verb) => {
  const player = renderBoth();
  act(() => player.become(buildMixPlayback(mix, { status })));
  expect(screen.getByRole('button', { name: `${verb} Night Drive` })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play Deep' })).toBeVisible(); // another item, not in the player
});

test('the toggle starts, pauses and resumes', async () => {
  const player = renderBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause Deep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  expect(player.commands).toEqual(['toggleChannel deep', 'pause', 'resume']);
});

test('starting another one makes the first offer to play again', async () => {
  renderBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play Night Drive' }));
  expect(screen.getByRole('button', { name: 'Play Deep' })).toBeVisible();
});

test('a mix also counts as playing inside a playlist', () => {
  const player = renderBoth();
  const resource = { type: 'playlist', id: playlistIdSchema.parse(101) } as const;
  act(() => player.become(buildMixPlayback(mix, { resource, status: 'loading' })));
  expect(screen.getByRole('button', { name: 'Pause Night Drive' })).toHaveAttribute('aria-busy', 'true');
});
