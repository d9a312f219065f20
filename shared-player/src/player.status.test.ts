import { displayStatus } from './state/display-status.ts';
import { buildMixes, createTestPlayer, errorAnswer, settle } from './testing/test-player.ts';

const [mix] = buildMixes(12);

test('[PLAYER-001] [PLAYER-004] the player is stopped at first, and again after stop', async () => {
  const { player, engine } = createTestPlayer();
  const stopped = { status: 'stopped', positionMs: -1, resource: null, mix: null, durationMs: null };
  expect(player.getState()).toEqual(stopped);
  await player.toggleMix(mix);
  await settle();
  engine.soundAt(200);
  player.stop();
  expect(player.getState()).toEqual(stopped);
  expect(engine.commands.at(-1)).toBe('close');
});

test('[PLAYER-002] playing sets loading, and the first time update playing', async () => {
  const { player, engine } = createTestPlayer();
  const started = player.toggleMix(mix);
  expect(player.getState().status).toBe('loading');
  await started;
  await settle();
  expect(player.getState().status).toBe('loading');
  engine.soundAt(200);
  expect(player.getState()).toMatchObject({ status: 'playing', positionMs: 200 });
});

test('[PLAYER-003] pause sets paused and resume playing', async () => {
  const { player, engine } = await playing();
  player.pause();
  expect(player.getState().status).toBe('paused');
  expect(engine.commands.at(-1)).toBe('pause');
  await player.resume();
  expect(player.getState().status).toBe('playing');
  expect(engine.commands.at(-1)).toBe('play');
});

test('audio that arrives after a pause leaves the player paused', async () => {
  const { player, engine } = await playing();
  player.pause();
  engine.soundAt(400);
  expect(player.getState().status).toBe('paused');
});

test('a pause during loading keeps the mix silent until it is resumed', async () => {
  const { player, engine } = createTestPlayer();
  void player.toggleMix(mix);
  player.pause();
  await settle();
  expect(engine.opened).toEqual([]);
  await player.resume();
  await settle();
  expect(engine.opened).toEqual(['/audio/12/96.mp3']);
});

test('a pause by the system is shown, and the listener can resume', async () => {
  const { player, engine } = await playing();
  engine.emit({ type: 'paused' });
  expect(player.getState().status).toBe('paused');
  engine.emit({ type: 'resumed' });
  expect(player.getState().status).toBe('playing');
});

test('an empty buffer shows as loading until playback continues', async () => {
  const { player, engine } = await playing();
  engine.emit({ type: 'buffer-empty' });
  expect(player.getState().status).toBe('loading');
  engine.soundAt(300);
  expect(player.getState().status).toBe('playing');
});

test('[PLAYER-005] a load failure stops the player', async () => {
  const { player, engine } = createTestPlayer();
  await player.toggleMix(mix);
  await settle();
  engine.emit({ type: 'failed', cause: null });
  await settle();
  expect(player.getState()).toMatchObject({ status: 'stopped', positionMs: -1 });
});

test('[PLAYER-005] a URL that cannot be fetched stops the player', async () => {
  const { player } = createTestPlayer({
    answers: {
      getMixUrls: () => {
        throw errorAnswer(500);
      },
    },
  });
  await player.toggleMix(mix);
  await settle();
  expect(player.getState()).toMatchObject({ status: 'stopped', positionMs: -1 });
});

test('[PLAYER-006] seeking moves a mix and does not affect a channel', async () => {
  const { player, engine } = await playing();
  player.seek(60_000);
  expect(engine.commands.at(-1)).toBe('seek 60000');
  expect(player.getState().positionMs).toBe(60_000);
  player.seek(999_999);
  expect(player.getState().positionMs).toBe(180_000);
  await player.toggleChannel('deep');
  await settle();
  engine.soundAt(100);
  const before = player.getState();
  const commandsBefore = engine.commands.length;
  player.seek(60_000);
  expect(player.getState()).toBe(before);
  expect(engine.commands).toHaveLength(commandsBefore);
});

