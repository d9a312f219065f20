import { mixIdSchema, type SearchFilters } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { createManualClock } from '@afterglow/kit/testing';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openPlace } from '#testing/open-place.ts';
import { makeSownPlace, type Place, TEST_NOW_MS } from '#testing/start-api.ts';
import { canPass } from './search-filter.ts';
import { createSearchRepository } from './search.repository.ts';
import { createSearchService, type SearchService } from './search.service.ts';

let place: Place;
let database: ApiDatabase;
let service: SearchService;
beforeAll(async () => {
  place = await makeSownPlace();
  database = await openPlace(place);
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

/** A copy of mix 1 with another title, artist and tracks. */
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
])('what is new is found at once: mix %i', async (id, mix, queries) => {
  await addMix(id, mix);
  for (const query of queries)
    expect({ query, titles: await titlesOf(query) }).toEqual({ query, titles: expect.arrayContaining([mix.title]) });
});

test('what has changed is found by what it is called now, and what is gone not at all', async () => {
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

test('a play moves a mix among those that are equally like the query', async () => {
  const [first, second] = await titlesOf('balearic');
  await sql`update mixes set reach = 10000000 where title = ${second}`.execute(database.db);
  expect((await titlesOf('balearic')).slice(0, 2)).toEqual([second, first]);
});

test('what others listen to is looked for among what they hear most, and not at all in an unknown genre', async () => {
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

test('words are counted as often as they are used', async () => {
  const { rows } = await sql`
    select word, documents from words except (
      select word, count(*)::int from (
        select unnest(tsvector_to_array(words)) as word from mix_documents
        union all select unnest(tsvector_to_array(words)) from artists
        union all select unnest(tsvector_to_array(words)) from shows) as used group by word)`.execute(database.db);
  expect(rows).toEqual([]);
});

test('mixes of channels and genres are counted through coming, moving and going', async () => {
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
