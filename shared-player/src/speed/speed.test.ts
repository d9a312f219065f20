import { buildMixes, createMemoryStorage, createTestPlayer, settle } from '../testing/test-player.ts';

const [mix] = buildMixes(1);

test('mixes play at the set speed, including the current one', async () => {
  const { player, engine } = createTestPlayer();
  await player.toggleMix(mix);
  await settle();
  expect(engine.rate).toBe(1);
  player.setSpeed(1.5);
  expect(engine.rate).toBe(1.5);
  expect(speedOf(player)).toBe(1.5);
});

test('channels play at normal speed', async () => {
  const { player, engine } = createTestPlayer();
  player.setSpeed(1.5);
  await player.toggleChannel('deep');
  await settle();
  expect(engine.rate).toBe(1);
  player.setSpeed(2);
  expect(engine.rate).toBe(1);
  await player.toggleMix(mix);
  await settle();
  expect(engine.rate).toBe(2);
});

test.each([
  [0.1, 0.5],
  [7, 2],
  [1.1, 1.1],
])('a request for %d gives %d', (wish, speed) => {
  const { player } = createTestPlayer();
  player.setSpeed(wish);
  expect(speedOf(player)).toBe(speed);
});

test('a request that is not a number changes nothing', () => {
  const { player } = createTestPlayer();
  player.setSpeed(Number.NaN);
  expect(speedOf(player)).toBe(1);
});

test('the speed is restored after a reload', () => {
  const storage = createMemoryStorage();
  createTestPlayer({ storage }).player.setSpeed(1.25);
  expect(speedOf(createTestPlayer({ storage }).player)).toBe(1.25);
});

test.each([['fast'], [9], [null]])('a stored speed of %p counts as absent', (stored) => {
  const storage = createMemoryStorage({ playbackSpeed: stored });
  expect(speedOf(createTestPlayer({ storage }).player)).toBe(1);
});

test('after a logout mixes play at normal speed', async () => {
  const { player, session } = createTestPlayer();
  player.setSpeed(1.5);
  await session.logout();
  expect(speedOf(player)).toBe(1);
});

function speedOf(player: ReturnType<typeof createTestPlayer>['player']): number {
  let speed = Number.NaN;
  player.speed$.subscribe((value) => (speed = value)).unsubscribe();
  return speed;
}
