import { memberIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession, type createFakePorts } from '@afterglow/shared-contracts/testing';
import { loggedIn, settingsBusy, setUp } from '../testing/open-settings.ts';
import { followVolume } from './follow-volume.ts';
import { initialQuality } from './quality-rules.ts';

const free = buildMemberSession();
const premium = buildMemberSession({ premium: true });
const pass = (byMs: number) => jest.advanceTimersByTimeAsync(byMs);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [null, true, 'high'],
  [null, false, 'low'],
  ['best', true, 'best'],
  ['low', true, 'low'],
] as const)('[SETTINGS-018] stored %s, premium %s: the quality is %s', (stored, isPremium, quality) => {
  expect(initialQuality(stored, isPremium)).toBe(quality);
});

test('[SETTINGS-018] the quality of a member without settings is the default', async () => {
  const { store, ports } = setUp({ stored: null });
  ports.session.become(premium);
  await pass(0);
  expect(store.getQuality()).toBe('high');
  ports.session.become(free);
  expect(store.getQuality()).toBe('low');
});

test.each(['high', 'best'] as const)(
  '[SETTINGS-019] a stored %s becomes low for a member without Premium',
  async (stored) => {
    const { store, ports, sent } = setUp({ stored });
    ports.session.become(free);
    await pass(0);
    expect(store.getQuality()).toBe('low');
    expect(sent()).toEqual([{ currentOnDemandQualityKey: 'low' }]);
  },
);

test('[SETTINGS-019] the stored quality stays while Premium is unknown', async () => {
  const { store, ports, sent } = setUp({ stored: 'best' });
  ports.session.become({ ...free, member: null });
  await pass(0);
  ports.session.become(premium);
  await pass(0);
  expect(store.getQuality()).toBe('best');
  expect(sent()).toEqual([]);
});

test('[SETTINGS-020] the quality follows changes of Premium', async () => {
  const { store, ports, sent } = setUp({ stored: 'low' });
  ports.session.become(free);
  await pass(0);
  ports.session.become(premium);
  expect(store.getQuality()).toBe('high');
  ports.session.become(free);
  expect(store.getQuality()).toBe('low');
  await pass(0);
  expect(sent()).toEqual([{ currentOnDemandQualityKey: 'high' }, { currentOnDemandQualityKey: 'low' }]);
});

test('[SETTINGS-021] settings hold only the quality, volume and favorite channels of the member', async () => {
  const { store, ports } = setUp({ stored: 'low' });
  expect(store.getSettings()).toBeNull();
  ports.session.become(free);
  await pass(0);
  expect(store.getSettings()).toEqual({ currentOnDemandQualityKey: 'low', volume: 25, favorites: ['chill'] });
  ports.session.become({ status: 'visitor' });
  expect(store.getSettings()).toBeNull();
});

describe('[SETTINGS-023] a change is sent', () => {
  test('immediately for the quality', async () => {
    const { store, sent } = await loggedIn();
    await expect(store.setQuality('medium')).resolves.toBe(true);
    expect(sent()).toEqual([{ currentOnDemandQualityKey: 'medium' }]);
    expect(store.getQuality()).toBe('high');
  });

  test('700 ms after the last one for volume and favorite channels, in one call', async () => {
    const { store, sent } = await loggedIn();
    store.setVolume(40);
    await pass(600);
    store.setVolume(50);
    await store.toggleChannel('deep');
    await pass(699);
    expect(sent()).toEqual([]);
    await pass(1);
    expect(sent()).toEqual([{ volume: 50, favoriteChanges: { deep: true } }]);
  });

  test('when the page unloads', async () => {
    const { store, ports } = await loggedIn();
    store.setVolume(40);
    store.flush();
    expect(ports.data.calls.at(-1)?.input).toMatchObject({ body: { volume: 40 }, keepalive: true });
  });

  test('never for the next member', async () => {
    const { store, ports, sent } = await loggedIn();
    store.setVolume(40);
    ports.session.become(buildMemberSession({ id: memberIdSchema.parse(2) }));
    await pass(5000);
    expect(sent()).toEqual([]);
  });
});

