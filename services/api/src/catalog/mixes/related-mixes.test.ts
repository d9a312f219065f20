import type { Mix } from '@afterglow/shared-contracts';
import fc from 'fast-check';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let mixes: ReadonlyMap<number, Mix>;
beforeAll(async () => {
  api = await startApi();
  const { data } = await api.call('listMixes', { query: { limit: 400 } });
  mixes = new Map(data.map((mix) => [mix.id, mix]));
});
afterAll(async () => api.stop());

async function related(id: number, page: { offset?: number; limit?: number } = {}) {
  const { data, headers } = await api.call('listRelatedMixes', { query: { mixes_id: id, ...page } });
  return { ids: data.map((mix) => mix.id), total: Number(headers.get('x-items-total')) };
}

/** The similarity of two mixes in the service's weights, without the channel. */
function nearness(one: Mix, other: Mix): number {
  const genres = one.genre.filter((genre) => other.genre.includes(genre)).length;
  return (one.show.id === other.show.id ? 4 : 0) + (one.artist.id === other.artist.id ? 3 : 0) + 2 * genres;
}

test('[API-037] related mixes share show, artist, genres or channel, and exclude the mix itself', async () => {
  for (const id of [1, 77, 200, 400]) {
    const mix = mixes.get(id);
    const { ids, total } = await related(id, { limit: 100 });
    expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(total).toBe(ids.length);
    const near = ids.map((other) => {
      const found = mixes.get(other);
      return mix && found ? nearness(mix, found) : Number.NaN;
    });
    // The channel adds one at most.
    for (const [index, value] of near.entries()) expect(value).toBeLessThanOrEqual((near[index - 1] ?? 99) + 1);
    const ofShow = [...mixes.values()].filter((other) => other.show.id === mix?.show.id && other.id !== id);
    expect(ofShow).toHaveLength(9);
    expect(ids.slice(0, 20)).toEqual(expect.arrayContaining(ofShow.map((other) => other.id)));
  }
});

test('[API-037] pages by offset and limit form the whole list, in the same order each time', async () => {
  const { ids: whole } = await related(55, { limit: 100 });
  expect(whole.length).toBeGreaterThan(40);
  expect((await related(55)).ids).toEqual(whole.slice(0, 10));
  await fc.assert(
    fc.asyncProperty(fc.nat(120), fc.nat(50), async (offset, limit) => {
      const page = await related(55, { offset, limit });
      expect(page).toEqual({ ids: whole.slice(offset, offset + limit), total: whole.length });
    }),
    { numRuns: 15 },
  );
});

test('[API-037] the URL may end with a slash', async () => {
  const response = await api.request('/related/mixes/?mixes_id=55&limit=3');
  expect(response.headers.get('x-items-total')).toBe(String((await related(55)).total));
  expect(await response.json()).toHaveLength(3);
});

test('[API-037] an unknown mix is 404, and a missing one 400', async () => {
  expect(await api.refusal('listRelatedMixes', { query: { mixes_id: 9999 } })).toMatchObject({ status: 404 });
  expect((await api.refusal('listRelatedMixes')).message).toMatch(/^mixes_id: /);
});

test('[API-032] pages of every order and filter are slices of the whole list', async () => {
  const filters = [
    {},
    { channel: 'chill' },
    { genre: 'techno' },
    { shows_id: 3 },
    { artists_id: 2, channel: 'afterglow' },
  ];
  const orders = [{}, { order: '-reach' }, { trending: 1 }];
  for (const query of filters.flatMap((filter) => orders.map((order) => ({ ...filter, ...order })))) {
    const whole = await api.call('listMixes', { query: { ...query, limit: 400 } });
    expect(whole.data.length).toBeGreaterThan(0);
    expect(whole.headers.get('x-items-total')).toBe(String(whole.data.length));
    const page = await api.call('listMixes', { query: { ...query, offset: 3, limit: 4 } });
    expect(page.data).toEqual(whole.data.slice(3, 7));
    expect(page.headers.get('x-items-total')).toBe(String(whole.data.length));
  }
});

test('[API-030] a number that cannot be an ID is rejected, and a page beyond all bounds too', async () => {
  for (const id of ['0', '-1', '2147483648', '9007199254740993', '1e300', '1.5', 'x', 'NaN', '%00']) {
    for (const path of ['mixes', 'shows', 'artists', 'episodes', 'playlists']) {
      expect([path, id, (await api.request(`/${path}/${id}`)).status]).toEqual([path, id, 400]);
    }
  }
  expect((await api.request('/mixes/2147483647')).status).toBe(404);
  for (const query of [
    'limit=1e300',
    'limit=-1',
    'limit=1001',
    'offset=1e18',
    'offset=-1',
    'genre=%00',
    'artists_id=4294967296',
  ]) {
    expect([query, (await api.request(`/mixes?${query}`)).status]).toEqual([query, 400]);
  }
  expect((await api.call('listMixes', { query: { offset: 1_000_000_000, genre: 'Techno' } })).data).toEqual([]);
});

test('[API-065] every paged list reports its total of items', async () => {
  const paths = [
    'mixes',
    'artists',
    'playlists',
    'playlists/101/mixes',
    'bfhs',
    'related/mixes?mixes_id=1',
    'stations/playlists',
  ];
  for (const path of paths) {
    const response = await api.request(`/${path}${path.includes('?') ? '&' : '?'}limit=1`);
    expect([path, response.headers.get('x-items-total')]).toEqual([path, expect.stringMatching(/^[1-9]\d*$/)]);
  }
});
