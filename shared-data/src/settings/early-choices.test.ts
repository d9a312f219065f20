import { qualityKeySchema, type QualityKey, type Settings } from '@afterglow/shared-contracts';
import { buildMemberSession, createFakePorts } from '@afterglow/shared-contracts/testing';
import { systemClock } from '../system-clock.ts';
import { followVolume } from './follow-volume.ts';
import { createSettingsStore } from './settings-store.ts';

const SETTINGS: Settings = { currentOnDemandQualityKey: 'low', volume: 25, favorites: [] };
const pass = (byMs: number) => jest.advanceTimersByTimeAsync(byMs);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The settings of a Premium member, with a service whose responses the test controls. */
function setUp() {
  const answers: (() => void)[] = [];
  const ports = createFakePorts({
    answers: {
      getSettings: () => new Promise((resolve) => answers.push(() => resolve({ data: SETTINGS }))),
      updateSettings: ({ body }) =>
        new Promise((resolve) => {
          const key: QualityKey = qualityKeySchema.parse(body?.currentOnDemandQualityKey ?? 'low');
          answers.push(() => resolve({ data: { ...SETTINGS, currentOnDemandQualityKey: key } }));
        }),
    },
  });
  const store = createSettingsStore({ ...ports, clock: systemClock });
  void store.ready();
  const sent = () => ports.data.calls.filter(({ name }) => name === 'updateSettings').map(({ input }) => input.body);
  const answer = async () => {
    answers.shift()?.();
    await pass(0);
  };
  return { ports, store, sent, answer, waiting: answers };
}

test('a volume chosen before the settings are loaded stays, and is saved', async () => {
  const { ports, store, sent, answer } = setUp();
  let heard: number | undefined;
  ports.player.volume$.subscribe(({ volume }) => (heard = volume));
  followVolume(ports.player, store);
  ports.session.become(buildMemberSession({ premium: true }));
  ports.player.setVolume(60);
  await answer();
  expect([heard, store.getSettings()?.volume]).toEqual([60, 60]);
  await pass(700);
  expect(sent()).toEqual([{ volume: 60 }]);
});

test('an unchosen volume is replaced by that of the member, at any time', async () => {
  const { ports, store, sent, answer } = setUp();
  ports.player.setVolume(90);
  ports.session.become(buildMemberSession({ premium: true }));
  let heard: number | undefined;
  ports.player.volume$.subscribe(({ volume }) => (heard = volume));
  followVolume(ports.player, store);
  await answer();
  await pass(700);
  expect([heard, sent()]).toEqual([25, []]);
});

test('of two qualities chosen quickly the last one stays, even if the first response is late', async () => {
  const { ports, store, sent, answer, waiting } = setUp();
  ports.session.become(buildMemberSession({ premium: true }));
  await answer();
  const chosen = [store.setQuality('best'), store.setQuality('low')];
  await pass(0);
  expect(waiting).toHaveLength(1);
  await answer();
  await answer();
  await Promise.all(chosen);
  expect(store.getQuality()).toBe('low');
  expect(sent()).toEqual([{ currentOnDemandQualityKey: 'best' }, { currentOnDemandQualityKey: 'low' }]);
});
