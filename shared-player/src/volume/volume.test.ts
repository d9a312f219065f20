import { buildMixes, createMemoryStorage, createTestPlayer } from '../testing/test-player.ts';
import { gainOf, volumeIcon, VOLUME_STEP } from './volume.ts';
import { SEEK_STEP_MS } from '../state/player-state.ts';

test('[PLAYER-015] the volume is initially 25', () => {
  expect(volumesOf(() => undefined)).toEqual([{ volume: 25, muted: false }]);
});

test('[PLAYER-016] the volume is limited to 0 to 100', () => {
  const volumes = volumesOf((player) => {
    player.setVolume(140);
    player.setVolume(-5);
    player.setVolume(Number.NaN);
  });
  expect(volumes.map(({ volume }) => volume)).toEqual([25, 100, 0, 0]);
});

test('[PLAYER-017] [PLAYER-026] steps are 10 of volume and 10 seconds', () => {
  expect(VOLUME_STEP).toBe(10);
  expect(SEEK_STEP_MS).toBe(10_000);
});

test('[PLAYER-018] mute sets 0 and stores the volume, and unmute restores it', () => {
  const volumes = volumesOf((player) => {
    player.setVolume(40);
    player.toggleMute();
    player.toggleMute();
  });
  expect(volumes.slice(1)).toEqual([
    { volume: 40, muted: false },
    { volume: 0, muted: true },
    { volume: 40, muted: false },
  ]);
});

describe('[PLAYER-020] unmuting after the volume was moved to 0 by hand', () => {
  test('restores the last audible volume', () => {
    const volumes = volumesOf((player) => {
      player.setVolume(60);
      player.setVolume(0);
      player.toggleMute();
    });
    expect(volumes.at(-1)).toEqual({ volume: 60, muted: false });
  });

  test('restores 25 without an earlier volume', () => {
    const storage = createMemoryStorage({ volume: { volume: 0, audible: 25 } });
    const { player } = createTestPlayer({ storage });
    player.toggleMute();
    expect(lastVolume(player)).toBe(25);
  });
});

test('[PLAYER-021] above 95 a volume that was already above it snaps to 100', () => {
  const volumes = volumesOf((player) => {
    player.setVolume(90);
    player.setVolume(97);
    player.setVolume(96);
  });
  expect(volumes.map(({ volume }) => volume)).toEqual([25, 90, 97, 100]);
});

test('[PLAYER-023] the icon follows the volume', () => {
  expect([100, 76].map(volumeIcon)).toEqual(['up', 'up']);
  expect([75, 26].map(volumeIcon)).toEqual(['down', 'down']);
  expect([25, 1].map(volumeIcon)).toEqual(['mute', 'mute']);
  expect(volumeIcon(0)).toBe('off');
});

test('the gain is the square of the volume', () => {
  expect([0, 50, 100].map(gainOf)).toEqual([0, 0.25, 1]);
  const { player, engine } = createTestPlayer();
  expect(engine.gain).toBe(0.0625);
  player.setVolume(50);
  expect(engine.gain).toBe(0.25);
});

test('the volume is stored for the next visit', () => {
  const storage = createMemoryStorage();
  createTestPlayer({ storage }).player.setVolume(70);
  expect(lastVolume(createTestPlayer({ storage }).player)).toBe(70);
});

test.each([['loud'], [{ volume: 900, audible: 900 }], [null]])('a stored volume of %j counts as none', (volume) => {
  expect(lastVolume(createTestPlayer({ storage: createMemoryStorage({ volume }) }).player)).toBe(25);
});

test('a visitor can change the volume while nothing plays', async () => {
  const { player, events } = createTestPlayer({ session: { status: 'visitor' } });
  player.setVolume(80);
  expect(lastVolume(player)).toBe(80);
  await player.toggleMix(buildMixes(1)[0]);
  expect(events).toHaveLength(1);
});

type TestPlayer = ReturnType<typeof createTestPlayer>['player'];

function volumesOf(act: (player: TestPlayer) => void) {
  const { player } = createTestPlayer();
  const volumes: { volume: number; muted: boolean }[] = [];
  player.volume$.subscribe((value) => volumes.push(value));
  act(player);
  return volumes;
}

function lastVolume(player: TestPlayer): number | undefined {
  let last: number | undefined;
  player.volume$.subscribe(({ volume }) => (last = volume)).unsubscribe();
  return last;
}
