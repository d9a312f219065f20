import { playlistIdSchema } from '@afterglow/shared-contracts';
import { buildMixes, createTestPlayer, errorAnswer, settle, type TestPlayerOptions } from './testing/test-player.ts';

const mixes = buildMixes(1, 2);
const [mix] = mixes;
const LEFT_AT_MS = 40_000;

type Parts = Awaited<ReturnType<typeof playing>>;

async function playing() {
  const parts = createTestPlayer();
  await parts.player.toggleMix(mix);
  await settle();
  parts.engine.soundAt(LEFT_AT_MS);
  const urls = { status: null as number | null, isReachable: true };
  const answerOf = { url: '/audio/1/again.mp3', title: 'audio', expires_time: '2027-01-01T00:00:00Z' };
  parts.data.answer({
    getMixUrls: () => {
      if (!urls.isReachable) throw new TypeError('Failed to fetch');
      if (urls.status !== null) throw errorAnswer(urls.status);
      return { data: answerOf };
    },
  });
  return { ...parts, urls };
}

/** The connection is lost, and every further attempt fails. */
async function withoutNetwork({ engine, clock, urls }: Parts): Promise<void> {
  urls.isReachable = false;
  engine.emit({ type: 'failed', cause: null });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    clock.advance(8000);
    await settle();
  }
}

const askedFor = ({ data }: Parts) => data.calls.filter(({ name }) => name === 'getMixUrls').length;

describe('a mix that was already heard', () => {
  test('survives a short outage', async () => {
    const parts = await playing();
    parts.urls.isReachable = false;
    parts.engine.emit({ type: 'failed', cause: null });
    parts.clock.advance(500);
    await settle();
    expect(parts.player.getState()).toMatchObject({ status: 'loading', mix: { id: mix.id } });
    parts.urls.isReachable = true;
    parts.clock.advance(1000);
    await settle();
    expect(parts.engine.commands.at(-1)).toBe(`open /audio/1/again.mp3 at ${LEFT_AT_MS}`);
    expect(parts.events).toEqual([]);
  });

  test('stays paused at its position after five failed attempts, and reports it once', async () => {
    const parts = await playing();
    await withoutNetwork(parts);
    expect(askedFor(parts)).toBe(1 + 4);
    expect(parts.player.getState()).toMatchObject({
      status: 'paused',
      pausedBy: 'system',
      positionMs: LEFT_AT_MS,
      mix: { id: mix.id },
    });
    expect(parts.events).toMatchObject([
      { payload: { message: expect.stringContaining("We can't play this mix right now") } },
    ]);
  });

  test('then resumes automatically when the browser is online again', async () => {
    const parts = await playing();
    await withoutNetwork(parts);
    parts.urls.isReachable = true;
    parts.online$.next();
    await settle();
    expect(parts.engine.commands.at(-1)).toBe(`open /audio/1/again.mp3 at ${LEFT_AT_MS}`);
    parts.engine.soundAt(LEFT_AT_MS + 100);
    expect(parts.player.getState().status).toBe('playing');
  });

  test('has all its attempts again when the listener resumes it', async () => {
    const parts = await playing();
    await withoutNetwork(parts);
    await parts.player.resume();
    await settle();
    expect(askedFor(parts)).toBe(6);
    parts.clock.advance(500);
    await settle();
    expect(askedFor(parts)).toBe(7);
  });

  test('resumed and paused by the listener stays paused when the browser is online', async () => {
    const parts = await playing();
    await withoutNetwork(parts);
    parts.urls.isReachable = true;
    await parts.player.resume();
    parts.player.pause();
    parts.online$.next();
    await settle();
    expect(parts.player.getState()).toMatchObject({ status: 'paused', pausedBy: 'listener' });
  });

  test.each([403, 404, 500])('rejected with a %i is dropped immediately', async (status) => {
    const parts = await playing();
    parts.urls.status = status;
    parts.engine.emit({ type: 'failed', cause: null });
    parts.clock.advance(500);
    await settle();
    expect(parts.player.getState().status).toBe('stopped');
    expect(parts.events).toHaveLength(1);
  });

  test('paused while it was lost waits for the listener', async () => {
    const parts = await playing();
    parts.urls.isReachable = false;
    parts.engine.emit({ type: 'failed', cause: null });
    parts.player.pause();
    parts.clock.advance(60_000);
    await settle();
    expect(parts.player.getState()).toMatchObject({ status: 'paused', pausedBy: 'listener', positionMs: LEFT_AT_MS });
    expect(askedFor(parts)).toBe(1);
    expect(parts.events).toEqual([]);
  });
});

