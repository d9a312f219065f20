import sharp from 'sharp';
import { sql } from 'kysely';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { provideHostDatabase } from '#testing/host-database.ts';
import { readOutbox } from '#testing/read-outbox.ts';
import { codeOf, signUpWithSecondFactor } from '#testing/second-factor.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const CONFIRMED_FOR_MS = 5 * MINUTE_MS;

const lent = provideHostDatabase();
let api: RunningApi;
let member: TestMember;
beforeAll(async () => {
  api = await startApi({ hosted: { payments: lent.payments } });
});
afterAll(async () => api.stop());
beforeEach(async () => {
  member = await signUp(api);
});

const change = (body: object, { id, token } = member) => api.call('updateMember', { params: { id }, body, token });
const refusal = (body: object, { id, token } = member) => api.refusal('updateMember', { params: { id }, body, token });
const read = async ({ id, token } = member) =>
  api.call('getMember', { params: { id }, query: { includepasswordstate: 1 }, token });

test('[API-020] the fields sent are changed, the rest stays, and the whole member is returned', async () => {
  const { data } = await change({ firstName: ' Ada ', lastName: 'Byron', birthday: '1985-12-10' });
  expect(data).toEqual({
    ...(await read()).data,
    email: member.email,
    username: member.username,
    firstName: 'Ada',
    lastName: 'Byron',
    birthday: '1985-12-10T00:00:00.000Z',
  });
  const again = await change({ firstName: '', birthday: null });
  expect(again.data).toEqual({ ...data, firstName: null, birthday: null });
});

test('the record may be sent back as it was read; read-only fields are ignored', async () => {
  const { data: record } = await read();
  const { data } = await change({ ...record, id: 1, premium: true, role: 1, superAdmin: true, lastName: 'Byron' });
  expect(data).toEqual({ ...record, lastName: 'Byron' });
});

test('markup in a name is text like any other', async () => {
  const firstName = '<img src=x onerror=alert(1)> & "co"';
  await change({ firstName });
  expect((await read()).data.firstName).toBe(firstName);
});

test.each([
  { wrong: 'a name without end', body: { firstName: 'x'.repeat(101) } },
  { wrong: 'a name with a NUL', body: { lastName: 'a\u0000b' } },
  { wrong: 'no e-mail address', body: { email: null } },
  { wrong: 'a birthday in the future', body: { birthday: '2999-01-01' } },
  { wrong: 'a new password of seven characters', body: { password: '1234567', currentPassword: 'a good password' } },
  { wrong: 'a picture from elsewhere', body: { avatar: 'https://elsewhere.example/v3/media/pixel.png' } },
  { wrong: 'a picture from elsewhere without a scheme', body: { avatar: '//elsewhere.example/v3/media/pixel.png' } },
  { wrong: 'a script as a picture', body: { avatar: 'javascript:alert(1)' } },
  { wrong: 'a picture that nobody uploaded', body: { avatar: `/v3/media/images/members/${'0'.repeat(32)}` } },
  { wrong: 'a drawn picture', body: { avatar: '/v3/media/images/mix/1' } },
  { wrong: 'a way out of the media', body: { avatar: '/v3/media/../members/1' } },
])('$wrong is 400 and changes nothing', async ({ body }) => {
  const before = (await read()).data;
  expect(await refusal({ ...body, username: 'changed' })).toMatchObject({ status: 400, code: 'validation_failed' });
  expect((await read()).data).toEqual(before);
});

describe('the image', () => {
  const upload = async ({ token } = member) => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c0ffee' } })
      .png()
      .toBuffer();
    const body = { fileName: 'me.png', fileBase64: picture.toString('base64'), folder: 'members' };
    return (await api.call('uploadMedia', { body, token })).data.url;
  };

  test('is one that the member uploaded, with or without the origin, until it is removed', async () => {
    const url = await upload();
    expect((await change({ avatar: `${api.origin.replace('127.0.0.1', 'localhost')}${url}` })).data.avatar).toBe(url);
    expect((await change({ avatar: url })).data.avatar).toBe(url);
    expect((await change({ avatar: null })).data.avatar).toBeNull();
  });

  test('is not one that another member uploaded', async () => {
    const url = await upload(await signUp(api));
    expect((await refusal({ avatar: url })).status).toBe(400);
  });
});

