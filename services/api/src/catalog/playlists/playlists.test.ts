import type { Playlist } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

const MEMBERS = { free: 1, premium: 2, new: 3 } as const;
type Who = keyof typeof MEMBERS;

async function recommended(who: Who, query: object = {}) {
  const input = { query: { type: 'recommended', ...query }, token: await api.logIn(who) };
  const { data, headers } = await api.call('listPlaylists', input);
  return { data, total: Number(headers.get('x-items-total')) };
}

async function like(who: Who, type: 'mixes' | 'genres' | 'shows' | 'artists', id: number): Promise<void> {
  const member = MEMBERS[who];
  const body = { members_id: { id: member }, [`${type}_id`]: { id } };
  await api.call('addFavorite', { params: { id: member, type }, body, token: await api.logIn(who) });
}

async function genresOf({ id }: Playlist): Promise<string[]> {
  const { data } = await api.call('listPlaylistMixes', { params: { id } });
  return data.flatMap(({ mixes }) => mixes.genre);
}

async function genreId(name: string): Promise<number> {
  return (await api.call('listGenres')).data.find((genre) => genre.name === name)?.id ?? 0;
}

describe('recommended playlists', () => {
  test('[BROWSE-040] a visitor, and a member without history, get none', async () => {
    const { data, headers } = await api.call('listPlaylists', { query: { type: 'recommended' } });
    expect([data, headers.get('x-items-total')]).toEqual([[], '0']);
    expect(await recommended('new')).toEqual({ data: [], total: 0 });
  });

  test('[BROWSE-040] a member gets playlists that share a genre with the favorites, the best match first', async () => {
    await like('free', 'genres', await genreId('Ambient'));
    const { data, total } = await recommended('free');
    expect(total).toBe(data.length);
    expect(total).toBeGreaterThan(1);
    const shares = await Promise.all(
      data.map(async (playlist) => {
        const genres = await genresOf(playlist);
        return genres.filter((genre) => genre === 'Ambient').length / playlist.mixes_count;
      }),
    );
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(shares).toEqual([...shares].sort((first, second) => second - first));
    expect(data.every(({ type }) => type !== 'chart')).toBe(true);
    const { data: all } = await api.call('listPlaylists', { query: { type: 'editorial' } });
    const others = all.filter(({ id }) => !data.some((playlist) => playlist.id === id));
    expect(others.length).toBeGreaterThan(0);
    for (const playlist of others) expect(await genresOf(playlist)).not.toContain('Ambient');
  });

  test('[BROWSE-040] come in pages, and favorite mixes, shows and artists count too', async () => {
    const { data: mixes } = await api.call('listMixes', { query: { genre: 'Techno', limit: 1 } });
    const [mix] = mixes;
    if (mix === undefined) throw new Error("We couldn't find this mix.");
    await like('premium', 'mixes', mix.id);
    const ofMix = await recommended('premium');
    expect(ofMix.data.length).toBeGreaterThan(0);
    for (const playlist of ofMix.data)
      expect((await genresOf(playlist)).some((genre) => mix.genre.includes(genre))).toBe(true);
    await like('premium', 'shows', 4);
    await like('premium', 'artists', 60);
    const all = await recommended('premium');
    expect(all.total).toBeGreaterThan(ofMix.total);
    expect(await recommended('premium', { offset: 1, limit: 2 })).toEqual({
      data: all.data.slice(1, 3),
      total: all.total,
    });
  });

  test('[BROWSE-040] the plays of a member weigh the same, for a while', async () => {
    const { data: mixes } = await api.call('listMixes', { query: { genre: 'Disco', limit: 1 } });
    const [mix] = mixes;
    if (mix === undefined) throw new Error("We couldn't find this mix.");
    const token = await api.logIn('new');
    await api.call('addShowReach', { params: { id: mix.show.id }, body: { mixes_id: mix.id }, token });
    const { data } = await recommended('new');
    expect(data.length).toBeGreaterThan(0);
    for (const playlist of data)
      expect((await genresOf(playlist)).some((genre) => mix.genre.includes(genre))).toBe(true);
  });
});

describe('revisions of a playlist', () => {
  const find = async (id: number) => (await api.call('getPlaylist', { params: { id } })).data;
  const mixesOf = async (id: number) =>
    (await api.call('listPlaylistMixes', { params: { id } })).data.map(({ mixes }) => mixes.id);

  test('[API-046] a draft is hidden, and a planned one appears only at its time', async () => {
    const { data } = await api.call('listPlaylists', { query: { type: 'editorial' } });
    const [drafted, planned] = data;
    if (drafted === undefined || planned === undefined) throw new Error('There are no playlists.');
    expect(data.some(({ revisions_title }) => revisions_title.includes('(revised)'))).toBe(false);
    const before = await mixesOf(planned.id);
    api.clock.skip(8 * DAY_MS);
    expect(await find(drafted.id)).toEqual(drafted);
    const published = await find(planned.id);
    expect(published.revisions_title).toBe(`${planned.revisions_title} (revised)`);
    expect(published.revisions_id).not.toBe(planned.revisions_id);
    expect(Date.parse(published.revisions_publish_time ?? '')).toBeLessThanOrEqual(api.clock.nowMs());
    expect(await mixesOf(planned.id)).toEqual(before.toReversed());
    const first = (await api.call('listPlaylists', { query: { type: 'editorial', limit: 1 } })).data;
    expect(first).toEqual([published]);
  });
});
