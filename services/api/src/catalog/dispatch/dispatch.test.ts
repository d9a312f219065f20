import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

const dispatch = async (models: string, depth?: number) =>
  (await api.call('dispatch', { query: depth === undefined ? { models } : { models, depth } })).data;
const ids = (models: readonly { readonly id: number }[]) => models.map(({ id }) => id);
const mixOf = async (id: number) => (await api.call('getMix', { params: { id } })).data;

test('[API-028] a list of models responds with the models and their related ones', async () => {
  const mix = await mixOf(12);
  const found = await dispatch('mixes:12,shows:3', 1);
  expect(found.mixes).toEqual([mix]);
  expect(found.shows.slice(0, 1)).toEqual([(await api.call('getShow', { params: { id: 3 } })).data]);
  expect(new Set(ids(found.shows))).toEqual(new Set([3, mix.show.id]));
  expect(new Set(ids(found.artists))).toEqual(new Set([3, mix.artist.id]));
  const [episode] = found.episodes;
  expect(episode).toMatchObject({ show_id: mix.show.id, artist_id: mix.artist.id, air_start: mix.episode?.air_start });
});

test('[DATA-036] two relations are followed by default, or as many as the depth says', async () => {
  const artist = (await api.call('getArtist', { params: { id: 50 } })).data;
  const latest = await mixOf(artist.latestMix ?? 0);
  const near = await dispatch('artists:50', 1);
  expect([ids(near.artists), ids(near.mixes), ids(near.shows)]).toEqual([[50], [latest.id], []]);
  const usual = await dispatch('artists:50');
  expect([ids(usual.mixes), ids(usual.shows)]).toEqual([[latest.id], [latest.show.id]]);
  expect(await dispatch('artists:50', 2)).toEqual(usual);
  const host = (await api.call('getShow', { params: { id: latest.show.id } })).data.artist_id;
  expect(ids(usual.artists)).toEqual([50]);
  expect(ids((await dispatch('artists:50', 3)).artists)).toEqual([...new Set([50, host])]);
  const hosts = (await api.call('getArtist', { params: { id: host } })).data;
  expect(ids((await dispatch('artists:50', 4)).mixes)).toEqual([...new Set([latest.id, hosts.latestMix])]);
});

test('[API-029] each model is sent once, however often it is requested or related', async () => {
  const found = await dispatch('mixes:1,mixes:1,mixes:2,shows:1,artists:1,episodes:1', 4);
  for (const list of [found.mixes, found.shows, found.artists, found.episodes]) {
    expect(list.length).toBeGreaterThan(0);
    expect(ids(list)).toEqual([...new Set(ids(list))]);
  }
  expect(ids(found.mixes).slice(0, 2)).toEqual([1, 2]);
});

test('[API-029] unknown models are missing, and bring no others', async () => {
  const nothing = { mixes: [], shows: [], artists: [], episodes: [] };
  expect(await dispatch('mixes:9999,shows:2147483647,artists:4000000000,episodes:0', 4)).toEqual(nothing);
});

test.each([
  'mixes',
  'mixes:',
  'mixes:-1',
  'mixes:1.5',
  'mixes:1;shows:2',
  'genres:1',
  'mixes:1,',
  'mixes:12345678901',
  Array.from({ length: 11 }, (_, index) => `mixes:${index + 1}`).join(','),
])('[API-029] models=%s is 400', async (models) => {
  expect((await api.refusal('dispatch', { query: { models } })).message).toMatch(/^models: a list like/);
});

test('[DATA-036] a depth outside 1 to 4 is 400, and so is a list without models', async () => {
  for (const depth of [0, 5, -1, 1.5, 'deep', 1e9]) {
    expect((await api.refusal('dispatch', { query: { models: 'mixes:1', depth } })).message).toMatch(/^depth: /);
  }
  expect((await api.refusal('dispatch')).status).toBe(400);
});
