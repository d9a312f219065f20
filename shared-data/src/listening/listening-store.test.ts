import { memberIdSchema, mixIdSchema, type Listening, type ListeningChange } from '@afterglow/shared-contracts';
import {
  buildMemberSession,
  buildMix,
  createFakeDataPort,
  createFakeSessionPort,
} from '@afterglow/shared-contracts/testing';
import { createQueryClient } from '../cache/query-client.ts';
import { ApiError } from '../errors.ts';
import { systemClock } from '../system-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createListeningStore } from './listening-store.ts';
import { LISTENING_KEY } from './stored-listening.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const me = buildMemberSession();
const other = buildMemberSession({ id: memberIdSchema.parse(2) });
const mix = buildMix({ number: 12 });
const ids = (...numbers: number[]) => numbers.map((number) => mixIdSchema.parse(number));
const queue = { mixes: ids(12, 7), position: 0, playlistId: null };
const heard = (positionMs: number) => ({ queue, mixId: mix.id, positionMs, durationMs: 3_600_000 });
const pass = (byMs: number) => jest.advanceTimersByTimeAsync(byMs);

const ELSEWHERE: Listening = {
  revision: 4,
  last: {
    queue: { mixes: ids(12, 9), position: 0, playlistId: null },
    positionMs: 1_390_000,
    device: { id: 'f'.repeat(16), name: 'Firefox on Linux' },
    updatedAt: '2026-03-01T11:00:00.000Z',
  },
};

beforeEach(() => jest.useFakeTimers({ now: Date.parse(NOW) }));
afterEach(() => jest.useRealTimers());

function setUp({ storage = createMemoryStorage(), session = createFakeSessionPort(me) } = {}) {
  const service: { listening: Listening; failure: ApiError | null } = {
    listening: { revision: 0, last: null },
    failure: null,
  };
  const data = createFakeDataPort({
    getListening: () => ({ data: service.listening }),
    listMixPositions: () => ({ data: [] }),
    getMix: () => ({ data: mix }),
    saveListening() {
      if (service.failure) throw service.failure;
      return { data: service.listening };
    },
  });
  const store = createListeningStore({ data, queryClient: createQueryClient(), session, clock: systemClock, storage });
  const saved = () =>
    data.calls.filter(({ name }) => name === 'saveListening').map(({ input }) => input.body as ListeningChange);
  const savedMs = () => saved().map(({ positions }) => positions.map(({ positionMs }) => positionMs));
  return { store, data, session, storage, service, saved, savedMs };
}

function refused(status: number | null): ApiError {
  const code = status === null ? 'network_failed' : 'unexpected';
  return new ApiError({ operation: 'saveListening', code, status, message: 'No.' });
}

test('the current item is stored immediately and its position sent every five seconds', async () => {
  const { store, storage, saved, savedMs } = setUp();
  store.note(heard(10_000));
  expect(storage.get(LISTENING_KEY)).toContain('10000');
  for (const positionMs of [11_000, 12_000]) store.note(heard(positionMs));
  await pass(4_999);
  expect(saved()).toEqual([]);
  await pass(1);
  expect(saved()).toMatchObject([{ queue, updatedAt: NOW, sentAt: '2026-03-01T12:00:05.000Z' }]);
  store.note(heard(16_000));
  await pass(5_000);
  expect(savedMs()).toEqual([[12_000], [16_000]]);
});

test('nothing is sent twice', async () => {
  const { store, saved } = setUp();
  store.note(heard(10_000));
  store.flush();
  await pass(60_000);
  store.flush();
  await pass(60_000);
  expect(saved()).toHaveLength(1);
});

test('an unloading page sends immediately, in a call that outlives it', () => {
  const { store, data } = setUp();
  store.note(heard(10_000));
  store.flush();
  expect(data.calls).toMatchObject([{ name: 'saveListening', input: { keepalive: true, params: { id: 1 } } }]);
});

test('listening during a save is saved too', async () => {
  const { store, savedMs } = setUp();
  store.note(heard(10_000));
  store.flush();
  await pass(0);
  jest.setSystemTime(Date.parse(NOW) + 10);
  store.note(heard(11_000));
  await pass(5_000);
  expect(savedMs()).toEqual([[10_000], [11_000]]);
});

test.each([null, 503, 429])('a failed save (%s) is retried half a minute later', async (status) => {
  const { store, service, savedMs } = setUp();
  service.failure = refused(status);
  store.note(heard(10_000));
  await pass(5_000);
  service.failure = null;
  await pass(29_999);
  expect(savedMs()).toEqual([[10_000]]);
  await pass(1);
  expect(savedMs()).toEqual([[10_000], [10_000]]);
});

test('[DATA-010] a failed save is not repeated as it was: a later one has the latest position', async () => {
  const { store, service, savedMs } = setUp();
  service.failure = refused(503);
  store.note(heard(10_000));
  await pass(5_000);
  jest.setSystemTime(Date.now() + 10);
  store.note(heard(20_000));
  await pass(29_000);
  expect(savedMs()).toEqual([[10_000]]);
  service.failure = null;
  await pass(1_000);
  expect(savedMs()).toEqual([[10_000], [20_000]]);
});

test('offline listening survives the page, and is sent first at the next visit', async () => {
  const storage = createMemoryStorage();
  const before = setUp({ storage });
  before.service.failure = refused(null);
  before.store.note(heard(10_000));
  await pass(5_000);
  before.store.dispose();
  const after = setUp({ storage });
  await after.store.load();
  expect(after.savedMs()).toEqual([[10_000]]);
  expect(after.data.calls.map(({ name }) => name)).not.toContain('getListening');
});