describe('settings that could not be read', () => {
  const isDown = { value: true };
  async function startWhileDown() {
    isDown.value = true;
    const parts = setUp({ stored: 'low' });
    parts.ports.data.answer({
      getSettings: () => {
        if (isDown.value) throw settingsBusy;
        return { data: { currentOnDemandQualityKey: 'low', volume: 40, favorites: ['deep'] } };
      },
    });
    parts.ports.session.become(free);
    await pass(0);
    const asked = () => parts.ports.data.calls.filter(({ name }) => name === 'getSettings').length;
    return { ...parts, asked };
  }

  test('are requested again, with doubling delays', async () => {
    const { store, asked } = await startWhileDown();
    await pass(100);
    expect(asked()).toBe(2);
    isDown.value = false;
    await pass(199);
    expect(asked()).toBe(2);
    await pass(1);
    expect(store.getSettings()).toMatchObject({ volume: 40, favorites: ['deep'] });
    await pass(600_000);
    expect(asked()).toBe(3);
  });

  test('are not requested after a logout', async () => {
    const { ports, asked } = await startWhileDown();
    ports.session.become({ status: 'visitor' });
    await pass(600_000);
    expect(asked()).toBe(1);
  });

  test('are not requested after the page has stopped them', async () => {
    const { store, asked } = await startWhileDown();
    store.dispose();
    await pass(600_000);
    expect(asked()).toBe(1);
  });
});

test('settings still being saved at the logout are not shown to the next member', async () => {
  const { store, ports } = await loggedIn();
  ports.data.answer({ updateSettings: () => new Promise<never>(() => undefined) });
  store.setVolume(80);
  await pass(700);
  ports.session.become({ status: 'visitor' });
  ports.session.become(buildMemberSession({ id: memberIdSchema.parse(2) }));
  await pass(0);
  expect(store.getSettings()).toMatchObject({ volume: 25, favorites: ['chill'] });
});

test('a quality that cannot be saved is not applied', async () => {
  const { store, ports } = await loggedIn();
  ports.data.answer({
    updateSettings: () => {
      throw settingsBusy;
    },
  });
  await expect(store.setQuality('best')).resolves.toBe(false);
  expect(store.getQuality()).toBe('low');
  await expect(store.setQuality('loud')).rejects.toThrow('Invalid quality option');
  await expect(store.setQuality('loud')).rejects.toMatchObject({ code: 'quality_unknown', value: 'loud' });
});

describe('the volume', () => {
  test('of a visitor is not sent', async () => {
    const { store, ports } = setUp({ stored: 'low' });
    followVolume(ports.player, store);
    ports.player.setVolume(80);
    await pass(5000);
    expect(ports.data.calls).toEqual([]);
  });

  test('of a member is applied, and stored when it changes, except by muting', async () => {
    const { store, ports, sent } = setUp({ stored: 'low' });
    const leave = followVolume(ports.player, store);
    ports.player.setVolume(80);
    ports.session.become(free);
    await pass(0);
    expect(volumeOf(ports)).toBe(25);
    ports.player.toggleMute();
    ports.player.toggleMute();
    ports.player.setVolume(60);
    await pass(700);
    expect(sent()).toEqual([{ volume: 60 }]);
    leave();
    ports.player.setVolume(10);
    await pass(700);
    expect(sent()).toHaveLength(1);
  });
});

test('a mute in this browser survives loaded settings, and unmute restores the volume', async () => {
  const { store, ports } = setUp({ stored: 'low' });
  ports.player.setVolume(80);
  ports.player.toggleMute();
  let heard: unknown;
  ports.player.volume$.subscribe((volume) => (heard = volume));
  followVolume(ports.player, store);
  ports.session.become(free);
  await pass(0);
  expect(heard).toMatchObject({ muted: true });
  ports.player.toggleMute();
  expect(heard).toEqual({ volume: 80, muted: false });
});

function volumeOf({ player }: ReturnType<typeof createFakePorts>): number | undefined {
  let volume: number | undefined;
  player.volume$.subscribe((state) => (volume = state.volume)).unsubscribe();
  return volume;
}
