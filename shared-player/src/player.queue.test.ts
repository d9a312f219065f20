import { memberIdSchema, playlistIdSchema, type BusEvent } from '@afterglow/shared-contracts';
import { buildMemberSession, buildMix } from '@afterglow/shared-contracts/testing';
import {
  buildMixes,
  createMemoryStorage,
  createTestPlayer,
  errorAnswer,
  idsOf,
  playFrom,
  queueOf,
  settle,
} from './testing/test-player.ts';

const mixes = buildMixes(1, 2, 3);
const playlistId = playlistIdSchema.parse(77);
const END_MS = 180_000;

test('[PLAYER-028] [PLAYER-037] a list starts at the given position', async () => {
  const { player, engine } = await playingAt(1);
  expect(queueOf(player)).toEqual({ mixes: idsOf(mixes), position: 1, playlistId: null });
  expect(engine.opened).toEqual(['/audio/2/96.mp3']);
});

test('[PLAYER-029] next and previous move by one and stop at the ends', async () => {
  const { player, engine } = await playingAt(1);
  const visited: unknown[] = [];
  for (const step of [player.next, player.next, player.previous, player.previous, player.previous]) {
    await step();
    await settle();
    visited.push([queueOf(player).position, engine.opened.at(-1)]);
  }
  expect(visited).toEqual([
    [2, '/audio/3/96.mp3'],
    [2, '/audio/3/96.mp3'],
    [1, '/audio/2/96.mp3'],
    [0, '/audio/1/96.mp3'],
    [0, '/audio/1/96.mp3'],
  ]);
  expect(engine.opened).toHaveLength(4);
});

test('[PREMIUM-016] a member without Premium skips as often as they like', async () => {
  const many = buildMixes(...Array.from({ length: 40 }, (_, index) => index + 1));
  const { player, engine, session } = await playFrom(many, 0);
  expect(session.getSession()).toMatchObject({ status: 'member', premium: false });
  for (const _ of many.slice(1)) {
    await player.next();
    await settle();
  }
  expect(engine.opened).toEqual(many.map((_mix, index) => `/audio/${index + 1}/96.mp3`));
});

test('[PLAYER-030] the queue is saved under activeQueue, by ids', async () => {
  const { storage } = await playingAt(1, playlistId);
  expect(JSON.parse(storage.get('activeQueue') ?? '')).toEqual({ mixes: [1, 2, 3], position: 1, playlistId: 77 });
});

test('[PLAYER-031] when a mix reaches its end the next one plays', async () => {
  const { player, engine } = await playingAt(0);
  engine.soundAt(END_MS - 900);
  engine.emit({ type: 'ended', positionMs: END_MS - 900 });
  await settle();
  expect(queueOf(player).position).toBe(1);
  expect(engine.opened.at(-1)).toBe('/audio/2/96.mp3');
});

test('a prefetched item follows in the same task', async () => {
  const { engine, data } = await playingAt(0);
  engine.soundAt(END_MS - 50_000);
  engine.soundAt(END_MS - 49_000);
  await settle();
  expect(data.calls.filter(({ name }) => name === 'getMixUrls')).toHaveLength(2);
  expect(engine.warmed).toEqual(['/audio/2/96.mp3']);
  engine.soundAt(END_MS - 500);
  engine.emit({ type: 'ended', positionMs: END_MS });
  expect(engine.commands.at(-1)).toBe('open /audio/2/96.mp3 at 0');
});

test('a prefetched URL that has expired is requested again', async () => {
  const { player, engine, clock } = await playingAt(0);
  engine.soundAt(END_MS - 50_000);
  await settle();
  player.pause();
  clock.advance(3_700_000);
  await player.resume();
  await settle();
  engine.soundAt(END_MS - 500);
  engine.emit({ type: 'ended', positionMs: END_MS });
  expect(engine.opened.at(-1)).toBe('/audio/1/96.mp3');
  await settle();
  expect(engine.opened.at(-1)).toBe('/audio/2/96.mp3');
});

