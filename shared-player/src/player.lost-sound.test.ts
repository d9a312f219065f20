import { playlistIdSchema } from '@afterglow/shared-contracts';
import { buildMix } from '@afterglow/shared-contracts/testing';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import {
  buildMixes,
  createTestPlayer,
  errorAnswer,
  pass,
  settle,
  type TestPlayerOptions,
} from './testing/test-player.ts';

const mixes = buildMixes(1, 2);
const [mix, other] = mixes;
const LEFT_AT_MS = 40_000;
/** Whatever answers while the site is away; null: nothing does. */
const NOT_NOW = [502, 503, 504, 429, null] as const;

type Parts = Awaited<ReturnType<typeof playing>>;

async function playing(options: TestPlayerOptions = {}) {
  const parts = createTestPlayer(options);
  await parts.player.toggleMixes({ mixes, position: 0, playlistId: null });
  await settle();
  parts.engine.soundAt(LEFT_AT_MS);
  const answer = { url: '/audio/1/again.mp3', title: 'audio', expires_time: '2027-01-01T00:00:00Z' };
  /** What the service responds; 200 while it is there. */
  const urls: { status: number | null; headers?: Readonly<Record<string, string>> } = { status: 200 };
  parts.data.answer({
    getMixUrls: () => {
      if (urls.status !== 200) throw errorAnswer(urls.status, 'Not now.', urls.headers);
      return { data: answer };
    },
  });
  return { ...parts, urls };
}

const askedFor = ({ data }: Parts) => data.calls.filter(({ name }) => name === 'getMixUrls').length;

/** The connection is lost, and every further attempt fails. */
async function lost(status: number | null): Promise<Parts> {
  const parts = await playing();
  parts.urls.status = status;
  parts.engine.emit({ type: 'failed', cause: null });
  return parts;
}

