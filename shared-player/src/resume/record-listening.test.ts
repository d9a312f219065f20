import { buildMixes, createMemoryStorage, createTestPlayer, idsOf, settle } from '../testing/test-player.ts';
import { recordListening, type Heard } from './record-listening.ts';

const mixes = buildMixes(1, 2, 3);
const [first] = mixes;

async function setUp() {
  const parts = createTestPlayer();
  const notes: Heard[] = [];
  let flushes = 0;
  const leave = recordListening(parts.player, { note: (heard) => notes.push(heard), flush: () => (flushes += 1) });
  /** Moves playback to a position, later than the interval of time updates. */
  const sound = (positionMs: number) => {
    parts.clock.advance(600);
    parts.engine.soundAt(positionMs);
  };
  return {
    ...parts,
    notes,
    sound,
    leave,
    flushes: () => flushes,
    positions: () => notes.map((note) => note.positionMs),
  };
}

test('playback is reported with its queue and position, every second', async () => {
  const { player, sound, notes, positions } = await setUp();
  await player.toggleMixes({ mixes, position: 1, playlistId: null });
  await settle();
  for (const positionMs of [0, 600, 1200, 1800, 2400]) sound(positionMs);
  expect(positions()).toEqual([0, 1200, 2400]);
  expect(notes[0]).toEqual({
    queue: { mixes: [1, 2, 3], position: 1, playlistId: null },
    mixId: 2,
    positionMs: 0,
    durationMs: 180_000,
  });
});

test('a pause is reported and saved immediately, as is a seek while paused', async () => {
  const { player, sound, positions, flushes } = await setUp();
  await player.toggleMix(first);
  await settle();
  sound(20_000);
  expect(flushes()).toBe(0);
  player.pause();
  expect(flushes()).toBe(1);
  player.seek(90_000);
  expect(positions()).toEqual([20_000, 20_000, 90_000]);
  expect(flushes()).toBe(2);
});

test('the next item is reported once it plays', async () => {
  const { player, sound, notes } = await setUp();
  await player.toggleMixes({ mixes, position: 0, playlistId: null });
  await settle();
  sound(20_000);
  await player.next();
  await settle();
  expect(notes.map(({ mixId }) => mixId)).toEqual([1]);
  sound(100);
  expect(notes.at(-1)).toMatchObject({ mixId: 2, positionMs: 100, queue: { position: 1 } });
});

test('a restored queue and a channel are not reported', async () => {
  const { player, sound, notes } = await setUp();
  await player.restoreQueue({ queue: { mixes: [first.id], position: 0, playlistId: null }, positionMs: 50_000 });
  await settle();
  player.seek(60_000);
  expect(notes).toEqual([]);
  await player.toggleChannel('deep');
  await settle();
  sound(5_000);
  expect(notes).toEqual([]);
});

test('the mix played before a logout, restored for the next member, is not reported', async () => {
  const { player, sound, notes, session } = await setUp();
  await player.toggleMix(first);
  await settle();
  sound(20_000);
  const before = notes.length;
  await session.logout();
  await session.login({ email: 'next@afterglow.example', password: 'secret' });
  await settle();
  expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: first.id } });
  expect(notes).toHaveLength(before);
});

test('nothing is reported after the disposer', async () => {
  const { player, sound, notes, leave } = await setUp();
  leave();
  await player.toggleMix(first);
  await settle();
  sound(20_000);
  expect(notes).toEqual([]);
});

test('the last queue is shown at the position of its mix, and resumes there', async () => {
  const queue = { mixes: idsOf(mixes), position: 1, playlistId: null };
  const { player, engine } = createTestPlayer({
    storage: createMemoryStorage({ activeQueue: queue }),
    getResumePositionMs: (id) => id * 10_000,
  });
  await settle();
  expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 2 }, positionMs: 20_000 });
  await player.resume();
  await settle();
  expect(engine.commands).toContainEqual(expect.stringMatching(/ at 20000$/));
});
