import { sql } from 'kysely';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { provideHostDatabase } from '#testing/host-database.ts';
import { createPasskeyDevice, type PasskeyDevice } from '#testing/passkey-device.ts';
import { readOutbox } from '#testing/read-outbox.ts';
import { challengeOf, codeOf, signUpWithSecondFactor } from '#testing/second-factor.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const SITE = { publicUrl: 'https://afterglow.example' };
const ORIGIN = { origin: SITE.publicUrl };

const lent = provideHostDatabase();
let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ ...SITE, hosted: { payments: lent.payments } });
});
afterAll(async () => api.stop());

const own = ({ id, token }: Pick<TestMember, 'id' | 'token'>) => ({ params: { id }, token });
const confirm = ({ token, password }: TestMember) => api.call('confirmSession', { body: { password }, token });
const security = async (member: TestMember) => (await api.call('getSecurity', own(member))).data;
const subjectsTo = async ({ email }: TestMember) =>
  (await readOutbox(api)).filter(({ to }) => to === email).map(({ subject }) => subject);
const forLogin = async () => (await api.call('createPasskeyChallenge')).data;
const logInBy = (passkey: object) => api.send('createTokenByPasskey', { body: { passkey } });

async function addTo(member: TestMember, device: PasskeyDevice = createPasskeyDevice()) {
  await confirm(member);
  const asked = (await api.call('beginPasskey', own(member))).data;
  const passkey = device.make({ ...asked, ...ORIGIN });
  const { data } = await api.call('addPasskey', { ...own(member), body: { passkey } });
  return { device, passkey: data, asked };
}

async function signUpWithPasskey() {
  const member = await signUp(api);
  return { ...member, ...(await addTo(member)) };
}

describe('adding a passkey', () => {
  test('needs a confirmed session, uses the host of the public URL, and sends a mail', async () => {
    const member = await signUp(api);
    expect(await api.refusal('beginPasskey', own(member))).toMatchObject({
      status: 403,
      code: 'confirmation_required',
    });
    const { passkey, asked } = await addTo(member);
    expect(asked).toMatchObject({ rpId: 'afterglow.example', userName: member.email, credentials: [] });
    expect(passkey).toMatchObject({ name: 'An unknown browser', synced: false, lastUseTime: null });
    expect((await security(member)).passkeys).toEqual([passkey]);
    expect(await subjectsTo(member)).toEqual(['A passkey was added to your Afterglow account']);
  });

  test('is rejected for another site, another session, without verification, late, or repeated', async () => {
    const [member, other] = [await signUp(api), await signUp(api)];
    await confirm(member);
    await confirm(other);
    const device = createPasskeyDevice();
    const begin = async (who: TestMember) => (await api.call('beginPasskey', own(who))).data;
    const add = async (passkey: object) => (await api.send('addPasskey', { ...own(member), body: { passkey } })).status;
    const asked = await begin(member);
    expect(await add(device.make({ ...asked, origin: 'https://evil.example' }))).toBe(403);
    expect(await add(device.make({ ...(await begin(member)), ...ORIGIN, isRecognized: false }))).toBe(403);
    expect(await add(device.make({ ...(await begin(other)), ...ORIGIN }))).toBe(403);
    expect(await add(device.make({ ...(await forLogin()), ...ORIGIN }))).toBe(403);
    const late = await begin(member);
    api.clock.skip(5 * MINUTE_MS);
    expect(await add(device.make({ ...late, ...ORIGIN }))).toBe(403);
    await confirm(member);
    const made = device.make({ ...(await begin(member)), ...ORIGIN });
    expect(await add(made)).toBe(200);
    expect(await add(made)).toBe(403);
    expect(await add(device.make({ ...(await begin(member)), ...ORIGIN }))).toBe(409);
  });
});

