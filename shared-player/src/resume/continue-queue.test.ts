import { buildMixes, createTestPlayer, idsOf, settle } from '../testing/test-player.ts';
import { resumeQueue } from './continue-queue.ts';

test('a queue from another device resumes at its position, and replaces the loaded item', async () => {
  const { player, engine } = createTestPlayer();
  const [, second, third] = buildMixes(1, 2, 3);
  if (!second || !third) throw new Error('There are three.');
  await player.toggleMix(third);
  await settle();
  const queue = { mixes: idsOf(buildMixes(1, 2)), position: 1, playlistId: null };
  await resumeQueue(player, { queue, positionMs: 95_000 });
  await settle();
  expect(engine.commands.at(-1)).toMatch(/^open \/audio\/2\/.* at 95000$/);
  engine.soundAt(95_000);
  expect(player.getState()).toMatchObject({ status: 'playing', mix: { id: second.id }, positionMs: 95_000 });
});
