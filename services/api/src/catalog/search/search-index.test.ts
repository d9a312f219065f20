import { mixIdSchema, type SearchFilters } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { createManualClock, type TestEnvironment } from '@afterglow/kit/testing';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createSeededEnvironment, TEST_NOW_MS } from '#testing/start-api.ts';
import type { PageRequest } from '@afterglow/kit';
import { canPass } from './search-filter.ts';
import { createSearchRepository } from './search.repository.ts';
import { createSearchService, type Narrowed, type SearchService } from './search.service.ts';

let place: TestEnvironment;
let database: ApiDatabase;
let service: SearchService;
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
  service = createSearchService(createSearchRepository(database.db), createManualClock(TEST_NOW_MS));
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

async function titlesOf(query: string): Promise<string[]> {
  const { results } = await service.search(query, { offset: 0, limit: 30 });
  return results.Mixes.map(({ title }) => title);
}

async function addMix(
  id: number,
  mix: { title: string; artist: string; tracks?: { title: string; artist: string }[] },
) {
  await sql`insert into artists (id, url, title, color, has_hero) values (${id}, ${`artist-${id}`}, ${mix.artist}, '#336699', false)`.execute(
    database.db,
  );
  await sql`insert into mixes (id, title, show_id, artist_id, channel_id, duration_frames, creation_time, premium, color, genres, track_list, pieces)
    select ${id}, ${mix.title}, show_id, ${id}, channel_id, duration_frames, creation_time, premium, color, genres,
      ${JSON.stringify(mix.tracks ?? [])}::jsonb, pieces from mixes where id = 1`.execute(database.db);
}

test.each([
  [1001, { title: 'Jóga in the Rain', artist: 'Björk' }, ['bjork', 'BJÖRK', 'bjrok', 'joga', 'bjo\u0308rk']],
  [1002, { title: 'Orange Crush Live', artist: 'R.E.M.' }, ['rem', 'r.e.m.', 'R.E.M', 'r e m', 'orangecrush']],
  [1003, { title: 'Don’t Stop', artist: "Sinéad O'Connor" }, ['dont stop', "don't", 'oconnor', 'o connor', "O'Connor"]],
  [
    1004,
    { title: 'Судно', artist: 'Молчат Дома' },
    ['молчат', 'МОЛЧАТ ДОМА', 'молчта', 'судно', 'molchat doma', 'sudno'],
  ],
  [1005, { title: '戦場のメリークリスマス', artist: '坂本龍一' }, ['坂本', '龍一', 'クリスマス', '坂本龍一']],
  [
    1006,
    { title: 'Smørrebrød & Æbleskiver', artist: 'Ålborg Straße' },
    ['smorrebrod', 'aebleskiver', 'strasse', 'alborg'],
  ],
  [1008, { title: 'Im Ring', artist: 'Kölsch' }, ['kolsch', 'Kölsch', 'koelsch', 'Кёльш', 'кельш', 'Кельш им ринг']],
  [1007, { title: '50% _off_ \\o/', artist: 'DJ *' }, ['50% off', '50%', '_off_ 50']],
])('new items are found immediately: mix %i', async (id, mix, queries) => {
  await addMix(id, mix);
  for (const query of queries)
    expect({ query, titles: await titlesOf(query) }).toEqual({ query, titles: expect.arrayContaining([mix.title]) });
});

/** Names as written, with small differences that a listener types. */
const NAMES =
  '!!!|🎧|+/-|P!nk|-M-|ヨルシカ|ガロ|Orb|The Orb|A|C|C#|C++|Ø|50 Cent|311|AC/DC|AC-DC|alt\u2010J|Dødheimsgard|Mötley Crüe|久石譲|조용필|عمرو دياب|Σίγμα|Ke$ha|*NSYNC|deadmau5|deadmaus|M|%|_|\\|❤️|①②|ﬁnale|Wham!|¿|\u3164\u200b★'.split(
    '|',
  );