test.each(['packed', 'apple'] as const)(
  'a passkey is added without checking the attestation of its device: %s',
  async (attestation) => {
    const member = await signUp(api);
    await confirm(member);
    const asked = (await api.call('beginPasskey', own(member))).data;
    const device = createPasskeyDevice();
    const passkey = device.make({ ...asked, ...ORIGIN, attestation });
    expect((await api.send('addPasskey', { ...own(member), body: { passkey } })).status).toBe(200);
    expect((await logInBy(device.answer({ ...(await forLogin()), ...ORIGIN }))).status).toBe(200);
  },
);

describe('many passkeys', () => {
  test('are started and removed twenty times an hour at most, because each sends a mail', async () => {
    const { passkey, ...member } = await signUpWithPasskey();
    for (let time = 1; time < 20; time += 1) await api.call('beginPasskey', own(member));
    expect((await api.refusal('beginPasskey', own(member))).status).toBe(429);
    const asked = { params: { id: member.id, passkeyId: passkey.id }, token: member.token };
    expect((await api.refusal('removePasskey', asked)).status).toBe(429);
    api.clock.skip(60 * MINUTE_MS);
    await confirm(member);
    expect((await api.send('removePasskey', asked)).status).toBe(204);
  });

  test('are limited to twenty, also when more were started before the first one was added', async () => {
    const member = await signUp(api);
    await confirm(member);
    const begin = async () => (await api.call('beginPasskey', own(member))).data;
    const add = async (asked: Awaited<ReturnType<typeof begin>>) => {
      const body = { passkey: createPasskeyDevice().make({ ...asked, ...ORIGIN }) };
      return (await api.send('addPasskey', { ...own(member), body })).status;
    };
    for (let time = 0; time < 18; time += 1) expect(await add(await begin())).toBe(200);
    api.clock.skip(60 * MINUTE_MS);
    await confirm(member);
    const begun = [await begin(), await begin(), await begin()];
    expect((await Promise.all(begun.map(add))).sort()).toEqual([200, 200, 409]);
  });
});

describe('a login by passkey', () => {
  test('responds like auth/token, needs no code, and records its use', async () => {
    const member = await signUpWithSecondFactor(api);
    await api.call('confirmSession', {
      body: { password: member.password, code: codeOf(api, member.key) },
      token: member.token,
    });
    const asked = (await api.call('beginPasskey', own(member))).data;
    const device = createPasskeyDevice();
    await api.call('addPasskey', { ...own(member), body: { passkey: device.make({ ...asked, ...ORIGIN }) } });
    const passkey = device.answer({ ...(await forLogin()), ...ORIGIN });
    const { data } = await api.call('createTokenByPasskey', { body: { passkey } });
    expect(data).toEqual({ token: expect.any(String), members_id: { id: member.id }, email: member.email });
    const lastUseTime = new Date(api.clock.nowMs()).toISOString();
    expect((await security(member)).passkeys).toMatchObject([{ lastUseTime }]);
    // The password login still needs a code.
    expect(await challengeOf(api, member)).not.toBe('');
  });

  test('is 401 when it is replayed, late, from another site, unverified, unknown or forged', async () => {
    const { device } = await signUpWithPasskey();
    const answer = device.answer({ ...(await forLogin()), ...ORIGIN });
    expect((await logInBy(answer)).status).toBe(200);
    expect((await logInBy(answer)).status).toBe(401);
    const late = await forLogin();
    api.clock.skip(5 * MINUTE_MS);
    const wrong = [
      device.answer({ ...late, ...ORIGIN }),
      device.answer({ ...(await forLogin()), origin: 'https://evil.example' }),
      device.answer({ ...(await forLogin()), rpId: 'evil.example', ...ORIGIN }),
      device.answer({ ...(await forLogin()), ...ORIGIN, isRecognized: false }),
      device.answer({ challenge: 'bWFkZS51cC5ub3c', rpId: 'afterglow.example', ...ORIGIN }),
      createPasskeyDevice().answer({ ...(await forLogin()), ...ORIGIN }),
      { ...createPasskeyDevice().answer({ ...(await forLogin()), ...ORIGIN }), id: answer.id, rawId: answer.id },
    ];
    for (const one of wrong) expect((await logInBy(one)).status).toBe(401);
  });

  test('with a challenge of a session opens nothing, nor does that of a login confirm', async () => {
    const { device, ...member } = await signUpWithPasskey();
    const ofSession = (await api.call('createPasskeyChallenge', { token: member.token })).data;
    expect(ofSession.credentials).toHaveLength(1);
    expect((await logInBy(device.answer({ ...ofSession, ...ORIGIN }))).status).toBe(401);
    const passkey = device.answer({ ...(await forLogin()), ...ORIGIN });
    expect((await api.send('confirmSession', { body: { passkey }, token: member.token })).status).toBe(403);
  });

  test('is limited by subnet after many wrong responses', async () => {
    const answer = createPasskeyDevice().answer({ ...(await forLogin()), ...ORIGIN });
    const statuses: number[] = [];
    for (let time = 0; time < 51; time += 1) statuses.push((await logInBy(answer)).status);
    expect(statuses.at(-1)).toBe(429);
    api.clock.skip(15 * MINUTE_MS);
  });
});

