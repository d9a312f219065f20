import { type Listening, type Mix, mixDurationMs, operations } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const PHONE = { id: 'a'.repeat(16), name: 'Safari on iPhone' };
const DESK = { id: 'b'.repeat(16), name: 'Firefox on Linux' };

let api: RunningApi;
let member: TestMember;
/** Test music is short: these are long enough to be left in the middle. */
let longest: readonly Mix[];
let mix: Mix;
beforeAll(async () => {
  api = await startApi();
  const { data } = await api.call('listMixes', { query: { limit: 1000 } });
  longest = [...data].sort((one, other) => other.duration - one.duration).slice(0, 3);
  [mix] = longest as [Mix];
});
afterAll(async () => api.stop());
beforeEach(async () => {
  member = await signUp(api);
});

const mine = () => ({ params: { id: member.id }, token: member.token });
const now = () => new Date(api.clock.nowMs()).toISOString();
const ago = (ms: number) => new Date(api.clock.nowMs() - ms).toISOString();
const queueOf = (...mixes: number[]) => ({ mixes, position: 0, playlistId: null });

interface Fields {
  readonly device?: object;
  readonly queue?: object;
  readonly updatedAt?: string;
  readonly positions?: object[];
}

function body(fields: Fields = {}) {
  return { device: PHONE, queue: queueOf(mix.id), updatedAt: now(), sentAt: now(), positions: [], ...fields };
}

const save = async (fields?: Fields) => (await api.call('saveListening', { ...mine(), body: body(fields) })).data;
const read = async (): Promise<Listening> => (await api.call('getListening', mine())).data;
const list = (query = {}) => api.call('listMixPositions', { ...mine(), query });
const at = (positionMs: number, updatedAt = now(), mixId: number = mix.id) => ({ mixId, positionMs, updatedAt });
const refusal = (fields: object) => api.refusal('saveListening', { ...mine(), body: { ...body(), ...fields } });

test('a new member has no saved state', async () => {
  expect(await read()).toEqual({ revision: 0, last: null });
  expect((await list()).data).toEqual([]);
});

test('queue, position and device are restored, on every device', async () => {
  const queue = { mixes: [7, mix.id, 9, mix.id], position: 1, playlistId: 101 };
  const saved = await save({ queue, positions: [at(20_000)] });
  expect(saved).toEqual({ revision: 1, last: { queue, positionMs: 20_000, device: PHONE, updatedAt: now() } });
  expect(await read()).toEqual(saved);
});

test('the last listener wins, and the revision grows', async () => {
  await save({ device: PHONE, positions: [at(20_000)] });
  api.clock.advance(MINUTE_MS);
  const second = await save({ device: DESK, positions: [at(40_000)] });
  expect(second).toMatchObject({ revision: 2, last: { device: DESK, positionMs: 40_000 } });
});

test('an offline device does not win over a later one, and learns so', async () => {
  await save({ device: DESK, queue: queueOf(mix.id), positions: [at(40_000)] });
  const answer = await save({
    device: PHONE,
    queue: queueOf(7),
    updatedAt: ago(MINUTE_MS),
    positions: [at(10_000, ago(MINUTE_MS)), at(20_000, ago(MINUTE_MS), 7)],
  });
  expect(answer).toMatchObject({ revision: 1, last: { device: DESK, positionMs: 40_000 } });
  expect(await read()).toEqual(answer);
});

test('the offline device’s positions of other mixes are still stored', async () => {
  const other = longest[1]?.id;
  await save({ device: DESK, positions: [at(10_000)] });
  await save({ device: PHONE, updatedAt: ago(MINUTE_MS), positions: [at(10_000, ago(MINUTE_MS), other)] });
  const { data } = await list();
  expect(data.map(({ mixId, positionMs }) => [mixId, positionMs])).toEqual([
    [mix.id, 10_000],
    [other, 10_000],
  ]);
});

test('a position may go back', async () => {
  await save({ positions: [at(40_000)] });
  await save({ positions: [at(15_000)] });
  expect((await list()).data).toMatchObject([{ positionMs: 15_000 }]);
});

test('saves of two devices at the same time are both stored, one after the other', async () => {
  await Promise.all([PHONE, DESK, PHONE, DESK].map((device) => save({ device, positions: [at(20_000)] })));
  expect((await read()).revision).toBe(4);
});

test('the mixes to continue are started and unfinished, with their length', async () => {
  const endMs = mixDurationMs(mix);
  const positionsAfter = async (positionMs: number) => {
    await save({ positions: [at(positionMs)] });
    return (await list()).data.map((position) => position.positionMs);
  };
  expect(await positionsAfter(9_999)).toEqual([]);
  expect(await positionsAfter(10_000)).toEqual([10_000]);
  expect((await list()).data).toEqual([{ ...at(10_000), durationMs: endMs }]);
  expect(await positionsAfter(Math.round(endMs - 30_001))).toHaveLength(1);
  expect(await positionsAfter(Math.round(endMs - 30_000))).toEqual([]);
});

test('the list comes in pages, the last listened first', async () => {
  const positions = longest.map(({ id }, index) => at(10_000, ago(index * MINUTE_MS), id));
  await save({ positions });
  const { data, total } = await page(0, 2);
  expect([data.map(({ mixId }) => mixId), total]).toEqual([longest.slice(0, 2).map(({ id }) => id), 3]);
  expect((await page(2, 2)).data.map(({ mixId }) => mixId)).toEqual(longest.slice(2).map(({ id }) => id));
});

async function page(offset: number, limit: number) {
  const { data, headers } = await list({ offset, limit });
  return { data, total: Number(headers.get('x-items-total')) };
}

test('a deleted mix does not prevent saving', async () => {
  const answer = await save({
    queue: queueOf(2_000_000_000),
    positions: [at(20_000, now(), 2_000_000_000), at(15_000)],
  });
  expect(answer.last?.queue.mixes).toEqual([2_000_000_000]);
  expect((await list()).data).toMatchObject([{ mixId: mix.id }]);
});

test.each<[string, object]>([
  ['an empty queue', { queue: queueOf() }],
  ['a position outside the queue', { queue: { mixes: [1], position: 1, playlistId: null } }],
  ['a queue beyond all measure', { queue: queueOf(...Array.from({ length: 1_001 }, (_, index) => index + 1)) }],
  [
    'too many positions',
    { positions: Array.from({ length: 51 }, () => ({ mixId: 1, positionMs: 1, updatedAt: '2026-11-21T12:00:00Z' })) },
  ],
  ['a negative position', { positions: [{ mixId: 1, positionMs: -1, updatedAt: '2026-11-21T12:00:00Z' }] }],
  ['a device without a proper id', { device: { id: 'phone', name: 'Phone' } }],
  ['a name of several lines', { device: { ...PHONE, name: 'a\nb' } }],
  ['a time that is none', { updatedAt: 'yesterday' }],
])('%s is 400', async (_, fields) => {
  expect(await refusal(fields)).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('more than a long queue needs is 413', async () => {
  const name = 'x'.repeat(operations.saveListening.maxBodyBytes ?? 0);
  expect(await refusal({ device: { ...PHONE, name } })).toMatchObject({ status: 413 });
});
