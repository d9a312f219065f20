import fc from 'fast-check';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { solveCaptcha } from '#testing/solve-captcha.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';
import { signUpFields, signUp } from '#testing/sign-up.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

/** Sign-ups from one IP are limited. */
const letAnHourPass = () => api.clock.advance(HOUR_MS);

const send = (body: object, proof: object = {}) =>
  api.request('/members', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...proof },
  });
const post = async (body: object) => send(body, await solveCaptcha(api));

test('[API-006] a sign-up creates a member and logs it in: fields in the body, token in a header', async () => {
  const body = { ...signUpFields(), birthday: '1990-05-17', gender: 'FEMALE' };
  const { data, headers } = await api.call('createMember', { body, headers: await solveCaptcha(api) });
  expect(data).toEqual({
    id: expect.any(Number),
    members_id: { id: data.id },
    email: body.email,
    pendingEmail: null,
    username: body.username,
    firstName: null,
    lastName: null,
    birthday: '1990-05-17T00:00:00.000Z',
    avatar: null,
    premium: false,
    superAdmin: false,
    role: null,
  });
  const token = headers.get('x-auth-token') ?? '';
  expect((await api.call('getMember', { params: { id: data.id }, token })).data.email).toBe(body.email);
  const { email, password } = body;
  expect((await api.call('createToken', { body: { email, password } })).data.members_id.id).toBe(data.id);
});

test.each([
  ['leila@bücher.example', 'leila@xn--bcher-kva.example'],
  ['  Leila@bu\u0308cher.EXAMPLE ', 'leila@xn--bcher-kva.example'],
  ['leila@ｂücher。example', 'leila@xn--bcher-kva.example'],
  ['leila@xn--bcher-kva.example', 'leila@xn--bcher-kva.example'],
  ['leila@почта.рф', 'leila@xn--80a1acny.xn--p1ai'],
])('[AUTH-079] an email with letters of another script, typed as %j, is one account', async (email, stored) => {
  const fields = { ...signUpFields(), email };
  const first = await api.request('/members', {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json', ...(await solveCaptcha(api)) },
  });
  // The first of the spellings created it.
  expect([200, 201, 409]).toContain(first.status);
  const { data } = await api.call('createToken', { body: { email, password: fields.password } });
  expect(data.email).toBe(stored);
});

test.each([
  'ｌeila@example.com',
  'leïla@example.com',
  'leila@exa mple.com',
  'leila@bücher.example/x',
  'leila@bücher.example:80',
  'a@b@bücher.example',
])('the email %j is rejected: another mailbox, or none', async (email) => {
  expect(await api.refusal('createMember', { body: { ...signUpFields(), email } })).toMatchObject({ status: 400 });
});

test.each(['\u200b', '\u3164', '\u202e', ' \u200d '])(
  'the name %j is rejected, because it is invisible',
  async (username) => {
    const { status, message } = await api.refusal('createMember', { body: { ...signUpFields(), username } });
    expect([status, message]).toEqual([400, expect.stringMatching(/^username: /)]);
  },
);

test('[API-007] the fields may also be wrapped as data', async () => {
  const data = signUpFields();
  const { data: member } = await api.call('createMember', { body: { data }, headers: await solveCaptcha(api) });
  expect(member.email).toBe(data.email);
});

test('each invalid field is named, wrapped or not', async () => {
  const fields = { ...signUpFields(), email: 'nobody' };
  expect(await api.refusal('createMember', { body: fields })).toMatchObject({
    status: 400,
    message: 'email: Invalid email address',
  });
  expect((await api.refusal('createMember', { body: { data: fields } })).message).toMatch(/^data\.email: /);
});

test('[API-008] a taken email is 409, and the provider of a password account is "none"', async () => {
  const { email } = await signUp(api);
  const response = await post({ ...signUpFields(), email });
  expect(response.status).toBe(409);
  expect(response.headers.get('x-network-used')).toBe('none');
  expect(response.headers.get('x-auth-token')).toBeNull();
});

