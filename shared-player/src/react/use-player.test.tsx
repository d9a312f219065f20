import { buildMix, createFakePorts } from '@afterglow/shared-contracts/testing';
import { act, render, screen } from '@testing-library/react';
import type { Mix, PlayerPort } from '@afterglow/shared-contracts';
import { buildMixes, createTestPlayer, settle } from '../testing/test-player.ts';
import { usePlayback, usePlayerSnapshot, usePlayerState, useQueue, useVolume } from './use-player.ts';

const [mix, other] = [buildMix({ number: 1 }), buildMix({ number: 2 })];

test('[PLAYER-009] a tile is active while its mix is playing or loading', async () => {
  const { player, engine } = createTestPlayer();
  render(<Tile player={player} mix={mix} />);
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName('Play');
  await act(async () => {
    await player.toggleMix(mix);
    await settle();
  });
  expect(button).toHaveAccessibleName('Pause');
  expect(button).toHaveTextContent('loading');
  act(() => engine.soundAt(100));
  expect(button).toHaveAccessibleName('Pause');
  act(() => player.pause());
  expect(button).toHaveAccessibleName('Play');
});

test('a tile is inactive while another mix plays, and does not rerender on its time updates', async () => {
  const { player, engine, clock } = createTestPlayer();
  const drawn: string[] = [];
  render(<Tile player={player} mix={other} onDraw={() => drawn.push('tile')} />);
  await act(async () => {
    await player.toggleMix(mix);
    await settle();
    engine.soundAt(100);
    clock.advance(1000);
    engine.soundAt(1100);
  });
  expect(screen.getByRole('button')).toHaveAccessibleName('Play');
  expect(drawn).toHaveLength(1);
});

test('a bar follows state, queue and volume', async () => {
  const { player, engine } = createTestPlayer();
  render(<Bar player={player} />);
  expect(screen.getByRole('status')).toHaveTextContent('stopped at -1, 0 in the queue, volume 25');
  await act(async () => {
    await player.toggleMixes({ mixes: buildMixes(1, 2), position: 0, playlistId: null });
    await settle();
    engine.soundAt(100);
    player.setVolume(60);
  });
  expect(screen.getByRole('status')).toHaveTextContent('playing at 100, 2 in the queue, volume 60');
});

test('the hooks accept any player port', () => {
  const { player } = createFakePorts();
  render(<Bar player={player} />);
  expect(screen.getByRole('status')).toHaveTextContent('stopped');
});

interface TileProps {
  readonly player: PlayerPort;
  readonly mix: Mix;
  readonly onDraw?: () => void;
}

function Tile({ player, mix: { id }, onDraw }: TileProps) {
  const { status, isActive } = usePlayback(player, { type: 'mix', id });
  onDraw?.();
  return <button aria-label={isActive ? 'Pause' : 'Play'}>{status}</button>;
}

function Bar({ player }: { readonly player: PlayerPort }) {
  const { positionMs } = usePlayerState(player);
  const status = usePlayerSnapshot(player, (state) => state.status);
  const { mixes } = useQueue(player);
  const { volume } = useVolume(player);
  return (
    <p role="status">
      {status} at {positionMs}, {mixes.length} in the queue, volume {volume}
    </p>
  );
}
