import type { SleepTimer } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { buildMixes, createTestPlayer, settle } from '../testing/test-player.ts';
import { FADE_MS } from './sleep-timer.ts';

const mixes = buildMixes(1, 2);
const END_MS = 180_000;
const FULL_GAIN = 1;

describe('a sleep timer of minutes', () => {
  test('shows its end, fades the music out before, and pauses it', async () => {
    const { player, engine, clock, timer } = await playing();
    player.setSleepTimer({ type: 'minutes', minutes: 15 });
    expect(timer()).toEqual({ type: 'at-time', endsAtMs: clock.now() + 15 * MINUTE_MS });
    passKeepingSound({ clock, engine }, 15 * MINUTE_MS - FADE_MS);
    expect(engine.gain).toBe(FULL_GAIN);
    passKeepingSound({ clock, engine }, FADE_MS / 2);
    expect(engine.gain).toBeCloseTo(FULL_GAIN / 2, 1);
    passKeepingSound({ clock, engine }, FADE_MS / 2);
    expect(player.getState()).toMatchObject({ status: 'paused', pausedBy: 'sleep-timer' });
    expect(timer()).toBeNull();
  });

  test('does not change the volume, which is audible again after a resume', async () => {
    const { player, engine, clock, volumes } = await playing();
    player.setSleepTimer({ type: 'minutes', minutes: 1 });
    passKeepingSound({ clock, engine }, MINUTE_MS);
    await player.resume();
    expect(engine.gain).toBe(FULL_GAIN);
    expect(volumes).toEqual([100]);
  });

  test('canceled during the fade restores the volume', async () => {
    const { player, engine, clock, timer } = await playing();
    player.setSleepTimer({ type: 'minutes', minutes: 1 });
    passKeepingSound({ clock, engine }, MINUTE_MS - 3000);
    expect(engine.gain).toBeLessThan(FULL_GAIN);
    player.setSleepTimer(null);
    expect([engine.gain, timer()]).toEqual([FULL_GAIN, null]);
    passKeepingSound({ clock, engine }, MINUTE_MS);
    expect(player.getState().status).toBe('playing');
  });

  test('set again replaces the previous one', async () => {
    const { player, engine, clock } = await playing();
    player.setSleepTimer({ type: 'minutes', minutes: 1 });
    player.setSleepTimer({ type: 'minutes', minutes: 5 });
    passKeepingSound({ clock, engine }, 2 * MINUTE_MS);
    expect([player.getState().status, engine.gain]).toEqual(['playing', FULL_GAIN]);
  });

  test('also ends a channel', async () => {
    const { player, engine, clock } = await playing();
    await player.toggleChannel('deep');
    await settle();
    player.setSleepTimer({ type: 'minutes', minutes: 1 });
    passKeepingSound({ clock, engine }, MINUTE_MS);
    expect(player.getState()).toMatchObject({ status: 'paused', pausedBy: 'sleep-timer' });
  });

  test('of no minutes is not set', async () => {
    const { player, timer } = await playing();
    player.setSleepTimer({ type: 'minutes', minutes: 0 });
    expect(timer()).toBeNull();
  });
});

describe('a sleep timer for the end of the mix', () => {
  test('fades with the mix, and shows the next one paused', async () => {
    const { player, engine, clock, timer } = await playing();
    player.setSleepTimer({ type: 'end-of-mix' });
    expect(timer()).toEqual({ type: 'end-of-mix' });
    sound({ clock, engine }, END_MS - FADE_MS);
    expect(engine.gain).toBe(FULL_GAIN);
    sound({ clock, engine }, END_MS - FADE_MS / 4);
    expect(engine.gain).toBeCloseTo(FULL_GAIN / 4, 5);
    sound({ clock, engine }, END_MS - 100);
    engine.emit({ type: 'ended', positionMs: END_MS });
    await settle();
    expect(player.getState()).toMatchObject({ status: 'paused', mix: { id: 2 }, positionMs: 0 });
    expect([engine.opened.length, engine.gain, timer()]).toEqual([1, FULL_GAIN, null]);
  });

  test('counts the fade in real seconds at double speed', async () => {
    const { player, engine, clock } = await playing();
    player.setSpeed(2);
    player.setSleepTimer({ type: 'end-of-mix' });
    sound({ clock, engine }, END_MS - FADE_MS);
    expect(engine.gain).toBeCloseTo(FULL_GAIN / 2, 5);
  });

  test('stops after the last mix', async () => {
    const { player, engine, clock } = await playing(1);
    player.setSleepTimer({ type: 'end-of-mix' });
    sound({ clock, engine }, END_MS - 100);
    engine.emit({ type: 'ended', positionMs: END_MS });
    await settle();
    expect(player.getState().status).toBe('stopped');
    expect(engine.gain).toBe(FULL_GAIN);
  });

  test('does not exist for a channel, and ends when one is played', async () => {
    const { player, timer } = await playing();
    player.setSleepTimer({ type: 'end-of-mix' });
    await player.toggleChannel('deep');
    expect(timer()).toBeNull();
    player.setSleepTimer({ type: 'end-of-mix' });
    expect(timer()).toBeNull();
  });
});

test('a logout cancels the timer', async () => {
  const { player, session, timer } = await playing();
  player.setSleepTimer({ type: 'minutes', minutes: 5 });
  await session.logout();
  expect(timer()).toBeNull();
});

type Parts = Pick<ReturnType<typeof createTestPlayer>, 'clock' | 'engine'>;

async function playing(position = 0) {
  const parts = createTestPlayer();
  const { player, engine } = parts;
  player.setVolume(100);
  await player.toggleMixes({ mixes, position, playlistId: null });
  await settle();
  engine.soundAt(200);
  const timers: (SleepTimer | null)[] = [];
  player.sleepTimer$.subscribe((timer) => timers.push(timer));
  const volumes: number[] = [];
  player.volume$.subscribe(({ volume }) => volumes.push(volume));
  return { ...parts, volumes, timer: () => timers.at(-1) };
}

let heardMs = 1000;

/** Advances time during playback. */
function passKeepingSound({ clock, engine }: Parts, durationMs: number): void {
  for (let passedMs = 0; passedMs < durationMs; passedMs += 5000) {
    clock.advance(Math.min(5000, durationMs - passedMs));
    heardMs += 1;
    engine.soundAt(heardMs);
  }
}

function sound({ clock, engine }: Parts, positionMs: number): void {
  clock.advance(500);
  engine.soundAt(positionMs);
}
