/**
 * It replaces a module.
 * @jest-environment node
 */
import * as argon2 from '@node-rs/argon2';
import { memberIdSchema } from '@afterglow/shared-contracts';
import { type ServiceOperationName, serviceOperations } from '@afterglow/shared-contracts/services';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { logInFrom } from '#testing/login-from.ts';
import { addMember, changeEnvironment } from '#testing/change-environment.ts';
import { solveCaptcha } from '#testing/solve-captcha.ts';
import { signUpFields, signUp } from '#testing/sign-up.ts';
import { createSeededEnvironment, type RunningApi, startApi } from '#testing/start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

/** One password in the forms that keyboards and password managers send. */
const COMPOSED = 'Ángström \u212a çà';
const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
const LEAST = { memoryCost: 8, timeCost: 1 } as const;

let place: TestEnvironment;
let api: RunningApi;
beforeAll(async () => {
  place = await createSeededEnvironment();
  await changeEnvironment(place, async (db) => {
    for (const form of FORMS) {
      const email = `${form.toLowerCase()}@afterglow.example`;
      await addMember(db, email);
      const password_hash = await argon2.hash(COMPOSED.normalize(form), LEAST);
      await db.updateTable('members').set({ password_hash }).where('email', '=', email).execute();
    }
  });
  api = await startApi(place);
});
afterAll(async () => {
  await api.stop();
  await place.remove();
});

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const memberCalls = Object.values(serviceOperations).filter(({ auth }) => auth === 'member');

describe('logging in', () => {
  test('[API-002] gives the member a token, with ID and email', async () => {
    const { data } = await api.call('createToken', {
      body: { email: 'free@afterglow.example', password: 'afterglow-demo' },
    });
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      members_id: { id: 1 },
      email: 'free@afterglow.example',
    });
  });

  test('an email may be written in any case', async () => {
    const body = { email: 'Free@Afterglow.Example', password: 'afterglow-demo' };
    expect((await api.call('createToken', { body })).data.members_id.id).toBe(1);
  });

  test.each(FORMS)('[AUTH-079] a password stored in %s logs in, in any Unicode form', async (form) => {
    const email = `${form.toLowerCase()}@afterglow.example`;
    for (const typed of new Set([...FORMS.map((each) => COMPOSED.normalize(each)), COMPOSED.normalize(form)]))
      expect((await api.call('createToken', { body: { email, password: typed } })).status).toBe(200);
    const wrong = { email, password: COMPOSED.replace('Á', 'A') };
    expect(await api.refusal('createToken', { body: wrong })).toMatchObject({ status: 401 });
  });

  test('[AUTH-079] a new password is compared in NFKC at sign-up, change, confirmation and login', async () => {
    const [first, second] = ['cafe\u0301 \uff11\uff12\uff13', 'zürich ① nacht'];
    const body = { ...signUpFields(), password: first };
    const { data, headers } = await api.call('createMember', { body, headers: await solveCaptcha(api) });
    const [token, params] = [headers.get('x-auth-token') ?? '', { id: data.id }];
    const logIn = (password: string) => api.call('createToken', { body: { email: body.email, password } });
    expect((await logIn('café 123')).status).toBe(200);
    const confirmed = await api.call('confirmSession', { token, body: { password: 'cafe\u0301 123' } });
    expect(confirmed.status).toBe(204);
    const change = { password: second.normalize('NFD'), currentPassword: 'caf\u00e9 １23' };
    expect((await api.call('updateMember', { params, token, body: change })).status).toBe(200);
    for (const typed of [second, second.normalize('NFD'), second.normalize('NFKC')])
      expect((await logIn(typed)).status).toBe(200);
    // Eight code units, two per letter.
    const short = { password: 'e\u0301e\u0301e\u0301e\u0301', currentPassword: second };
    expect(await api.refusal('updateMember', { params, token, body: short })).toMatchObject({ status: 400 });
    const common = { password: 'ｐａｓｓｗｏｒｄ', currentPassword: second };
    expect((await api.refusal('updateMember', { params, token, body: common })).message).toMatch(
      /^password: That password is too common/,
    );
  });

  test.each(['  Free@Afterglow.example ', 'FREE@AFTERGLOW.EXAMPLE'])(
    'an email typed as %j is the same one',
    async (email) => {
      const body = { email, password: 'afterglow-demo' };
      expect((await api.call('createToken', { body })).data.members_id.id).toBe(1);
    },
  );

  test('[API-003] a wrong password is 401 and an unknown email 404', async () => {
    const wrong = { email: 'free@afterglow.example', password: 'wrong' };
    expect(await api.refusal('createToken', { body: wrong })).toMatchObject({ status: 401, code: 'not_authenticated' });
    const unknown = { email: 'nobody@afterglow.example', password: 'wrong' };
    expect(await api.refusal('createToken', { body: unknown })).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('ten wrong passwords close the account there for 15 minutes, even for the right one', async () => {
    const email = 'new@afterglow.example';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await api.refusal('createToken', { body: { email, password: `guess ${attempt}` } });
    }
    const right = { body: { email, password: 'afterglow-demo' } };
    expect(await api.refusal('createToken', right)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await logInFrom(api, '127.0.0.2', right.body)).toBe(200);
    api.clock.skip(QUARTER_HOUR_MS);
    expect((await api.call('createToken', right)).status).toBe(200);
  });
});

