import type { BitrateKbps } from '@afterglow/shared-contracts';
import { buildMixes, createTestPlayer, settle } from './testing/test-player.ts';

const mixes = buildMixes(1, 2);
const END_MS = 180_000;

test('a change of quality does not affect the current source', async () => {
  const { engine, choose } = await playing();
  choose(320);
  engine.soundAt(61_000);
  await settle();
  expect(engine.opened).toEqual(['/audio/1/96.mp3']);
});

test('a paused mix resumes at the same position in the new quality', async () => {
  const { player, engine, choose } = await playing();
  player.pause();
  choose(320);
  await player.resume();
  expect(player.getState()).toMatchObject({ status: 'loading', positionMs: 60_000 });
  await settle();
  expect(engine.commands.at(-1)).toBe('open /audio/1/320.mp3 at 60000');
});

test('without a change it resumes with the present source', async () => {
  const { player, engine } = await playing();
  player.pause();
  await player.resume();
  expect(player.getState().status).toBe('playing');
  expect(engine.opened).toHaveLength(1);
});

test('a mix with a lost source also returns in the new quality', async () => {
  const { engine, clock, choose } = await playing();
  choose(128);
  engine.emit({ type: 'failed', cause: null });
  clock.advance(500);
  await settle();
  expect(engine.commands.at(-1)).toBe('open /audio/1/128.mp3 at 60000');
});

test('the next mix has the new quality, even if it was prepared in the old one', async () => {
  const { player, engine, clock, choose } = await playing();
  sound({ engine, clock }, END_MS - 50_000);
  await settle();
  choose(320);
  sound({ engine, clock }, END_MS - 40_000);
  await settle();
  expect(engine.warmed).toEqual(['/audio/2/96.mp3', '/audio/2/320.mp3']);
  sound({ engine, clock }, END_MS - 100);
  engine.emit({ type: 'ended', positionMs: END_MS });
  expect(engine.opened.at(-1)).toBe('/audio/2/320.mp3');
  expect(player.getState().mix?.id).toBe(2);
});

test('a mix prepared in a former quality is requested again', async () => {
  const { engine, clock, choose } = await playing();
  sound({ engine, clock }, END_MS - 100);
  await settle();
  choose(128);
  engine.emit({ type: 'ended', positionMs: END_MS });
  await settle();
  expect(engine.opened.at(-1)).toBe('/audio/2/128.mp3');
});

test('a paused channel resumes in the new tier', async () => {
  const { player, engine, choose } = await playing();
  await player.toggleChannel('deep');
  await settle();
  player.pause();
  choose(320);
  await player.resume();
  await settle();
  expect(engine.opened.at(-1)).toBe('/v3/live/deep/high.mp3?token=stream-token');
});

async function playing() {
  let bitrateKbps: BitrateKbps = 96;
  const parts = createTestPlayer({ getBitrateKbps: () => bitrateKbps });
  await parts.player.toggleMixes({ mixes, position: 0, playlistId: null });
  await settle();
  parts.engine.soundAt(60_000);
  return {
    ...parts,
    choose(kbps: BitrateKbps) {
      bitrateKbps = kbps;
    },
  };
}

function sound({ engine, clock }: Pick<Awaited<ReturnType<typeof playing>>, 'engine' | 'clock'>, positionMs: number) {
  clock.advance(500);
  engine.soundAt(positionMs);
}
