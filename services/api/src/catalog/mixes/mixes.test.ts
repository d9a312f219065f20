import { mixSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let free: string;
let premium: string;
beforeAll(async () => {
  api = await startApi();
  free = await api.logIn('free');
  premium = await api.logIn('premium');
});
afterAll(async () => api.stop());

const ALL = { limit: 400 };

async function premiumOnlyId(): Promise<number> {
  const { data } = await api.call('listMixes', { query: ALL });
  return data.find((mix) => mix.premium)?.id ?? 0;
}

describe('a list of mixes', () => {
  test('[API-032] is latest first, and by plays with order=-reach', async () => {
    const latest = (await api.call('listMixes', { query: ALL })).data;
    expect(latest).toHaveLength(400);
    expect(latest.map((mix) => mix.creation_time)).toEqual(
      latest
        .map((mix) => mix.creation_time)
        .sort()
        .reverse(),
    );
    const popular = (await api.call('listMixes', { query: { order: '-reach', limit: 50 } })).data;
    const plays = popular.map((mix) => mix.reach);
    expect(plays).toEqual([...plays].sort((first, second) => second - first));
    expect(plays[0]).toBe(Math.max(...latest.map((mix) => mix.reach)));
  });

  test('[API-032] accepts channel, artists_id, shows_id and genre as filters', async () => {
    const ofShow = await api.call('listMixes', { query: { shows_id: 3, limit: 100 } });
    expect(ofShow.data).toHaveLength(10);
    expect(new Set(ofShow.data.map((mix) => mix.show.id))).toEqual(new Set([3]));
    const ofArtist = await api.call('listMixes', { query: { artists_id: 2, limit: 100 } });
    expect(new Set(ofArtist.data.map((mix) => mix.artist.id))).toEqual(new Set([2]));
    const ofGenre = await api.call('listMixes', { query: { genre: 'drum & bass', limit: 100 } });
    expect(ofGenre.data.length).toBeGreaterThan(10);
    expect(ofGenre.data.every((mix) => mix.genre.includes('Drum & Bass'))).toBe(true);
    const totals = await Promise.all(
      ['chill', 'classics', 'deep', 'afterglow'].map(async (channel) => {
        return Number((await api.call('listMixes', { query: { channel } })).headers.get('x-items-total'));
      }),
    );
    expect(totals.every((total) => total > 0)).toBe(true);
    expect(totals.reduce((sum, total) => sum + total)).toBe(400);
  });

  test('[API-032] comes in pages by offset and limit, ten when no limit is given', async () => {
    const first = (await api.call('listMixes', { query: {} })).data;
    const second = (await api.call('listMixes', { query: { offset: 8, limit: 5 } })).data;
    expect(first).toHaveLength(10);
    expect(second.map((mix) => mix.id).slice(0, 2)).toEqual(first.map((mix) => mix.id).slice(8));
    const beyond = await api.call('listMixes', { query: { offset: 1000 } });
    expect(beyond.data).toEqual([]);
    expect(beyond.headers.get('x-items-total')).toBe('400');
  });

  test('[API-032] with trending=1 is by recent plays, not by newest or most played', async () => {
    const ids = async (query: object) =>
      (await api.call('listMixes', { query: { ...query, limit: 30 } })).data.map(({ id }) => id);
    const trending = await ids({ trending: 1 });
    expect(trending).not.toEqual(await ids({}));
    expect(trending).not.toEqual(await ids({ order: '-reach' }));
    // A mix that is a hundred days old has no recent plays.
    expect(Math.min(...trending)).toBeGreaterThan(200);
  });

  test('an unknown option or a limit that is not a number is 400 and named', async () => {
    expect(await api.refusal('listMixes', { query: { color: 'red' } as never })).toEqual({
      status: 400,
      code: 'validation_failed',
      message: 'Unknown query option: color',
    });
    expect((await api.refusal('listMixes', { query: { limit: 'many' } })).message).toMatch(/^limit: /);
  });
});

describe('the tracklist of a mix', () => {
  test('starts at 0 and continues without a gap to the end of the mix', async () => {
    const { data } = await api.call('listMixes', { query: ALL });
    const timed = data.filter((mix) => mix.track_list.some((track) => track.start_seconds !== undefined));
    expect(timed.length).toBeGreaterThan(370);
    for (const mix of timed) {
      const starts = mix.track_list.map((track) => track.start_seconds ?? -1);
      expect(starts[0]).toBe(0);
      expect(starts).toEqual([...starts].sort((first, second) => first - second));
      expect(starts.at(-1)).toBeLessThan(mix.duration);
    }
  });

  test('is long, without times, or missing for a few', async () => {
    const { data } = await api.call('listMixes', { query: ALL });
    expect(data.filter((mix) => mix.track_list.length >= 30)).not.toHaveLength(0);
    expect(data.filter((mix) => mix.track_list.length === 0)).not.toHaveLength(0);
    expect(data.filter((mix) => mix.track_list[0] && mix.track_list[0].start_seconds === undefined)).not.toHaveLength(
      0,
    );
  });
});

test('[API-030] a mix is returned by its ID, and 404 when it does not exist', async () => {
  const { data } = await api.call('getMix', { params: { id: 7 } });
  expect(z.parse(mixSchema, data).id).toBe(7);
  expect(await api.refusal('getMix', { params: { id: 9999 } })).toMatchObject({ status: 404, code: 'not_found' });
});

describe('the URL of a mix', () => {
  test('[API-033] is for 96 kbit/s unless a quality is given, and comes with the title', async () => {
    const { data: mix } = await api.call('getMix', { params: { id: 400 } });
    const { data } = await api.call('getMixUrls', { params: { id: 400 }, token: free });
    expect(data.title).toBe(mix.title);
    expect(data.url).toMatch(/^\/v3\/media\/mixes\/400\/96\.mp3\?/);
    const high = await api.call('getMixUrls', { params: { id: 400 }, query: { quality: 320 }, token: premium });
    expect(high.data.url).toMatch(/\/320\.mp3\?/);
    const odd = { params: { id: 400 }, query: { quality: 100 }, token: premium };
    expect((await api.refusal('getMixUrls', odd)).status).toBe(400);
  });

  test('[API-034] is 403 for a member who is not entitled to the mix', async () => {
    const refusal = await api.refusal('getMixUrls', { params: { id: await premiumOnlyId() }, token: free });
    expect(refusal).toMatchObject({ status: 403, code: 'upgrade_required' });
  });

  test('[API-036] is 403 for a free member above 96 kbit/s, and given for every mix that is not exclusive', async () => {
    for (const quality of [128, 320]) {
      const refusal = await api.refusal('getMixUrls', { params: { id: 400 }, query: { quality }, token: free });
      expect(refusal.status).toBe(403);
    }
    const { data } = await api.call('listMixes', { query: ALL });
    const open = data.filter((mix) => !mix.premium);
    expect(open.length).toBeGreaterThan(350);
    expect(open.length).toBeLessThan(400);
    for (const mix of open.filter((_, index) => index % 40 === 0)) {
      expect((await api.call('getMixUrls', { params: { id: mix.id }, token: free })).status).toBe(200);
    }
  });

  test('[API-035] is given to a Premium member for exclusive mixes and in every quality', async () => {
    const id = await premiumOnlyId();
    for (const quality of [96, 128, 320]) {
      const { data } = await api.call('getMixUrls', { params: { id }, query: { quality }, token: premium });
      expect(data.url).toContain(`/${id}/${quality}.mp3`);
    }
  });

  test('is 404 for an unknown mix', async () => {
    expect((await api.refusal('getMixUrls', { params: { id: 9999 }, token: free })).status).toBe(404);
  });
});