test('data that the service will never accept is dropped', async () => {
  const { store, service, saved } = setUp();
  service.failure = refused(400);
  store.note(heard(10_000));
  await pass(120_000);
  expect(saved()).toHaveLength(1);
});

test('unsaved data of one member is never sent by another', async () => {
  const { store, session, service, saved } = setUp();
  service.failure = refused(401);
  store.note(heard(10_000));
  await pass(5_000);
  service.failure = null;
  session.become({ status: 'visitor' });
  session.become(other);
  await store.load();
  await pass(60_000);
  expect(saved()).toHaveLength(1);
});

test('a visitor stores nothing and requests nothing', async () => {
  const { store, storage, data } = setUp({ session: createFakeSessionPort() });
  store.note(heard(10_000));
  await store.load();
  await pass(60_000);
  expect([storage.get(LISTENING_KEY), data.calls]).toEqual([null, []]);
});

describe('listening on another device', () => {
  test('is offered with its mix, position and device', async () => {
    const { store, service } = setUp();
    service.listening = ELSEWHERE;
    await store.load();
    expect(store.getState().offer).toEqual({
      queue: ELSEWHERE.last?.queue,
      mix,
      positionMs: 1_390_000,
      deviceName: 'Firefox on Linux',
      updatedAt: '2026-03-01T11:00:00.000Z',
    });
  });

  test('is not offered by the device itself, nor after a mix heard to its end', async () => {
    const { store, data, service, saved } = setUp();
    store.note(heard(10_000));
    store.flush();
    const device = saved()[0]?.device;
    if (device && ELSEWHERE.last) service.listening = { revision: 5, last: { ...ELSEWHERE.last, device } };
    await store.load();
    expect(store.getState().offer).toBeNull();
    expect(data.calls.map(({ name }) => name)).not.toContain('getMix');
    if (ELSEWHERE.last) service.listening = { revision: 6, last: { ...ELSEWHERE.last, positionMs: 3_590_000 } };
    await pass(60_000);
    await store.load();
    expect(store.getState().offer).toBeNull();
  });

  test('is not offered after something plays here', async () => {
    const { store, service } = setUp();
    service.listening = ELSEWHERE;
    await store.load();
    store.note(heard(10_000));
    expect(store.getState().offer).toBeNull();
  });

  test('once dismissed is offered again only for a newer state, even after a reload', async () => {
    const storage = createMemoryStorage();
    const { store, service } = setUp({ storage });
    service.listening = ELSEWHERE;
    await store.load();
    store.dismiss();
    expect(store.getState().offer).toBeNull();
    const again = setUp({ storage });
    again.service.listening = ELSEWHERE;
    await again.store.load();
    expect(again.store.getState().offer).toBeNull();
    if (ELSEWHERE.last) {
      const last = { ...ELSEWHERE.last, updatedAt: '2026-03-01T11:30:00.000Z' };
      again.service.listening = { revision: 5, last };
    }
    await pass(60_000);
    await again.store.load();
    expect(again.store.getState().offer).not.toBeNull();
  });

  test('is removed with the member', async () => {
    const { store, service, session } = setUp();
    service.listening = ELSEWHERE;
    await store.load();
    session.become({ status: 'visitor' });
    expect(store.getState()).toEqual({ offer: null, positions: new Map() });
  });

  test('is requested at most once a minute', async () => {
    const { store, data } = setUp();
    const asked = () => data.queriesOf('getListening').length;
    await Promise.all([store.load(), store.load()]);
    await pass(59_999);
    await store.load();
    expect(asked()).toBe(1);
    await pass(1);
    await store.load();
    expect(asked()).toBe(2);
  });
});

test('positions are those of the service, and those heard here since', async () => {
  const { store, data } = setUp();
  const of = (number: number, positionMs: number) => ({
    mixId: mixIdSchema.parse(number),
    positionMs,
    durationMs: 3_600_000,
    updatedAt: '2026-03-01T11:00:00.000Z',
  });
  data.answer({ listMixPositions: () => ({ data: [of(12, 100_000), of(9, 200_000)] }) });
  store.note(heard(300_000));
  await store.load();
  const known = [...store.getState().positions.values()].map(({ mixId, positionMs }) => [mixId, positionMs]);
  expect(known).toEqual([
    [9, 200_000],
    [12, 300_000],
  ]);
});

test('a long queue is stored as the range around its current item', async () => {
  const { store, saved } = setUp();
  const mixes = ids(...Array.from({ length: 3_000 }, (_, index) => index + 1));
  const id = mixIdSchema.parse(2_001);
  store.note({ queue: { mixes, position: 2_000, playlistId: null }, mixId: id, positionMs: 1, durationMs: 60_000 });
  await pass(5_000);
  const [body] = saved();
  expect(body?.queue.mixes).toHaveLength(1_000);
  expect(body?.queue.mixes[body.queue.position]).toBe(id);
});

test('the last played mix resumes where it stopped, or from its start if heard to its end', () => {
  const storage = createMemoryStorage();
  const { store } = setUp({ storage });
  store.note(heard(300_000));
  store.dispose();
  expect(setUp({ storage }).store.leftAtMs(mix.id)).toBe(300_000);
  expect(store.leftAtMs(mixIdSchema.parse(7))).toBe(0);
  store.note(heard(3_590_000));
  expect(store.leftAtMs(mix.id)).toBe(0);
});
