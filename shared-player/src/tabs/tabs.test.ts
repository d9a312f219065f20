import { PLAYING_LOCK } from '@afterglow/shared-contracts';
import { buildMixes, createTestPlayer, settle } from '../testing/test-player.ts';
import { createFakeBroadcast } from '../testing/fake-broadcast.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { syncTabs } from './sync-tabs.ts';
import { createTabs } from './tabs.ts';

const [mix] = buildMixes(1);

test('a tab that starts to play silences the other, which shows why', async () => {
  const { one, other } = twoTabs();
  await one.player.toggleMix(mix);
  await settle();
  one.engine.soundAt(200);
  one.clock.advance(1000);
  other.clock.advance(1000);
  await other.player.toggleChannel('deep');
  await settle();
  expect(one.player.getState()).toMatchObject({ status: 'paused', pausedBy: 'other-tab', positionMs: 200 });
  expect(one.engine.commands.at(-1)).toBe('pause');
  expect(other.player.getState().status).toBe('loading');
});

test('the silenced tab plays again when its listener resumes there', async () => {
  const { one, other } = twoTabs();
  await one.player.toggleMix(mix);
  await settle();
  one.engine.soundAt(200);
  other.clock.advance(1000);
  await other.player.toggleMix(mix);
  await settle();
  other.engine.soundAt(200);
  one.clock.advance(2000);
  await one.player.resume();
  expect(one.player.getState()).toMatchObject({ status: 'playing', pausedBy: null });
  expect(other.player.getState()).toMatchObject({ status: 'paused', pausedBy: 'other-tab' });
});

test('of two tabs that start in the same millisecond exactly one plays', async () => {
  const broadcast = createFakeBroadcast({ isHeld: true });
  const [one, other] = [tabOf(broadcast, 'a'), tabOf(broadcast, 'b')];
  await one.player.toggleMix(mix);
  await other.player.toggleMix(mix);
  broadcast.deliver();
  await settle();
  expect([one.player.getState().status, other.player.getState().status]).toEqual(['paused', 'loading']);
});

test('a silent tab is unaffected, and a seek or the next mix sends no new claim', async () => {
  const { one, other, broadcast } = twoTabs();
  await one.player.toggleMixes({ mixes: buildMixes(1, 2), position: 0, playlistId: null });
  await settle();
  one.engine.soundAt(200);
  one.player.seek(5000);
  await one.player.next();
  await settle();
  expect(broadcast.messages()).toBe(1);
  expect(other.player.getState().status).toBe('stopped');
});

test('the audible tab holds a lock while it plays', async () => {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, until: () => Promise<void>) => {
    held.add(name);
    await until();
    held.delete(name);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { one } = twoTabs();
  expect([...held]).toEqual([]);
  await one.player.toggleMix(mix);
  await settle();
  expect([...held]).toEqual([PLAYING_LOCK]);
  one.player.pause();
  await settle();
  expect([...held]).toEqual([]);
  Reflect.deleteProperty(navigator, 'locks');
});

test('an invalid message is ignored', async () => {
  const { one, broadcast } = twoTabs();
  await one.player.toggleMix(mix);
  await settle();
  broadcast.open().postMessage('play');
  expect(one.player.getState().status).toBe('loading');
});

test('a closed tab is not asked', async () => {
  const { one, other } = twoTabs();
  await one.player.toggleMix(mix);
  one.leave();
  other.clock.advance(10);
  await other.player.toggleMix(mix);
  expect(one.player.getState().status).toBe('loading');
});

function twoTabs() {
  const broadcast = createFakeBroadcast();
  return { broadcast, one: tabOf(broadcast, 'a'), other: tabOf(broadcast, 'b') };
}

function tabOf(broadcast: ReturnType<typeof createFakeBroadcast>, name: string) {
  const clock = createManualClock(1_000_000);
  const parts = createTestPlayer({ clock });
  const leave = syncTabs(parts.player, createTabs(broadcast.open(), clock, name));
  return { ...parts, leave };
}
