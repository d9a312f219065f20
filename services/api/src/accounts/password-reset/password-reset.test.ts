import { memberIdSchema } from '@afterglow/shared-contracts';
import { type ServiceOperationName, serviceOperations } from '@afterglow/shared-contracts/services';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { postFrom } from '#testing/login-from.ts';
import { confirmNewEmail } from '#testing/mailed-page.ts';
import { readOutbox } from '#testing/read-outbox.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const PUBLIC_URL = 'http://localhost:4800';

let api: RunningApi;
let member: TestMember;
beforeAll(async () => {
  api = await startApi({ publicUrl: PUBLIC_URL });
});
afterAll(async () => api.stop());
beforeEach(async () => {
  member = await signUp(api);
});

const ask = (email = member.email) => api.call('requestPasswordReset', { query: { email }, body: { email } });

async function readLink() {
  const [mail] = await readOutbox(api);
  const url = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const query = Object.fromEntries(url.searchParams);
  return { mail, url, query, token: query.token ?? '' };
}

const set = (token: string, { id = member.id, password = 'a brand-new password' } = {}) =>
  api.request('/members/set-new-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ member: { id, password }, token }),
  });

describe('requesting a link', () => {
  test('[API-011] mails the link to the page, with the member and a token', async () => {
    await ask();
    const { mail, url, query } = await readLink();
    expect(mail?.to).toBe(member.email);
    expect(`${url.origin}${url.pathname}`).toBe(`${PUBLIC_URL}/set-new-password`);
    expect(query).toEqual({ members_id: String(member.id), token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  test('links to this site, whatever host the request names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const to = { path: '/members/reset-password', localAddress: '127.0.0.1', body: { email: ` ${member.email} ` } };
    expect(await postFrom(api, { ...to, headers })).toBe(204);
    const { mail, url } = await readLink();
    expect(mail?.to).toBe(member.email);
    expect(`${url.origin}${url.pathname}`).toBe(`${PUBLIC_URL}/set-new-password`);
    expect(mail?.text).not.toContain('evil.example');
  });

  test('[API-015] responds with and without the trailing slash', async () => {
    for (const path of ['/members/reset-password/', '/members/reset-password']) {
      const response = await api.request(`${path}?email=${encodeURIComponent(member.email)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: member.email.toUpperCase() }),
      });
      expect(response.status).toBe(204);
    }
    expect((await readOutbox(api)).filter(({ to }) => to === member.email)).toHaveLength(2);
  });

  test('[API-012] is 404 for an unknown email, and mails nothing', async () => {
    const { length } = await readOutbox(api);
    const body = { email: 'nobody@afterglow.example' };
    expect((await api.refusal('requestPasswordReset', { body })).status).toBe(404);
    expect(await readOutbox(api)).toHaveLength(length);
  });

  test('too often for one account is 429 with the time to wait, while other accounts can request', async () => {
    for (let time = 0; time < 5; time += 1) await ask();
    const refused = await api.request('/members/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: member.email.toUpperCase() }),
    });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await ask((await signUp(api)).email)).status).toBe(204);
    api.clock.advance(HOUR_MS);
    expect((await ask()).status).toBe(204);
  });

  test('five times by someone else does not keep the owner from requesting, from any location', async () => {
    const elsewhere = (localAddress: string) =>
      postFrom(api, { path: '/members/reset-password', localAddress, body: { email: member.email } });
    const strangers = await Promise.all(Array.from({ length: 6 }, () => elsewhere('127.0.0.9')));
    expect(strangers.filter((status) => status === 204)).toHaveLength(5);
    expect((await ask()).status).toBe(204);
    expect(await elsewhere('127.0.0.10')).toBe(204);
  });

  test('from many IPs fills no mailbox, and the owner can still request from a known location', async () => {
    const places = Array.from({ length: 21 }, (_, place) => `127.0.2.${place + 1}`);
    const asked: (number | undefined)[] = [];
    for (const localAddress of places)
      asked.push(await postFrom(api, { path: '/members/reset-password', localAddress, body: { email: member.email } }));
    expect(asked.filter((status) => status === 204)).toHaveLength(20);
    expect(asked.at(-1)).toBe(429);
    expect((await ask()).status).toBe(204);
  });

  test('too often from one IP is 429, for every account', async () => {
    api.clock.advance(HOUR_MS);
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const body = { email: `nobody-${time}@afterglow.example` };
      statuses.push((await api.refusal('requestPasswordReset', { body })).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    api.clock.advance(HOUR_MS);
  });
});

describe('setting a new password', () => {
  const password = 'a brand-new password';

  test('[API-013] replaces the old one and ends every session', async () => {
    await ask();
    expect((await set((await readLink()).token)).status).toBe(204);
    const { email, id, token } = member;
    expect((await api.call('createToken', { body: { email, password } })).data.members_id.id).toBe(id);
    expect((await api.refusal('createToken', { body: { email, password: member.password } })).status).toBe(401);
    expect((await api.refusal('getMember', { params: { id }, token })).status).toBe(401);
    expect((await readOutbox(api))[0]?.subject).toContain('password was changed');
  });

  test('[AUTH-079] accepts it in any Unicode form, and compares it in one', async () => {
    await ask();
    expect((await set((await readLink()).token, { password: 'cafe\u0301 ｎoir' })).status).toBe(204);
    const { email } = member;
    expect((await api.call('createToken', { body: { email, password: 'café noir' } })).status).toBe(200);
  });

  test('[API-014] is 400 for a token that is made up, used, or of an earlier link', async () => {
    await ask();
    const { token: earlier } = await readLink();
    await ask();
    const { token } = await readLink();
    expect((await set('made-up')).status).toBe(400);
    expect((await set(token)).status).toBe(204);
    expect((await set(token)).status).toBe(400);
    expect((await set(earlier)).status).toBe(400);
  });

  test('[API-014] is 400 after an hour', async () => {
    await ask();
    const { token } = await readLink();
    api.clock.advance(HOUR_MS - 1);
    expect((await set(token, { password: 'short' })).status).toBe(400);
    api.clock.advance(1);
    expect((await set(token)).status).toBe(400);
    expect((await api.call('createToken', { body: member })).status).toBe(200);
  });

  test('[API-014] is 400 for a member other than the owner of the link, which stays usable', async () => {
    await ask();
    const { token } = await readLink();
    expect((await set(token, { id: memberIdSchema.parse(1) })).status).toBe(400);
    expect((await set(token, { id: memberIdSchema.parse(999) })).status).toBe(400);
    expect((await set(token)).status).toBe(204);
  });

  test('works once for many requests at the same time', async () => {
    await ask();
    const { token } = await readLink();
    const tries = await Promise.all(Array.from({ length: 5 }, () => set(token)));
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400]);
  });

  test('[AUTH-044] needs 8 characters and no common password, and a rejected one leaves the link usable', async () => {
    await ask();
    const { token } = await readLink();
    expect((await set(token, { password: '1234567' })).status).toBe(400);
    expect((await set(token, { password: 'password1' })).status).toBe(400);
    expect((await set(token, { password: 'q7!Vt9pz' })).status).toBe(204);
  });

  test('fails once the email or the password was changed', async () => {
    const { id, token: session } = member;
    await ask();
    const { token: first } = await readLink();
    const email = `x-${member.email}`;
    const moved = { email, currentPassword: member.password };
    await api.call('updateMember', { params: { id }, body: moved, token: session });
    await confirmNewEmail(api, email);
    expect((await set(first)).status).toBe(400);
    await ask(email);
    const { token: second } = await readLink();
    const body = { password, currentPassword: member.password };
    await api.call('updateMember', { params: { id }, body, token: session });
    expect((await set(second)).status).toBe(400);
  });

  test('reopens an account that was closed after too many wrong passwords', async () => {
    const { email } = member;
    for (let guess = 0; guess < 10; guess += 1) {
      await api.refusal('createToken', { body: { email, password: `guess ${guess}` } });
    }
    expect((await api.refusal('createToken', { body: { email, password } })).status).toBe(429);
    await ask();
    await set((await readLink()).token);
    expect((await api.call('createToken', { body: { email, password } })).status).toBe(200);
  });
});

describe('the token of a link', () => {
  test('[AUTH-065] reads its own member before login, and no other', async () => {
    await ask();
    const { token } = await readLink();
    const { id, email } = member;
    expect((await api.call('getMember', { params: { id }, token })).data.email).toBe(email);
    expect((await api.refusal('getMember', { params: { id: 1 }, token })).status).toBe(403);
    await set(token);
    expect((await api.refusal('getMember', { params: { id }, token })).status).toBe(401);
  });

  test('[AUTH-065] opens nothing else', async () => {
    await ask();
    const { token } = await readLink();
    const needsLogIn = Object.values(serviceOperations).filter(({ auth }) => auth === 'member' || auth === 'admin');
    for (const { name } of needsLogIn.filter((one) => one.name !== 'getMember')) {
      const refusal = await api.refusal(name as ServiceOperationName, { params: { id: member.id } as never, token });
      expect({ name, status: refusal.status }).toEqual({ name, status: 401 });
    }
  });
});
