import { createManualClock, type TestEnvironment } from '@afterglow/kit/testing';
import type { MemberId } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import { changeEnvironment } from '#testing/change-environment.ts';
import { signUp } from '#testing/sign-up.ts';
import { createSeededEnvironment, type RunningApi, startApi, TEST_NOW_MS } from '#testing/start-api.ts';
import { createReauthentications } from './reauthentications.ts';

let place: TestEnvironment;
let api: RunningApi;
let byNetwork: string;
let elsewhere: string;
let withPassword: string;
beforeAll(async () => {
  place = await createSeededEnvironment();
  const before = await startApi(place);
  const { id, email, password, token } = await signUp(before);
  byNetwork = token;
  elsewhere = (await before.call('createToken', { body: { email, password } })).data.token;
  withPassword = (await signUp(before)).token;
  await before.stop();
  await changeEnvironment(place, async (db) => {
    await confirmsForFiveMinutes(db, id);
    await beginsByNetwork(db, withPassword);
    await comesByNetwork(db, id);
  });
  api = await startApi(place);
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

/** Reads the database directly, because the service does not expose when a session was confirmed. */
async function confirmsForFiveMinutes(db: ApiQueries, id: MemberId): Promise<void> {
  const clock = createManualClock(TEST_NOW_MS);
  const confirmations = createReauthentications(db, clock);
  const [here, elsewhere] = [{ token: 'here' }, { token: 'elsewhere' }];
  for (const { token } of [here, elsewhere]) {
    const expiry_time = new Date(TEST_NOW_MS + 60 * MINUTE_MS);
    await db
      .insertInto('tokens')
      .values({ token_hash: hashBearerToken(token), member_id: id, expiry_time })
      .execute();
  }
  const required = { code: 'confirmation_required', kind: 'forbidden' };
  await expect(confirmations.require(here)).rejects.toMatchObject(required);
  await confirmations.note(here);
  clock.skip(5 * MINUTE_MS - 1);
  await expect(confirmations.require(here)).resolves.toBeUndefined();
  await expect(confirmations.require(elsewhere)).rejects.toMatchObject(required);
  clock.skip(1);
  await expect(confirmations.require(here)).rejects.toMatchObject(required);
}

async function beginsByNetwork(db: ApiQueries, token: string): Promise<void> {
  const session = db.updateTable('tokens').set({ by_network: true });
  await session.where('token_hash', '=', hashBearerToken(token)).execute();
}

async function comesByNetwork(db: ApiQueries, id: MemberId): Promise<void> {
  await beginsByNetwork(db, byNetwork);
  await db.updateTable('members').set({ password_hash: null }).where('id', '=', id).execute();
  const login_time = new Date(TEST_NOW_MS);
  await db
    .insertInto('member_identities')
    .values({ member_id: id, network: 'google', subject: 'somebody', creation_time: login_time, login_time })
    .execute();
}

const confirm = (token: string, body: object) => api.send('confirmSession', { body, token });

test('only a recent login by a provider confirms its session of a member without a password', async () => {
  expect((await confirm(elsewhere, {})).status).toBe(403);
  expect((await confirm(byNetwork, {})).status).toBe(204);
  api.clock.skip(15 * MINUTE_MS);
  expect((await confirm(byNetwork, {})).status).toBe(403);
});

test('a member who has a password enters it, also in a session that a provider just started', async () => {
  expect(await api.refusal('confirmSession', { body: {}, token: withPassword })).toMatchObject({
    status: 403,
    message: 'Enter your password.',
  });
});

test('a wrong or missing password confirms nothing, and the session stays open', async () => {
  const { id, password, token } = await signUp(api);
  for (const body of [{ password: `${password}?` }, {}]) {
    expect(await api.refusal('confirmSession', { body, token })).toMatchObject({ status: 403, code: 'forbidden' });
  }
  expect((await confirm(token, { password })).status).toBe(204);
  expect((await api.call('getMember', { params: { id }, token })).status).toBe(200);
});

test('wrong passwords are recorded as failed logins', async () => {
  const { password, token } = await signUp(api);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await confirm(token, { password: 'wrong' })).status).toBe(403);
  }
  expect((await confirm(token, { password })).status).toBe(429);
});