describe('the email', () => {
  test('[API-021] of another member is 409, in any case, and nothing is changed', async () => {
    const refused = await refusal({ email: 'Free@Afterglow.Example', firstName: 'Ada' });
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect((await read()).data).toMatchObject({ email: member.email, firstName: null });
  });

  test('may be written in another case without being new', async () => {
    const { length } = await readOutbox(api);
    expect((await change({ email: member.email.toUpperCase() })).data.email).toBe(member.email);
    expect(await readOutbox(api)).toHaveLength(length);
  });

  test('goes to one of two members who request it at the same time', async () => {
    const other = await signUp(api);
    const email = `wanted-${member.email}`;
    for (const who of [member, other]) await change({ email, currentPassword: who.password }, who);
    const pages = (await readOutbox(api)).filter(({ to }) => to === email);
    const tokens = pages.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    const press = (token: string) =>
      api.request('/members/email-change', { method: 'POST', body: new URLSearchParams({ token }) });
    const pressed = await Promise.all(tokens.map(press));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('of a member whose login needs a code', () => {
  test.each([{ email: 'elsewhere@afterglow.example' }, { password: 'a better password' }])(
    'the password alone does not change %o',
    async (wanted) => {
      const guarded = await signUpWithSecondFactor(api);
      const { email, password: currentPassword, token, key } = guarded;
      api.clock.skip(CONFIRMED_FOR_MS);
      const unconfirmed = { status: 403, code: 'confirmation_required' };
      expect(await refusal({ ...wanted, currentPassword }, guarded)).toMatchObject(unconfirmed);
      expect((await refusal({ ...wanted, currentPassword: 'wrong' }, guarded)).status).toBe(401);
      expect((await read(guarded)).data).toMatchObject({ email, pendingEmail: null });
      await api.call('confirmSession', { body: { password: currentPassword, code: codeOf(api, key) }, token });
      expect((await change({ ...wanted, currentPassword }, guarded)).status).toBe(200);
    },
  );
});

describe('the password', () => {
  const password = 'a better password';

  test('[ACCOUNT-031] needs the current one: 401 without it and with a wrong one', async () => {
    expect(await refusal({ password })).toMatchObject({ status: 401, code: 'not_authenticated' });
    expect((await refusal({ password, currentPassword: 'wrong', firstName: 'Ada' })).status).toBe(401);
    expect((await read()).data.firstName).toBeNull();
    const { email } = member;
    expect((await api.refusal('createToken', { body: { email, password } })).status).toBe(401);
  });

  test('changes, and ends all other sessions', async () => {
    const { email, password: currentPassword } = member;
    const elsewhere = await api.call('createToken', { body: { email, password: currentPassword } });
    await change({ password, currentPassword });
    expect((await read({ ...member, token: member.token })).status).toBe(200);
    const other = { params: { id: member.id }, token: elsewhere.data.token };
    expect((await api.refusal('getMember', other)).status).toBe(401);
    expect((await api.call('createToken', { body: { email, password } })).status).toBe(200);
    expect((await api.refusal('createToken', { body: { email, password: currentPassword } })).status).toBe(401);
    expect((await readOutbox(api))[0]).toMatchObject({
      to: email,
      subject: expect.stringContaining('password was changed'),
    });
  });

  test('changes twenty times an hour at most, because each change sends a mail', async () => {
    const { password: currentPassword } = member;
    await change({ password, currentPassword });
    await sql`update attempts set count = 19 where scope = 'notices of member' and count = 1`.execute(
      lent.database().db,
    );
    await change({ password: currentPassword, currentPassword: password });
    expect((await refusal({ password, currentPassword })).status).toBe(429);
    expect((await api.call('createToken', { body: member })).status).toBe(200);
  });

  test('changes once when two changes arrive at the same time', async () => {
    const { password: currentPassword } = member;
    const changes = ['one new password', 'two new password'].map((one) => change({ password: one, currentPassword }));
    const settled = await Promise.allSettled(changes);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('cannot be guessed here more often than at the login', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      await refusal({ password, currentPassword: `guess ${guess}` });
      await api.refusal('createToken', { body: { email: member.email, password: `guess ${guess}` } });
    }
    expect((await refusal({ password, currentPassword: member.password })).status).toBe(429);
    const { email, password: right } = member;
    expect((await api.refusal('createToken', { body: { email, password: right } })).status).toBe(429);
    api.clock.advance(15 * MINUTE_MS);
    expect((await change({ password, currentPassword: right })).status).toBe(200);
  });
});