describe('a mix that was already heard', () => {
  test.each(NOT_NOW)('is reconnected after 50 minutes of %s, at its position, without a message', async (status) => {
    const parts = await lost(status);
    await pass(parts, 50 * MINUTE_MS);
    expect(parts.player.getState()).toMatchObject({ status: 'loading', isCutOff: true, mix: { id: mix.id } });
    parts.urls.status = 200;
    await pass(parts, MINUTE_MS);
    parts.returned$.next();
    await settle();
    expect(parts.engine.commands).toContain(`open /audio/1/again.mp3 at ${LEFT_AT_MS}`);
    parts.engine.soundAt(LEFT_AT_MS + 100);
    expect(parts.player.getState()).toMatchObject({ status: 'playing' });
    expect(parts.player.getState()).not.toHaveProperty('isCutOff');
    expect(parts.events).toEqual([]);
  });

  test('is requested within the first second, then less and less often', async () => {
    const parts = await lost(503);
    const asked: number[] = [];
    for (const ms of [500, 1000, 2000, 4000, 8000]) {
      await pass(parts, ms);
      asked.push(askedFor(parts));
    }
    expect(asked).toEqual([2, 3, 4, 5, 6]);
  });

  test.each(['returned$', 'visible$'] as const)('is requested immediately at %s', async (signal) => {
    const parts = await lost(502);
    await pass(parts, 10 * MINUTE_MS);
    parts.urls.status = 200;
    parts[signal].next();
    await settle();
    expect(parts.engine.commands.at(-1)).toBe(`open /audio/1/again.mp3 at ${LEFT_AT_MS}`);
  });

  test('whose request hangs is requested again when the network is back', async () => {
    const parts = await playing();
    let hangs = true;
    parts.data.answer({
      getMixUrls: () => {
        if (hangs) return new Promise<never>(() => undefined);
        return { data: { url: '/audio/1/back.mp3', title: 'audio', expires_time: '2027-01-01T00:00:00Z' } };
      },
    });
    parts.engine.emit({ type: 'failed', cause: null });
    await pass(parts, 2500);
    hangs = false;
    parts.returned$.next();
    await settle();
    expect(parts.engine.commands.at(-1)).toBe(`open /audio/1/back.mp3 at ${LEFT_AT_MS}`);
  });

  test('whose retries hang is requested again after 2 s, then after twice as long each time', async () => {
    const parts = await playing();
    parts.data.answer({ getMixUrls: () => new Promise<never>(() => undefined) });
    parts.engine.emit({ type: 'failed', cause: null });
    const asked: number[] = [];
    // Each attempt with its limit, and the delay before it.
    for (const ms of [500, 2000 + 1000, 4000 + 2000, 8000 + 4000]) {
      await pass(parts, ms);
      asked.push(askedFor(parts));
    }
    expect(asked).toEqual([2, 3, 4, 5]);
  });

  test('is not requested before the time of a 429, unless the listener does', async () => {
    const parts = await lost(429);
    parts.urls.headers = { 'retry-after': '30' };
    await pass(parts, 500);
    expect(askedFor(parts)).toBe(2);
    await pass(parts, 20 * SECOND_MS);
    parts.returned$.next();
    await settle();
    expect(askedFor(parts)).toBe(2);
    await parts.player.resume();
    await settle();
    expect(askedFor(parts)).toBe(3);
    await pass(parts, 30 * SECOND_MS);
    expect(askedFor(parts)).toBe(4);
  });

  test('stops after an hour, stays in the player, and returns when the listener plays it', async () => {
    const parts = await lost(503);
    await pass(parts, HOUR_MS + 2 * MINUTE_MS);
    const asked = askedFor(parts);
    expect(parts.player.getState()).toMatchObject({
      status: 'paused',
      pausedBy: 'system',
      positionMs: LEFT_AT_MS,
      mix: { id: mix.id },
    });
    expect(parts.events).toMatchObject([
      { payload: { message: expect.stringContaining("We can't play this mix right now") } },
    ]);
    parts.urls.status = 200;
    parts.returned$.next();
    await pass(parts, HOUR_MS);
    expect(askedFor(parts)).toBe(asked);
    await parts.player.resume();
    await settle();
    expect(parts.engine.commands.at(-1)).toBe(`open /audio/1/again.mp3 at ${LEFT_AT_MS}`);
  });

  test('does not start by itself on a computer that slept for longer', async () => {
    const parts = await lost(null);
    await pass(parts, MINUTE_MS);
    parts.clock.advance(8 * HOUR_MS);
    await settle();
    parts.urls.status = 200;
    parts.visible$.next();
    await settle();
    expect(parts.player.getState()).toMatchObject({ status: 'paused', pausedBy: 'system' });
  });

  test.each(NOT_NOW)('whose successor cannot be requested (%s) continues with it later', async (status) => {
    const parts = await playing();
    parts.urls.status = status;
    parts.engine.soundAt(179_900);
    parts.engine.emit({ type: 'ended', positionMs: 180_000 });
    await pass(parts, 10 * MINUTE_MS);
    expect(parts.player.getState()).toMatchObject({ status: 'loading', isCutOff: true, mix: { id: other?.id } });
    parts.urls.status = 200;
    parts.returned$.next();
    await settle();
    expect(parts.engine.commands.at(-1)).toBe('open /audio/1/again.mp3 at 0');
  });

  test('is reconnected after 50 minutes by its own retries', async () => {
    const parts = await lost(503);
    await pass(parts, 50 * MINUTE_MS);
    parts.urls.status = 200;
    await pass(parts, 2 * MINUTE_MS);
    expect(parts.engine.commands).toContain(`open /audio/1/again.mp3 at ${LEFT_AT_MS}`);
  });

  test.each([403, 500])('rejected with a %i is dropped immediately', async (status) => {
    const parts = await lost(status);
    await pass(parts, 500);
    expect(parts.player.getState().status).toBe('stopped');
    expect(parts.events).toHaveLength(1);
  });

  test('paused while it was lost waits for the listener', async () => {
    const parts = await lost(null);
    parts.player.pause();
    await pass(parts, MINUTE_MS);
    expect(parts.player.getState()).toMatchObject({ status: 'paused', pausedBy: 'listener', positionMs: LEFT_AT_MS });
    expect(askedFor(parts)).toBe(1);
    expect(parts.events).toEqual([]);
  });
});

test('the first mix of a session may wait long for its URL', async () => {
  const parts = createTestPlayer();
  void parts.player.toggleMix(mix);
  await settle();
  parts.data.answer({ getMixUrls: () => new Promise<never>(() => undefined) });
  await pass(parts, 20 * SECOND_MS); // nothing sounds, so it is requested again
  expect(parts.data.calls.filter(({ name }) => name === 'getMixUrls').length).toBeGreaterThan(1);
  expect(parts.player.getState().status).toBe('loading');
  expect(parts.events).toEqual([]);
});

