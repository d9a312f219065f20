import { FAVORITE_TYPES, type FavoriteType } from '@afterglow/shared-contracts';
import fc from 'fast-check';
import { COUNTS_MAX_AGE_MS } from '#http/response-cache/response-cache.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let member: TestMember;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());
beforeEach(async () => {
  member = await signUp(api);
});

const record = (type: FavoriteType, thingId: number, { id } = member) => ({
  members_id: { id },
  [`${type}_id`]: { id: thingId },
});
const add = (type: FavoriteType, thingId: number, who = member) =>
  api.call('addFavorite', { params: { id: who.id, type }, body: record(type, thingId, who), token: who.token });
const refuseAdd = (type: string, body: object) =>
  api.refusal('addFavorite', { params: { id: member.id, type }, body, token: member.token });
const remove = (type: FavoriteType, thingId: number) =>
  api.call('removeFavorite', { params: { id: member.id, type, thingId }, token: member.token });
const refuseRemove = (type: string, thingId: number) =>
  api.refusal('removeFavorite', { params: { id: member.id, type, thingId }, token: member.token });
const list = (type: FavoriteType, query = {}, who = member) =>
  api.call('listFavorites', { params: { id: who.id, type }, query, token: who.token });
const idsOf = async (type: FavoriteType, query = {}) =>
  (await list(type, query)).data.map((favorite) => favorite[`${type}_id`]?.id);
async function countOf(id: number): Promise<number> {
  api.clock.advance(COUNTS_MAX_AGE_MS);
  return (await api.call('getMix', { params: { id } })).data.favorite_count;
}