test('a mix paused before its URL arrived reports no failure, and is requested again', async () => {
  const parts = createTestPlayer({
    answers: {
      getMixUrls: () => {
        throw errorAnswer(500);
      },
    },
  });
  void parts.player.toggleMix(mix);
  parts.player.pause();
  await settle();
  expect(parts.player.getState().status).toBe('paused');
  expect(parts.events).toEqual([]);
  await parts.player.resume();
  await settle();
  expect(parts.events).toHaveLength(1);
});

describe('a channel whose servers are all busy', () => {
  test('stays in the player and is retried with growing delays, indefinitely', async () => {
    const { player, engine, clock, events } = await cutOff();
    expect(player.getState()).toMatchObject({ status: 'loading', resource: { id: 'deep' }, isCutOff: true });
    for (const [waitMs, opened] of [
      [8000, 6],
      [16_000, 7],
      [32_000, 8],
      [60_000, 9],
      [60_000, 10],
    ] as const) {
      clock.advance(waitMs - 1);
      await settle();
      expect(engine.opened).toHaveLength(opened - 1);
      clock.advance(1);
      await settle();
      expect(engine.opened).toHaveLength(opened);
      engine.emit({ type: 'failed', cause: null });
    }
    expect(player.getState()).toMatchObject({ status: 'loading', isCutOff: true });
    expect(events).toHaveLength(1);
  });

  test('resumes automatically once a server responds', async () => {
    const { player, engine, clock } = await cutOff();
    clock.advance(8000);
    await settle();
    engine.soundAt(0);
    expect(player.getState()).toMatchObject({ status: 'playing', isAtLiveEdge: true });
    expect(player.getState()).not.toHaveProperty('isCutOff');
  });

  test('is requested immediately, with all its attempts, by Retry', async () => {
    const { player, engine, clock, events } = await cutOff();
    await player.backToLive();
    await settle();
    expect(engine.opened).toHaveLength(6);
    expect(player.getState()).toMatchObject({ status: 'loading', isCutOff: true });
    engine.emit({ type: 'failed', cause: null });
    clock.advance(500);
    await settle();
    expect(engine.opened).toHaveLength(7);
    expect(events).toHaveLength(1);
  });

  test.each(['pause', 'stop'] as const)('is left alone after %s', async (end) => {
    const { player, engine, clock } = await cutOff();
    player[end]();
    clock.advance(3_600_000);
    await settle();
    expect(engine.opened).toHaveLength(5);
    expect(player.getState()).not.toHaveProperty('isCutOff');
  });

  test('is reported as busy again after a pause, and is retried', async () => {
    const { player, engine, clock, events } = await cutOff();
    player.pause();
    await player.resume();
    await settle();
    await failFourTimes({ engine, clock });
    expect(events).toHaveLength(1);
    engine.emit({ type: 'failed', cause: null });
    expect(events.map(({ payload }) => payload)).toEqual([BUSY, BUSY]);
  });

  test('reports no busy servers while the browser is offline', async () => {
    const { player, events } = await cutOff({ isOnline: () => false });
    expect(player.getState()).toMatchObject({ status: 'loading', isCutOff: true });
    expect(events).toEqual([]);
  });

  test('is dropped when another item has been played since', async () => {
    const { player, online$ } = await cutOff();
    await player.toggleMixes({ mixes, position: 0, playlistId: playlistIdSchema.parse(77) });
    await settle();
    player.stop();
    online$.next();
    await settle();
    expect(player.getState().status).toBe('stopped');
  });

  test('shows no login prompt to a member who has logged out since', async () => {
    const { session, online$, events } = await cutOff();
    await session.logout();
    const before = events.length;
    online$.next();
    await settle();
    expect(events).toHaveLength(before);
  });
});

const BUSY = { message: 'Server busy, please try again later.', type: 'warning', hasRetry: true };

async function cutOff(options: TestPlayerOptions = {}) {
  const parts = createTestPlayer(options);
  await parts.player.toggleChannel('deep');
  await settle();
  await failFourTimes(parts);
  parts.engine.emit({ type: 'failed', cause: null });
  return parts;
}

async function failFourTimes({ engine, clock }: Pick<ReturnType<typeof createTestPlayer>, 'engine' | 'clock'>) {
  for (let failure = 1; failure <= 4; failure += 1) {
    engine.emit({ type: 'failed', cause: null });
    clock.advance(5000);
    await settle();
  }
}
