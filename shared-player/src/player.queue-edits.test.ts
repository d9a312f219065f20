import { playlistIdSchema } from '@afterglow/shared-contracts';
import { buildMixes, createMemoryStorage, createTestPlayer, playFrom, queueOf, settle } from './testing/test-player.ts';

const mixes = buildMixes(1, 2, 3, 4);
const [first] = mixes;
const [fourth] = buildMixes(4);
const [fifth] = buildMixes(5);
const playlistId = playlistIdSchema.parse(77);

describe('moving an item', () => {
  test.each([
    [0, 3, [2, 3, 4, 1], 0],
    [3, 0, [4, 1, 2, 3], 2],
    [1, 3, [1, 3, 4, 2], 3],
    [1, 0, [2, 1, 3, 4], 0],
    [2, 3, [1, 2, 4, 3], 1],
    [1, 1, [1, 2, 3, 4], 1],
    [9, 0, [1, 2, 3, 4], 1],
    [0, 4, [1, 2, 3, 4], 1],
    [-1, 2, [1, 2, 3, 4], 1],
  ])('from %i to %i gives %j, with the current one at %i', async (from, to, ids, position) => {
    const { player, engine } = await playingAt(1);
    const before = player.getState();
    player.moveInQueue(from, to);
    expect(queueOf(player)).toMatchObject({ mixes: ids, position });
    expect(player.getState()).toBe(before);
    expect(engine.opened).toEqual(['/audio/2/96.mp3']);
  });

  test('determines the next item', async () => {
    const { player, engine } = await playingAt(0);
    player.moveInQueue(3, 1);
    engine.soundAt(179_800);
    engine.emit({ type: 'ended', positionMs: 180_000 });
    await settle();
    expect(engine.opened.at(-1)).toBe('/audio/4/96.mp3');
  });

  test('determines it even if another one was prepared', async () => {
    const { player, engine, clock } = await playingAt(0);
    engine.soundAt(150_000);
    await settle();
    player.moveInQueue(3, 1);
    clock.advance(500);
    engine.soundAt(151_000);
    await settle();
    expect(engine.warmed).toEqual(['/audio/2/96.mp3', '/audio/4/96.mp3']);
    engine.soundAt(179_800);
    engine.emit({ type: 'ended', positionMs: 180_000 });
    expect(engine.opened.at(-1)).toBe('/audio/4/96.mp3');
  });

  test('is saved', async () => {
    const { player, storage } = await playingAt(1);
    player.moveInQueue(1, 3);
    expect(JSON.parse(storage.get('activeQueue') ?? '')).toEqual({ mixes: [1, 3, 4, 2], position: 3, playlistId: 77 });
  });

  test('is not undone by pausing the playlist on its page', async () => {
    const { player } = await playingAt(1);
    player.moveInQueue(0, 3);
    await player.toggleMixes({ mixes, position: 1, playlistId });
    expect(player.getState().status).toBe('paused');
    expect(queueOf(player).mixes).toEqual([2, 3, 4, 1]);
  });
});

test('an extended list is applied when it is paused on its page', async () => {
  const { player } = await playingAt(1);
  await player.toggleMixes({ mixes: [...mixes, fifth], position: 1, playlistId });
  expect(queueOf(player)).toMatchObject({ mixes: [1, 2, 3, 4, 5], position: 1 });
});

test('a mix that is twice in a list is paused at the index where it plays', async () => {
  const [one, two] = buildMixes(1, 2);
  const list = [one, two ?? one, one];
  const { player } = createTestPlayer();
  await player.toggleMixes({ mixes: list, position: 0, playlistId });
  await settle();
  await player.toggleMixes({ mixes: list, position: 2, playlistId });
  expect(player.getState().status).toBe('paused');
  expect(queueOf(player).position).toBe(0);
});

describe('removing an item', () => {
  test.each([
    [0, [2, 3, 4], 0],
    [3, [1, 2, 3], 1],
    [9, [1, 2, 3, 4], 1],
    [-1, [1, 2, 3, 4], 1],
  ])('at %i gives %j, with the current one playing at %i', async (index, ids, position) => {
    const { player, engine } = await playingAt(1);
    await player.removeFromQueue(index);
    expect(queueOf(player)).toMatchObject({ mixes: ids, position });
    expect(player.getState().status).toBe('playing');
    expect(engine.opened).toHaveLength(1);
  });

  test('that plays starts the following one', async () => {
    const { player, engine } = await playingAt(1);
    await player.removeFromQueue(1);
    await settle();
    expect(queueOf(player)).toMatchObject({ mixes: [1, 3, 4], position: 1 });
    expect(engine.opened.at(-1)).toBe('/audio/3/96.mp3');
  });

  test('that is paused shows the following one, paused', async () => {
    const { player, engine } = await playingAt(1);
    player.pause();
    await player.removeFromQueue(1);
    await settle();
    expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 3 }, positionMs: 0 });
    expect(engine.opened).toHaveLength(1);
  });

  test('that plays at the end shows the previous one, paused', async () => {
    const { player } = await playingAt(3);
    await player.removeFromQueue(3);
    await settle();
    expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 3 } });
  });

  test('that is the only one stops the player and saves nothing', async () => {
    const { player, storage } = await playingAt(0);
    player.clearQueue();
    await player.removeFromQueue(0);
    await settle();
    expect(player.getState().status).toBe('stopped');
    expect(queueOf(player)).toEqual({ mixes: [], position: -1, playlistId: null });
    expect(storage.get('activeQueue')).toBeNull();
  });
});