test('audio that ends long before its mix is requested again and resumes there', async () => {
  const { player, engine, clock } = await playingAt(0);
  engine.soundAt(90_000);
  engine.emit({ type: 'ended', positionMs: 90_000 });
  expect(player.getState().status).toBe('loading');
  clock.advance(500);
  await settle();
  expect(engine.commands.at(-1)).toBe('open /audio/1/96.mp3 at 90000');
  expect(queueOf(player).position).toBe(0);
});

test('[PLAYER-032] after the last item the player stops and the queue stays', async () => {
  const { player, engine } = await playingAt(2);
  engine.soundAt(END_MS);
  engine.emit({ type: 'ended', positionMs: END_MS });
  expect(player.getState()).toMatchObject({ status: 'stopped', positionMs: -1 });
  expect(queueOf(player)).toEqual({ mixes: idsOf(mixes), position: 2, playlistId: null });
});

describe('[PLAYER-033] the saved queue', () => {
  const saved = { activeQueue: { mixes: [1, 2, 3], position: 1, playlistId: null } };

  test('is shown paused to a member and plays when it is resumed', async () => {
    const { player, engine } = createTestPlayer({ storage: createMemoryStorage(saved) });
    await settle();
    expect(player.getState()).toMatchObject({ status: 'paused', positionMs: 0, mix: { id: 2 } });
    expect(engine.opened).toEqual([]);
    await player.resume();
    await settle();
    expect(engine.opened).toEqual(['/audio/2/96.mp3']);
  });

  test('is not shown to a visitor, and is shown after a login', async () => {
    const { player, session } = createTestPlayer({
      storage: createMemoryStorage(saved),
      session: { status: 'visitor' },
    });
    await settle();
    expect(player.getState().status).toBe('stopped');
    await session.login({ email: 'free@afterglow.example', password: 'secret' });
    await settle();
    expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 2 } });
  });

  test.each([['not a queue'], [{ mixes: [1], position: 4, playlistId: null }], [{ mixes: ['x'], position: 0 }]])(
    'counts as absent when it is %j',
    async (activeQueue) => {
      const storage = createMemoryStorage({ activeQueue });
      const { player } = createTestPlayer({ storage });
      await settle();
      expect(player.getState().status).toBe('stopped');
      expect(storage.get('activeQueue')).toBeNull();
    },
  );
});

test('of a member replaced in another tab is removed as well', async () => {
  const { player, session, storage } = await playingAt(0);
  storage.set('activeQueue', JSON.stringify({ mixes: [9], position: 0, playlistId: null }));
  session.become(buildMemberSession({ id: memberIdSchema.parse(99) }));
  await settle();
  expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 9 } });
});

test('a logout removes all data of the member from the player', async () => {
  const { player, session } = await playingAt(0);
  player.setVolume(60);
  await session.logout();
  expect(player.getState().status).toBe('stopped');
  expect(queueOf(player)).toEqual({ mixes: [], position: -1, playlistId: null });
  expect(volumeOf(player)).toBe(25);
});

describe('[PLAYER-036] a list that cannot start', () => {
  test('shows a message when it is empty', async () => {
    const { player, events } = createTestPlayer();
    await player.toggleMixes({ mixes: [], position: 0, playlistId });
    expect(notifications(events)).toEqual([{ message: 'Nothing to play here yet.', type: 'warning' }]);
  });

  test('shows an error when the position is outside', async () => {
    const { player, events } = createTestPlayer();
    await player.toggleMixes({ mixes, position: 3, playlistId });
    expect(notifications(events)).toEqual([{ message: 'Something went wrong. Please try again.', type: 'warning' }]);
  });
});

test('[PLAYER-038] a playlist starts at the chosen position with the playlist as its resource', async () => {
  const { player } = await playingAt(2, playlistId);
  expect(player.getState()).toMatchObject({ resource: { type: 'playlist', id: 77 }, mix: { id: 3 } });
});

