import { rm } from 'node:fs/promises';
import { NOW_PLAYING_SOCKET_PATH, type NowPlayingMessage, nowPlayingMessageSchema } from '@afterglow/shared-contracts';
import pg from 'pg';
import * as z from 'zod/mini';
import { createSeededEnvironment, type RunningApi, startApi } from '#testing/start-api.ts';
import { type TestEnvironment, until } from '@afterglow/kit/testing';

/** The connections on which the instances listen: their last statement was LISTEN. */
const LISTENING = `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`;

let place: TestEnvironment;
let instances: readonly [RunningApi, RunningApi];
let database: pg.Client;
beforeAll(async () => {
  place = await createSeededEnvironment();
  instances = [await startApi(place), await startApi({ ...place, folder: secondFolder() })];
  database = new pg.Client({ connectionString: place.databaseUrl, options: '-c search_path=api,public' });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await Promise.all(instances.map((instance) => instance.stop()));
  await rm(secondFolder(), { recursive: true, force: true });
  await place.remove();
});

function secondFolder(): string {
  return `${place.folder}-second`;
}

async function connect({ origin }: RunningApi) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v3${NOW_PLAYING_SOCKET_PATH}`);
  const shown: NowPlayingMessage[] = [];
  socket.onmessage = ({ data }) => shown.push(z.parse(nowPlayingMessageSchema, JSON.parse(String(data))));
  await until(
    () => nextTurn(shown),
    ({ length }) => length > 0,
  );
  return { shown, close: () => socket.close() };
}

/** Lets data that arrived over the network be processed. */
async function nextTurn<T>(value: T): Promise<T> {
  await new Promise((resolve) => setImmediate(resolve));
  return value;
}

function rename(mixId: number, title: string) {
  return database.query('update mixes set title = $1 where id = $2', [title, mixId]);
}

async function mixOnAir(station: 'deep' | 'chill') {
  const { data } = await instances[0].call('listStations');
  const item = data[station]?.nowPlaying[0];
  if (item === undefined) throw new Error(`Nothing is on at ${station}.`);
  return item.mixes_id;
}

test('both instances send the same audio at the same time', async () => {
  const sounds = await Promise.all(
    instances.map(async (instance) => {
      const token = await instance.logIn('free');
      const { data } = await instance.call('validateStreaming', { query: { station: 'deep', mount: 'low' }, token });
      const response = await instance.request(`/live/a/deep/low.mp3?token=${data.token}`);
      const reader = response.body?.getReader();
      const { value } = (await reader?.read()) as { value: Uint8Array };
      await reader?.cancel();
      return Buffer.from(value).subarray(0, 40_000).toString('base64');
    }),
  );
  expect(sounds[0]).toBe(sounds[1]);
});

test('the listeners of both instances get a renamed mix', async () => {
  const listeners = await Promise.all(instances.map(connect));
  const mixId = await mixOnAir('deep');
  await rename(mixId, 'Renamed While Playing');
  for (const { shown, close } of listeners) {
    const messages = await until(
      () => nextTurn(shown),
      ({ length }) => length > 1,
    );
    expect(messages[1]?.nowPlaying.map(({ station, mixes }) => [station, mixes.title])).toEqual([
      ['deep', 'Renamed While Playing'],
    ]);
    close();
  }
});

test('a killed listening connection recovers, and changes in between are then reported', async () => {
  const listeners = await Promise.all(instances.map(connect));
  const mixId = await mixOnAir('chill');
  const { rows } = await database.query<{ pid: number }>(LISTENING);
  expect(rows.length).toBeGreaterThanOrEqual(2);
  // Killed and changed in one statement, so no instance can have been listening.
  await database.query(
    `do $$ begin
       perform pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid();
       update mixes set title = 'Renamed Unheard' where id = ${mixId};
     end $$`,
  );
  for (const { shown, close } of listeners) {
    const messages = await until(
      () => nextTurn(shown),
      ({ length }) => length > 1,
    );
    expect(messages.at(-1)?.nowPlaying.map(({ mixes }) => mixes.title)).toEqual(['Renamed Unheard']);
    close();
  }
});

test('a name changed directly in the database changes in the lists of both, whatever they cached', async () => {
  const titlesOf = async (instance: RunningApi) =>
    (await instance.call('listMixes', { query: { limit: 5 } })).data.map(({ title }) => title);
  const titles = () => Promise.all(instances.map(titlesOf));
  const [before] = await titles();
  expect(await titles()).toEqual([before, before]);
  const [mix] = (await instances[0].call('listMixes', { query: { limit: 1 } })).data;
  await rename(mix?.id ?? 0, 'Renamed In Lists');
  const after = ['Renamed In Lists', ...(before ?? []).slice(1)];
  await until(titles, ([first, second]) => first?.[0] === 'Renamed In Lists' && second?.[0] === 'Renamed In Lists');
  expect(await titles()).toEqual([after, after]);
});

test('a schedule that one instance plans again plays on both', async () => {
  const planned = await database.query<{ id: number }>(
    `delete from mixes where id in (select mix_id from episodes where channel_id = 'classics' and air_start > $1
       order by air_start offset 1 limit 1) returning id`,
    [new Date(instances[0].clock.nowMs())],
  );
  expect(planned.rowCount).toBe(1);
  const plans = await until(
    () => Promise.all(instances.map(async (one) => (await one.call('listStations')).data['classics']?.playlist ?? [])),
    (playlists) => playlists.every(({ length }) => length === 3),
  );
  expect(plans[0]).toEqual(plans[1]);
  expect(plans[0]?.map(({ mixes_id }) => mixes_id)).not.toContain(planned.rows[0]?.id);
});