describe.each(FAVORITE_TYPES)('favorite %s', (type) => {
  test('[API-024] [API-023] are added and listed, as a record of member, item and time', async () => {
    const { data } = await add(type, 7);
    expect(data).toEqual({ ...record(type, 7), creation_time: expect.stringMatching(/^2026-11-21T/) });
    const { data: listed, headers } = await list(type);
    expect(listed).toEqual([data]);
    expect(headers.get('x-items-total')).toBe('1');
  });

  test('[API-025] that exist already are 409, also when two are added at the same time', async () => {
    const settled = await Promise.allSettled([add(type, 7), add(type, 7), add(type, 7)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await refuseAdd(type, record(type, 7))).toMatchObject({ status: 409, code: 'conflict' });
    expect(await idsOf(type)).toEqual([7]);
  });

  test('[API-026] are removed, and removing them again is 404', async () => {
    await add(type, 7);
    expect((await remove(type, 7)).status).toBe(204);
    expect(await idsOf(type)).toEqual([]);
    expect(await refuseRemove(type, 7)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('of unknown items are 404', async () => {
    expect((await refuseAdd(type, record(type, 2_000_000_000))).status).toBe(404);
    expect((await refuseRemove(type, 2_000_000_000)).status).toBe(404);
  });

  test('are the member’s own: another member does not see them', async () => {
    await add(type, 7);
    const other = await signUp(api);
    expect((await list(type, {}, other)).data).toEqual([]);
    await add(type, 7, other);
    await remove(type, 7);
    expect((await list(type, {}, other)).data).toHaveLength(1);
  });
});

test.each(['tracks', 'channels', 'Mixes', 'members'])('[API-027] %s are no type of favorites', async (type) => {
  const invalidType = { status: 400, code: 'validation_failed', message: 'Invalid type' };
  const { id, token } = member;
  expect(await api.refusal('listFavorites', { params: { id, type }, token })).toEqual(invalidType);
  expect(await refuseAdd(type, record('mixes', 1))).toEqual(invalidType);
  expect(await refuseRemove(type, 1)).toEqual(invalidType);
});

describe('[API-023] pages', () => {
  beforeEach(async () => {
    for (let id = 1; id <= 35; id += 1) await add('mixes', id);
  });

  test('hold the 30 that were added last by default', async () => {
    const newestFirst = Array.from({ length: 35 }, (_, index) => 35 - index);
    expect(await idsOf('mixes')).toEqual(newestFirst.slice(0, 30));
    expect(await idsOf('mixes', { offset: 30, limit: 15 })).toEqual(newestFirst.slice(30));
    expect(await idsOf('mixes', { limit: 100_000 })).toEqual(newestFirst);
    expect(await idsOf('mixes', { limit: 2, order: 'creation_time' })).toEqual([1, 2]);
    expect(await idsOf('mixes', { limit: 0 })).toEqual([]);
    expect((await list('mixes', { offset: 99 })).headers.get('x-items-total')).toBe('35');
  });
});

test.each([
  { limit: -1 },
  { limit: 100_001 },
  { limit: 'all' },
  { offset: -1 },
  { offset: 1e300 },
  { order: 'title' },
  { sort: 1 },
])('the query %j is 400', async (query) => {
  const { id, token } = member;
  const refusal = await api.refusal('listFavorites', { params: { id, type: 'mixes' }, query, token });
  expect(refusal).toMatchObject({ status: 400, code: 'validation_failed' });
});

test.each([
  { wrong: 'no thing', body: () => ({ members_id: { id: member.id } }), status: 400 },
  { wrong: 'a thing of another type', body: () => record('shows', 1), status: 400 },
  { wrong: 'an id that is none', body: () => record('mixes', 1.5), status: 400 },
  { wrong: 'an id beyond all', body: () => record('mixes', 1e15), status: 400 },
  { wrong: 'no member', body: () => ({ mixes_id: { id: 1 } }), status: 400 },
  { wrong: 'another member', body: () => ({ ...record('mixes', 1), members_id: { id: 1 } }), status: 403 },
])('a record with $wrong is $status', async ({ body, status }) => {
  expect((await refuseAdd('mixes', body())).status).toBe(status);
  expect(await idsOf('mixes')).toEqual([]);
});

test('a mix reports its number of favorites, however many change at the same time', async () => {
  const before = await countOf(3);
  const members = await Promise.all(Array.from({ length: 4 }, () => signUp(api)));
  await Promise.allSettled(members.flatMap((one) => [add('mixes', 3, one), add('mixes', 3, one)]));
  expect(await countOf(3)).toBe(before + 4);
  await add('mixes', 3);
  await remove('mixes', 3);
  await refuseRemove('mixes', 3);
  expect(await countOf(3)).toBe(before + 4);
});

const steps = fc.array(
  fc.record({
    isAdding: fc.boolean(),
    type: fc.constantFrom(...FAVORITE_TYPES),
    thingId: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 12 },
);

interface Step {
  readonly isAdding: boolean;
  readonly type: FavoriteType;
  readonly thingId: number;
}
type Model = Record<FavoriteType, readonly number[]>;

/** Applies the step, which is rejected when it changes nothing, and returns the expected state. */
async function take({ isAdding, type, thingId }: Step, model: Model): Promise<Model> {
  const isFavorite = model[type].includes(thingId);
  if (isAdding && isFavorite) expect((await refuseAdd(type, record(type, thingId))).status).toBe(409);
  else if (isAdding) await add(type, thingId);
  else if (isFavorite) await remove(type, thingId);
  else expect((await refuseRemove(type, thingId)).status).toBe(404);
  if (isAdding === isFavorite) return model;
  return { ...model, [type]: isAdding ? [thingId, ...model[type]] : model[type].filter((id) => id !== thingId) };
}

test('adding and removing in any order ends as in a plain list', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      member = await signUp(api);
      const counts = await Promise.all([1, 2, 3, 4].map(countOf));
      let model: Model = { mixes: [], artists: [], shows: [], genres: [] };
      for (const step of list) model = await take(step, model);
      for (const type of FAVORITE_TYPES) expect(await idsOf(type)).toEqual(model[type]);
      const expected = [1, 2, 3, 4].map((id, at) => (counts[at] ?? 0) + (model.mixes.includes(id) ? 1 : 0));
      expect(await Promise.all([1, 2, 3, 4].map(countOf))).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});
