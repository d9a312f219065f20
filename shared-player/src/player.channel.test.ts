import type { BusEvent } from '@afterglow/shared-contracts';
import { buildMemberSession, buildStation, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { buildMixes, createTestPlayer, errorAnswer, settle, type TestPlayerOptions } from './testing/test-player.ts';

test('[PLAYER-074] a channel requests access to the stream, with token, station and mount', async () => {
  const { data, engine } = await tunedIn();
  expect(data.queriesOf('validateStreaming')).toEqual([{ token: 'stream-ticket', station: 'deep', mount: 'low' }]);
  expect(JSON.stringify(data.calls)).not.toContain('test-token');
  expect(engine.opened).toEqual(['/v3/live/deep/low.mp3?token=stream-token']);
});

test('a channel has no mix, no duration and the time since it was opened', async () => {
  const { player, engine, clock } = await tunedIn();
  engine.soundAt(10);
  clock.advance(3000);
  engine.soundAt(3010);
  expect(player.getState()).toEqual({
    status: 'playing',
    pausedBy: null,
    isAtLiveEdge: true,
    behindMs: 3990,
    positionMs: 3000,
    resource: { type: 'channel', id: 'deep' },
    mix: null,
    durationMs: null,
  });
});

describe('[PLAYER-075] [PLAYER-076] the tier of a channel', () => {
  test.each([
    [96, 'low'],
    [128, 'mid'],
    [320, 'high'],
  ] as const)('for %i kbit/s is %s', async (kbps, mount) => {
    const { engine } = await tunedIn({ getBitrateKbps: () => kbps });
    expect(engine.opened).toEqual([`/v3/live/deep/${mount}.mp3?token=stream-token`]);
  });

  test('falls back to the next lower one that a server has', async () => {
    const { engine, data } = await tunedIn({
      getBitrateKbps: () => 320,
      answers: serversAt({ low: ['/a/low.mp3'] }, { mid: ['/b/mid.mp3?x=1'] }),
    });
    expect(data.queriesOf('validateStreaming')).toMatchObject([{ mount: 'mid' }]);
    expect(engine.opened).toEqual(['/b/mid.mp3?x=1&token=stream-token']);
  });
});

test('[PLAYER-064] [PLAYER-066] the first play tries the servers in turn, 5 times in all, then says they are busy', async () => {
  const { player, engine, events, clock } = await tunedIn({ answers: serversNamed('a', 'b', 'c', 'd', 'e', 'f') });
  for (let failure = 1; failure <= 4; failure += 1) {
    engine.emit({ type: 'failed', cause: null });
    expect(player.getState().status).toBe('loading');
    clock.advance(10_000);
    await settle();
  }
  expect(serversOf(engine.opened)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(events).toEqual([]);
  engine.emit({ type: 'failed', cause: null });
  expect(engine.opened).toHaveLength(5);
  expect(events.map(({ payload }) => payload)).toEqual([
    { message: 'Server busy, please try again later.', type: 'warning' },
  ]);
  expect(player.getState()).toMatchObject({ status: 'stopped', positionMs: -1 });
});

async function failFourTimes({ engine, clock }: Pick<Awaited<ReturnType<typeof tunedIn>>, 'engine' | 'clock'>) {
  for (let failure = 1; failure <= 4; failure += 1) {
    engine.emit({ type: 'failed', cause: null });
    clock.advance(10_000);
    await settle();
  }
}
test('[PLAYER-067] with fewer servers the list wraps around', async () => {
  const { engine, clock } = await tunedIn({ answers: serversNamed('a', 'b') });
  await failFourTimes({ engine, clock });
  expect(serversOf(engine.opened)).toEqual(['a', 'b', 'a', 'b', 'a']);
});

test('[PLAYER-071] [PLAYER-073] a busy service and lost streams use the same attempts', async () => {
  let answers = 0;
  const { engine, data, events, clock } = await tunedIn({
    answers: {
      validateStreaming: () => {
        answers += 1;
        if (answers !== 3) throw errorAnswer(503);
        return { data: { token: 'third', expires_time: '2026-03-01T13:00:00.000Z' } };
      },
    },
  });
  for (let round = 1; round <= 2; round += 1) {
    clock.advance(10_000);
    await settle();
  }
  expect(engine.opened).toHaveLength(1);
  engine.emit({ type: 'failed', cause: null });
  for (let round = 1; round <= 2; round += 1) {
    expect(events).toEqual([]);
    clock.advance(5000);
    await settle();
  }
  expect(data.queriesOf('validateStreaming')).toHaveLength(5);
  expect(events).toMatchObject([{ payload: { message: 'Server busy, please try again later.' } }]);
});

describe('[PLAYER-070] a response that ends the attempt', () => {
  test('[PLAYER-068] 401 offers Premium', async () => {
    const { events, player } = await refusedWith(401);
    expect(events).toEqual([
      { name: 'modal:show', payload: { type: 'premium-upsell', contentKey: 'PREMIUM_UPSELL_TRIAL' } },
    ]);
    expect(player.getState().status).toBe('stopped');
  });

  test('[PLAYER-069] 403 prompts for a login', async () => {
    const { events } = await refusedWith(403);
    expect(events).toEqual([
      { name: 'modal:show', payload: { type: 'auth-prompt', contentKey: 'AUTH_PROMPT_PLAYBACK' } },
    ]);
  });

  test('[PLAYER-072] any other one shows an error, and is not retried', async () => {
    const { events, clock, data } = await refusedWith(500);
    clock.advance(60_000);
    await settle();
    expect(events).toEqual<readonly BusEvent[]>([
      {
        name: 'notification:show',
        payload: { message: 'Something went wrong. Please try again.', type: 'warning' },
      },
    ]);
    expect(data.queriesOf('validateStreaming')).toHaveLength(1);
  });
});

test('a live stream that ends is lost: the next server is opened at the live edge', async () => {
  const { engine, clock } = await tunedIn({ answers: serversNamed('a', 'b') });
  engine.soundAt(1000);
  engine.emit({ type: 'ended', positionMs: 1000 });
  clock.advance(500);
  await settle();
  expect(serversOf(engine.opened)).toEqual(['a', 'b']);
});

test('a stream without progress for 8 seconds is lost', async () => {
  const { engine, clock } = await tunedIn({ answers: serversNamed('a', 'b') });
  engine.soundAt(1000);
  clock.advance(7000);
  engine.soundAt(2000);
  clock.advance(7900);
  expect(engine.opened).toHaveLength(1);
  clock.advance(100);
  clock.advance(500);
  await settle();
  expect(serversOf(engine.opened)).toEqual(['a', 'b']);
});

test('ten seconds of playback reset earlier failures', async () => {
  const { player, engine, clock } = await tunedIn();
  for (let failure = 1; failure <= 12; failure += 1) {
    engine.soundAt(0);
    clock.advance(5000);
    engine.soundAt(5000);
    clock.advance(5000);
    engine.soundAt(10_000);
    engine.emit({ type: 'failed', cause: null });
    clock.advance(500);
    await settle();
  }
  expect(player.getState().status).toBe('loading');
  expect(engine.opened).toHaveLength(13);
});

test('a pause closes the stream, and a resume opens a new one', async () => {
  const { player, engine } = await tunedIn();
  engine.soundAt(100);
  player.pause();
  expect(player.getState().status).toBe('paused');
  expect(engine.commands.at(-1)).toBe('close');
  await player.toggleChannel('deep');
  expect(player.getState().status).toBe('loading');
  await settle();
  expect(engine.opened).toHaveLength(2);
});

test('a waiting channel is retried immediately when the browser is online again', async () => {
  const { player, engine, returned$ } = await tunedIn();
  engine.emit({ type: 'failed', cause: null });
  returned$.next();
  await settle();
  expect(player.getState().status).toBe('loading');
  expect(engine.opened).toHaveLength(2);
  player.stop();
  returned$.next();
  await settle();
  expect(player.getState().status).toBe('stopped');
});

test('while a channel plays, next and previous change nothing', async () => {
  const { player, engine } = createTestPlayer();
  await player.toggleMixes({ mixes: buildMixes(1, 2, 3), position: 1, playlistId: null });
  await player.toggleChannel('deep');
  await settle();
  const before = player.getState();
  const openedBefore = engine.opened.length;
  await player.next();
  await player.previous();
  await settle();
  expect(player.getState()).toBe(before);
  expect(engine.opened).toHaveLength(openedBefore);
});

async function tunedIn(options: TestPlayerOptions = {}) {
  const parts = createTestPlayer({ session: buildMemberSession(), ...options });
  await parts.player.toggleChannel('deep');
  await settle();
  return parts;
}

function refusedWith(status: number) {
  return tunedIn({
    answers: {
      validateStreaming: () => {
        throw errorAnswer(status);
      },
    },
  });
}

type Urls = ReturnType<typeof buildStation>['servers'][number]['urls'];

function serversAt(...urls: readonly Urls[]): FakeResponses {
  const deep = buildStation('deep', { servers: urls.map((each) => ({ urls: each })) });
  const data = {
    chill: buildStation('chill'),
    classics: buildStation('classics'),
    deep,
    afterglow: buildStation('afterglow'),
  };
  return { listStations: () => ({ data }) };
}

function serversNamed(...names: readonly string[]): FakeResponses {
  return serversAt(...names.map((name) => ({ low: [`/${name}/low.mp3`] })));
}

function serversOf(opened: readonly string[]): readonly (string | undefined)[] {
  return opened.map((url) => url.split('/')[1]);
}