test('the mail about a new password names the other credentials and how to remove them', async () => {
  const mailOf = async ({ id, token, email, password: currentPassword }: TestMember) => {
    await api.call('updateMember', { params: { id }, token, body: { password: 'a better password', currentPassword } });
    return (await readOutbox(api)).find(({ to, subject }) => to === email && subject.includes('password'))?.text;
  };
  const [plain, member] = [await signUp(api), await signUpWithPasskey()];
  expect(await mailOf(plain)).not.toContain('still works with');
  await sql`insert into member_identities (network, subject, member_id, creation_time)
    values ('google', 'somebody', ${member.id}, now())`.execute(lent.database().db);
  expect(await mailOf(member)).toContain(
    "Your account still works with your passkeys and Google. To be safe, remove passkeys you don't recognize at https://afterglow.example/account/security and email ",
  );
});

test('a passkey login is one of the 300 logins an account has in a quarter of an hour', async () => {
  const { device } = await signUpWithPasskey();
  const answer = async () => device.answer({ ...(await forLogin()), ...ORIGIN });
  expect((await logInBy(await answer())).status).toBe(200);
  // For every account, because the table does not tell whose a row is.
  await sql`update attempts set count = 299 where scope = 'successful log-in of account'`.execute(lent.database().db);
  expect((await logInBy(await answer())).status).toBe(200);
  expect((await logInBy(await answer())).status).toBe(429);
});

describe('a passkey', () => {
  test('confirms its own session, and no other', async () => {
    const { device, ...member } = await signUpWithPasskey();
    const other = await signUpWithPasskey();
    api.clock.skip(5 * MINUTE_MS);
    const asked = (await api.call('createPasskeyChallenge', { token: member.token })).data;
    const confirmBy = async (from: PasskeyDevice, token: string, challenge = asked) =>
      (await api.send('confirmSession', { body: { passkey: from.answer({ ...challenge, ...ORIGIN }) }, token })).status;
    expect(await confirmBy(device, other.token)).toBe(403);
    const again = (await api.call('createPasskeyChallenge', { token: member.token })).data;
    expect(await confirmBy(other.device, member.token, again)).toBe(403);
    const last = (await api.call('createPasskeyChallenge', { token: member.token })).data;
    expect(await confirmBy(device, member.token, last)).toBe(204);
    expect((await api.call('beginPasskey', own(member))).status).toBe(200);
  });

  test('is renamed by its own member only', async () => {
    const { passkey, ...member } = await signUpWithPasskey();
    const named = (who: TestMember, name: string) => ({
      params: { id: who.id, passkeyId: passkey.id },
      token: who.token,
      body: { name },
    });
    expect((await api.call('renamePasskey', named(member, '  My phone '))).data).toEqual({
      ...passkey,
      name: 'My phone',
    });
    expect((await api.refusal('renamePasskey', named(member, ' '))).status).toBe(400);
    expect((await api.refusal('renamePasskey', named(await signUp(api), 'Mine'))).status).toBe(404);
  });

  test('opens nothing after its removal, which a mail reports', async () => {
    const { device, passkey, ...member } = await signUpWithPasskey();
    const asked = { params: { id: member.id, passkeyId: passkey.id }, token: member.token };
    api.clock.skip(5 * MINUTE_MS);
    expect((await api.refusal('removePasskey', asked)).code).toBe('confirmation_required');
    await confirm(member);
    await api.call('renamePasskey', { ...asked, body: { name: 'Go to https://evil.example' } });
    await api.call('removePasskey', asked);
    expect((await api.refusal('removePasskey', asked)).status).toBe(404);
    expect((await readOutbox(api)).filter(({ text }) => text.includes('evil.example'))).toEqual([]);
    expect((await logInBy(device.answer({ ...(await forLogin()), ...ORIGIN }))).status).toBe(401);
    expect(await subjectsTo(member)).toContain('A passkey was removed from your Afterglow account');
  });
});