test('a password changed during a login with it opens no session', async () => {
  const { id, email, password, token } = await signUp(api);
  const { verify } = jest.requireActual<typeof argon2>('@node-rs/argon2');
  jest.mocked(argon2.verify).mockImplementationOnce(async (...given) => {
    const isFresh = await verify(...given);
    const body = { password: 'a better password', currentPassword: password };
    await api.call('updateMember', { params: { id }, body, token });
    return isFresh;
  });
  expect((await api.refusal('createToken', { body: { email, password } })).status).toBe(401);
  expect((await api.call('listSessions', { params: { id }, token })).data).toHaveLength(1);
});

describe('an account under guessing from many subnets', () => {
  const guessEverywhere = async (email: string) => {
    const places = Array.from({ length: 5 }, (_, place) => Array.from({ length: 11 }, () => `127.0.1.${place + 1}`));
    const guesses = places.flat().map((place) => logInFrom(api, place, { email, password: 'a guess' }));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  };
  afterEach(() => api.clock.skip(QUARTER_HOUR_MS));

  test('is closed where no login is known, and open where the member has logged in or signed up', async () => {
    const { email, password } = await signUp(api);
    expect(await logInFrom(api, '127.0.0.3', { email, password })).toBe(200);
    await guessEverywhere(email);
    expect(await logInFrom(api, '127.0.0.4', { email, password })).toBe(429);
    expect(await logInFrom(api, '127.0.0.3', { email, password })).toBe(200);
    expect((await api.call('createToken', { body: { email, password } })).status).toBe(200);
    // The member's own login does not reset the others' count.
    expect(await logInFrom(api, '127.0.0.4', { email, password })).toBe(429);
    api.clock.skip(QUARTER_HOUR_MS);
    expect(await logInFrom(api, '127.0.0.4', { email, password })).toBe(200);
  });

  test('allows no more guesses from a known subnet', async () => {
    const { email } = await signUp(api);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () => logInFrom(api, '127.0.0.1', { email, password: 'a guess' })),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });
});

test('parallel guesses do not get around the limit', async () => {
  const email = 'premium@afterglow.example';
  const guesses = Array.from({ length: 30 }, (_, guess) =>
    api.refusal('createToken', { body: { email, password: `${guess}` } }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  api.clock.skip(QUARTER_HOUR_MS);
});

describe('only operations that look up an email reveal whether an account exists', () => {
  const [OTHER, NO_ONE] = [2, 999_999];

  test('the record of another member responds like that of an unknown one', async () => {
    const token = await api.logIn('free');
    const read = async (id: number) => api.refusal('getMember', { params: { id }, token });
    expect(await read(OTHER)).toEqual(await read(NO_ONE));
    expect((await read(NO_ONE)).status).toBe(403);
  });

  test('so does a made-up link to set a password, and a made-up token', async () => {
    const set = async (id: number) =>
      api.refusal('setNewPassword', {
        body: { member: { id: memberIdSchema.parse(id), password: 'a new password' }, token: 'made-up' },
      });
    expect(await set(OTHER)).toEqual(await set(NO_ONE));
    const read = async (id: number) => api.refusal('getMember', { params: { id }, token: 'made-up' });
    expect(await read(OTHER)).toEqual(await read(NO_ONE));
  });
});

test('too many failures from one IP are 429 with the time to wait, for all accounts together', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 51; attempt += 1) {
    const body = { email: `nobody-${attempt}@afterglow.example`, password: 'guess' };
    statuses.push((await api.refusal('createToken', { body })).status);
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(50);
  const refused = await api.request('/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'free@afterglow.example', password: 'afterglow-demo' }),
  });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('900');
  api.clock.skip(QUARTER_HOUR_MS);
});

describe('a token', () => {
  test.each(memberCalls.map(({ name }) => name as ServiceOperationName))(
    '[API-001] %s is 401 without a valid one',
    async (name) => {
      const params = { id: 1 } as never;
      for (const token of [undefined, 'made-up']) {
        const refusal = await api.refusal(name, { params, ...(token === undefined ? {} : { token }) });
        expect(refusal).toMatchObject({ status: 401, code: 'not_authenticated' });
      }
    },
  );

  test('[API-004] is rejected after it was revoked, while another one of the member stays valid', async () => {
    const [first, second] = [await api.logIn('free'), await api.logIn('free')];
    const { status } = await api.call('revokeToken', { token: first });
    expect(status).toBe(204);
    expect((await api.refusal('getMember', { params: { id: 1 }, token: first })).status).toBe(401);
    expect((await api.call('getMember', { params: { id: 1 }, token: second })).status).toBe(200);
  });

  test('[API-005] is read from the Authorization header: revoking needs no body', async () => {
    const token = await api.logIn('free');
    const response = await api.request('/auth/token/revoke', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(204);
    expect((await api.refusal('revokeToken', { token })).status).toBe(401);
  });
});
