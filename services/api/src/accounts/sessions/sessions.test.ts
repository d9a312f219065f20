import type { OpenSession } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { readOutbox } from '#testing/read-outbox.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const NEW_LOG_IN = 'New login to your Afterglow account';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

async function logInWith(userAgent: string, { email, password }: Pick<TestMember, 'email' | 'password'>) {
  const response = await api.request('/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { readonly token: string };
  return token;
}

async function longStanding(): Promise<TestMember> {
  const member = await signUp(api);
  await visit(member.id, member.token);
  api.clock.skip(60 * MINUTE_MS);
  return member;
}

const visit = (id: number, token: string) => api.call('getMember', { params: { id }, token });
const list = async (id: number, token: string) => (await api.call('listSessions', { params: { id }, token })).data;
const names = (sessions: readonly OpenSession[]) => sessions.map(({ browser, system }) => [browser, system]);
const mailsTo = async (email: string) => (await readOutbox(api)).filter(({ to }) => to === email);

describe('the sessions of a member', () => {
  test('show browser, system, start and last use: this session first, then by last use', async () => {
    const member = await longStanding();
    const phone = await logInWith(SAFARI, member);
    const began = new Date(api.clock.nowMs()).toISOString();
    api.clock.skip(MINUTE_MS);
    const laptop = await logInWith(FIREFOX, member);
    api.clock.skip(10 * MINUTE_MS);
    await visit(member.id, phone);
    api.clock.skip(10 * MINUTE_MS);
    await visit(member.id, phone);
    const sessions = await list(member.id, laptop);
    expect(names(sessions)).toEqual([
      ['Firefox', 'Windows'],
      ['Safari', 'iOS'],
      [null, null],
    ]);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(sessions[1]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      browser: 'Safari',
      system: 'iOS',
      place: null,
      startTime: began,
      lastUseTime: new Date(api.clock.nowMs()).toISOString(),
      current: false,
    });
  });

  test('are listed whatever the browser calls itself', async () => {
    const member = await longStanding();
    for (const odd of ['x'.repeat(8_000), '((((((/'.repeat(900), 'Firefox/1.1.1.1'.repeat(500)]) {
      const token = await logInWith(odd, member);
      expect((await list(member.id, token))[0]).toMatchObject({ current: true });
    }
  });
});

describe('ending a session', () => {
  test('logs out that device only, immediately; a second time it is not found', async () => {
    const member = await longStanding();
    const phone = await logInWith(SAFARI, member);
    const id = (await list(member.id, phone))[0]?.id ?? '';
    const ending = { params: { id: member.id, sessionId: id }, token: member.token };
    expect((await api.call('endSession', ending)).status).toBe(204);
    expect((await api.refusal('getMember', { params: { id: member.id }, token: phone })).status).toBe(401);
    expect((await visit(member.id, member.token)).status).toBe(200);
    expect(await api.refusal('endSession', ending)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('is not possible with another member’s session, which continues', async () => {
    const [one, other] = [await longStanding(), await longStanding()];
    const id = (await list(other.id, other.token))[0]?.id ?? '';
    const ending = { params: { id: one.id, sessionId: id }, token: one.token };
    expect((await api.refusal('endSession', ending)).status).toBe(404);
    expect((await visit(other.id, other.token)).status).toBe(200);
  });

  test('all others logs out every other device, and neither this one nor another member', async () => {
    const [member, other] = [await longStanding(), await longStanding()];
    const others = [await logInWith(SAFARI, member), await logInWith(FIREFOX, member)];
    await api.call('endOtherSessions', { params: { id: member.id }, token: member.token });
    for (const token of others) {
      expect((await api.refusal('getMember', { params: { id: member.id }, token })).status).toBe(401);
    }
    expect(await list(member.id, member.token)).toHaveLength(1);
    expect((await visit(other.id, other.token)).status).toBe(200);
  });

  test('follows a changed password, except for the session that changed it', async () => {
    const member = await longStanding();
    const phone = await logInWith(SAFARI, member);
    const body = { password: 'another good password', currentPassword: member.password };
    await api.call('updateMember', { params: { id: member.id }, body, token: member.token });
    expect((await api.refusal('getMember', { params: { id: member.id }, token: phone })).status).toBe(401);
    expect(await list(member.id, member.token)).toHaveLength(1);
  });
});

describe('a login with a new browser', () => {
  test('sends one mail with the browser and where to end it, when the session is used', async () => {
    const member = await longStanding();
    const tokens = [await logInWith(SAFARI, member), await logInWith(SAFARI, member)];
    expect(await mailsTo(member.email)).toEqual([]);
    await Promise.all([...tokens, ...tokens].map((token) => visit(member.id, token)));
    await visit(member.id, await logInWith(SAFARI, member));
    const mails = await mailsTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual([NEW_LOG_IN]);
    expect(mails[0]?.text).toContain('Safari on iOS');
    expect(mails[0]?.text).toContain('/account/security');
  });

  test('sends a mail however often it only checked the password before', async () => {
    const member = await longStanding();
    for (let check = 0; check < 2; check += 1) {
      await api.call('revokeToken', { token: await logInWith(FIREFOX, member) });
    }
    expect(await mailsTo(member.email)).toEqual([]);
    await visit(member.id, await logInWith(FIREFOX, member));
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toEqual([NEW_LOG_IN]);
  });

  test('sends twenty mails an hour at most, because the email may be unverified', async () => {
    const member = await longStanding();
    const systems = ['Windows NT 10.0', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64', 'Linux; Android 13'];
    const browsers = ['Firefox/1', 'Chrome/1', 'Chrome/1 OPR/1', 'Chrome/1 Vivaldi/1', 'Chrome/1 Edg/1', 'SeaMonkey/1'];
    const visitAs = async (userAgent: string) => visit(member.id, await logInWith(userAgent, member));
    for (const system of systems) {
      for (const browser of browsers) expect((await visitAs(`Mozilla/5.0 (${system}) ${browser}`)).status).toBe(200);
    }
    expect(await mailsTo(member.email)).toHaveLength(20);
    api.clock.skip(60 * MINUTE_MS);
    await visitAs(SAFARI);
    expect(await mailsTo(member.email)).toHaveLength(21);
  });

  test('sends no mail after a sign-up, nor later about the browser of the sign-up', async () => {
    const member = await longStanding();
    await visit(member.id, (await api.call('createToken', { body: member })).data.token);
    expect(await mailsTo(member.email)).toEqual([]);
  });
});
