import { type RunningApi, startApi } from '../../testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

async function search(query: string, page: { offset?: number; limit?: number } = {}) {
  const { data, headers } = await api.call('search', { query: { query, ...page } });
  return { ...data, bestMatch: headers.get('x-search-best-match') };
}

describe('search', () => {
  test('[API-042] answers Artists, Shows, Episodes and Mixes', async () => {
    const found = await search('low tide');
    expect(found.Shows.map((show) => show.title)).toEqual(['Low Tide']);
    expect(found.Mixes.every((mix) => mix.title.startsWith('Low Tide'))).toBe(true);
    expect(found.Episodes.map((episode) => episode.show_id)).toEqual(found.Mixes.map((mix) => mix.show.id));
    expect((await search('halvorsen')).Artists.map((artist) => artist.title)).toEqual(['Mira Halvorsen']);
  });

  test('[API-042] accepts offset and limit', async () => {
    const first = (await search('house', { limit: 5 })).Mixes.map((mix) => mix.id);
    const second = (await search('house', { offset: 3, limit: 5 })).Mixes.map((mix) => mix.id);
    expect(first).toHaveLength(5);
    expect(second.slice(0, 2)).toEqual(first.slice(3));
  });

  test.each([
    ['Mira Halvorsen', 'Artists'],
    ['low tide', 'Shows'],
    ['deep house', 'Genres'],
    ['Foxglove', 'TrackLists'],
  ])('[API-042] the header x-search-best-match for "%s" is %s', async (query, bestMatch) => {
    expect((await search(query)).bestMatch).toBe(bestMatch);
  });

  test('[API-042] a whole title is best matched by its mix', async () => {
    const { data: mix } = await api.call('getMix', { params: { id: 400 } });
    const found = await search(mix.title);
    expect(found.bestMatch).toBe('Mixes');
    expect(found.Mixes[0]?.id).toBe(400);
  });

  test('[API-043] answers six of a kind when no limit is given, and thirty when asked', async () => {
    expect((await search('house')).Mixes).toHaveLength(6);
    expect((await search('house', { limit: 30 })).Mixes).toHaveLength(30);
  });

  test.each(['halvorsne', 'Halvørsen', 'HALVOR', 'halvrsen mira'])('finds Mira Halvorsen by "%s"', async (query) => {
    expect((await search(query)).Artists.map((artist) => artist.title)).toContain('Mira Halvorsen');
  });

  test.each(['lwo tdie', 'low tide!!', '  LOW   tide ', 'tide: low'])(
    'finds the show Low Tide by "%s"',
    async (query) => {
      expect((await search(query)).Shows.map((show) => show.title)).toEqual(['Low Tide']);
    },
  );

  test('finds mixes by a track that is played in them', async () => {
    const { Mixes } = await search('Foxglove', { limit: 30 });
    expect(Mixes.length).toBeGreaterThan(0);
    for (const mix of Mixes) expect(mix.track_list.map((track) => track.title)).toContain('Foxglove');
  });

  test.each(["'; drop table mixes; --", '%', '_', '\\', '(((', 'a & | !', '🎧'])(
    'takes "%s" for text',
    async (query) => {
      const { status } = await api.call('search', { query: { query } });
      expect(status).toBe(200);
      expect((await api.call('listMixes', { query: { limit: 1 } })).data).toHaveLength(1);
    },
  );

  test('finds nothing for nonsense, and then names no best match', async () => {
    expect(await search('qqqqzzzzxxxx')).toEqual({ Artists: [], Shows: [], Episodes: [], Mixes: [], bestMatch: null });
  });

  test('refuses an empty keyword', async () => {
    expect(await api.refusal('search', { query: { query: '  ' } })).toMatchObject({ status: 400 });
  });
});
