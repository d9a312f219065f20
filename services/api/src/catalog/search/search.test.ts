import type { Mix, ResultType, SearchFilters } from '@afterglow/shared-contracts';
import fc from 'fast-check';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

type Narrowing = { readonly [Filter in keyof SearchFilters]: NonNullable<SearchFilters[Filter]> };

async function search(query: string, page: Narrowing & { offset?: number; limit?: number; type?: ResultType } = {}) {
  const { data, headers } = await api.call('search', { query: { query, ...page } });
  return { ...data, bestMatch: headers.get('x-search-best-match') };
}

/** The positions of two consecutive letters: a typo in a number would make another number. */
function slippery(text: string): readonly number[] {
  return [...text.matchAll(/\p{L}(?=\p{L})/gu)].map(({ index }) => index);
}

describe('search', () => {
  test.each(['Artists', 'Shows', 'Episodes', 'Mixes'] as const)(
    'with the type %s the response holds the same results of that type, and no others',
    async (type) => {
      const none = { Artists: [], Shows: [], Episodes: [], Mixes: [], bestMatch: null };
      for (const query of [
        'low tide',
        'house',
        'mira halvorsen b2b otis farraday',
        'mira halvorsen low tide',
        'Night Drive qqqqzzzz halvorsen',
        'mira halvorsn',
      ]) {
        const all = await search(query, { offset: 1, limit: 5 });
        expect(await search(query, { offset: 1, limit: 5, type })).toEqual({ ...none, [type]: all[type] });
      }
    },
  );

  test('[API-042] responds with Artists, Shows, Episodes and Mixes', async () => {
    const found = await search('low tide');
    expect(found.Shows.map((show) => show.title)).toEqual(['Low Tide']);
    expect(found.Mixes.length).toBeGreaterThan(0);
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

  test('[API-043] responds with six of a kind by default, and thirty on request', async () => {
    expect((await search('house')).Mixes).toHaveLength(6);
    expect((await search('house', { limit: 30 })).Mixes).toHaveLength(30);
  });

  test.each(['halvorsne', 'Halvørsen', 'HALVOR', 'halvrsen mira', 'mirahalvorsen', 'hlavorsen', 'mira-halvorsen'])(
    'finds Mira Halvorsen by "%s"',
    async (query) => {
      expect((await search(query)).Artists.map((artist) => artist.title)).toContain('Mira Halvorsen');
    },
  );

  test.each([
    ['dorosenko', 'Pavel Dorošenko'],
    ['Çorınne vasquez roy', 'Corinne Vasquez-Roy'],
    ['sable and finch', 'Sable & Finch'],
    ['SABLE+FINCH', 'Sable & Finch'],
    ['sarikaya', 'Elif Sarıkaya'],
  ])('"%s" finds %s: accents and symbols do not matter', async (query, artist) => {
    expect((await search(query)).Artists.map(({ title }) => title)).toContain(artist);
  });

  test.each(['lwo tdie', 'low tide!!', '  LOW   tide ', 'tide: low', 'lowtide', 'lowxtide', 'low tid'])(
    'finds the show Low Tide by "%s"',
    async (query) => {
      expect((await search(query)).Shows.map((show) => show.title)).toContain('Low Tide');
    },
  );

  test.each([
    ['drumandbass', 'Drum & Bass'],
    ['d&b', 'Drum & Bass'],
    ['dnb', 'Drum & Bass'],
    ["drum'n'bass", 'Drum & Bass'],
    ['deephouse', 'Deep House'],
    ['lofi', 'Lo-Fi'],
    ['lo fi', 'Lo-Fi'],
  ])('the genre matched by "%s" is %s', async (query, genre) => {
    const { Mixes, bestMatch } = await search(query, { limit: 30 });
    expect(bestMatch).toBe('Genres');
    expect(Mixes.length).toBeGreaterThan(0);
    for (const mix of Mixes.slice(0, 5)) expect(mix.genre).toContain(genre);
  });

  test('[API-042] the episodes are those of the found shows, the latest first', async () => {
    const { Shows, Episodes } = await search('low tide');
    expect(Episodes.length).toBeGreaterThan(0);
    expect(new Set(Episodes.map((episode) => episode.show_id))).toEqual(new Set(Shows.map((show) => show.id)));
    const starts = Episodes.map((episode) => episode.air_start);
    expect(starts).toEqual([...starts].sort().reverse());
    expect(Date.parse(starts[0] ?? '')).toBeLessThanOrEqual(api.clock.nowMs());
  });

  test('finds mixes by a track in them', async () => {
    const { Mixes } = await search('Foxglove', { limit: 30 });
    expect(Mixes.length).toBeGreaterThan(0);
    for (const mix of Mixes) {
      expect(mix.match?.field).toBe('track');
      const matching = mix.match?.tracks.map((track) => mix.track_list[track]?.title);
      expect(matching).toEqual(mix.track_list.map(({ title }) => title).filter((title) => title === 'Foxglove'));
    }
  });

  test('a space in the wrong place does not matter', async () => {
    expect((await search('lo wtide')).Mixes[0]?.show.title).toBe('Low Tide');
  });

  test('reports the other match of a mix', async () => {
    const fieldsOf = async (query: string) => (await search(query)).Mixes.map((mix) => mix.match?.field);
    expect(await fieldsOf('mira halvorsen')).toContain('artist');
    expect(new Set(await fieldsOf('low tide'))).toEqual(new Set(['title']));
    expect(await fieldsOf('balearic')).toContain('genre');
  });

  test('finds by most words when no item has all of them', async () => {
    const { data: mix } = await api.call('getMix', { params: { id: 400 } });
    const found = await search(`${mix.title} qqqqzzzz halvorsen`);
    expect(found.Mixes.map(({ id }) => id)).toContain(400);
  });

  test.each(["'; drop table mixes; --", '%', '_', '\\', '(((', 'a & | !', '🎧', '\u202e', "''':*", '{},"'])(
    'reads "%s" as text',
    async (query) => {
      const { status } = await api.call('search', { query: { query } });
      expect(status).toBe(200);
      expect((await api.call('listMixes', { query: { limit: 1 } })).data).toHaveLength(1);
    },
  );

  test('finds nothing for nonsense, and then has no best match', async () => {
    const { nothing_found, ...found } = await search('qqqqzzzzxxxx');
    expect(found).toEqual({ Artists: [], Shows: [], Episodes: [], Mixes: [], bestMatch: null });
    expect(nothing_found?.spellings).toEqual([]);
    expect(nothing_found?.popular).toHaveLength(6);
  });

  test('suggests similar spellings when nothing is found, and each of those finds something', async () => {
    const { nothing_found } = await search('sable halvorsen');
    expect(nothing_found?.spellings).toContain('Mira Halvorsen');
    for (const spelling of nothing_found?.spellings ?? []) {
      const { Artists, Shows, Mixes } = await search(spelling);
      expect({ spelling, found: Artists.length + Shows.length + Mixes.length }).not.toEqual({ spelling, found: 0 });
    }
    expect(await search('qqqqzzzzxxxx', { offset: 6 })).not.toHaveProperty('nothing_found');
    expect(await search('low tide')).not.toHaveProperty('nothing_found');
  });

  test('a track has its start in the mix and the matching parts', async () => {
    const { Mixes } = await search('foxglo', { limit: 30 });
    const marked = Mixes.flatMap(({ match, track_list }) =>
      (match?.moments ?? []).map((moment) => {
        const track = track_list[moment.track];
        expect(moment.start_ms).toBe(track?.start_seconds && Math.round(track.start_seconds * 1000));
        return moment.title.map(({ from, to }) => track?.title.slice(from, to));
      }),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(new Set(marked.flat())).toEqual(new Set(['Foxglo']));
    expect(Mixes.some(({ match }) => match?.moments?.some(({ start_ms }) => start_ms !== undefined))).toBe(true);
  });

  describe('with filters', () => {
    test.each<[Narrowing, (mix: Mix) => boolean]>([
      [{ genre: 'deep house' }, ({ genre }) => genre.includes('Deep House')],
      [{ year: 2026 }, ({ creation_time }) => creation_time.startsWith('2026')],
      [{ duration_to: 3600 }, ({ duration }) => duration < 3600],
      [{ duration_from: 3600 }, ({ duration }) => duration >= 3600],
      [{ genre: 'Deep House', year: 2026 }, ({ genre }) => genre.includes('Deep House')],
    ])('%j finds all matching items and no others', async (filters, passes) => {
      const all = (await search('house', { limit: 100, type: 'Mixes' })).Mixes;
      const some = (await search('house', { limit: 100, type: 'Mixes', ...filters })).Mixes;
      expect(some.every(passes)).toBe(true);
      const [first, ...rest] = all.filter(passes);
      const ids = new Set(some.map(({ id }) => id));
      expect([first, ...rest].filter((mix) => mix !== undefined && !ids.has(mix.id))).toEqual([]);
    });

    test('pages are slices of the whole, and artists, shows and broadcasts belong to matching mixes', async () => {
      const filters = { channel: 'deep', duration_from: 1 } as const;
      const whole = await search('house', { limit: 10, ...filters });
      const second = await search('house', { offset: 5, limit: 5, ...filters, type: 'Mixes' });
      expect(second.Mixes).toEqual(whole.Mixes.slice(5));
      const { data: onChannel } = await api.call('listMixes', { query: { channel: 'deep', limit: 1000 } });
      const ids = new Set(onChannel.map(({ id }) => id));
      expect(whole.Mixes.length).toBeGreaterThan(0);
      expect(whole.Mixes.every(({ id }) => ids.has(id))).toBe(true);
      const { Artists, Shows } = await search('a', { limit: 100, ...filters });
      expect(Artists.every(({ id }) => onChannel.some(({ artist }) => artist.id === id))).toBe(true);
      expect(Shows.every(({ id }) => onChannel.some(({ show }) => show.id === id))).toBe(true);
    });

    test('too narrow filters find nothing and offer only matches', async () => {
      const { Mixes, Shows, Artists, nothing_found } = await search('low tide', { year: 1999 });
      expect([...Mixes, ...Shows, ...Artists]).toEqual([]);
      expect(nothing_found?.popular).toEqual([]);
      expect((await search('low tide', { genre: 'no such genre' })).Mixes).toEqual([]);
    });

    test.each(['year=x', 'duration_from=-1', 'duration_to=1.5', 'channel=nowhere', 'genre='])(
      'rejects %s',
      async (filter) => {
        expect((await api.request(`/search?query=house&${filter}`)).status).toBe(400);
      },
    );
  });

  test('rejects an empty keyword, and one of more than 200 characters', async () => {
    expect(await api.refusal('search', { query: { query: '  ' } })).toMatchObject({ status: 400 });
    expect(await api.refusal('search', { query: { query: 'x'.repeat(201) } })).toMatchObject({ status: 400 });
  });

  test('no input makes it fail', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.stringMatching(/^[&|!():*'"<>\\{},% a-c_-]{1,60}$/),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.nat(50), async (query, offset) => {
        const path = `/search?offset=${offset}&query=${encodeURIComponent(query.toWellFormed())}`;
        const { status } = await api.request(path);
        // A blank text is not a query, and no text can contain the character NUL.
        expect(status).toBe(query.trim() === '' || query.includes('\0') ? 400 : 200);
      }),
      { numRuns: 60 },
    );
  });

  test('a misspelled title of any mix is found', async () => {
    const slip = fc.constantFrom(
      (text: string, at: number) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
      (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
      (text: string, at: number) => text.slice(0, at) + text.charAt(at) + text.slice(at),
      (text: string, at: number) => `${text.slice(0, at)}x${text.slice(at + 1)}`,
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), slip, fc.nat(), async (id, mistype, place) => {
        const { data: mix } = await api.call('getMix', { params: { id } });
        const places = slippery(mix.title);
        const found = await search(mistype(mix.title, places[place % places.length] ?? 0), { limit: 30 });
        expect(found.Mixes.map(({ title }) => title)).toContain(mix.title);
      }),
      { numRuns: 60 },
    );
  });
});