test('of parallel sign-ups with one email in any case one succeeds and the others are 409', async () => {
  const fields = signUpFields();
  const spellings = [fields.email, fields.email.toUpperCase(), fields.email.replace('n', 'N'), fields.email];
  const responses = await Promise.all(spellings.map((email) => post({ ...fields, email })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const refused = responses.filter(({ status }) => status === 409);
  expect(refused.map(({ headers }) => headers.get('x-network-used'))).toEqual(['none', 'none', 'none']);
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const localPart = fc.string({
  unit: fc.constantFrom(...LETTERS.split(''), '.', '_', '+', '-'),
  minLength: 1,
  maxLength: 20,
});
const spellings = fc.tuple(localPart, fc.infiniteStream(fc.boolean())).map(([name, raised]) => {
  const email = `p${name}q@example.com`.replaceAll('..', '.');
  const other = email.replaceAll(/[a-z]/g, (letter) => (raised.next().value ? letter.toUpperCase() : letter));
  return { email, other };
});

test('an email in any spelling is the same account, stored in lower case', async () => {
  letAnHourPass();
  await fc.assert(
    fc.asyncProperty(spellings, async ({ email, other }) => {
      const { password } = signUpFields();
      const first = await post({ email: other, username: email, password });
      if (first.status !== 200) expect(first.status).toBe(409);
      expect((await post({ email, username: email, password })).status).toBe(409);
      const { data } = await api.call('createToken', { body: { email: other.toUpperCase(), password } });
      expect(data.email).toBe(email.toLowerCase());
    }),
    { numRuns: 10 },
  );
});

test('[AUTH-044] a new password has at least 8 characters', async () => {
  const refusal = await api.refusal('createMember', { body: { ...signUpFields(), password: '1234567' } });
  expect(refusal).toMatchObject({ status: 400, message: 'password: Use at least 8 characters' });
  expect((await post({ ...signUpFields(), password: 'q7!Vt9pz' })).status).toBe(200);
});

test.each(['password', '12345678', 'PassWord1', 'iloveyou', 'football'])(
  'the password "%s" is rejected with its own text: too many people use it',
  async (password) => {
    const headers = await solveCaptcha(api);
    expect(await api.refusal('createMember', { body: { ...signUpFields(), password }, headers })).toEqual({
      status: 400,
      code: 'validation_failed',
      message: 'password: That password is too common. Choose another one.',
    });
  },
);

test.each([
  { wrong: '[AUTH-039] a birthday in the future', fields: { birthday: '2026-11-22' } },
  { wrong: 'a birthday before 1900', fields: { birthday: '1899-12-31' } },
  { wrong: 'a day that is none', fields: { birthday: '2001-02-29' } },
  { wrong: 'a date-time that is none', fields: { birthday: '2001-02-20T25:00:00Z' } },
  { wrong: 'another gender', fields: { gender: 'male' } },
  { wrong: 'no username', fields: { username: '   ' } },
  { wrong: 'a username without end', fields: { username: 'x'.repeat(255) } },
  { wrong: 'a username with a NUL', fields: { username: 'a\u0000b' } },
  { wrong: 'a username of two lines', fields: { username: 'a\nb' } },
  { wrong: 'a password without end', fields: { password: 'x'.repeat(1001) } },
  { wrong: 'an e-mail address without end', fields: { email: `${'x'.repeat(250)}@example.com` } },
  { wrong: 'an e-mail address of two lines', fields: { email: 'a@example.com\nbcc: b@example.com' } },
])('$wrong is 400', async ({ fields }) => {
  expect(await api.refusal('createMember', { body: { ...signUpFields(), ...fields } })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
});

test.each(['1900-01-01', '2004-02-29', '1990-05-17T22:00:00Z', '1990-05-17T22:00:00.000+02:00', '2026-11-21'])(
  'the birthday %s is accepted',
  async (birthday) => {
    const body = { ...signUpFields(), birthday };
    const { data } = await api.call('createMember', { body, headers: await solveCaptcha(api) });
    expect(data.birthday).toBe(new Date(birthday).toISOString());
  },
);

test('any body is accepted or rejected, and never fails', async () => {
  letAnHourPass();
  const anything = fc.record(
    {
      email: fc.oneof(fc.emailAddress(), fc.string()),
      password: fc.oneof(fc.string({ minLength: 8 }), fc.anything()),
      username: fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.anything()),
      birthday: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.anything(),
      ),
      gender: fc.oneof(fc.constantFrom('MALE', 'FEMALE'), fc.anything()),
      data: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const bodies = fc.oneof(
    anything,
    anything.map((data) => ({ data })),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      expect([200, 400, 409]).toContain((await post(body)).status);
    }),
    { numRuns: 60 },
  );
});

test('no sign-up creates a super admin or premium member', async () => {
  const body = { ...signUpFields(), role: 1, superAdmin: true, premium: true, super_admin: true };
  const { data } = await api.call('createMember', { body, headers: await solveCaptcha(api) });
  expect(data).toMatchObject({ role: null, superAdmin: false, premium: false });
});

test('too many sign-ups from one IP are 429, with the time to wait', async () => {
  letAnHourPass();
  const body = { ...signUpFields(), birthday: '1800-01-01' };
  for (let attempt = 0; attempt < 100; attempt += 1) expect((await send(body)).status).toBe(400);
  const refused = await send(body);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3600');
});
