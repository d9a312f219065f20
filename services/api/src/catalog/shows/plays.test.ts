import { DAY_MS } from '@afterglow/shared-contracts/time';
import { COUNTS_MAX_AGE_MS } from '#http/response-cache/response-cache.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const HALF_MINUTE_MS = 30_000;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.clock.advance(HALF_MINUTE_MS));
afterAll(async () => api.stop());

async function play(who: 'free' | 'premium' | 'new', showId: number, mixId?: number): Promise<number> {
  const body = mixId === undefined ? {} : { mixes_id: mixId };
  const token = await api.logIn(who);
  return (await api.call('addShowReach', { params: { id: showId }, body, token })).data.reach;
}

async function mixReach(id: number): Promise<number> {
  api.clock.advance(COUNTS_MAX_AGE_MS);
  return (await api.call('getMix', { params: { id } })).data.reach;
}

async function showReach(id: number): Promise<number> {
  api.clock.advance(COUNTS_MAX_AGE_MS);
  return (await api.call('getShow', { params: { id } })).data.reach;
}

const trending = async () => (await api.call('listMixes', { query: { trending: 1, limit: 3 } })).data;

async function mixesOfShow(id: number): Promise<number[]> {
  return (await api.call('listMixes', { query: { shows_id: id } })).data.map((mix) => mix.id);
}

test('[PLAYER-046] a play adds one to the reach of the show and of the mix', async () => {
  const { data: mix } = await api.call('getMix', { params: { id: 390 } });
  const before = await showReach(mix.show.id);
  expect(await play('free', mix.show.id, mix.id)).toBe(before + 1);
  expect(await mixReach(mix.id)).toBe(mix.reach + 1);
  expect(await showReach(mix.show.id)).toBe(before + 1);
});

test('[PLAYER-046] without a mix a play counts for the show only, and a mix of another show for nothing', async () => {
  const { data: mix } = await api.call('getMix', { params: { id: 391 } });
  const other = mix.show.id === 1 ? 2 : 1;
  const before = await showReach(other);
  await play('free', other);
  api.clock.advance(HALF_MINUTE_MS);
  expect(await play('free', other, mix.id)).toBe(before + 2);
  expect(await mixReach(mix.id)).toBe(mix.reach);
});

test('a repeated play within half a minute counts once; another member or mix counts right away', async () => {
  const [first = 0, second = 0] = await mixesOfShow(7);
  const before = await mixReach(first);
  await play('free', 7, first);
  await play('free', 7, first);
  expect(await mixReach(first)).toBe(before + 1);
  await play('premium', 7, first);
  await play('free', 7, second);
  expect(await mixReach(first)).toBe(before + 2);
  api.clock.advance(HALF_MINUTE_MS);
  await play('free', 7, first);
  expect(await mixReach(first)).toBe(before + 3);
});

test('parallel plays are all counted, and one that is sent many times only once', async () => {
  const mixes = await mixesOfShow(5);
  const before = await showReach(5);
  const plays = (['free', 'premium', 'new'] as const).flatMap((who) => mixes.map((id) => ({ who, id })));
  const tokens = { free: await api.logIn('free'), premium: await api.logIn('premium'), new: await api.logIn('new') };
  const send = ({ who, id }: (typeof plays)[number]) =>
    api.call('addShowReach', { params: { id: 5 }, body: { mixes_id: id }, token: tokens[who] });
  await Promise.all([...plays, ...plays].map(send));
  expect(await showReach(5)).toBe(before + plays.length);
});

test('trends follow the plays: new mixes weigh most, and an old mix needs one play of today', async () => {
  const [oldest] = (await api.call('listMixes', { query: { offset: 399, limit: 1 } })).data;
  if (oldest === undefined) throw new Error('There is no oldest mix.');
  expect((await trending()).map(({ id }) => id)).not.toContain(oldest.id);
  api.clock.skip(70 * DAY_MS);
  await play('free', oldest.show.id, oldest.id);
  expect((await trending())[0]?.id).toBe(oldest.id);
  const { data: artists } = await api.call('listArtists', { query: { trending: 1, limit: 1 } });
  expect(artists[0]?.id).toBe(oldest.artist.id);
  const genre = oldest.genre[0] ?? '';
  const { data: ofGenre } = await api.call('listMixes', { query: { genre, trending: 1, limit: 1 } });
  expect(ofGenre[0]?.id).toBe(oldest.id);
});

test('a play of an unknown item is 404, and a visitor’s play is not counted', async () => {
  const token = await api.logIn('free');
  const unknown = { params: { id: 9999 }, body: {}, token };
  expect((await api.refusal('addShowReach', unknown)).status).toBe(404);
  expect((await api.refusal('addShowReach', { params: { id: 1 }, body: {} })).status).toBe(401);
});
