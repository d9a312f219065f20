import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { readOutbox } from '#testing/read-outbox.ts';
import { challengeOf, codeOf, type GuardedMember, signUpWithSecondFactor } from '#testing/second-factor.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const STEP_MS = 30_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());
afterEach(() => api.clock.skip(QUARTER_HOUR_MS));

const own = ({ id, token }: Pick<TestMember, 'id' | 'token'>) => ({ params: { id }, token });
const confirm = ({ token, password }: TestMember, code?: string) =>
  api.send('confirmSession', { body: { password, ...(code !== undefined && { code }) }, token });
const send = (challenge: string, code: string) => api.send('sendSecondFactor', { body: { challenge, code } });
const security = async (member: TestMember) => (await api.call('getSecurity', own(member))).data;
const subjectsTo = async ({ email }: TestMember) =>
  (await readOutbox(api)).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('[AUTH-076] a login that needs a second factor', () => {
  test('responds with 202 and a challenge, and continues with the code like auth/token', async () => {
    const member = await signUpWithSecondFactor(api);
    const { email, password } = member;
    const half = await api.send('createToken', { body: { email, password } });
    expect(half.status).toBe(202);
    const expiryTime = new Date(api.clock.nowMs() + 5 * MINUTE_MS).toISOString();
    const body = (await half.json()) as { readonly challenge: string };
    expect(body).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/), expiryTime });
    const { challenge } = body;
    const { data } = await api.call('sendSecondFactor', { body: { challenge, code: codeOf(api, member.key) } });
    expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), members_id: { id: member.id }, email });
    expect((await api.call('getMember', { params: { id: member.id }, token: data.token })).status).toBe(200);
  });

  test('is valid for five minutes', async () => {
    const member = await signUpWithSecondFactor(api);
    const [late, intime] = [await challengeOf(api, member), await challengeOf(api, member)];
    api.clock.skip(5 * MINUTE_MS - 1);
    expect((await send(intime, codeOf(api, member.key))).status).toBe(200);
    api.clock.skip(1);
    expect((await send(late, codeOf(api, member.key, 1))).status).toBe(404);
  });

  test('does not affect members without one, and a wrong password is 401 as before', async () => {
    const { email, password } = await signUp(api);
    expect((await api.send('createToken', { body: { email, password } })).status).toBe(200);
    const guarded = await signUpWithSecondFactor(api);
    const wrong = { email: guarded.email, password: 'wrong' };
    expect((await api.send('createToken', { body: wrong })).status).toBe(401);
  });

  test('accepts a code with a space, of half a minute before or after, and none beyond', async () => {
    const member = await signUpWithSecondFactor(api);
    const logIn = async (code: string) => (await send(await challengeOf(api, member), code)).status;
    api.clock.skip(QUARTER_HOUR_MS);
    expect(await logIn(codeOf(api, member.key, -2))).toBe(401);
    expect(await logIn(codeOf(api, member.key, 2))).toBe(401);
    expect(await logIn(codeOf(api, member.key, -1))).toBe(200);
    const code = codeOf(api, member.key, 1);
    expect(await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe(200);
  });
});

