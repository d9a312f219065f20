import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CurrentUser, currentUserSchema } from '@afterglow/shared-contracts';
import { createManualClock } from '@afterglow/kit/testing';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import { type FakeApple, readPostedForm, startFakeApple } from '#testing/fake-apple.ts';
import { type Browser, createBrowser, isOurs } from '#testing/browser.ts';
import { type FakeFacebook, startFakeFacebook } from '#testing/fake-facebook.ts';
import { postFrom } from '#testing/login-from.ts';
import { signUp } from '#testing/sign-up.ts';
import { type RunningApi, SIGNING_SECRET, startApi, TEST_NOW_MS } from '#testing/start-api.ts';

const PUBLIC_URL = 'http://localhost:4800';
const RELAY = 'x7k2m9@privaterelay.appleid.com';
const callbackOf = (network: string) => `${PUBLIC_URL}/v3/auth/oauth/${network}/callback`;

const clock = createManualClock(TEST_NOW_MS);
let api: RunningApi;
let apple: FakeApple;
let facebook: FakeFacebook;
let keyFolder: string;

beforeAll(async () => {
  const person = { sub: '001234.abcd.0042', email: RELAY, firstName: 'Ana', lastName: 'Lind' };
  apple = await startFakeApple({ redirectUri: callbackOf('apple'), nowMs: () => clock.nowMs(), person });
  const bo = { id: '10158000', email: 'Bo@Mail.example', first_name: 'Bo', last_name: 'Berg' };
  facebook = await startFakeFacebook(callbackOf('facebook'), bo);
  keyFolder = await mkdtemp(join(tmpdir(), 'afterglow-apple-'));
  const keyFile = join(keyFolder, 'AuthKey.p8');
  await writeFile(keyFile, apple.keyFile);
  const { clientId, teamId, keyId } = apple.account;
  const ofApple = { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_KEY_FILE: keyFile };
  const ofFacebook = { FACEBOOK_APP_ID: facebook.appId, FACEBOOK_APP_SECRET: facebook.appSecret };
  const servers = { APPLE_ISSUER: apple.issuer, FACEBOOK_DIALOG_URL: facebook.url, FACEBOOK_GRAPH_URL: facebook.url };
  const config = { SIGNING_SECRET, CAPTCHA_TRIES: 1, ...ofApple, ...ofFacebook, ...servers };
  api = await startApi({ clock, publicUrl: PUBLIC_URL, config });
});
afterAll(async () => {
  await api.stop();
  await Promise.all([apple.stop(), facebook.stop(), rm(keyFolder, { recursive: true })]);
});

function newBrowser(): Browser {
  return createBrowser({
    isVisited: (url) => [apple.issuer, new URL(facebook.url).origin].includes(url.origin) || isOurs(url),
    serve: (url) => url.replace(PUBLIC_URL, api.origin),
  });
}

function userOf(browser: Browser): CurrentUser {
  const [value = ''] = (browser.cookie('oauthSession') ?? '').split(';');
  return z.parse(currentUserSchema, JSON.parse(decodeURIComponent(value)));
}

const readMember = async ({ members_id: params, token }: CurrentUser) =>
  (await api.call('getMember', { params, token })).data;

describe('Apple', () => {
  const begin = (browser: Browser) => browser.open(`${PUBLIC_URL}/v3/auth/oauth/apple?here`);
  const post = (browser: Browser, fields: Record<string, string>) =>
    browser.open(callbackOf('apple'), { method: 'POST', body: new URLSearchParams(fields) });

  test('responds by a posted form, sends the name the first time only, and gives a relay email', async () => {
    const browser = newBrowser();
    const fields = readPostedForm((await begin(browser)).text);
    expect(fields['user']).toContain('Ana');
    expect((await post(browser, fields)).leftFor).toBe(`${PUBLIC_URL}/`);
    expect(await readMember(userOf(browser))).toMatchObject({ email: RELAY, firstName: 'Ana', lastName: 'Lind' });

    const again = newBrowser();
    const second = readPostedForm((await begin(again)).text);
    expect(second['user']).toBeUndefined();
    await post(again, second);
    expect(userOf(again).members_id).toEqual(userOf(browser).members_id);
    expect(await readMember(userOf(again))).toMatchObject({ firstName: 'Ana' });
  });

  test('gets a cookie that its cross-site form can send back, and no PKCE challenge', async () => {
    const browser = newBrowser();
    const { trail } = await begin(browser);
    expect(browser.cookie('socialLogin')).toMatch(/; HttpOnly; Secure; SameSite=None$/);
    const asked = new URL(trail.at(-1) ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ response_mode: 'form_post', scope: 'openid email name' });
    expect(asked.has('code_challenge')).toBe(false);
  });

  test('gets a client secret signed with the key, and a new one before it expires', async () => {
    const logIn = async () => {
      const browser = newBrowser();
      return post(browser, readPostedForm((await begin(browser)).text));
    };
    await logIn();
    const first = apple.secrets.at(-1) ?? '';
    expect(decodeProtectedHeader(first)).toEqual({ alg: 'ES256', kid: apple.account.keyId });
    const { exp = 0, ...claims } = decodeJwt(first);
    expect(claims).toMatchObject({ iss: apple.account.teamId, sub: apple.account.clientId, aud: apple.issuer });
    clock.advance(exp * 1000 - clock.nowMs() - 1000);
    expect((await logIn()).leftFor).toBe(`${PUBLIC_URL}/`);
    expect(apple.secrets.at(-1)).not.toBe(first);
    await logIn();
    expect(apple.secrets.at(-1)).toBe(apple.secrets.at(-2));
  });

  test('is trusted only for the name outside the signed token', async () => {
    const browser = newBrowser();
    const fields = readPostedForm((await begin(browser)).text);
    const user = JSON.stringify({ name: { firstName: 7 }, email: 'premium@afterglow.example' });
    await post(browser, { ...fields, user });
    expect(userOf(browser).email).toBe(RELAY);
    expect((await post(newBrowser(), fields)).status).toBe(400);
  });

  test('does not start with a file that holds no key', async () => {
    const file = join(keyFolder, 'other.p8');
    await writeFile(file, 'no key');
    const config = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c', APPLE_KEY_FILE: file };
    await expect(startApi({ config })).rejects.toThrow("APPLE_KEY_FILE isn't a valid .p8 key file");
  });
});

