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

test('the toggle starts, pauses and resumes', async () => {
  const player = renderBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause Deep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  expect(player.commands).toEqual(['playChannel deep', 'pause', 'resume']);
});

test('starting another one lets the first offer to play again', async () => {
  const player = renderBoth();
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play Night Drive' }));
  expect(screen.getByRole('button', { name: 'Play Deep' })).toBeVisible();
  expect(player.commands).toEqual(['playChannel deep', 'playMix 12']);
});

test('a mix counts as playing also inside a playlist', () => {
  const player = renderBoth();
  const resource = { type: 'playlist', id: playlistIdSchema.parse(101) } as const;
  act(() => player.become(buildMixPlayback(mix, { resource, status: 'loading' })));
  expect(screen.getByRole('button', { name: 'Pause Night Drive' })).toHaveAttribute('aria-busy', 'true');
});
