import { readRefusal } from '#testing/api-client.ts';
import { operatorTokenOf } from '#testing/send-import.ts';
import { signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

describe('entities by ID', () => {
  test('[API-030] shows, artists and episodes are returned by ID, and 404 when they do not exist', async () => {
    expect((await api.call('getShow', { params: { id: 3 } })).data).toMatchObject({
      id: 3,
      type: 'show',
      title: 'La Piste',
      channel_title: 'Classics',
      artist: { id: 3, title: 'Lune Baptiste' },
    });
    expect((await api.call('getArtist', { params: { id: 3 } })).data).toMatchObject({ id: 3, type: 'artist' });
    expect((await api.call('getEpisode', { params: { id: 400 } })).data.id).toBe(400);
    for (const name of ['getShow', 'getArtist', 'getEpisode'] as const) {
      expect(await api.refusal(name, { params: { id: 99_999_999 } })).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  test('an artist has the newest own mix, and the genres of all of them', async () => {
    const { data: artist } = await api.call('getArtist', { params: { id: 2 } });
    const { data: mixes } = await api.call('listMixes', { query: { artists_id: 2, limit: 100 } });
    expect(artist.latestMix).toBe(mixes[0]?.id);
    expect(artist.genre).toEqual([...new Set(mixes.flatMap(({ genre }) => genre))].sort());
  });
});

describe('artists', () => {
  const list = async (query: Record<string, string | number>) => (await api.call('listArtists', { query })).data;

  test('[API-031] are by plays unless ordered by title or at random', async () => {
    const plays = (await list({ limit: 80 })).map((artist) => artist.reach);
    expect(plays).toHaveLength(80);
    expect(plays).toEqual([...plays].sort((first, second) => second - first));
    expect((await list({ order: 'title', limit: 2 })).map((artist) => artist.title)).toEqual([
      'Aino Lehtisalo',
      'Alba Ferrand',
    ]);
    const draws = await Promise.all(Array.from({ length: 4 }, () => list({ order: 'random', limit: 80 })));
    expect(new Set(draws.map((artists) => artists.map(({ id }) => id).join())).size).toBeGreaterThan(1);
  });

  test('[API-031] accept name, channel and genre', async () => {
    expect((await list({ name: 'SARIKAYA' })).map((artist) => artist.title)).toEqual(['Elif Sarıkaya']);
    expect(await list({ name: '%' })).toEqual([]);
    const { data: mixes } = await api.call('listMixes', { query: { limit: 400 } });
    const ofChannel = new Set(
      (await api.call('listMixes', { query: { channel: 'chill', limit: 400 } })).data.map((mix) => mix.artist.id),
    );
    expect(new Set((await list({ channel: 'chill', limit: 80 })).map(({ id }) => id))).toEqual(ofChannel);
    const ofGenre = new Set(mixes.filter((mix) => mix.genre.includes('Lo-Fi')).map((mix) => mix.artist.id));
    expect(new Set((await list({ genre: 'Lo-Fi', limit: 80 })).map(({ id }) => id))).toEqual(ofGenre);
  });

  test('[API-031] accept offset, limit and trending', async () => {
    const trending = await list({ trending: 1, limit: 7 });
    expect(trending).toHaveLength(7);
    expect(await list({ trending: 1, offset: 2, limit: 2 })).toEqual(trending.slice(2, 4));
    expect(trending.map(({ id }) => id)).not.toEqual((await list({ limit: 7 })).map(({ id }) => id));
  });
});

describe('genres, playlists and banners', () => {
  test('[API-044] genres have a name', async () => {
    const { data } = await api.call('listGenres');
    expect(data).toHaveLength(24);
    expect(data.map((genre) => genre.name)).toContain('Drum & Bass');
  });

  test('[API-045] playlists accept type, featured, hidden, offset, limit and order', async () => {
    const list = async (query: Record<string, string | number>) => (await api.call('listPlaylists', { query })).data;
    const charts = await list({ type: 'chart', order: '-modification_time' });
    expect(charts).toHaveLength(12);
    expect(charts.every((playlist) => playlist.type === 'chart')).toBe(true);
    const featured = await list({ type: 'chart', featured: 1, limit: 6, offset: 0 });
    expect(featured).toHaveLength(6);
    expect(featured.every((playlist) => playlist.featured === 1)).toBe(true);
    expect((await list({ type: 'editorial', featured: 1 })).length).toBeGreaterThanOrEqual(8);
    expect(await list({ type: 'recommended' })).toEqual([]);
    const all = await list({});
    expect(all.length).toBeGreaterThan(20);
    expect((await list({ offset: 1, limit: 2 })).map(({ id }) => id)).toEqual(all.slice(1, 3).map(({ id }) => id));
  });

  test('[API-049] hidden=1 adds hidden playlists and show_all=1 unpublished banners, for super admins', async () => {
    const { email, password } = await signUp(api);
    await api.call('setSuperAdmin', { body: { email, super_admin: true }, token: await operatorTokenOf(api) });
    const { token } = (await api.call('createToken', { body: { email, password } })).data;
    const count = async (name: 'listPlaylists' | 'listBanners', query: object) =>
      Number((await api.call(name, { query, token })).headers.get('x-items-total'));
    expect(await count('listPlaylists', { hidden: 1 })).toBe((await count('listPlaylists', {})) + 1);
    expect(await count('listPlaylists', { hidden: 0 })).toBe(await count('listPlaylists', {}));
    expect(await count('listBanners', { show_all: 1 })).toBe((await count('listBanners', {})) + 1);
    expect(await count('listBanners', { show_all: 0 })).toBe(await count('listBanners', {}));
    const stored = await api.call('listBanners', { query: { show_all: 1 }, token });
    expect(stored.headers.get('cache-control')).toBe('private, no-store');
  });

  test('[API-049] anyone but a super admin is denied unpublished items', async () => {
    const headers = { authorization: `Bearer ${await api.logIn('premium')}` };
    for (const path of ['/playlists?hidden=1', '/bfhs?show_all=1']) {
      expect((await readRefusal(await api.request(path))).code).toBe('not_authenticated');
      expect((await readRefusal(await api.request(path, { headers }))).code).toBe('forbidden');
      expect((await api.request(path.replace('=1', '=0'), { headers })).status).toBe(200);
    }
  });

  test('[API-046] a playlist is returned by its ID, and 404 when it does not exist', async () => {
    const { data } = await api.call('getPlaylist', { params: { id: 101 } });
    expect(data).toMatchObject({ id: 101, type: 'chart', revisions_title: 'Afterglow Top 20', mixes_count: 20 });
    expect((await api.refusal('getPlaylist', { params: { id: 9999 } })).status).toBe(404);
  });

  test('[API-047] the mixes of a playlist come in its order, in pages, with the total', async () => {
    const { data, headers } = await api.call('listPlaylistMixes', { params: { id: 101 } });
    expect(headers.get('x-items-total')).toBe('20');
    const plays = data.map(({ mixes }) => mixes.reach);
    expect(plays).toHaveLength(20);
    expect(plays).toEqual([...plays].sort((first, second) => second - first));
    const page = await api.call('listPlaylistMixes', { params: { id: 101 }, query: { offset: 5, limit: 5 } });
    expect(page.data).toEqual(data.slice(5, 10));
    expect((await api.refusal('listPlaylistMixes', { params: { id: 9999 } })).status).toBe(404);
  });

  test('[API-048] banners are the entries of the home page, newest first', async () => {
    const { data } = await api.call('listBanners', { query: { order: '-modification_time', limit: 10 } });
    expect(data.map((banner) => banner.id)).toEqual([1, 2, 3, 4, 5]);
    expect(data[0]?.primary_action).toEqual({ type: 'playChannel', value: 'afterglow', label: 'Play Afterglow' });
    expect((await api.call('listBanners', { query: { offset: 1, limit: 1 } })).data).toEqual([data[1]]);
  });
});

describe('plans and subscriptions', () => {
  test('[PREMIUM-035] the plans are Free, Monthly and Yearly', async () => {
    const { data } = await api.call('listPlans');
    expect(data.map(({ current: _, ...plan }) => plan)).toEqual([
      { id: 1, title: 'Free', price: 0, durationMonths: 0, durationTrialMonths: 0, active: 1 },
      { id: 2, title: 'Monthly', price: 499, durationMonths: 1, durationTrialMonths: 1, active: 1 },
      { id: 3, title: 'Yearly', price: 4790, durationMonths: 12, durationTrialMonths: 0, active: 1 },
    ]);
  });

  test.each([
    ['premium', 3],
    ['free', 1],
    ['new', 1],
  ] as const)('[API-055] the plans mark the current one: of %s it is %i', async (who, current) => {
    const { data } = await api.call('listPlans', { token: await api.logIn(who) });
    expect(data.filter((plan) => plan.current).map((plan) => plan.id)).toEqual([current]);
  });

  test('[API-055] a visitor has no current plan', async () => {
    expect((await api.call('listPlans')).data.some((plan) => plan.current)).toBe(false);
  });

  test('[API-056] subscriptions are those of the caller, of one status on request', async () => {
    const list = async (who: 'free' | 'premium' | 'new', membersid: number, status?: string) => {
      const query = status === undefined ? { membersid } : { membersid, status };
      return (await api.call('listSubscriptions', { query, token: await api.logIn(who) })).data;
    };
    const [past] = await list('free', 1);
    expect(past).toMatchObject({ status: 'canceled', subscriptionsProductsId: { id: 2 }, paymentProcessor: 'manual' });
    expect(Date.parse(past?.endTime ?? '')).toBeLessThan(api.clock.nowMs());
    expect(await list('free', 1, 'active')).toEqual([]);
    expect(await list('premium', 2, 'active')).toHaveLength(1);
    expect(await list('new', 3)).toEqual([]);
    const others = { query: { membersid: 2 }, token: await api.logIn('free') };
    expect(await api.refusal('listSubscriptions', others)).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