describe('the last credential', () => {
  test('is not removed: neither the only password, nor the last passkey without a password', async () => {
    const member = await signUp(api);
    await confirm(member);
    expect(await api.refusal('removePassword', own(member))).toMatchObject({ status: 409, code: 'conflict' });
    const { device, passkey } = await addTo(member);
    await api.call('removePassword', own(member));
    expect(await security(member)).toMatchObject({ password: false, secondFactor: null });
    expect((await api.refusal('createToken', { body: member })).status).toBe(401);
    const asked = { params: { id: member.id, passkeyId: passkey.id }, token: member.token };
    expect((await api.refusal('removePasskey', asked)).status).toBe(409);
    expect((await logInBy(device.answer({ ...(await forLogin()), ...ORIGIN }))).status).toBe(200);
    expect(await subjectsTo(member)).toContain('Your Afterglow account no longer has a password');
  });

  test('password removal also removes the second factor and ends every other session', async () => {
    const member = await signUpWithSecondFactor(api);
    const device = createPasskeyDevice();
    const passkey = device.make({ ...(await api.call('beginPasskey', own(member))).data, ...ORIGIN });
    await api.call('addPasskey', { ...own(member), body: { passkey } });
    const proof = { passkey: device.answer({ ...(await forLogin()), ...ORIGIN }) };
    const { token } = (await api.call('createTokenByPasskey', { body: proof })).data;
    expect((await security(member)).secondFactor).not.toBeNull();
    await api.call('removePassword', own(member));
    expect(await security(member)).toMatchObject({ password: false, secondFactor: null });
    expect((await api.refusal('getSecurity', own({ ...member, token }))).status).toBe(401);
  });

  test('is not removed by two requests that remove one each at the same time', async () => {
    const member = await signUp(api);
    const [first, second] = [await addTo(member), await addTo(member)];
    await api.call('removePassword', own(member));
    const statuses = await Promise.all(
      [first, second].map(async ({ passkey }) => {
        const params = { id: member.id, passkeyId: passkey.id };
        return (await api.send('removePasskey', { params, token: member.token })).status;
      }),
    );
    expect(statuses.sort()).toEqual([204, 409]);
  });

  test('a mailed link adds a password and removes credentials set up with an unverified email', async () => {
    const { device, ...member } = await signUpWithPasskey();
    await api.call('removePassword', own(member));
    await api.call('requestPasswordReset', { body: { email: member.email } });
    const mail = (await readOutbox(api)).find(({ to, text }) => to === member.email && text.includes('token='));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const body = { member: { id: member.id, password: 'a better password' }, token };
    await api.call('setNewPassword', { body });
    const logIn = { email: member.email, password: 'a better password' };
    expect((await api.send('createToken', { body: logIn })).status).toBe(200);
    expect((await logInBy(device.answer({ ...(await forLogin()), ...ORIGIN }))).status).toBe(401);
  });
});