describe('clearing the queue', () => {
  test('leaves the playing one', async () => {
    const { player, engine } = await playingAt(1);
    player.clearQueue();
    expect(queueOf(player)).toMatchObject({ mixes: [2], position: 0 });
    expect(player.getState().status).toBe('playing');
    expect(engine.opened).toHaveLength(1);
  });

  test('leaves nothing while a channel plays', async () => {
    const { player, storage } = await playingAt(1);
    await player.toggleChannel('deep');
    await settle();
    player.clearQueue();
    expect(queueOf(player).mixes).toEqual([]);
    expect(storage.get('activeQueue')).toBeNull();
    expect(player.getState().resource).toEqual({ type: 'channel', id: 'deep' });
  });
});

describe('adding a mix', () => {
  test('as the next one inserts it after the current one', async () => {
    const { player, engine } = await playingAt(1);
    await player.playNext(fifth);
    expect(queueOf(player)).toMatchObject({ mixes: [1, 2, 5, 3, 4], position: 1 });
    expect(engine.opened).toHaveLength(1);
    await player.next();
    await settle();
    expect(engine.opened.at(-1)).toBe('/audio/5/96.mp3');
  });

  test('to the end appends it', async () => {
    const { player, storage } = await playingAt(1);
    await player.addToQueue(fifth);
    expect(queueOf(player)).toMatchObject({ mixes: [1, 2, 3, 4, 5], position: 1 });
    expect(JSON.parse(storage.get('activeQueue') ?? '')).toMatchObject({ mixes: [1, 2, 3, 4, 5] });
  });

  test('as the next one of an empty queue plays it', async () => {
    const { player, engine } = createTestPlayer();
    await player.playNext(first);
    await settle();
    expect(engine.opened).toEqual(['/audio/1/96.mp3']);
  });

  test('to an empty queue shows it paused', async () => {
    const { player, engine } = createTestPlayer();
    await player.addToQueue(first);
    expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 1 } });
    expect(engine.opened).toEqual([]);
  });

  test('does not interrupt a channel', async () => {
    const { player } = createTestPlayer();
    await player.toggleChannel('deep');
    await settle();
    await player.playNext(first);
    await player.addToQueue(fourth);
    expect(player.getState().resource?.type).toBe('channel');
    expect(queueOf(player)).toMatchObject({ mixes: [1, 4], position: 0 });
    await player.jumpTo(0);
    expect(player.getState()).toMatchObject({ mix: { id: 1 } });
  });

  test('is rejected for a visitor', async () => {
    const { player, events } = createTestPlayer({ session: { status: 'visitor' } });
    await player.playNext(first);
    await player.addToQueue(first);
    expect(queueOf(player).mixes).toEqual([]);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ payload: { type: 'auth-prompt' } });
  });
});

describe('jumping to an item', () => {
  test('plays it', async () => {
    const { player, engine } = await playingAt(0);
    await player.jumpTo(3);
    await settle();
    expect(engine.opened.at(-1)).toBe('/audio/4/96.mp3');
    expect(queueOf(player).position).toBe(3);
  });

  test('that is the current one continues it', async () => {
    const { player, engine } = await playingAt(1);
    player.pause();
    await player.jumpTo(1);
    expect(player.getState().status).toBe('playing');
    expect(engine.opened).toHaveLength(1);
  });

  test('that does not exist changes nothing', async () => {
    const { player } = await playingAt(1);
    const before = player.getState();
    await player.jumpTo(4);
    expect(player.getState()).toBe(before);
  });
});

describe('restoring a queue', () => {
  const left = { queue: { mixes: [first.id, fourth.id], position: 1, playlistId: null }, positionMs: 61_000 };

  test('shows it paused at its position, and plays from there when it is resumed', async () => {
    const { player, engine } = createTestPlayer();
    await player.restoreQueue(left);
    await settle();
    expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 4 }, positionMs: 61_000 });
    expect(engine.opened).toEqual([]);
    await player.resume();
    await settle();
    expect(engine.commands.at(-1)).toBe('open /audio/4/96.mp3 at 61000');
  });

  test('drops the loaded item', async () => {
    const { player, engine } = await playingAt(0);
    await player.restoreQueue(left);
    await settle();
    expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 4 } });
    expect(engine.commands.at(-1)).toBe('close');
  });

  test('is overtaken by an item played in the meantime', async () => {
    const { player } = createTestPlayer();
    const restoring = player.restoreQueue(left);
    await player.toggleChannel('deep');
    await restoring;
    await settle();
    expect(player.getState().resource).toEqual({ type: 'channel', id: 'deep' });
  });

  test('limits the position to the mix', async () => {
    const { player } = createTestPlayer();
    await player.toggleMixes({ mixes, position: 3, playlistId: null });
    await player.restoreQueue({ ...left, positionMs: 999_000_000 });
    await settle();
    expect(player.getState().positionMs).toBe(180_000);
  });

  test('does nothing for a visitor, or with an empty queue', async () => {
    const visitor = createTestPlayer({ session: { status: 'visitor' } });
    await visitor.player.restoreQueue(left);
    expect(queueOf(visitor.player).mixes).toEqual([]);
    expect(visitor.events).toEqual([]);
    const { player } = await playingAt(0);
    await player.restoreQueue({ queue: { mixes: [], position: -1, playlistId: null }, positionMs: 0 });
    expect(player.getState().status).toBe('playing');
  });
});

test('an emptied queue does not return after a reload', async () => {
  const storage = createMemoryStorage();
  const { player } = createTestPlayer({ storage });
  await player.addToQueue(first);
  await player.removeFromQueue(0);
  const reloaded = createTestPlayer({ storage });
  await settle();
  expect(reloaded.player.getState().status).toBe('stopped');
});

const playingAt = (position: number) => playFrom(mixes, position, playlistId);
