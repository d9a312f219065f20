import {
  memberIdSchema,
  qualityKeySchema,
  type BusEvent,
  type QualityKey,
  type Settings,
} from '@afterglow/shared-contracts';
import { buildMemberSession, createFakePorts } from '@afterglow/shared-contracts/testing';
import { ApiError } from '../errors.ts';
import { systemClock } from '../system-clock.ts';
import { followVolume } from './follow-volume.ts';
import { initialQuality } from './quality-rules.ts';
import { createSettingsStore } from './settings-store.ts';

const free = buildMemberSession();
const premium = buildMemberSession({ premium: true });
const busy = new ApiError({ operation: 'updateSettings', code: 'server_busy', status: 503, message: 'busy' });
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

test('[SETTINGS-018] the quality of a member whose settings are not there is the default', async () => {
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

test('[SETTINGS-019] what was stored stays while nobody knows yet whether it is paid for', async () => {
  const { store, ports, sent } = setUp({ stored: 'best' });
  ports.session.become({ ...free, member: null });
  await pass(0);
  ports.session.become(premium);
  await pass(0);
  expect(store.getQuality()).toBe('best');
  expect(sent()).toEqual([]);
});

test('[SETTINGS-020] the quality follows Premium when that changes', async () => {
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

test('[SETTINGS-021] settings hold quality, volume and favorite channels, of the member alone', async () => {
  const { store, ports } = setUp({ stored: 'low' });
  expect(store.getSettings()).toBeNull();
  ports.session.become(free);
  await pass(0);
  expect(store.getSettings()).toEqual({ currentOnDemandQualityKey: 'low', volume: 25, favorites: ['chill'] });
  ports.session.become({ status: 'visitor' });
  expect(store.getSettings()).toBeNull();
});

describe('[SETTINGS-023] a change is sent', () => {
  test('at once for the quality', async () => {
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
    expect(sent()).toEqual([{ volume: 50, favorites: ['chill', 'deep'] }]);
  });

  test('when the page goes', async () => {
    const { store, ports } = await loggedIn();
    store.setVolume(40);
    store.flush();
    expect(ports.data.calls.at(-1)?.input).toMatchObject({ body: { volume: 40 }, keepalive: true });
  });

  test('never for the member who comes next', async () => {
    const { store, ports, sent } = await loggedIn();
    store.setVolume(40);
    ports.session.become(buildMemberSession({ id: memberIdSchema.parse(2) }));
    await pass(5000);
    expect(sent()).toEqual([]);
  });
});

test('[FAV-016] favorite channels are ids in the settings, not favorite records', async () => {
  const { store, ports, sent } = await loggedIn();
  await store.toggleChannel('chill');
  await store.toggleChannel('deep');
  await pass(700);
  expect(sent()).toEqual([{ favorites: ['deep'] }]);
  expect(ports.data.calls.map(({ name }) => name)).not.toContain('addFavorite');
});

test('channels whose save fails are as the service has them, and the listener is told', async () => {
  const { store, ports, events } = await loggedIn();
  ports.data.answer({
    updateSettings: () => {
      throw busy;
    },
  });
  await store.toggleChannel('deep');
  await pass(700);
  expect(store.getSettings()?.favorites).toEqual(['chill']);
  expect(events.map((event) => event.payload)).toEqual([
    { message: 'Channel added to your favorites', type: 'success' },
    { message: 'Something went wrong. Please try again later.', type: 'warning' },
  ]);
});

test('a favorite channel that could not be kept is told also when the volume was changed in the same moment', async () => {
  const { store, ports, events } = await loggedIn();
  ports.data.answer({
    updateSettings: () => {
      throw busy;
    },
  });
  await store.toggleChannel('deep');
  store.setVolume(60);
  await pass(700);
  expect(events.at(-1)?.payload).toMatchObject({ type: 'warning' });
  expect(store.getSettings()?.favorites).toEqual(['chill']);
});

describe('settings that could not be read', () => {
  const isDown = { value: true };
  async function startWhileDown() {
    isDown.value = true;
    const parts = setUp({ stored: 'low' });
    parts.ports.data.answer({
      getSettings: () => {
        if (isDown.value) throw busy;
        return { data: { currentOnDemandQualityKey: 'low', volume: 40, favorites: ['deep'] } };
      },
    });
    parts.ports.session.become(free);
    await pass(0);
    const asked = () => parts.ports.data.calls.filter(({ name }) => name === 'getSettings').length;
    return { ...parts, asked };
  }

  test('are asked for again, after twice as long each time', async () => {
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

  test('are not asked for any more after a log-out', async () => {
    const { ports, asked } = await startWhileDown();
    ports.session.become({ status: 'visitor' });
    await pass(600_000);
    expect(asked()).toBe(1);
  });

  test('are not asked for any more once the page has given them up', async () => {
    const { store, asked } = await startWhileDown();
    store.dispose();
    await pass(600_000);
    expect(asked()).toBe(1);
  });
});

test('a quality that cannot be saved is not taken', async () => {
  const { store, ports } = await loggedIn();
  ports.data.answer({
    updateSettings: () => {
      throw busy;
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

  test('of a member is taken over, and kept when it changes, but for muting', async () => {
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

test('what is muted in this browser stays so when the settings are known, and comes back as it was', async () => {
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

function setUp({ stored }: { readonly stored: QualityKey | null }) {
  let settings: Settings = { currentOnDemandQualityKey: stored ?? 'low', volume: 25, favorites: ['chill'] };
  const ports = createFakePorts({
    answers: {
      getSettings: () => {
        if (stored === null) throw busy;
        return { data: settings };
      },
      updateSettings: ({ body }) => {
        const { currentOnDemandQualityKey: option = settings.currentOnDemandQualityKey } = body ?? {};
        const key = qualityKeySchema.parse(option === 'medium' ? 'high' : option);
        settings = { ...settings, currentOnDemandQualityKey: key };
        return { data: settings };
      },
    },
  });
  const events: BusEvent[] = [];
  ports.bus.events$.subscribe((event) => events.push(event));
  const store = createSettingsStore({ ...ports, clock: systemClock });
  void store.ready();
  const sent = () => ports.data.calls.filter(({ name }) => name === 'updateSettings').map(({ input }) => input.body);
  return { store, ports, events, sent };
}

async function loggedIn() {
  const parts = setUp({ stored: 'low' });
  parts.ports.session.become(free);
  await pass(0);
  return parts;
}

function volumeOf({ player }: ReturnType<typeof createFakePorts>): number | undefined {
  let volume: number | undefined;
  player.volume$.subscribe((state) => (volume = state.volume)).unsubscribe();
  return volume;
}
