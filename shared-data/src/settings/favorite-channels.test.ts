import type { Settings } from '@afterglow/shared-contracts';
import { loggedIn, settingsBusy } from '../testing/open-settings.ts';

const pass = (byMs: number) => jest.advanceTimersByTimeAsync(byMs);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[FAV-016] favorite channels are ids in the settings, not favorite records', async () => {
  const { store, ports, sent } = await loggedIn();
  await store.toggleChannel('chill');
  await store.toggleChannel('deep');
  await pass(700);
  expect(sent()).toEqual([{ favoriteChanges: { chill: false, deep: true } }]);
  expect(store.getSettings()?.favorites).toEqual(['deep']);
  expect(ports.data.calls.map(({ name }) => name)).not.toContain('addFavorite');
});

describe('a list of favorite channels that changes in several places', () => {
  test('matches the service after a save, including channels added by another tab', async () => {
    const { store, ports } = await loggedIn();
    const settings: Settings = { currentOnDemandQualityKey: 'low', volume: 25, favorites: ['classics', 'deep'] };
    ports.data.answer({ updateSettings: () => ({ data: settings }) });
    await store.toggleChannel('deep');
    await pass(700);
    expect(store.getSettings()?.favorites).toEqual(['classics', 'deep']);
  });

  test('preserves a toggle made during a save, and sends it after the response', async () => {
    const { store, ports, sent } = await loggedIn();
    const settings: Settings = { currentOnDemandQualityKey: 'low', volume: 25, favorites: ['chill', 'deep'] };
    let respond = (): void => undefined;
    ports.data.answer({
      updateSettings: () => new Promise((resolve) => (respond = () => resolve({ data: settings }))),
    });
    await store.toggleChannel('deep');
    await pass(700);
    await store.toggleChannel('chill');
    await store.toggleChannel('deep');
    await pass(5000);
    expect(sent()).toEqual([{ favoriteChanges: { deep: true } }]);
    respond();
    await pass(0);
    expect(store.getSettings()?.favorites).toEqual([]);
    await pass(700);
    expect(sent().at(-1)).toEqual({ favoriteChanges: { chill: false, deep: false } });
  });

  test('is sent when the page unloads, even during an earlier save', async () => {
    const { store, ports, sent } = await loggedIn();
    ports.data.answer({ updateSettings: () => new Promise(() => undefined) });
    await store.toggleChannel('deep');
    await pass(700);
    await store.toggleChannel('deep');
    store.flush();
    expect(sent().at(-1)).toEqual({ favoriteChanges: { deep: false } });
  });

  test('preserves a toggle made during a failing save, after the refetch', async () => {
    const { store, ports } = await loggedIn();
    let fail = (): void => undefined;
    ports.data.answer({ updateSettings: () => new Promise((_, reject) => (fail = () => reject(settingsBusy))) });
    await store.toggleChannel('deep');
    await pass(700);
    await store.toggleChannel('classics');
    fail();
    await pass(0);
    expect(store.getSettings()?.favorites).toEqual(['chill', 'classics']);
  });
});

test('channels whose save fails show what the service has, and the listener is notified', async () => {
  const { store, ports, events } = await loggedIn();
  ports.data.answer({
    updateSettings: () => {
      throw settingsBusy;
    },
  });
  await store.toggleChannel('deep');
  await pass(700);
  expect(store.getSettings()?.favorites).toEqual(['chill']);
  expect(events.map((event) => event.payload)).toEqual([
    { message: 'Channel added to your favorites', type: 'success' },
    { message: 'Something went wrong. Please try again.', type: 'warning' },
  ]);
});

test('an unsaved favorite channel is reported even if the volume changed at the same time', async () => {
  const { store, ports, events } = await loggedIn();
  ports.data.answer({
    updateSettings: () => {
      throw settingsBusy;
    },
  });
  await store.toggleChannel('deep');
  store.setVolume(60);
  await pass(700);
  expect(events.at(-1)?.payload).toMatchObject({ type: 'warning' });
  expect(store.getSettings()?.favorites).toEqual(['chill']);
});
