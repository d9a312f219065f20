import { DAY_MS } from '@afterglow/shared-contracts/time';
import { operatorTokenOf } from '#testing/send-import.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';

let api: RunningApi;
let member: TestMember;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());
beforeEach(async () => {
  member = await signUp(api);
});

interface Who {
  readonly id: number;
  readonly token: string;
}
const read = async ({ id, token }: Who = member) => (await api.call('getSettings', { params: { id }, token })).data;
const change = async (body: object, { id, token }: Who = member) =>
  (await api.call('updateSettings', { params: { id }, body, token })).data;
const refusal = (body: object) =>
  api.refusal('updateSettings', { params: { id: member.id }, body, token: member.token });
const premium = async () => ({ id: 2, token: await api.logIn('premium') });

test('unset settings have defaults, which depend on Premium', async () => {
  expect(await read()).toEqual({ currentOnDemandQualityKey: 'low', volume: 25, favorites: [] });
  expect((await read(await premium())).currentOnDemandQualityKey).toBe('high');
});

test('[SETTINGS-022] the given settings are merged, and all of them are returned', async () => {
  expect(await change({ volume: 80 })).toEqual({ currentOnDemandQualityKey: 'low', volume: 80, favorites: [] });
  expect(await change({ favorites: ['deep', 'chill'] })).toMatchObject({ volume: 80, favorites: ['deep', 'chill'] });
  expect(await change({ volume: 0, currentOnDemandQualityKey: 'low' })).toMatchObject({ favorites: ['deep', 'chill'] });
  expect(await change({ favorites: [] })).toMatchObject({ volume: 0, favorites: [] });
  expect(await change({})).toEqual(await read());
});

test('two first changes at the same time are both stored', async () => {
  await Promise.all([change({ volume: 70 }), change({ favorites: ['classics'] })]);
  expect(await read()).toMatchObject({ volume: 70, favorites: ['classics'] });
});

test('[SETTINGS-022] changes of favorite channels in several tabs are all stored, in the order they were added', async () => {
  await Promise.all([change({ favoriteChanges: { deep: true } }), change({ favoriteChanges: { chill: true } })]);
  expect([...(await read()).favorites].toSorted()).toEqual(['chill', 'deep']);
  await change({ favorites: ['deep', 'chill'] });
  const removed = { favoriteChanges: { deep: false, classics: true, chill: true } };
  expect(await change(removed)).toMatchObject({ favorites: ['chill', 'classics'] });
  expect(await change(removed)).toMatchObject({ favorites: ['chill', 'classics'] });
  const both = { favorites: ['deep', 'chill'], favoriteChanges: { chill: false, classics: true } };
  expect(await change(both)).toMatchObject({ favorites: ['deep', 'classics'] });
  expect(await change({ volume: 30, favoriteChanges: {} })).toMatchObject({ favorites: ['deep', 'classics'] });
});

test.each(['high', 'best', 'medium'])('the quality %s is upgrade_required without Premium', async (key) => {
  expect(await refusal({ currentOnDemandQualityKey: key, volume: 99 })).toMatchObject({
    status: 403,
    code: 'upgrade_required',
  });
  expect(await read()).toMatchObject({ currentOnDemandQualityKey: 'low', volume: 25 });
});

test.each([
  { key: 'low', stored: 'low' },
  { key: 'medium', stored: 'high' },
  { key: 'best', stored: 'best' },
  { key: 'high', stored: 'high' },
])('[SETTINGS-010] the quality $key is stored as $stored', async ({ key, stored }) => {
  const who = await premium();
  expect((await change({ currentOnDemandQualityKey: key }, who)).currentOnDemandQualityKey).toBe(stored);
  expect((await read(who)).currentOnDemandQualityKey).toBe(stored);
});

test.each(['ultra', 'LOW', '', 320, null, ['low']])('[SETTINGS-010] the quality %j is invalid', async (key) => {
  expect(await refusal({ currentOnDemandQualityKey: key })).toEqual({
    status: 400,
    code: 'validation_failed',
    message: 'Invalid quality option',
  });
});

test.each([
  { volume: -1 },
  { volume: 101 },
  { volume: '50' },
  { volume: null },
  { favorites: ['nowhere'] },
  { favorites: ['deep', 'deep'] },
  { favorites: ['chill', 'classics', 'deep', 'afterglow', 'chill'] },
  { favorites: 'deep' },
  { favoriteChanges: { nowhere: true } },
  { favoriteChanges: { deep: 'yes' } },
  { favoriteChanges: ['deep'] },
])('%j is 400', async (body) => {
  expect(await refusal(body)).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('a volume between two steps is rounded', async () => {
  expect((await change({ volume: 33.4 })).volume).toBe(33);
});

describe('a chosen quality', () => {
  const quality = async (who: Who) => (await read(who)).currentOnDemandQualityKey;
  const logIn = async () => ({ ...member, token: (await api.call('createToken', { body: member })).data.token });
  const grantMonth = async () => {
    const token = await operatorTokenOf(api);
    await api.call('grantPremium', { body: { email: member.email, reason: 'A test', months: 1 }, token });
  };
  const letTwoMonthsPass = () => api.clock.skip(62 * DAY_MS);

  test('[SETTINGS-019] with Premium is low without it, and does not return with the next Premium', async () => {
    await grantMonth();
    await change({ currentOnDemandQualityKey: 'best' });
    letTwoMonthsPass();
    expect(await quality(await logIn())).toBe('low');
    await grantMonth();
    expect(await quality(await logIn())).toBe('high');
  });

  test('[SETTINGS-020] without Premium is high as soon as Premium starts, also between two visits', async () => {
    await change({ currentOnDemandQualityKey: 'low', volume: 40 });
    await grantMonth();
    expect(await read()).toMatchObject({ currentOnDemandQualityKey: 'high', volume: 40 });
    await change({ currentOnDemandQualityKey: 'low' });
    expect(await quality(member)).toBe('low');
  });
});
