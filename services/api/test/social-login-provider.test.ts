import { currentUserSchema } from '@afterglow/shared-contracts';
import { systemClock } from '@afterglow/kit';
import * as z from 'zod/mini';
import { createOidcIdentityProvider } from '#accounts/identity-providers/index.ts';
import { createBrowser, isOurs } from '#testing/browser.ts';
import { confirmNewEmail } from '#testing/mailed-page.ts';
import { type FakeOidcProvider, startFakeOidcProvider } from '#testing/fake-oidc-provider.ts';
import { startApi } from '#testing/start-api.ts';

const CLIENT = { clientId: 'afterglow-test', clientSecret: 'a secret between the two of us, for tests' };
const PERSON = {
  sub: 'google-4711',
  email: 'Ana.Lind@Mail.example',
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Lind',
};
const PUBLIC_URL = 'http://localhost:4800';
const REDIRECT_URI = `${PUBLIC_URL}/v3/auth/oauth/google/callback`;
const SECRETS = { state: 'state-'.repeat(8), nonce: 'nonce-'.repeat(8), codeVerifier: 'verifier'.repeat(8) };

let fakeServer: FakeOidcProvider;
beforeAll(async () => {
  // The provider's library repeats reminders of configuration that only a real one needs.
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  fakeServer = await startFakeOidcProvider({ ...CLIENT, redirectUri: REDIRECT_URI, person: PERSON });
});
afterAll(async () => fakeServer.stop());

const configFor = ({ issuer }: FakeOidcProvider) => ({
  SIGNING_SECRET: 'a secret of the tests',
  GOOGLE_CLIENT_ID: CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  GOOGLE_ISSUER: issuer,
});

const isFake = ({ href }: URL) => href.startsWith(fakeServer.issuer);

test('a login by a configured provider ends like any other', async () => {
  const api = await startApi({
    clock: systemClock,
    publicUrl: PUBLIC_URL,
    config: configFor(fakeServer),
  });
  const browser = createBrowser({
    isVisited: (url) => isFake(url) || isOurs(url),
    serve: (url) => url.replace(PUBLIC_URL, api.origin),
  });
  const visit = await browser.open(`${PUBLIC_URL}/v3/auth/oauth/google?here`);
  expect(visit.trail.some((url) => url.startsWith(`${fakeServer.issuer}/interaction/`))).toBe(true);
  expect(visit.leftFor).toBe(`${PUBLIC_URL}/`);
  expect(decodeURIComponent(browser.cookie('oauthSession') ?? '')).toContain('"email":"ana.lind@mail.example"');
  await api.stop();
});

test('[ACCOUNT-067] a fresh login by a provider that confirms the new email needs no password and stays linked', async () => {
  const person = { ...PERSON };
  const own = await startFakeOidcProvider({ ...CLIENT, redirectUri: REDIRECT_URI, person });
  const api = await startApi({ clock: systemClock, publicUrl: PUBLIC_URL, config: configFor(own) });
  const logIn = async () => {
    const browser = createBrowser({
      isVisited: (url) => url.href.startsWith(own.issuer) || isOurs(url),
      serve: (url) => url.replace(PUBLIC_URL, api.origin),
    });
    await browser.open(`${PUBLIC_URL}/v3/auth/oauth/google?here`);
    const [cookie = ''] = (browser.cookie('oauthSession') ?? '').split(';');
    return z.parse(currentUserSchema, JSON.parse(decodeURIComponent(cookie)));
  };
  const { members_id: params, token } = await logIn();
  const email = 'ana.new@mail.example';
  expect((await api.refusal('updateMember', { params, body: { email }, token })).status).toBe(401);

  person.email = 'Ana.New@Mail.example';
  const again = await logIn();
  expect(again).toMatchObject({ members_id: params, email: 'ana.lind@mail.example' });
  const { data } = await api.call('updateMember', { params, body: { email }, token: again.token });
  expect(data.pendingEmail).toBe(email);
  await confirmNewEmail(api, email);
  expect(await logIn()).toMatchObject({ members_id: params, email });
  await api.stop();
  await own.stop();
});

describe('the client of a provider', () => {
  const provider = (options: { readonly responseMode?: 'form_post'; readonly clientSecret?: string } = {}) =>
    createOidcIdentityProvider({ issuer: fakeServer.issuer, ...CLIENT, clock: systemClock, ...options });

  async function answer(): Promise<URLSearchParams> {
    const url = await provider().authorizationUrl(REDIRECT_URI, SECRETS);
    const { leftFor } = await createBrowser({ isVisited: isFake }).open(url.href);
    return new URL(leftFor ?? '').searchParams;
  }

  test('learns the identity', async () => {
    expect(await provider().identify(await answer(), REDIRECT_URI, SECRETS)).toEqual({
      kind: 'identified',
      identity: {
        subject: 'google-4711',
        email: 'ana.lind@mail.example',
        emailState: 'verified',
        firstName: 'Ana',
        lastName: 'Lind',
      },
    });
  });

  test.each([
    { what: 'another nonce', secrets: { ...SECRETS, nonce: 'other' }, kind: 'failed' },
    { what: 'another state', secrets: { ...SECRETS, state: 'other' }, kind: 'failed' },
    { what: 'another code verifier', secrets: { ...SECRETS, codeVerifier: 'another-'.repeat(8) }, kind: 'refused' },
  ])('rejects claims for $what', async ({ secrets, kind }) => {
    const outcome = await provider().identify(await answer(), REDIRECT_URI, secrets);
    expect(outcome.kind).toBe(kind);
  });

  test('rejects a code used twice, or without its own secret', async () => {
    const answered = await answer();
    const stranger = provider({ clientSecret: 'not the secret of this client at all' });
    expect((await stranger.identify(answered, REDIRECT_URI, SECRETS)).kind).toBe('failed');
    expect((await provider().identify(answered, REDIRECT_URI, SECRETS)).kind).toBe('identified');
    expect((await provider().identify(answered, REDIRECT_URI, SECRETS)).kind).toBe('refused');
  });

  test('reads a response that is posted as a form', async () => {
    const apple = provider({ responseMode: 'form_post' });
    const url = await apple.authorizationUrl(REDIRECT_URI, SECRETS);
    const { text } = await createBrowser({ isVisited: isFake }).open(url.href);
    const answered = new URLSearchParams();
    for (const [, name = '', value = ''] of text.matchAll(/name="(\w+)" value="([^"]+)"/g)) answered.set(name, value);
    const outcome = await apple.identify(answered, REDIRECT_URI, SECRETS);
    expect(outcome).toMatchObject({ kind: 'identified', identity: { subject: 'google-4711' } });
  });

  test('reports that the user declined', async () => {
    const refused = new URLSearchParams({ error: 'access_denied', state: SECRETS.state, iss: fakeServer.issuer });
    expect(await provider().identify(refused, REDIRECT_URI, SECRETS)).toEqual({ kind: 'cancelled' });
  });

  test('finds an unreachable provider the next time', async () => {
    const gone = await startFakeOidcProvider({ ...CLIENT, redirectUri: REDIRECT_URI, person: PERSON });
    const late = createOidcIdentityProvider({ issuer: gone.issuer, ...CLIENT, clock: systemClock });
    await gone.stop();
    await expect(late.authorizationUrl(REDIRECT_URI, SECRETS)).rejects.toThrow();
  });
});