describe('names of symbols, and names that are not first by plays', () => {
  beforeAll(async () => {
    for (const [at, artist] of NAMES.entries()) await addMix(2001 + at, { title: `Set ${at} of somebody`, artist });
    await sql`update artists set reach = id where id > 2000`.execute(database.db);
    await sql`update artists set reach = 100000 where title in ('The Orb', 'AC-DC')`.execute(database.db);
  });

  const artistsOf = async (query: string, page = { offset: 0, limit: 30 }) =>
    (await service.search(query, page)).results.Artists.map(({ title }) => title);

  test.each([
    ...NAMES.map((name): [string, string] => [name, name]),
    ['pink', 'P!nk'],
    ['P!NK', 'P!nk'],
    ['kesha', 'Ke$ha'],
    ['nsync', '*NSYNC'],
    ['ﾖﾙｼｶ', 'ヨルシカ'],
    ['ｶﾞﾛ', 'ガロ'],
    ['３１１', '311'],
    ['12', '①②'],
    ['finale', 'ﬁnale'],
    ['❤', '❤️'],
    ['orb', 'Orb'],
    ['ORB', 'Orb'],
    ['a', 'A'],
    ['c', 'C'],
    ['c#', 'C#'],
    ['ø', 'Ø'],
    ['ac/dc', 'AC/DC'],
    ['ac-dc', 'AC-DC'],
    ['acdc', 'AC-DC'],
    ['ＡＣ／ＤＣ', 'AC/DC'],
    ['alt-J', 'alt\u2010J'],
    ['altj', 'alt\u2010J'],
    ['alt j', 'alt\u2010J'],
    ['motley crue', 'Mötley Crüe'],
    ['石', '久石譲'],
    ['σιγμα', 'Σίγμα'],
    ['!!', '!!!'],
    ['wham', 'Wham!'],
  ])('"%s" finds the artist %s first, and best of all', async (typed, artist) => {
    const { results, bestMatch } = await service.search(typed, { offset: 0, limit: 6 });
    expect([results.Artists[0]?.title, bestMatch]).toEqual([artist, 'Artists']);
    const { results: found } = await service.search(typed, { offset: 0, limit: 6 }, { type: 'Artists' });
    expect(found.Artists).toEqual(results.Artists);
  });

  test('then by plays, on every page; shows as well', async () => {
    expect((await artistsOf('orb')).slice(0, 2)).toEqual(['Orb', 'The Orb']);
    const all = await artistsOf('a');
    expect(await artistsOf('a', { offset: 1, limit: 3 })).toEqual(all.slice(1, 4));
    await sql`update shows set title = case id when 1 then 'The Zyx' when 2 then 'Zyx' else title end, reach = 4 - id
      where id in (1, 2)`.execute(database.db);
    const { results } = await service.search('zyx', { offset: 0, limit: 6 });
    expect(results.Shows.map(({ title }) => title)).toEqual(['Zyx', 'The Zyx']);
  });

  test('symbols are not mistyped letters, and letters are not mistyped symbols', async () => {
    for (const typed of ['???', '§', '~']) expect([typed, await artistsOf(typed)]).toEqual([typed, []]);
    expect(await artistsOf('w')).not.toContain('%');
  });

  test('a letter is not a typo of another one', async () => {
    for (const typed of ['夜', '한', 'ㄱ', 'θ']) expect([typed, await artistsOf(typed)]).toEqual([typed, []]);
  });

  test('a show, a mix, a genre and a track of symbols are found', async () => {
    await addMix(2901, { title: '***', artist: 'Asterism', tracks: [{ title: '...', artist: '∆∆∆' }] });
    await sql`update shows set title = '???' where id = (select show_id from mixes where id = 2901)`.execute(
      database.db,
    );
    expect(await titlesOf('***')).toEqual(['***']);
    expect((await service.search('???', { offset: 0, limit: 6 })).results.Shows.map(({ title }) => title)).toEqual([
      '???',
    ]);
    const { results } = await service.search('∆∆∆', { offset: 0, limit: 6 });
    expect(results.Mixes.map(({ title, match }) => [title, match?.field])).toEqual([['***', 'track']]);
    await sql`insert into genres (id, name) values (901, '♯♯')`.execute(database.db);
    await sql`update mixes set genres = '{♯♯}' where id = 2901`.execute(database.db);
    expect((await service.search('♯♯', { offset: 0, limit: 6 })).bestMatch).toBe('Genres');
  });
});

