// @databases both
import { sql } from 'kysely';
import { COUNTS_MAX_AGE_MS } from '#http/response-cache/response-cache.ts';
import { changeEnvironment } from '#testing/change-environment.ts';
import { makeMp3 } from '#testing/make-music.ts';
import { operatorTokenOf, sendImport } from '#testing/send-import.ts';
import { createSeededEnvironment, type RunningApi, startApi, TEST_NOW_MS } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

const PUBLISHED_AFTER_MS = 2_000;

let place: TestEnvironment;
let api: RunningApi;
let planned: number;
beforeAll(async () => {
  place = await createSeededEnvironment();
  await changeEnvironment(place, async (db) => {
    const at = new Date(TEST_NOW_MS + PUBLISHED_AFTER_MS);
    const { rows } = await sql<{ id: number }>`insert into playlist_revisions
      (playlist_id, title, color, publish_time, modification_time)
      select min(id), 'Just published', '#336699', ${at}, ${at} from playlists returning playlist_id as id`.execute(db);
    planned = rows[0]?.id ?? 0;
  });
  api = await startApi(place);
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

async function see(path: string) {
  const response = await api.request(path, { headers: { 'accept-encoding': 'identity' } });
  return {
    text: await response.text(),
    tag: response.headers.get('etag'),
    total: response.headers.get('x-items-total'),
  };
}

test('a playlist revision is shown from its time on, also when the previous one was just cached', async () => {
  const title = async () => (await api.call('getPlaylist', { params: { id: planned } })).data.revisions_title;
  const mixes = async () => (await api.call('listPlaylistMixes', { params: { id: planned } })).data.length;
  api.clock.advance(PUBLISHED_AFTER_MS - 1);
  expect(await title()).not.toBe('Just published');
  expect(await mixes()).toBeGreaterThan(0);
  api.clock.advance(1);
  expect(await title()).toBe('Just published');
  expect(await mixes()).toBe(0);
});

test('a play shows in lists within five seconds; until then they are identical bytes', async () => {
  const token = await api.logIn('free');
  const popular = () => see('/mixes?order=-reach&limit=1');
  const before = await popular();
  const [mix] = JSON.parse(before.text) as [{ id: number; reach: number; show: { id: number } }];
  await api.call('addShowReach', { params: { id: mix.show.id }, body: { mixes_id: mix.id }, token });
  api.clock.advance(COUNTS_MAX_AGE_MS - 1);
  expect(await popular()).toEqual(before);
  api.clock.advance(1);
  const after = await popular();
  expect(JSON.parse(after.text)).toMatchObject([{ id: mix.id, reach: mix.reach + 1 }]);
  expect(after.tag).not.toBe(before.tag);
});

test('an imported mix shows immediately in every cached list', async () => {
  const seen = () => Promise.all(['/mixes?limit=3', '/genres', '/search?query=zorblax', '/mixes?genre=House'].map(see));
  const before = await seen();
  expect(await seen()).toEqual(before);
  const tags = { title: 'Zorblax Rising', artist: 'Zorblax', show: 'Zorblax Hours', genres: ['Zeuhl', 'House'] };
  await sendImport(api, await operatorTokenOf(api), { audio: await makeMp3(50, 440), tags });
  const after = await seen();
  expect(after.map(({ text }) => /Zorblax|Zeuhl/.test(text))).toEqual([true, true, true, true]);
  expect(before.map(({ text }) => /Zorblax|Zeuhl/.test(text))).toEqual([false, false, false, false]);
  for (const [at, { tag, total }] of after.entries()) {
    expect(tag).not.toBe(before[at]?.tag);
    if (total !== null) expect(Number(total)).toBe(Number(before[at]?.total) + 1);
  }
});

test('an unchanged page gets another ETag when its total changes', async () => {
  const last = () => see('/mixes?limit=1&artists_id=1&order=-reach');
  const before = await last();
  const [{ artist, show }] = JSON.parse(before.text) as [{ artist: { title: string }; show: { title: string } }];
  const tags = { title: 'One more', artist: artist.title, show: show.title };
  await sendImport(api, await operatorTokenOf(api), { audio: await makeMp3(51, 330), tags });
  const after = await last();
  expect(after.text).toBe(before.text);
  expect(Number(after.total)).toBe(Number(before.total) + 1);
  expect(after.tag).not.toBe(before.tag);
});

test('all callers share the cached responses, and each gets their own of the others', async () => {
  const tokens = [undefined, await api.logIn('free'), await api.logIn('premium')];
  const callers = tokens.map((token) => (token === undefined ? {} : { authorization: `Bearer ${token}` }));
  const textsOf = (path: string) =>
    Promise.all(callers.map(async (headers) => (await api.request(path, { headers })).text()));
  expect(new Set(await textsOf('/mixes?limit=30')).size).toBe(1);
  const plans = await textsOf('/subscriptions/products');
  expect(new Set(plans).size).toBe(3);
  expect(await textsOf('/subscriptions/products')).toEqual(plans);
});