describe('Facebook', () => {
  const logIn = async (browser = newBrowser()) => ({
    browser,
    visit: await browser.open(`${PUBLIC_URL}/v3/auth/oauth/facebook?here`),
  });

  test('exchanges its code for a token and sends the profile with the app secret', async () => {
    const { browser, visit } = await logIn();
    expect(visit.leftFor).toBe(`${PUBLIC_URL}/`);
    const asked = new URL(visit.trail[1] ?? '').searchParams;
    expect(asked.get('scope')).toBe('public_profile,email');
    const user = userOf(browser);
    expect(await readMember(user)).toMatchObject({ email: 'bo@mail.example', firstName: 'Bo', lastName: 'Berg' });
    facebook.person = { ...facebook.person, email: 'other@mail.example' };
    expect(userOf((await logIn()).browser).members_id).toEqual(user.members_id);
  });

  test('without an email opens nothing, and shows what to do', async () => {
    facebook.person = { id: '2', first_name: 'No', last_name: 'Mail' };
    const { browser, visit } = await logIn();
    expect(visit.status).toBe(403);
    expect(visit.text).toContain('Facebook didn&#39;t share your email');
    expect(browser.cookie('oauthSession')).toBeUndefined();
  });

  test('opens no account of another login method, because it does not report verified emails', async () => {
    const member = await signUp(api);
    facebook.person = { id: '3', email: member.email, first_name: 'Eve', last_name: 'Else' };
    const { browser, visit } = await logIn();
    expect(visit.status).toBe(409);
    expect(visit.text).toContain('You already have an account with this email');
    expect(browser.cookie('oauthSession')).toBeUndefined();
    expect((await api.call('getMember', { params: { id: member.id }, token: member.token })).status).toBe(200);
  });

  test('returns a user who declines there', async () => {
    facebook.agrees = false;
    expect((await logIn()).visit.leftFor).toBe(`${PUBLIC_URL}/auth/login`);
    facebook.agrees = true;
  });

  test('rejects a code that is not its own, which ends on a page', async () => {
    const browser = newBrowser();
    const paused = createBrowser({ isVisited: isOurs, serve: (url) => url.replace(PUBLIC_URL, api.origin) });
    const { leftFor = '' } = await paused.open(`${PUBLIC_URL}/v3/auth/oauth/facebook?here`);
    browser.setCookie('socialLogin', paused.cookie('socialLogin') ?? '');
    const answer = new URLSearchParams({ code: 'made-up', state: new URL(leftFor).searchParams.get('state') ?? '' });
    const visit = await browser.open(`${callbackOf('facebook')}?${answer.toString()}`);
    expect([visit.status, visit.text.includes('We couldn&#39;t log you in with Facebook')]).toEqual([400, true]);
  });
});

test('a provider login makes its location known, where strangers’ guesses elsewhere do not block', async () => {
  facebook.person = { id: '9', email: 'kit@mail.example', first_name: 'Kit', last_name: 'Kay' };
  clock.advance(DAY_MS);
  const browser = newBrowser();
  await browser.open(`${PUBLIC_URL}/v3/auth/oauth/facebook?here`);
  const body = { email: 'kit@mail.example', password: 'a guess' };
  const guess = (localAddress: string) => postFrom(api, { path: '/auth/token', localAddress, body });
  for (let place = 1; place <= 6; place += 1) for (let time = 0; time < 9; time += 1) await guess(`127.0.3.${place}`);
  expect(await guess('127.0.3.9')).toBe(429);
  expect(await guess('127.0.0.1')).toBe(401);
});