describe('several names', () => {
  const find = async (
    query: string,
    { offset = 0, limit = 6, type }: Partial<PageRequest> & Pick<Narrowed, 'type'> = {},
  ) => {
    const { results, bestMatch } = await service.search(query, { offset, limit }, { type });
    return { ...results, bestMatch };
  };
  const names = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);

  test('an artist is found by every prefix of the last word', async () => {
    const { rows } = await sql<{ readonly title: string }>`select title from artists where id < 1000`.execute(
      database.db,
    );
    const several = rows.filter(({ title }) => /^\p{L}+ \p{L}+$/u.test(title));
    expect(several.length).toBeGreaterThan(30);
    for (const { title } of several) {
      const last = title.indexOf(' ') + 1;
      for (const typed of [title.slice(0, last + 1), title.slice(0, last + 2)]) {
        const { Artists } = await find(typed, { type: 'Artists' });
        expect({ typed, found: names(Artists) }).toEqual({ typed, found: expect.arrayContaining([title]) });
      }
    }
  });

  test.each(['b2b', '&', 'and', 'vs', 'vs.', 'feat.', 'ft', '+', 'x', 'with'])(
    'two artists with "%s" between them are both found, and mixes of both',
    async (between) => {
      const both = ['Mira Halvorsen', 'Otis Farraday'];
      const query = both.join(` ${between} `);
      const { Artists, Mixes, bestMatch } = await find(query);
      expect([names(Artists).sort(), bestMatch]).toEqual([both, 'Artists']);
      const all = await find(query, { limit: 100, type: 'Mixes' });
      expect(new Set(all.Mixes.map(({ artist }) => artist.title))).toEqual(new Set(both));
      expect((await find(query, { offset: 1, limit: 3 })).Mixes).toEqual(Mixes.slice(1, 4));
    },
  );

  test('a mix of both comes first', async () => {
    await addMix(3001, { title: 'Otis Farraday at the Pier', artist: 'Mira Halvorsen & Guests' });
    expect(names((await find('otis farraday b2b mira halvorsen')).Mixes)[0]).toBe('Otis Farraday at the Pier');
  });

  test('a word between names is ignored, and alone it is no other word', async () => {
    for (const alone of ['feat.', 'ft', 'b2b', 'vs']) {
      const { Artists, Shows, Mixes } = await find(alone);
      expect([alone, Artists, Shows, Mixes]).toEqual([alone, [], [], []]);
    }
    expect(await find('ft farraday')).toEqual(await find('farraday'));
    expect(names((await find('sable & finch')).Artists)).toEqual(['Sable & Finch']);
  });

  test('an artist with the title of a mix finds the mix, its artist and its show, on every page', async () => {
    const query = 'sable & finch amen parade';
    const found = await find(query);
    const makers = found.Mixes.map(({ artist, show }) => `${artist.title}: ${show.title}`);
    expect(new Set(makers)).toEqual(new Set(['Sable & Finch: Amen Parade']));
    expect([names(found.Artists), names(found.Shows), found.bestMatch]).toEqual([
      ['Sable & Finch'],
      ['Amen Parade'],
      'Mixes',
    ]);
    expect(found.Episodes.length).toBeGreaterThan(0);
    for (const type of ['Artists', 'Shows'] as const) {
      expect((await find(query, { type, limit: 1 }))[type]).toEqual(found[type]);
      expect((await find(query, { type, offset: 1, limit: 3 }))[type]).toEqual([]);
    }
  });
});