test('a position that is not a number changes nothing', async () => {
  const { player, engine } = await playing();
  player.seek(60_000);
  player.seek(Number.NaN);
  expect(player.getState().positionMs).toBe(60_000);
  expect(engine.commands).not.toContain('seek NaN');
});

test('[PLAYER-007] time updates come at most every 500 ms', async () => {
  const { player, engine, clock } = await playing();
  const times: number[] = [];
  player.state$.subscribe(({ positionMs }) => times.push(positionMs));
  for (let positionMs = 300; positionMs <= 2200; positionMs += 100) {
    clock.advance(100);
    engine.soundAt(positionMs);
  }
  expect(times).toEqual([200, 700, 1200, 1700, 2200]);
});

test('[PLAYER-008] stopped and paused are shown as other', async () => {
  const { player } = await playing();
  expect(displayStatus(player.getState())).toBe('playing');
  player.pause();
  expect(displayStatus(player.getState())).toBe('other');
  player.stop();
  expect(displayStatus(player.getState())).toBe('other');
  void player.toggleMix(mix);
  expect(displayStatus(player.getState())).toBe('loading');
});

test('[PLAYER-011] playing the current mix pauses it', async () => {
  const { player, engine } = await playing();
  await player.toggleMix(mix);
  expect(player.getState().status).toBe('paused');
  expect(engine.opened).toHaveLength(1);
});

test('[PLAYER-012] playing the paused mix resumes it', async () => {
  const { player, engine } = await playing();
  await player.toggleMix(mix);
  await player.toggleMix(mix);
  expect(player.getState().status).toBe('playing');
  expect(engine.opened).toHaveLength(1);
});

test('[PLAYER-013] [PLAYER-014] the state holds resource, mix and times in milliseconds', async () => {
  const { player } = await playing();
  expect(player.getState()).toEqual({
    status: 'playing',
    pausedBy: null,
    positionMs: 200,
    trackIndex: 0,
    durationMs: 180_000,
    resource: { type: 'mix', id: mix.id },
    mix,
  });
});

test('the response for a replaced mix is dropped', async () => {
  const [first, second] = buildMixes(1, 2);
  const { player, engine } = createTestPlayer();
  void player.toggleMix(first);
  void player.toggleMix(second ?? first);
  await settle();
  expect(engine.opened).toEqual(['/audio/2/96.mp3']);
});

test.each([
  ['a mix', (player: TestPlayer) => player.toggleMix(buildMixes(2)[0])],
  ['a channel', (player: TestPlayer) => player.toggleChannel('deep')],
])('events of the previous source do not affect %s that is requested', async (_, play) => {
  const { player, engine } = await playing();
  const started = play(player);
  engine.emit({ type: 'paused' });
  engine.emit({ type: 'failed', cause: null });
  engine.soundAt(900);
  expect(player.getState().status).toBe('loading');
  await started;
  await settle();
  expect(engine.opened).toHaveLength(2);
});

type TestPlayer = ReturnType<typeof createTestPlayer>['player'];

async function playing() {
  const parts = createTestPlayer();
  await parts.player.toggleMix(mix);
  await settle();
  parts.engine.soundAt(200);
  return parts;
}

test('a remote built against contracts 1.0.0 plays, and reads times by their former names', async () => {
  const { player, engine, clock } = createTestPlayer();
  const [mix] = buildMixes(1);
  const former = player as unknown as { readonly playMix: typeof player.toggleMix };
  await former.playMix(mix);
  await settle();
  clock.advance(500);
  engine.soundAt(2000);
  expect(Reflect.get(player.getState(), 'currentTime')).toBe(2000);
  expect(Reflect.get(player.getState(), 'duration')).toBe(180_000);
  player.stop();
  expect(Reflect.get(player.getState(), 'currentTime')).toBe(-1);
});
