import { secondFactorNeededSchema } from '@afterglow/shared-contracts';
import { createHttpApp } from '@afterglow/kit';
import { createManualClock, type ManualClock, type TestEnvironment } from '@afterglow/kit/testing';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { prepareApi } from '#app/prepare-api.ts';
import { recordOutbox } from '#testing/record-outbox.ts';
import { createSeededEnvironment, TEST_NOW_MS, testOptions } from '#testing/start-api.ts';

/** The long run uses ten thousand. */
const TRIES = Number(process.env['GUESSES'] ?? 100);
jest.setTimeout(60_000 + TRIES * 60);
const EMAIL = 'free@afterglow.example';
const PASSWORD = 'afterglow-demo';
const HOME = '198.51.100.7';

let place: TestEnvironment;
let app: FastifyInstance;
let clock: ManualClock;
let close: () => Promise<void>;
let mails: ReturnType<typeof recordOutbox>['mails'];
let key: string;
beforeAll(async () => {
  place = await createSeededEnvironment();
  clock = createManualClock(TEST_NOW_MS);
  const outbox = recordOutbox(undefined);
  const api = await prepareApi({
    ...testOptions(place, clock),
    publicUrl: 'http://localhost',
    hosted: { outbox },
  });
  mails = outbox.mails;
  app = createHttpApp({ logLevel: 'silent' });
  await app.register(api.plugin);
  close = async () => {
    await app.close();
    await api.close();
    await place.remove();
  };
  key = await turnOn();
});
afterAll(async () => close());

interface Sent {
  readonly from?: string;
  readonly token?: string;
}

/** Injected, without a socket: ten thousand requests would be the slowest part. */
async function post(path: string, payload: object | undefined, { from = HOME, token }: Sent = {}) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const sent = { method: 'POST', url: `/v3${path}`, remoteAddress: from, headers } as const;
  return app.inject(payload === undefined ? sent : { ...sent, payload });
}

const logIn = (password: string, from?: string) =>
  post('/auth/token', { email: EMAIL, password }, from === undefined ? {} : { from });
const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: 30 }).generate({ timestamp: clock.nowMs() });
const challengeFrom = async (from: string) => {
  const answer = await logIn(PASSWORD, from);
  return answer.statusCode === 202 ? secondFactorNeededSchema.parse(answer.json()).challenge : undefined;
};
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

async function turnOn(): Promise<string> {
  const {
    token,
    members_id: { id },
  } = (await logIn(PASSWORD)).json<{ token: string; members_id: { id: number } }>();
  await post('/auth/confirmation', { password: PASSWORD }, { token });
  const given = (await post(`/members/${id}/second-factor/key`, undefined, { token })).json<{ key: string }>();
  key = given.key;
  await post(`/members/${id}/second-factor`, { code: codeNow() }, { token });
  clock.skip(MINUTE_MS);
  return given.key;
}