describe('the next mix of a queue, if it is unknown and cannot be requested', () => {
  async function stepped() {
    const parts = createTestPlayer();
    const queue = { mixes: mixes.map(({ id }) => id), position: 0, playlistId: null };
    await parts.player.restoreQueue({ queue, positionMs: 0 });
    await parts.player.resume();
    await settle();
    parts.engine.soundAt(LEFT_AT_MS);
    const service = { isAway: true };
    const getMix = ({ params }: { readonly params?: { readonly id?: unknown } }) => {
      if (service.isAway) throw errorAnswer(503);
      return { data: buildMix({ number: Number(params?.id) }) };
    };
    parts.data.answer({ getMix });
    void parts.player.next();
    await settle();
    const opened = () => parts.engine.commands.filter((command) => command.startsWith('open /audio/'));
    return { ...parts, service, opened };
  }

  test('is played once it is there, and the one before it does not return', async () => {
    const parts = await stepped();
    await pass(parts, 10 * MINUTE_MS);
    expect(parts.player.getState()).toMatchObject({ status: 'loading', isCutOff: true, mix: { id: mix.id } });
    expect(parts.opened()).toHaveLength(1);
    parts.service.isAway = false;
    await pass(parts, 5 * SECOND_MS);
    expect(parts.opened().at(-1)).toContain('/audio/2/');
    expect(parts.opened()).toHaveLength(2);
  });

  test('is requested immediately when the site is back', async () => {
    const parts = await stepped();
    await pass(parts, MINUTE_MS);
    parts.service.isAway = false;
    parts.returned$.next();
    await settle();
    expect(parts.opened().at(-1)).toContain('/audio/2/');
  });

  test('waits while paused, and Play requests it', async () => {
    const parts = await stepped();
    parts.player.pause();
    parts.service.isAway = false;
    await pass(parts, MINUTE_MS);
    expect(parts.player.getState().status).toBe('paused');
    expect(parts.opened()).toHaveLength(1);
    await parts.player.resume();
    await settle();
    expect(parts.opened().at(-1)).toContain('/audio/2/');
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
  test('stays in the player and is retried with growing delays', async () => {
    const { player, engine, clock, events } = await cutOff();
    expect(player.getState()).toMatchObject({ status: 'loading', resource: { id: 'deep' }, isCutOff: true });
    for (const [waitMs, opened] of [
      [8000, 6],
      [16_000, 7],
      [32_000, 8],
      [60_000, 9],
      [60_000, 10],
    ] as const) {
      await pass({ clock }, waitMs - 1);
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
    await pass({ clock }, 8000);
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

  test('is requested immediately by Play', async () => {
    const { player, engine } = await cutOff();
    await player.resume();
    await settle();
    expect(engine.opened).toHaveLength(6);
  });

  test.each(NOT_NOW)('is reconnected at the live edge after 50 minutes of %s, with one message', async (status) => {
    const parts = await cutOff({ answers: {} });
    parts.data.answer({
      validateStreaming: () => {
        throw errorAnswer(status);
      },
    });
    await pass(parts, 50 * MINUTE_MS);
    expect(parts.player.getState()).toMatchObject({ status: 'loading', isCutOff: true });
    parts.data.answer({
      validateStreaming: () => ({ data: { token: 'again', expires_time: '2027-01-01T00:00:00Z' } }),
    });
    parts.returned$.next();
    await settle();
    expect(parts.engine.opened.at(-1)).toContain('token=again');
    parts.engine.soundAt(0);
    expect(parts.player.getState()).toMatchObject({ status: 'playing', isAtLiveEdge: true });
    expect(parts.events.map(({ payload }) => payload)).toEqual([BUSY]);
  });

  test('stops after an hour, stays in the player, and returns when the listener plays it', async () => {
    const parts = await cutOff();
    parts.data.answer({
      validateStreaming: () => {
        throw errorAnswer(502);
      },
    });
    await pass(parts, HOUR_MS + 2 * MINUTE_MS);
    expect(parts.player.getState()).toMatchObject({ status: 'paused', pausedBy: 'system', resource: { id: 'deep' } });
    parts.data.answer({
      validateStreaming: () => ({ data: { token: 'again', expires_time: '2027-01-01T00:00:00Z' } }),
    });
    await parts.player.resume();
    await settle();
    expect(parts.engine.opened.at(-1)).toContain('token=again');
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
    const { player, returned$ } = await cutOff();
    await player.toggleMixes({ mixes, position: 0, playlistId: playlistIdSchema.parse(77) });
    await settle();
    player.stop();
    returned$.next();
    await settle();
    expect(player.getState().status).toBe('stopped');
  });

  test('shows no login prompt to a member who has logged out since', async () => {
    const { session, returned$, events } = await cutOff();
    await session.logout();
    const before = events.length;
    returned$.next();
    await settle();
    expect(events).toHaveLength(before);
  });
});

const BUSY = { message: 'Server busy, please try again later.', type: 'warning', hasRetry: true };

async function cutOff(options: TestPlayerOptions = {}) {
  const parts = createTestPlayer(options);
  await parts.player.toggleChannel('deep');
  await settle();
  parts.engine.soundAt(100);
  await failFourTimes(parts);
  parts.engine.emit({ type: 'failed', cause: null });
  return parts;
}

async function failFourTimes({ engine, clock }: Pick<ReturnType<typeof createTestPlayer>, 'engine' | 'clock'>) {
  for (let failure = 1; failure <= 4; failure += 1) {
    engine.emit({ type: 'failed', cause: null });
    await pass({ clock }, 5000);
  }
}
