import { CHANNEL_IDS, type ChannelId, mixIdSchema } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import { createManualClock, type ManualClock, until, type TestEnvironment } from '@afterglow/kit/testing';
import { DAY_MS, HOUR_MS } from '@afterglow/shared-contracts/time';
import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from '#testing/open-test-environment.ts';
import { createSeededEnvironment, TEST_NOW_MS } from '#testing/start-api.ts';
import { type OpenSchedule, openSchedule } from './open-schedule.ts';
import { createSchedulePlanner } from './schedule-planner.ts';
import { openScheduleWindow } from './schedule-window.ts';

const MIDNIGHT_MS = Math.ceil(TEST_NOW_MS / DAY_MS) * DAY_MS;

// One database for all: each test has its own channel, and time only moves forward.
let place: TestEnvironment;
let database: ApiDatabase;
let clock: ManualClock;
let schedule: OpenSchedule;
beforeAll(async () => {
  place = await createSeededEnvironment();
  database = await openTestEnvironment(place);
  clock = createManualClock(TEST_NOW_MS);
  schedule = await openSchedule({
    database,
    clock,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await schedule.dispose();
  await database.close();
  await place.remove();
});

function broadcastsOf(channel: ChannelId) {
  return database.db
    .selectFrom('episodes')
    .select(['id', 'mix_id', 'show_id', 'premiere', 'air_start', 'air_end'])
    .where('channel_id', '=', channel)
    .where('air_end', '>', new Date(clock.nowMs() - 2 * DAY_MS))
    .orderBy('air_start')
    .execute();
}

async function expectNoHoles(channel: ChannelId, fromMs: number, toMs: number): Promise<void> {
  const broadcasts = await broadcastsOf(channel);
  const holes = broadcasts.filter(({ air_end }, index) => {
    const next = broadcasts[index + 1];
    return next !== undefined && next.air_start.getTime() !== air_end.getTime();
  });
  expect(holes).toEqual([]);
  expect(broadcasts[0]?.air_start.getTime()).toBeLessThanOrEqual(fromMs);
  expect(broadcasts.at(-1)?.air_end.getTime()).toBeGreaterThanOrEqual(toMs);
}

const wholePlan = () => ({ fromMs: MIDNIGHT_MS, untilMs: MIDNIGHT_MS + 14 * DAY_MS });

test('every channel is planned without gaps and overlaps from two days ago to two weeks ahead', async () => {
  for (const channel of CHANNEL_IDS) {
    await expectNoHoles(channel, TEST_NOW_MS - 2 * DAY_MS, TEST_NOW_MS + 14 * DAY_MS);
  }
});

test('each mix has one premiere', async () => {
  const rows = await database.db
    .selectFrom('episodes')
    .select((expression) => ['mix_id', expression.fn.min('air_start').as('first')])
    .groupBy('mix_id')
    .execute();
  const premieres = await database.db
    .selectFrom('episodes')
    .select(['mix_id', 'air_start'])
    .where('premiere', '=', true)
    .execute();
  const firstOf = new Map(rows.map(({ mix_id, first }) => [mix_id, first.getTime()]));
  expect(premieres.length).toBeGreaterThan(350);
  for (const { mix_id, air_start } of premieres) expect(air_start.getTime()).toBe(firstOf.get(mix_id));
});

test('planning again, also several times in parallel, changes nothing', async () => {
  const before = await Promise.all(CHANNEL_IDS.map(broadcastsOf));
  const instances = [1, 2, 3].map(() => createSchedulePlanner(database, clock));
  const planned = await Promise.all(instances.map((planner) => planner.plan(wholePlan())));
  expect(planned.flat().map(({ added, removed }) => [added, removed])).toEqual(
    Array.from({ length: 12 }, () => [0, 0]),
  );
  expect(await Promise.all(CHANNEL_IDS.map(broadcastsOf))).toEqual(before);
});

test('a new mix has its premiere in its show’s hours from the next day on; today stays as it is', async () => {
  const before = await broadcastsOf('chill');
  const model = await database.db
    .selectFrom('mixes')
    .select(['id', 'show_id'])
    .where('channel_id', '=', 'chill')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const id = mixIdSchema.parse(100_000);
  await sql`insert into mixes (id, title, show_id, artist_id, channel_id, duration_frames, creation_time, reach,
      favorite_count, trend, premium, color, genres, track_list, pieces)
    select ${id}, 'Brand New', show_id, artist_id, channel_id, duration_frames, ${new Date(TEST_NOW_MS)}, 0,
      0, 0, false, color, genres, track_list, pieces from mixes where id = ${model.id}`.execute(database.db);
  await schedule.planner.plan(wholePlan());
  const after = await broadcastsOf('chill');
  const isToday = ({ air_start }: { air_start: Date }) => air_start.getTime() < MIDNIGHT_MS;
  expect(after.filter(isToday)).toEqual(before.filter(isToday));
  const [first, ...repeats] = after.filter(({ mix_id }) => mix_id === id);
  expect(first?.premiere).toBe(true);
  expect(repeats.some(({ premiere }) => premiere)).toBe(false);
  const ofShow = after.find(
    ({ air_start, show_id }) => air_start.getTime() >= MIDNIGHT_MS && show_id === model.show_id,
  );
  expect(first).toEqual(ofShow);
});

test('a removed mix leaves no gap, and past broadcasts stay', async () => {
  const before = await broadcastsOf('afterglow');
  const onAir = before.find(
    ({ air_start, air_end }) => air_start.getTime() <= TEST_NOW_MS && TEST_NOW_MS < air_end.getTime(),
  );
  const next = before.find(
    ({ air_start, mix_id }) => air_start.getTime() > TEST_NOW_MS + 60_000 && mix_id !== onAir?.mix_id,
  );
  if (onAir?.mix_id == null || next?.mix_id == null) throw new Error('Nothing is on.');
  const sounds = schedule.scheduleWindow.scheduleOf('afterglow').find(({ episodeId }) => episodeId === onAir.id);
  const removed = [onAir.mix_id, next.mix_id];
  await database.db.deleteFrom('mixes').where('id', 'in', removed).execute();
  const isAhead = ({ air_start }: { air_start: Date }) => air_start.getTime() > TEST_NOW_MS + 60_000;
  await until(
    () => broadcastsOf('afterglow'),
    (now) => now.filter(isAhead).every(({ mix_id }) => mix_id !== null),
  );
  await expectNoHoles('afterglow', TEST_NOW_MS - 2 * DAY_MS, TEST_NOW_MS + 14 * DAY_MS);
  const after = await broadcastsOf('afterglow');
  const timesOf = (list: typeof before) =>
    list
      .filter(({ air_start }) => air_start.getTime() <= TEST_NOW_MS)
      .map(({ id, air_start, air_end }) => [id, air_start, air_end]);
  expect(timesOf(after)).toEqual(timesOf(before));
  // Current listeners hear it to its end.
  const still = await until(
    () =>
      Promise.resolve(schedule.scheduleWindow.scheduleOf('afterglow').find(({ episodeId }) => episodeId === onAir.id)),
    (broadcast) => broadcast?.mixId === null,
  );
  expect(still).toEqual({ ...sounds, mixId: null });
});

test('a renamed mix is announced immediately', async () => {
  const [now] = schedule.scheduleWindow.scheduleOf('deep').filter(({ endsAtMs }) => endsAtMs > TEST_NOW_MS);
  if (now?.mixId == null) throw new Error('Nothing is on.');
  const changed = new Promise<void>((resolve) => schedule.scheduleWindow.onChange(resolve));
  await database.db.updateTable('mixes').set({ title: 'Another Name' }).where('id', '=', now.mixId).execute();
  await changed;
  const after = schedule.scheduleWindow.scheduleOf('deep').find(({ episodeId }) => episodeId === now.episodeId);
  expect(after?.streamTitle).toMatch(/ - Another Name$/);
});

test('at midnight a day is added, and earlier plans stay as they were', async () => {
  const before = await broadcastsOf('deep');
  clock.advance(MIDNIGHT_MS - TEST_NOW_MS);
  await until(
    () => broadcastsOf('deep'),
    (now) => now.length > before.length,
  );
  await expectNoHoles('deep', TEST_NOW_MS, MIDNIGHT_MS + 15 * DAY_MS);
  const after = await broadcastsOf('deep');
  const known = new Set(after.map(({ id }) => id));
  const ahead = before.filter(({ air_end }) => air_end.getTime() > clock.nowMs());
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('a gap of a service outage is filled, and everything before it stays', async () => {
  const before = await broadcastsOf('classics');
  await schedule.dispose();
  clock = createManualClock(TEST_NOW_MS + 40 * DAY_MS);
  schedule = await openSchedule({ database, clock, onError: () => undefined });
  await expectNoHoles('classics', clock.nowMs() - 2 * DAY_MS, clock.nowMs() + 14 * DAY_MS);
  const retained = await database.db.selectFrom('episodes').select('id').where('channel_id', '=', 'classics').execute();
  const ids = new Set(retained.map(({ id }) => id));
  expect(before.length).toBeGreaterThan(0);
  expect(before.every(({ id }) => ids.has(id))).toBe(true);
});

test.each([
  ['back', -3 * HOUR_MS],
  ['forward', 8 * HOUR_MS],
])('after the clock is set %s the schedule of that time is read', async (_, changeMs) => {
  let nowMs = clock.nowMs();
  const window = await openScheduleWindow({
    database,
    clock: { nowMs: () => nowMs, schedule: () => () => undefined },
    onError: (error) => {
      throw error;
    },
  });
  nowMs += changeMs;
  const isOnAir = () =>
    window.scheduleOf('chill').some(({ startsAtMs, endsAtMs }) => startsAtMs <= nowMs && nowMs < endsAtMs);
  expect(isOnAir()).toBe(false);
  expect(await until(() => Promise.resolve(isOnAir()), Boolean)).toBe(true);
  await window.dispose();
});