function tally(statuses: readonly number[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function* wrongCodes(): Generator<string> {
  for (let code = 0; ; code = (code + 1) % 1_000_000) yield String(code).padStart(6, '0');
}

test('codes guessed from one IP let no one in: fifty are checked', async () => {
  const from = '203.0.113.5';
  const codes = wrongCodes();
  const statuses: number[] = [];
  let challenge = await challengeFrom(from);
  for (let index = 0; index < TRIES; index += 1) {
    const { statusCode } = await post('/auth/token/second-factor', { challenge, code: codes.next().value }, { from });
    statuses.push(statusCode);
    if (statusCode === 404) challenge = await challengeFrom(from);
  }
  const { 200: inside = 0, 401: looked = 0 } = tally(statuses);
  expect(inside).toBe(0);
  expect(looked).toBeLessThanOrEqual(50);
  // All codes of an IP count together, for any member.
  const ofNoOne = { challenge: 'x'.repeat(43), code: '000000' };
  expect((await post('/auth/token/second-factor', ofNoOne, { from })).statusCode).toBe(429);
  expect((await post('/auth/token/second-factor', ofNoOne, { from: '203.0.113.6' })).statusCode).toBe(404);
  clock.skip(15 * MINUTE_MS);
});

test('codes guessed from many IPs let no one in: twenty a day are checked, and a mail warns', async () => {
  clock.skip(DAY_MS);
  const codes = wrongCodes();
  const statuses: number[] = [];
  let challenge: string | undefined;
  for (let index = 0; index < TRIES; index += 1) {
    const from = addressOf(index);
    if (index % 5 === 0) challenge = (await challengeFrom(from)) ?? challenge;
    statuses.push(
      (await post('/auth/token/second-factor', { challenge, code: codes.next().value }, { from })).statusCode,
    );
  }
  const { 200: inside = 0, 401: looked = 0 } = tally(statuses);
  expect(inside).toBe(0);
  expect(looked).toBe(20);
  const warnings = (await mails.list(50, undefined)).filter(({ subject }) => subject.includes('trying to log in'));
  expect(warnings).toHaveLength(1);
});

test('during guessing the member logs in from a known location, and elsewhere after a day', async () => {
  // Valid passwords are limited, too: by account, within a quarter of an hour.
  clock.skip(15 * MINUTE_MS);
  const elsewhere = '192.0.2.44';
  const stranded = await challengeFrom(elsewhere);
  const refused = await post(
    '/auth/token/second-factor',
    { challenge: stranded, code: codeNow() },
    { from: elsewhere },
  );
  expect(refused.statusCode).toBe(429);
  const challenge = await challengeFrom(HOME);
  expect((await post('/auth/token/second-factor', { challenge, code: codeNow() })).statusCode).toBe(200);
  clock.skip(DAY_MS);
  const later = await challengeFrom(elsewhere);
  const admitted = await post('/auth/token/second-factor', { challenge: later, code: codeNow() }, { from: elsewhere });
  expect(admitted.statusCode).toBe(200);
});

test('codes guessed from a known location let no one in either: a hundred a day are checked', async () => {
  clock.skip(DAY_MS);
  const codes = wrongCodes();
  const statuses: number[] = [];
  for (let quarter = 0; quarter < 11; quarter += 1) {
    for (let time = 0; time < 2; time += 1) {
      const challenge = await challengeFrom(HOME);
      for (let code = 0; code < 5; code += 1) {
        statuses.push((await post('/auth/token/second-factor', { challenge, code: codes.next().value })).statusCode);
      }
    }
    clock.skip(15 * MINUTE_MS);
  }
  expect(tally(statuses)).toEqual({ 401: 100, 429: 10 });
  const warnings = (await mails.list(50, undefined)).filter(({ text }) => text?.includes("we don't accept any codes"));
  expect(warnings).toHaveLength(1);
  const logInByCode = async () =>
    (await post('/auth/token/second-factor', { challenge: await challengeFrom(HOME), code: codeNow() })).statusCode;
  expect(await logInByCode()).toBe(429);
  clock.skip(DAY_MS);
  // A valid code is no guess.
  for (let time = 0; time < 101; time += 1) {
    expect(await logInByCode()).toBe(200);
    clock.skip(MINUTE_MS);
  }
});

test.each([
  ['one address', () => '203.0.113.9', 10],
  ['many addresses', addressOf, 50],
])('passwords guessed from %s let no one in, and the member can still log in', async (_, addressFor, mostLookedAt) => {
  clock.skip(DAY_MS);
  const statuses: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    statuses.push((await logIn(`guess ${index}`, addressFor(index))).statusCode);
  }
  const { 200: inside = 0, 202: half = 0, 401: looked = 0 } = tally(statuses);
  expect([inside, half]).toEqual([0, 0]);
  expect(looked).toBe(mostLookedAt);
  expect((await logIn(PASSWORD)).statusCode).toBe(202);
});