test('changed items are found by their current names, and deleted ones not at all', async () => {
  await addMix(1101, { title: 'Quixotry', artist: 'Zephyrine', tracks: [{ title: 'Vexillology', artist: 'Wyvern' }] });
  expect(await titlesOf('vexillology')).toEqual(['Quixotry']);
  await sql`update mixes set title = 'Juxtaposed', track_list = '[]' where id = 1101`.execute(database.db);
  await sql`update artists set title = 'Mnemosyne Xylo' where id = 1101`.execute(database.db);
  expect(await titlesOf('juxtaposde')).toEqual(['Juxtaposed']);
  expect(await titlesOf('mnemosyne')).toEqual(['Juxtaposed']);
  for (const gone of ['quixotry', 'vexillology', 'zephyrine', 'wyvern']) expect(await titlesOf(gone)).toEqual([]);
  await sql`delete from mixes where id = 1101`.execute(database.db);
  await sql`delete from artists where id = 1101`.execute(database.db);
  expect(await titlesOf('juxtaposed')).toEqual([]);
  const words = await database.db
    .selectFrom('words')
    .select('word')
    .where('word', 'in', ['juxtaposed', 'mnemosyne'])
    .execute();
  expect(words).toEqual([]);
});

test('a play moves a mix among those that are equally similar to the query', async () => {
  const [first, second] = await titlesOf('balearic');
  await sql`update mixes set reach = 10000000 where title = ${second}`.execute(database.db);
  expect((await titlesOf('balearic')).slice(0, 2)).toEqual([second, first]);
});

test('popular mixes are picked among the most played, and none for an unknown genre', async () => {
  const repository = createSearchRepository(database.db);
  const popular = async (among: number, filters: SearchFilters = {}) => {
    const filter = await repository.readFilter(filters);
    return (await repository.readPopular({ filter, count: 6, among })).map(({ id }) => id);
  };
  const heard = await popular(1000);
  expect(heard).toHaveLength(6);
  expect(await popular(2)).toEqual(heard.slice(0, 2));
  expect(await popular(1000, { genre: 'no such genre' })).toEqual([]);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from mixes
    where ${canPass(await repository.readFilter({ genre: 'no such genre' }))}`.execute(database.db);
  expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toMatch(/One-Time Filter/);
});

test('words are counted by their uses', async () => {
  const { rows } = await sql`
    select word, documents from words except (
      select word, count(*)::int from (
        select unnest(tsvector_to_array(words)) as word from mix_documents
        union all select unnest(tsvector_to_array(words)) from artists
        union all select unnest(tsvector_to_array(words)) from shows) as used group by word)`.execute(database.db);
  expect(rows).toEqual([]);
});

test('the counts of mixes by channel and genre follow inserts, updates and deletes', async () => {
  const differences = () =>
    sql`(
      select channel_id, 0 as genre_id, count(*)::int as mixes from mixes group by channel_id
      union all select mixes.channel_id, genre_id, count(*)::int from mix_genres join mixes on mixes.id = mix_id
        group by mixes.channel_id, genre_id
    ) except select channel_id, genre_id, mixes from mix_counts`.execute(database.db);
  await addMix(1201, { title: 'Counted', artist: 'Counter' });
  await sql`insert into mix_genres (genre_id, mix_id) values (1, 1201), (2, 1201)`.execute(database.db);
  expect((await differences()).rows).toEqual([]);
  await sql`update mixes set channel_id = 'chill' where id = 1201`.execute(database.db);
  await sql`update mixes set channel_id = 'classics' where id = 1201`.execute(database.db);
  expect((await differences()).rows).toEqual([]);
  await sql`delete from mixes where id = ${mixIdSchema.parse(1201)}`.execute(database.db);
  expect((await differences()).rows).toEqual([]);
  const { rows } = await sql<{
    total: number;
  }>`select sum(mixes)::int as total from mix_counts where genre_id = 0`.execute(database.db);
  const mixes = await sql<{ total: number }>`select count(*)::int as total from mixes`.execute(database.db);
  expect(rows).toEqual(mixes.rows);
});
