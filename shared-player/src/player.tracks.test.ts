import { buildMix } from '@afterglow/shared-contracts/testing';
import { createTestPlayer, settle } from './testing/test-player.ts';

const mix = buildMix({
  number: 1,
  duration: 600,
  track_list: [
    { title: 'Low Tide', artist: 'Mira Vale', start_seconds: 5 },
    { title: 'Unknown', artist: 'Somebody' },
    { title: 'Glass Harbour', artist: 'Oskar Lind', start_seconds: 320 },
  ],
});

test('the current track is part of the state', async () => {
  const { engine, clock, indexes } = await playing();
  for (const positionMs of [1000, 6000, 319_000, 320_000]) {
    clock.advance(500);
    engine.soundAt(positionMs);
  }
  expect(indexes()).toEqual([null, 0, 2]);
});

test('a track can be sought by index, and is the current one immediately', async () => {
  const { player, engine } = await playing();
  player.seekToTrack(2);
  expect(engine.commands.at(-1)).toBe('seek 320000');
  expect(player.getState()).toMatchObject({ positionMs: 320_000, trackIndex: 2 });
});

test.each([[1], [3], [-1]])('nothing happens for a track %i without a start time', async (index) => {
  const { player, engine } = await playing();
  const commands = engine.commands.length;
  player.seekToTrack(index);
  expect(engine.commands).toHaveLength(commands);
});

test('nothing happens while a channel plays', async () => {
  const { player, engine } = await playing();
  await player.toggleChannel('deep');
  await settle();
  const commands = engine.commands.length;
  player.seekToTrack(0);
  expect(engine.commands).toHaveLength(commands);
});

test('a restored mix shows its current track', async () => {
  const { player } = createTestPlayer({ answers: { getMix: () => ({ data: mix }) } });
  await player.restoreQueue({ queue: { mixes: [mix.id], position: 0, playlistId: null }, positionMs: 400_000 });
  await settle();
  expect(player.getState()).toMatchObject({ trackIndex: 2, status: 'paused' });
});

async function playing() {
  const parts = createTestPlayer();
  await parts.player.toggleMix(mix);
  await settle();
  const heard: (number | null)[] = [];
  parts.player.state$.subscribe((state) => {
    if ('trackIndex' in state && heard.at(-1) !== state.trackIndex) heard.push(state.trackIndex);
  });
  return { ...parts, indexes: () => heard };
}