test('[PLAYER-040] the same position of the current playlist pauses it', async () => {
  const { player } = await playingAt(1, playlistId);
  await player.toggleMixes({ mixes, position: 1, playlistId });
  expect(player.getState().status).toBe('paused');
});

test('[PLAYER-041] another position of the current playlist becomes the current one', async () => {
  const { player, engine } = await playingAt(1, playlistId);
  await player.toggleMixes({ mixes, position: 2, playlistId });
  await settle();
  expect(engine.opened.at(-1)).toBe('/audio/3/96.mp3');
  expect(queueOf(player).position).toBe(2);
});

describe('the play count', () => {
  test('[PLAYER-044] rises by one for the show, once, after the mix has started', async () => {
    const { player, engine, data } = createTestPlayer();
    await player.toggleMix(mixes[0]);
    await settle();
    expect(data.calls.filter(({ name }) => name === 'addShowReach')).toEqual([]);
    for (const positionMs of [100, 200, 300]) engine.soundAt(positionMs);
    player.pause();
    await player.resume();
    engine.soundAt(400);
    expect(data.calls.filter(({ name }) => name === 'addShowReach')).toEqual([
      { name: 'addShowReach', input: { params: { id: 3 }, body: { mixes_id: 1 } } },
    ]);
  });

  test('[PLAYER-045] rises again when another mix was played in between', async () => {
    const { player, engine, data } = await playingAt(0);
    for (const step of [player.next, player.previous]) {
      await step();
      await settle();
      engine.soundAt(100);
    }
    const counted = data.calls.filter(({ name }) => name === 'addShowReach').map(({ input }) => input.body);
    expect(counted).toEqual([{ mixes_id: 1 }, { mixes_id: 2 }, { mixes_id: 1 }]);
  });

  test('[PLAYER-047] that fails is ignored', async () => {
    const { player, engine, events, data } = createTestPlayer({
      answers: {
        addShowReach: () => {
          throw errorAnswer(500);
        },
      },
    });
    await player.toggleMixes({ mixes, position: 0, playlistId });
    await settle();
    engine.soundAt(100);
    await settle();
    engine.soundAt(200);
    await settle();
    expect(data.calls.filter(({ name }) => name === 'addShowReach')).toHaveLength(1);
    expect(player.getState().status).toBe('playing');
    expect(events).toEqual([]);
  });
});

test('[PLAYER-048] [PLAYER-049] a mix enters the history when it plays, newest last', async () => {
  const { player, engine, storage } = await playingAt(0);
  await player.next();
  await settle();
  expect(JSON.parse(storage.get('playbackHistory') ?? '')).toEqual([1]);
  engine.soundAt(100);
  engine.soundAt(200);
  expect(JSON.parse(storage.get('playbackHistory') ?? '')).toEqual([1, 2]);
});

test('[PLAYER-049] beyond 130 ids the oldest 30 are dropped from the history', async () => {
  const playbackHistory = Array.from({ length: 130 }, (_, index) => 1000 + index);
  const { player, engine, storage } = createTestPlayer({ storage: createMemoryStorage({ playbackHistory }) });
  await player.toggleMix(buildMix({ number: 5 }));
  await settle();
  engine.soundAt(100);
  const history = JSON.parse(storage.get('playbackHistory') ?? '');
  expect(history).toHaveLength(101);
  expect(history[0]).toBe(1030);
  expect(history.at(-1)).toBe(5);
});

type TestPlayer = ReturnType<typeof createTestPlayer>['player'];

const playingAt = (position: number, playlist: typeof playlistId | null = null) => playFrom(mixes, position, playlist);

function volumeOf(player: TestPlayer): number {
  let volume = -1;
  player.volume$.subscribe((value) => (volume = value.volume)).unsubscribe();
  return volume;
}

function notifications(events: readonly BusEvent[]): readonly unknown[] {
  return events.filter(({ name }) => name === 'notification:show').map(({ payload }) => payload);
}
