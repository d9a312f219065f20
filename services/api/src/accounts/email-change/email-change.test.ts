import { DAY_MS } from '@afterglow/shared-contracts/time';
import { mailedPage } from '#testing/mailed-page.ts';
import { readOutbox } from '#testing/read-outbox.ts';
import { solveCaptcha } from '#testing/solve-captcha.ts';
import { type TestMember, signUpFields, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let member: TestMember;
let newEmail: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());
beforeEach(async () => {
  member = await signUp(api);
  newEmail = `moved-${member.email}`;
});

const change = (body: object, { id, token } = member) => api.call('updateMember', { params: { id }, body, token });
const refusal = (body: object, { id, token } = member) => api.refusal('updateMember', { params: { id }, body, token });
const ask = (email = newEmail, who = member) => change({ email, currentPassword: who.password }, who);
const record = async ({ id, token } = member) => (await api.call('getMember', { params: { id }, token })).data;
const logIn = (email: string) => api.send('createToken', { body: { email, password: member.password } });
const pageOf = (recipient: string) => mailedPage(api, recipient);

describe('[ACCOUNT-067] another email', () => {
  test('needs the current password', async () => {
    expect(await refusal({ email: newEmail })).toMatchObject({ status: 401, code: 'not_authenticated' });
    expect((await refusal({ email: newEmail, currentPassword: 'wrong' })).status).toBe(401);
    expect((await record()).pendingEmail).toBeNull();
  });

  test('is pending until the mailed link is opened and its button pressed', async () => {
    const { data } = await ask();
    expect(data).toMatchObject({ email: member.email, pendingEmail: newEmail });
    const page = await pageOf(newEmail);
    expect(await (await page.open()).text()).toContain(`Use ${newEmail} for your Afterglow account?`);
    expect(await record()).toEqual(data);
    expect([(await logIn(member.email)).status, (await logIn(newEmail)).status]).toEqual([200, 404]);

    expect((await page.press()).status).toBe(200);
    expect(await record()).toEqual({ ...data, email: newEmail, pendingEmail: null });
    expect([(await logIn(member.email)).status, (await logIn(newEmail)).status]).toEqual([404, 200]);
    expect([(await page.open()).status, (await page.press()).status]).toEqual([410, 410]);
  });

  test('is confirmed on an uncached page in the site’s design, without scripts or framing', async () => {
    await ask();
    const answer = await (await pageOf(newEmail)).open();
    expect(await answer.text()).toContain('<body class="site">');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  });

  test('is announced to the old email, without naming it, before and when it takes effect', async () => {
    await ask();
    await (await pageOf(newEmail)).press();
    const sent = (await readOutbox(api)).filter(({ to }) => to === member.email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your Afterglow email was changed',
      'Your Afterglow email is about to change',
    ]);
    expect(JSON.stringify(sent)).not.toContain('moved');
  });

  test('is canceled by the link that is mailed to the old email', async () => {
    await ask();
    const stop = await pageOf(member.email);
    expect((await stop.open()).status).toBe(200);
    expect((await record()).pendingEmail).toBe(newEmail);
    expect((await stop.press()).status).toBe(200);
    expect(await record()).toMatchObject({ email: member.email, pendingEmail: null });
    expect((await (await pageOf(newEmail)).press()).status).toBe(410);
    expect([(await stop.open()).status, (await stop.press()).status]).toEqual([410, 410]);
  });

  test('is canceled by the member in the account, too, after which both links fail', async () => {
    await ask();
    const { data } = await api.call('stopEmailChange', { params: { id: member.id }, token: member.token });
    expect(data).toMatchObject({ email: member.email, pendingEmail: null });
    expect((await (await pageOf(newEmail)).press()).status).toBe(410);
    expect((await (await pageOf(member.email)).press()).status).toBe(410);
  });

  test('is mailed again for another day: the previous link ends, the cancel link does not', async () => {
    await ask();
    const [first, stop] = [await pageOf(newEmail), await pageOf(member.email)];
    api.clock.skip(DAY_MS - 1000);
    await api.call('mailEmailChangeAgain', { params: { id: member.id }, token: member.token });
    api.clock.skip(DAY_MS - 1000);
    expect((await first.press()).status).toBe(410);
    expect((await stop.open()).status).toBe(200);
    const sent = (await readOutbox(api)).filter(({ to }) => to === member.email);
    expect(sent).toHaveLength(1);
    expect((await (await pageOf(newEmail)).press()).status).toBe(200);
    expect((await record()).email).toBe(newEmail);
  });

  test('is neither mailed again nor canceled by other members, nor mailed when none is pending', async () => {
    const { id, token } = member;
    expect((await api.refusal('mailEmailChangeAgain', { params: { id }, token })).status).toBe(404);
    await ask();
    const other = { params: { id }, token: (await signUp(api)).token };
    expect((await api.refusal('mailEmailChangeAgain', other)).status).toBe(403);
    expect((await api.refusal('stopEmailChange', other)).status).toBe(403);
    expect((await record()).pendingEmail).toBe(newEmail);
  });

  test('cannot be canceled once it has taken effect', async () => {
    await ask();
    await (await pageOf(newEmail)).press();
    expect((await (await pageOf(member.email)).press()).status).toBe(410);
    expect((await record()).email).toBe(newEmail);
  });

  test('ends the other sessions and every reset link when it takes effect, not before', async () => {
    const { id, email, password, token } = member;
    const elsewhere = (await api.call('createToken', { body: { email, password } })).data.token;
    await api.call('requestPasswordReset', { body: { email } });
    const [, resetToken = ''] = /token=([\w-]+)/.exec((await readOutbox(api))[0]?.text ?? '') ?? [];
    await ask();
    const statusOf = async (one: string) => (await api.send('getMember', { params: { id }, token: one })).status;
    expect(await Promise.all([elsewhere, resetToken, token].map(statusOf))).toEqual([200, 200, 200]);
    await (await pageOf(newEmail)).press();
    expect(await Promise.all([elsewhere, resetToken, token].map(statusOf))).toEqual([401, 401, 200]);
  });

  test('is 409 when it is another member’s, immediately or when the link is opened', async () => {
    const taken = { email: 'Free@Afterglow.Example', currentPassword: member.password };
    expect(await refusal(taken)).toMatchObject({ status: 409, code: 'conflict' });
    await ask();
    const body = { ...signUpFields(), email: newEmail };
    await api.call('createMember', { body, headers: await solveCaptcha(api) });
    expect((await (await pageOf(newEmail)).press()).status).toBe(409);
    expect((await record()).email).toBe(member.email);
  });

  test('expires after a day', async () => {
    await ask();
    const page = await pageOf(newEmail);
    api.clock.skip(DAY_MS);
    expect((await record()).pendingEmail).toBeNull();
    expect([(await page.open()).status, (await page.press()).status]).toEqual([410, 410]);
  });

  test('replaces an earlier request', async () => {
    await ask();
    const first = await pageOf(newEmail);
    expect((await ask(`again-${newEmail}`)).data.pendingEmail).toBe(`again-${newEmail}`);
    expect((await first.press()).status).toBe(410);
    expect((await (await pageOf(`again-${newEmail}`)).press()).status).toBe(200);
  });

  test('is discarded with a new password: someone with the old one may have requested it', async () => {
    await ask();
    await change({ password: 'a better password', currentPassword: member.password });
    expect((await record()).pendingEmail).toBeNull();
    expect((await (await pageOf(newEmail)).press()).status).toBe(410);
  });

  test('can be changed with a new password in one call', async () => {
    const password = 'a better password';
    const { data } = await change({ email: newEmail, password, currentPassword: member.password });
    expect(data).toMatchObject({ email: member.email, pendingEmail: newEmail });
    await (await pageOf(newEmail)).press();
    expect((await api.call('createToken', { body: { email: newEmail, password } })).status).toBe(200);
  });
});

test('can be requested or mailed again ten times in an hour at most', async () => {
  const { id, token } = member;
  await ask();
  for (let time = 1; time < 10; time += 1) await api.call('mailEmailChangeAgain', { params: { id }, token });
  expect((await api.refusal('mailEmailChangeAgain', { params: { id }, token })).status).toBe(429);
  expect((await refusal({ email: newEmail, currentPassword: member.password })).status).toBe(429);
});

test.each(['', '?token=', '?token=made-up', `?token=${'x'.repeat(200)}`])(
  'the link with %s is invalid',
  async (query) => {
    for (const path of ['/members/email-change', '/members/email-change/stop']) {
      expect((await api.request(`${path}${query}`)).status).toBe(410);
    }
  },
);
