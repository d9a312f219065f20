import { buildMixes, createTestPlayer, settle } from '../testing/test-player.ts';
import type { PlayerAction } from './player-actions.ts';

const mixes = buildMixes(1, 2);

test('[ANALYTICS-003] play, pause and stop are reported with their item', async () => {
  const { player, engine, actions } = setUp();
  await player.toggleMix(mixes[0]);
  await settle();
  engine.soundAt(200);
  player.pause();
  await player.resume();
  player.stop();
  expect(actions).toEqual([
    { action: 'play', resource_type: 'mix', resource_id: 1 },
    { action: 'pause', resource_type: 'mix', resource_id: 1 },
    { action: 'play', resource_type: 'mix', resource_id: 1 },
    { action: 'stop', resource_type: 'mix', resource_id: 1 },
  ]);
});

test('[ANALYTICS-003] each mix of a list is a play, and so is a channel after it', async () => {
  const { player, actions } = setUp();
  await player.toggleMixes({ mixes, position: 0, playlistId: null });
  await settle();
  await player.next();
  await settle();
  await player.toggleChannel('deep');
  await settle();
  expect(actions.map(({ action, resource_id: id }) => `${action} ${id}`)).toEqual(['play 1', 'play 2', 'play deep']);
});

test('[ANALYTICS-003] a restore, an empty buffer and a move to the next item are not reported', async () => {
  const { player, engine, clock, actions } = setUp();
  await player.restoreQueue({ queue: { mixes: [mixes[0].id], position: 0, playlistId: null }, positionMs: 0 });
  expect(actions).toEqual([]);
  await player.resume();
  await settle();
  for (const positionMs of [100, 1100, 2100]) {
    engine.soundAt(positionMs);
    clock.advance(1000);
  }
  engine.emit({ type: 'buffer-empty' });
  engine.soundAt(3100);
  expect(actions.map(({ action }) => action)).toEqual(['play']);
});

function setUp() {
  const actions: PlayerAction[] = [];
  return { ...createTestPlayer({ onAction: (action) => actions.push(action) }), actions };
}
