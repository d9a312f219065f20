import { sql } from 'kysely';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createSeededEnvironment } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';
import { createArtistsRepository } from './artists.repository.ts';

const NAMES = ['!!!', 'P!nk', 'ヨルシカ', 'Mötley Crüe', 'Zoë Xanthou', "Qo'zi", 'Wq\\', '100% Zq'];

let place: TestEnvironment;
let database: ApiDatabase;
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
  for (const [at, name] of NAMES.entries())
    await sql`insert into artists (id, url, title, color, has_hero)
      values (${2001 + at}, ${`artist-${at}`}, ${name}, '#336699', false)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const called = async (name: string, order: 'popular' | 'random' = 'popular') =>
  (await createArtistsRepository(database.db).list({ name }, order, { offset: 0, limit: 30 })).items.map(
    ({ title }) => title,
  );

test.each([
  ['!!!', '!!!'],
  ['！！！', '!!!'],
  ['pink', 'P!nk'],
  ['ﾖﾙｼｶ', 'ヨルシカ'],
  ['ＭＯＴＬＥＹ', 'Mötley Crüe'],
  ['motley crue', 'Mötley Crüe'],
  ['motley-c', 'Mötley Crüe'],
  ['zoe x', 'Zoë Xanthou'],
  ['xanthou z', 'Zoë Xanthou'],
  ['antho', 'Zoë Xanthou'],
  ['qozi', "Qo'zi"],
  ['Wq\\', 'Wq\\'],
  ['100% z', '100% Zq'],
])('[API-031] the name "%s" finds %s alone, by plays and at random', async (typed, artist) => {
  expect([await called(typed), await called(typed, 'random')]).toEqual([[artist], [artist]]);
});

test('[API-031] another name, and another character, find no one', async () => {
  for (const typed of ['zoe y', '???', '%%']) expect([typed, await called(typed)]).toEqual([typed, []]);
});
