import { createSigner } from '@afterglow/kit';
import { HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { hashAttempt } from '#app/security/attempt-limiter.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { changeEnvironment } from '#testing/change-environment.ts';
import { createSeededEnvironment, type RunningApi, SIGNING_SECRET, startApi, TEST_NOW_MS } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

const QUARTER_HOUR_MS = 15 * MINUTE_MS;

let place: TestEnvironment;
let api: RunningApi;
beforeAll(async () => {
  place = await createSeededEnvironment();
  await changeEnvironment(place, async (db) => {
    await take(
      db,
      { scope: 'successful log-in of account', key: 'free@afterglow.example', count: 299 },
      QUARTER_HOUR_MS,
    );
    await take(db, { scope: 'play of member', key: '2', count: 599 }, HOUR_MS);
  });
  api = await startApi(place);
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

interface Taken {
  readonly scope: string;
  readonly key: string;
  readonly count: number;
}

/** Simulates this many earlier attempts. */
async function take(db: ApiQueries, { scope, key, count }: Taken, windowMs: number): Promise<void> {
  const key_hash = hashAttempt(createSigner(SIGNING_SECRET), scope, key);
  const window_end = new Date(TEST_NOW_MS + windowMs);
  await db.insertInto('attempts').values({ scope, key_hash, count, window_end }).execute();
}

test('successful logins are limited too: after 300 of an account in 15 minutes the next is 429', async () => {
  const logIn = (who: string) =>
    api.send('createToken', { body: { email: `${who}@afterglow.example`, password: 'afterglow-demo' } });
  expect((await logIn('free')).status).toBe(200);
  const refused = await logIn('free');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  expect((await logIn('new')).status).toBe(200);
  api.clock.skip(QUARTER_HOUR_MS);
  expect((await logIn('free')).status).toBe(200);
});

test('plays of a member are counted up to 600 in an hour, and others’ without effect', async () => {
  const play = async (who: 'premium' | 'new') =>
    (await api.send('addShowReach', { params: { id: 1 }, body: {}, token: await api.logIn(who) })).status;
  expect(await play('premium')).toBe(200);
  expect(await play('premium')).toBe(429);
  expect(await play('new')).toBe(200);
  api.clock.skip(HOUR_MS);
  expect(await play('premium')).toBe(200);
});
