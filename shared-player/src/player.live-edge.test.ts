import { behindOf, CHANNEL_IDS, operations } from '@afterglow/shared-contracts';
import { buildStation, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { buildMixes, createTestPlayer, pass, settle } from './testing/test-player.ts';

test('a stream that was briefly silent continues, slightly behind', async () => {
  const { player, engine, clock } = await tunedIn();
  engine.emit({ type: 'buffer-empty' });
  clock.advance(900);
  engine.soundAt(1100);
  clock.advance(1000);
  expect(player.getState()).toMatchObject({ status: 'playing', isAtLiveEdge: true });
  expect(engine.opened).toHaveLength(1);
});

test('a stream with an empty buffer for a second is reopened half a second later', async () => {
  const { engine, clock } = await tunedIn();
  engine.emit({ type: 'buffer-empty' });
  clock.advance(999 + 500);
  await settle();
  expect(engine.opened).toHaveLength(1);
  clock.advance(1);
  await settle();
  expect(engine.opened).toHaveLength(2);
});

test('a repeatedly empty buffer, as on a slow network, is retried while servers respond', async () => {
  const { player, engine, clock, events } = await tunedIn();
  for (let time = 1; time <= 8; time += 1) {
    engine.soundAt(0);
    engine.emit({ type: 'buffer-empty' });
    await pass({ clock }, 2500);
    expect(engine.opened).toHaveLength(1 + time);
  }
  expect(player.getState().status).toBe('loading');
  expect(events).toEqual([]);
});

test('a stream with an empty buffer and no reachable servers is cut off as usual', async () => {
  const { player, engine, clock } = await tunedIn();
  engine.emit({ type: 'buffer-empty' });
  await pass({ clock }, 2500);
  for (let failure = 1; failure <= 3; failure += 1) {
    engine.emit({ type: 'failed', cause: null });
    await pass({ clock }, 5000);
  }
  expect(engine.opened).toHaveLength(5);
  engine.emit({ type: 'failed', cause: null });
  expect(player.getState()).toMatchObject({ isCutOff: true });
});

test('a stream paused in that second stays paused', async () => {
  const { player, engine, clock } = await tunedIn();
  engine.emit({ type: 'buffer-empty' });
  player.pause();
  clock.advance(5000);
  await settle();
  expect(player.getState().status).toBe('paused');
  expect(engine.opened).toHaveLength(1);
});

test('a stream silent for long despite its buffer, as on a busy machine, is reopened live', async () => {
  const { player, engine, clock } = await tunedIn();
  engine.emit({ type: 'buffer-empty', hasMore: true });
  clock.advance(5000);
  engine.soundAt(1500);
  expect(player.getState()).toMatchObject({ status: 'loading', isAtLiveEdge: true });
  await settle();
  expect(engine.opened).toHaveLength(2);
  engine.soundAt(0);
  clock.advance(1000);
  engine.soundAt(1000);
  expect(player.getState()).toMatchObject({ status: 'playing', isAtLiveEdge: true });
});

test('the latency sums the initial seconds, the wait for playback, and each silence', async () => {
  const { player, engine, clock } = createTestPlayer();
  const behind = () => behindOf(player.getState(), 'deep');
  await player.toggleChannel('deep');
  await settle();
  expect(behind()).toBe(0);
  clock.advance(300);
  engine.soundAt(0);
  expect(behind()).toBe(4300);
  clock.advance(3000);
  engine.soundAt(3000);
  expect(behind()).toBe(4300);
  engine.emit({ type: 'buffer-empty' });
  clock.advance(900);
  engine.soundAt(3400);
  expect(behind()).toBe(4800);
  expect(behindOf(player.getState(), 'chill')).toBe(0);
  player.pause();
  expect(behind()).toBe(0);
  await player.backToLive();
  await settle();
  clock.advance(200);
  engine.soundAt(0);
  expect(behind()).toBe(4200);
  player.stop();
  expect(behind()).toBe(0);
});

test('a relay with a larger initial buffer adds its size at the playing bitrate', async () => {
  const station = buildStation('deep', { servers: [{ urls: { low: ['/relay/low.mp3'] }, burst_bytes: 160_000 }] });
  const stations = Object.fromEntries(CHANNEL_IDS.map((id) => [id, { ...station, id }]));
  const answers: FakeResponses = {
    listStations: () => ({ data: operations.listStations.response.parse(stations) }),
  };
  const { player, engine, clock } = createTestPlayer({ answers });
  await player.toggleChannel('deep');
  await settle();
  clock.advance(300);
  engine.soundAt(0);
  // 160,000 bytes at 96 kbit/s are 13.3 s.
  expect(behindOf(player.getState(), 'deep')).toBe(13_633);
});

test('a stream that fell behind without a silence shows it, and returns to live on request', async () => {
  const { player, engine, clock } = await tunedIn();
  clock.advance(6000);
  engine.soundAt(2000);
  expect(player.getState()).toMatchObject({ status: 'playing', isAtLiveEdge: false });
  await player.backToLive();
  expect(player.getState()).toMatchObject({ status: 'loading', isAtLiveEdge: true });
  await settle();
  expect(engine.opened).toHaveLength(2);
  expect(engine.commands.at(-2)).toBe('close');
});

test('a paused channel is not live, and returning to live plays it', async () => {
  const { player, engine } = await tunedIn();
  player.pause();
  expect(player.getState()).toMatchObject({ status: 'paused', isAtLiveEdge: false });
  await player.backToLive();
  await settle();
  expect(player.getState().status).toBe('loading');
  expect(engine.opened).toHaveLength(2);
});

test('a mix has no live state', async () => {
  const { player, engine } = createTestPlayer();
  await player.toggleMix(buildMixes(1)[0]);
  await settle();
  await player.backToLive();
  expect(engine.opened).toHaveLength(1);
});

describe.each(['returned$', 'visible$'] as const)('when the signal %s comes', (signal) => {
  test('a waiting reconnect runs immediately, and earlier failures are reset', async () => {
    const parts = await tunedIn();
    const { player, engine, clock } = parts;
    for (let failure = 1; failure <= 4; failure += 1) {
      engine.emit({ type: 'failed', cause: null });
      if (failure < 4) clock.advance(5000);
      await settle();
    }
    expect(engine.opened).toHaveLength(4);
    parts[signal].next();
    await settle();
    expect(engine.opened).toHaveLength(5);
    engine.emit({ type: 'failed', cause: null });
    expect(player.getState().status).toBe('loading');
  });

  test('a stream with an empty buffer is reopened', async () => {
    const parts = await tunedIn();
    parts.engine.emit({ type: 'buffer-empty' });
    parts[signal].next();
    await settle();
    expect(parts.engine.opened).toHaveLength(2);
  });

  test('a stream that has fallen behind catches up', async () => {
    const parts = await tunedIn();
    parts.clock.advance(6000);
    parts.engine.soundAt(2000);
    parts[signal].next();
    await settle();
    expect(parts.engine.opened).toHaveLength(2);
  });

  test('a playing stream and a paused one are left alone', async () => {
    const parts = await tunedIn();
    parts[signal].next();
    await settle();
    expect(parts.engine.opened).toHaveLength(1);
    parts.player.pause();
    parts[signal].next();
    await settle();
    expect(parts.player.getState().status).toBe('paused');
  });

  test('a mix with an empty buffer is requested again and resumes there', async () => {
    const parts = createTestPlayer();
    await parts.player.toggleMix(buildMixes(1)[0]);
    await settle();
    parts.engine.soundAt(40_000);
    parts.engine.emit({ type: 'buffer-empty' });
    parts[signal].next();
    await settle();
    expect(parts.engine.commands.at(-1)).toBe('open /audio/1/96.mp3 at 40000');
  });

  test('a mix waiting for a retry is requested immediately', async () => {
    const parts = createTestPlayer();
    await parts.player.toggleMix(buildMixes(1)[0]);
    await settle();
    parts.engine.soundAt(40_000);
    parts.engine.emit({ type: 'failed', cause: null });
    parts[signal].next();
    await settle();
    expect(parts.engine.opened).toHaveLength(2);
    parts.clock.advance(10_000);
    await settle();
    expect(parts.engine.opened).toHaveLength(3); // caused only by the stall
  });
});

async function tunedIn() {
  const parts = createTestPlayer();
  await parts.player.toggleChannel('deep');
  await settle();
  parts.engine.soundAt(0);
  parts.clock.advance(1000);
  parts.engine.soundAt(1000);
  return parts;
}
