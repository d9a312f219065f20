import { currentUserSchema, type MemberId, SOCIAL_PROVIDERS } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import {
  addPasskey,
  type Browser,
  challengeOf,
  codeOf,
  createBrowser,
  mailedPage,
  solveCaptcha,
  readOutbox,
  type RunningApi,
  signUp,
  signUpWithSecondFactor,
  type Visit,
} from '@afterglow/api/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { startApi } from '#testing/start-api.ts';

let api: RunningApi;
let origin: string;
beforeAll(async () => {
  api = await startApi();
  origin = api.origin.replace('127.0.0.1', 'localhost');
});
afterAll(async () => api.stop());

const TEN_MINUTES_MS = 10 * MINUTE_MS;
const ANA = { name: 'Ana Lind', email: 'ana.lind@mail.example' };

function start(browser: Browser, network = 'google'): Promise<Visit> {
  return browser.open(`${origin}/v3/auth/oauth/${network}`);
}

/** Goes as far as the provider's response, without submitting it. */
async function answerOf(browser: Browser, fields: Record<string, string> = ANA): Promise<string> {
  const page = await start(browser);
  const response = await fetch(page.url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

function userOf(browser: Browser) {
  const [value = ''] = (browser.cookie('oauthSession') ?? '').split(';');
  return z.parse(currentUserSchema, JSON.parse(decodeURIComponent(value)));
}

async function logInAs(identity: Record<string, string>, network = 'google'): Promise<Browser> {
  const browser = createBrowser();
  await browser.submit(await start(browser, network), identity);
  return browser;
}

async function setPasswordByLink(email: string, member: { readonly id: MemberId; readonly password: string }) {
  await api.call('requestPasswordReset', { body: { email } });
  const [mail] = await readOutbox(api);
  const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await api.call('setNewPassword', { body: { member, token } });
}

function expectPage(visit: Visit, status: number, text: string): void {
  expect(visit.status).toBe(status);
  expect(visit.headers.get('content-type')).toContain('text/html');
  expect(visit.text).toContain(text);
  expect(visit.text).toContain(`href="${origin}/auth/login"`);
}

test.each(SOCIAL_PROVIDERS)('[API-009] auth/oauth/%s redirects the browser to the provider', async (network) => {
  const response = await fetch(`${origin}/v3/auth/oauth/${network}`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get('location') ?? '');
  expect(location.origin + location.pathname).toBe(`${origin}/v3/identity/${network}/authorize`);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: `${origin}/v3/auth/oauth/${network}/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^socialLogin=.*; Max-Age=600; Path=\/v3\/auth\/oauth; HttpOnly; SameSite=Lax$/),
  ]);
});

test('an unknown provider is 404', async () => {
  expect((await api.request('/auth/oauth/myspace')).status).toBe(404);
  expect((await api.request('/auth/oauth/myspace/callback')).status).toBe(404);
});

test('[API-010] an unknown user is registered, handed over in the cookie oauthSession, and sent to "/"', async () => {
  const browser = createBrowser();
  const finished = await browser.submit(await start(browser), ANA);
  expect(finished.leftFor).toBe(`${origin}/`);
  expect(browser.cookie('oauthSession')).toMatch(/^%7B[^; ]*%7D; Max-Age=120; Path=\/; SameSite=Lax$/);
  expect(browser.cookie('socialLogin')).toBeUndefined();
  const { token, members_id, email } = userOf(browser);
  expect(email).toBe(ANA.email);
  const { data, headers } = await api.call('getMember', {
    params: members_id,
    query: { includepasswordstate: 1 },
    token,
  });
  expect(data).toMatchObject({ email: ANA.email, firstName: 'Ana', lastName: 'Lind', premium: false });
  expect(headers.get('x-password-state')).toBe('unset');
});

test('[API-008] a sign-up with an email that came from a provider names the provider', async () => {
  await logInAs({ name: 'Bo', email: 'bo@mail.example' }, 'facebook');
  const body = { email: 'Bo@mail.example', password: 'long enough', username: 'bo' };
  const response = await api.request('/members', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await solveCaptcha(api)) },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(409);
  expect(response.headers.get('x-network-used')).toBe('facebook');
});

test('a returning user of a provider is the same member, and needs no verified email anymore', async () => {
  const [first, second] = [await logInAs(ANA), await logInAs({ ...ANA, unverified: 'yes' })];
  expect(userOf(second).members_id).toEqual(userOf(first).members_id);
  expect(userOf(second).token).not.toBe(userOf(first).token);
});

test('two logins of one person that finish at the same time make one member', async () => {
  const identity = { name: 'Twin', email: 'twin@mail.example' };
  const both = await Promise.all([logInAs(identity), logInAs(identity)]);
  const [first, second] = both.map((browser) => userOf(browser).members_id.id);
  expect(first).toBe(second);
});

test('a provider that verified the email opens the existing account, which a mail reports', async () => {
  const browser = await logInAs({ name: 'Free', email: 'free@afterglow.example' }, 'apple');
  expect(userOf(browser)).toMatchObject({ members_id: { id: 1 }, email: 'free@afterglow.example' });
  const outbox = await (await api.request('/outbox')).text();
  expect(outbox).toContain('You can now log in to Afterglow with Apple');
  expect(outbox).toContain('To free@afterglow.example');
  expect(await api.logIn('free')).not.toBe('');
});

describe('an account whose email was only typed', () => {
  test('goes to the person a provider verifies: earlier credentials no longer open it', async () => {
    const stranger = await signUp(api);
    const elsewhere = await api.call('createToken', { body: { email: stranger.email, password: stranger.password } });
    const logInByPasskey = await addPasskey(api, stranger, origin);
    const browser = await logInAs({ name: 'Owner', email: stranger.email });
    expect(userOf(browser).members_id.id).toBe(stranger.id);
    for (const token of [stranger.token, elsewhere.data.token]) {
      expect((await api.refusal('getMember', { params: { id: stranger.id }, token })).status).toBe(401);
    }
    const logIn = { body: { email: stranger.email, password: stranger.password } };
    expect((await api.refusal('createToken', logIn)).status).toBe(401);
    expect((await logInByPasskey()).status).toBe(401);
    const [mail] = await readOutbox(api);
    expect(mail?.text).toContain('we removed the old password');
    const own = { params: { id: stranger.id }, query: { includepasswordstate: 1 }, token: userOf(browser).token };
    expect((await api.call('getMember', own)).headers.get('x-password-state')).toBe('unset');
  });

  test('stays as it is once its owner has followed a mailed link', async () => {
    const member = await signUp(api);
    const password = 'a password of the owner';
    await setPasswordByLink(member.email, { id: member.id, password });
    await logInAs({ name: 'Owner', email: member.email });
    expect((await api.call('createToken', { body: { email: member.email, password } })).status).toBe(200);
  });
});

test('a new provider cannot open an account whose login needs a code', async () => {
  const { id, email, password, token, key } = await signUpWithSecondFactor(api);
  const browser = createBrowser();
  const finished = await browser.submit(await start(browser), { name: 'Eve', email });
  expectPage(finished, 409, 'Log in with your password and a code');
  expect(browser.cookie('oauthSession')).toBeUndefined();
  const { networks, secondFactor } = (await api.call('getSecurity', { params: { id }, token })).data;
  expect([networks, secondFactor?.recoveryCodesLeft]).toEqual([[], 10]);
  const body = { challenge: await challengeOf(api, { email, password }), code: codeOf(api, key) };
  expect((await api.call('sendSecondFactor', { body })).data.members_id.id).toBe(id);
});

describe('[ACCOUNT-067] an account opened by a provider, with another email requested', () => {
  const EVE = { name: 'Eve', email: 'eve@mail.example' };
  const VICTIM = 'victim@mail.example';
  const password = 'a first password';
  const eve = async () => userOf(await logInAs(EVE, 'facebook'));

  test('leaves the email to anyone a provider verifies, until its link is followed', async () => {
    const { members_id: params, token } = await eve();
    const wish = { params, body: { email: VICTIM, password }, token };
    expect((await api.call('updateMember', wish)).data).toMatchObject({ email: EVE.email, pendingEmail: VICTIM });
    const owner = userOf(await logInAs({ name: 'Victim', email: VICTIM }));
    expect(owner.members_id).not.toEqual(params);
    expect((await (await mailedPage(api, VICTIM)).press()).status).toBe(409);
  });

  test('closes to that provider once its link is followed, no matter who resets the password', async () => {
    const email = `other-${VICTIM}`;
    const { members_id: params, token } = await eve();
    await api.call('updateMember', { params, body: { email, currentPassword: password }, token });
    await (await mailedPage(api, email)).press();
    await setPasswordByLink(email, { id: params.id, password: 'a password of the owner' });
    expect((await eve()).members_id).not.toEqual(params);
    expect((await api.refusal('getMember', { params, token })).status).toBe(401);
  });
});

test.each(['premium@afterglow.example', 'nobody@mail.example'])(
  'an unverified email of %s opens and registers nothing, and reveals no account',
  async (email) => {
    const browser = createBrowser();
    const finished = await browser.submit(await start(browser), { name: 'Eve', email, unverified: 'yes' });
    expectPage(finished, 403, 'Google hasn&#39;t verified your email');
    expect(browser.cookie('oauthSession')).toBeUndefined();
    const body = { email, password: 'wrong' };
    const { status } = await api.refusal('createToken', { body });
    expect(status).toBe(email.startsWith('premium') ? 401 : 404);
  },
);

test('a user who cancels returns to the login page, without a session', async () => {
  const browser = createBrowser();
  const finished = await browser.submit(await start(browser), { cancel: 'yes' });
  expect(finished.leftFor).toBe(`${origin}/auth/login`);
  expect(browser.cookie('oauthSession')).toBeUndefined();
});

describe('a response of the provider', () => {
  const OUT_OF_DATE = 'This login has expired';

  test('is accepted once, also in the browser that it belongs to', async () => {
    const browser = createBrowser();
    const answer = await answerOf(browser);
    const attempt = browser.cookie('socialLogin') ?? '';
    expect((await browser.open(answer)).leftFor).toBe(`${origin}/`);
    browser.setCookie('socialLogin', attempt);
    expectPage(await browser.open(answer), 400, OUT_OF_DATE);
  });

  test('is rejected in another browser, whether that has started a login or not', async () => {
    const answer = await answerOf(createBrowser());
    const other = createBrowser();
    expectPage(await other.open(answer), 400, OUT_OF_DATE);
    await start(other);
    expectPage(await other.open(answer), 400, OUT_OF_DATE);
    expect(other.cookie('oauthSession')).toBeUndefined();
  });

  test('is valid for its own provider only', async () => {
    const browser = createBrowser();
    const answer = (await answerOf(browser)).replace('/oauth/google/', '/oauth/apple/');
    expectPage(await browser.open(answer), 400, OUT_OF_DATE);
  });

  test('expires after ten minutes', async () => {
    const browser = createBrowser();
    const answer = await answerOf(browser);
    api.clock.advance(TEN_MINUTES_MS);
    expectPage(await browser.open(answer), 400, OUT_OF_DATE);
  });

  test('with a forged attempt is rejected', async () => {
    const browser = createBrowser();
    const answer = await answerOf(browser);
    const [content = '', signature = ''] = (browser.cookie('socialLogin') ?? '').split(';')[0]?.split('.') ?? [];
    const longer = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...longer, expiresAtMs: 9e15 })).toString('base64url');
    browser.setCookie('socialLogin', `${forged}.${signature}`);
    expectPage(await browser.open(answer), 400, OUT_OF_DATE);
  });

  test('with a code that is not the provider’s ends on a page, not in JSON', async () => {
    const browser = createBrowser();
    const answer = new URL(await answerOf(browser));
    answer.searchParams.set('code', 'made-up');
    expectPage(await browser.open(answer.href), 400, 'We couldn&#39;t log you in with Google');
  });

  test('with an arbitrary error text ends on a page, too', async () => {
    const browser = createBrowser();
    const answer = new URL(await answerOf(browser));
    answer.searchParams.delete('code');
    answer.searchParams.set('error', 'server_error');
    expectPage(await browser.open(answer.href), 400, 'We couldn&#39;t log you in with Google');
  });

  test('may arrive as a posted form', async () => {
    const browser = createBrowser();
    const answer = new URL(await answerOf(browser));
    const body = new URLSearchParams(answer.searchParams);
    const finished = await browser.open(answer.origin + answer.pathname, { method: 'POST', body });
    expect(finished.leftFor).toBe(`${origin}/`);
  });
});

test('a login started under another name of the site continues under the name of its cookie', async () => {
  const first = await fetch(`${api.origin}/v3/auth/oauth/google`, { redirect: 'manual' });
  expect(first.headers.get('location')).toBe(`${origin}/v3/auth/oauth/google?here`);
  expect(first.headers.getSetCookie()).toEqual([]);
  const second = await fetch(`${api.origin}/v3/auth/oauth/google?here`, { redirect: 'manual' });
  expect(second.headers.get('location')).toContain(`${origin}/v3/identity/google/authorize`);
});