describe('reuse', () => {
  test('a code works once, and earlier codes stop working with it', async () => {
    const member = await signUpWithSecondFactor(api);
    const [code, earlier] = [codeOf(api, member.key), codeOf(api, member.key, -1)];
    expect((await send(await challengeOf(api, member), code)).status).toBe(200);
    expect((await send(await challengeOf(api, member), code)).status).toBe(401);
    expect((await send(await challengeOf(api, member), earlier)).status).toBe(401);
  });

  test('of many uses of one code at the same time, one logs in', async () => {
    const member = await signUpWithSecondFactor(api);
    const challenges = [];
    for (let time = 0; time < 5; time += 1) challenges.push(await challengeOf(api, member));
    const code = codeOf(api, member.key);
    const statuses = (await Promise.all(challenges.map((one) => send(one, code)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('a challenge works once, and for its own member only', async () => {
    const [member, other] = [await signUpWithSecondFactor(api), await signUpWithSecondFactor(api)];
    const challenge = await challengeOf(api, member);
    expect((await send(challenge, codeOf(api, other.key))).status).toBe(401);
    expect((await send(challenge, other.recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await send(challenge, codeOf(api, member.key))).status).toBe(200);
    expect((await send(challenge, member.recoveryCodes[0] ?? '')).status).toBe(404);
    expect((await send('made-up', codeOf(api, member.key, 1))).status).toBe(404);
  });

  test('a challenge ends with a new password', async () => {
    const member = await signUpWithSecondFactor(api);
    const challenge = await challengeOf(api, member);
    const body = { password: 'another good password', currentPassword: member.password };
    await api.call('updateMember', { ...own(member), body });
    expect((await send(challenge, codeOf(api, member.key))).status).toBe(404);
  });

  test('a recovery code works once, in any spelling, and sends a mail', async () => {
    const member = await signUpWithSecondFactor(api);
    const code = member.recoveryCodes[3] ?? '';
    expect(code).toMatch(/^[\da-z]{4}-[\da-z]{4}-[\da-z]{4}-[\da-z]{4}$/);
    expect((await send(await challengeOf(api, member), code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await send(await challengeOf(api, member), code)).status).toBe(401);
    expect((await security(member)).secondFactor?.recoveryCodesLeft).toBe(9);
    expect(await subjectsTo(member)).toContain('A recovery code was used on your Afterglow account');
  });
});

describe('setting up an app', () => {
  test('needs a confirmed session, then a code of the issued key', async () => {
    const member = await signUp(api);
    const asked = own(member);
    expect(await api.refusal('beginSecondFactor', asked)).toMatchObject({ status: 403, code: 'confirmation_required' });
    await confirm(member);
    const { key, address } = (await api.call('beginSecondFactor', asked)).data;
    expect(new URL(address).searchParams.get('secret')).toBe(key);
    expect(decodeURIComponent(address)).toContain(`Afterglow:${member.email}`);
    expect((await api.refusal('turnOnSecondFactor', { ...asked, body: { code: '000000' } })).status).toBe(403);
    expect((await security(member)).secondFactor).toBeNull();
    expect((await api.send('createToken', { body: member })).status).toBe(200);

    const turnedOn = await api.call('turnOnSecondFactor', { ...asked, body: { code: codeOf(api, key) } });
    expect(new Set(turnedOn.data.recoveryCodes).size).toBe(10);
    const since = new Date(api.clock.nowMs()).toISOString();
    expect((await security(member)).secondFactor).toEqual({ since, recoveryCodesLeft: 10 });
    expect(await subjectsTo(member)).toEqual(['Authenticator app turned on for your Afterglow account']);
    // The code that turned it on is used.
    expect((await send(await challengeOf(api, member), codeOf(api, key))).status).toBe(401);
  });

  test('is rejected while one is set up, and without a key', async () => {
    const member = await signUpWithSecondFactor(api);
    await confirm(member, codeOf(api, member.key));
    expect((await api.refusal('beginSecondFactor', own(member))).status).toBe(409);
    const body = { code: codeOf(api, member.key, 1) };
    expect((await api.refusal('turnOnSecondFactor', { ...own(member), body })).status).toBe(409);
    const another = await signUp(api);
    await confirm(another);
    expect((await api.refusal('turnOnSecondFactor', { ...own(another), body })).status).toBe(403);
  });

  test.each(['beginSecondFactor', 'renewRecoveryCodes', 'turnOffSecondFactor', 'removePassword'] as const)(
    '%s is rejected without a confirmation, and for another member',
    async (name) => {
      const [member, other] = [await signUp(api), await signUp(api)];
      expect(await api.refusal(name, own(member))).toMatchObject({ status: 403, code: 'confirmation_required' });
      await confirm(member);
      const asked = { params: { id: other.id }, token: member.token };
      expect(await api.refusal(name, asked)).toMatchObject({ status: 403, code: 'forbidden' });
    },
  );
});

describe('a member with an app', () => {
  const confirmed = async (): Promise<GuardedMember> => {
    const member = await signUpWithSecondFactor(api);
    expect((await confirm(member, codeOf(api, member.key))).status).toBe(204);
    return member;
  };

  test('confirms with password and code: neither alone, nor a wrong one, is enough', async () => {
    const member = await signUpWithSecondFactor(api);
    api.clock.skip(5 * MINUTE_MS);
    expect((await confirm(member)).status).toBe(403);
    expect((await confirm(member, '000000')).status).toBe(403);
    expect(
      (await api.send('confirmSession', { body: { code: codeOf(api, member.key) }, token: member.token })).status,
    ).toBe(403);
    expect((await api.refusal('turnOffSecondFactor', own(member))).code).toBe('confirmation_required');
    expect((await confirm(member, member.recoveryCodes[0])).status).toBe(204);
  });

  test('gets new recovery codes, which replace the old ones', async () => {
    const member = await confirmed();
    const { recoveryCodes } = (await api.call('renewRecoveryCodes', own(member))).data;
    expect((await send(await challengeOf(api, member), member.recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await send(await challengeOf(api, member), recoveryCodes[0] ?? '')).status).toBe(200);
    expect(await subjectsTo(member)).toContain('New recovery codes for your Afterglow account');
  });

  test('gets them or sets up twenty times an hour at most, because each sends a mail', async () => {
    const member = await confirmed();
    for (let time = 1; time < 20; time += 1) await api.call('renewRecoveryCodes', own(member));
    expect(await api.refusal('renewRecoveryCodes', own(member))).toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again in 60 minutes.',
    });
    expect(await subjectsTo(member)).toHaveLength(20);
    await api.call('turnOffSecondFactor', own(member));
    expect((await api.refusal('beginSecondFactor', own(member))).status).toBe(429);
  });

  test('turns it off: the password alone logs in again', async () => {
    const member = await confirmed();
    const challenge = await challengeOf(api, member);
    await api.call('turnOffSecondFactor', own(member));
    expect((await security(member)).secondFactor).toBeNull();
    expect((await send(challenge, codeOf(api, member.key, 1))).status).toBe(404);
    expect((await api.send('createToken', { body: member })).status).toBe(200);
    expect(await subjectsTo(member)).toContain('Authenticator app turned off for your Afterglow account');
    expect((await api.refusal('renewRecoveryCodes', own(member))).status).toBe(409);
  });
});

test('five codes end a challenge, ten block for a quarter of an hour, then the member gets in', async () => {
  const member = await signUpWithSecondFactor(api);
  const wrong = async (challenge: string) => (await send(challenge, '000000')).status;
  const first = await challengeOf(api, member);
  for (let time = 0; time < 5; time += 1) expect(await wrong(first)).toBe(401);
  expect((await send(first, codeOf(api, member.key))).status).toBe(404);
  const second = await challengeOf(api, member);
  for (let time = 0; time < 5; time += 1) expect(await wrong(second)).toBe(401);
  const third = await challengeOf(api, member);
  expect((await send(third, codeOf(api, member.key))).status).toBe(429);
  api.clock.skip(QUARTER_HOUR_MS + STEP_MS);
  expect((await send(await challengeOf(api, member), codeOf(api, member.key))).status).toBe(200);
});
