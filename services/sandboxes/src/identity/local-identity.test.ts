import { request } from 'node:http';
import * as oidc from 'openid-client';
import type { FindOidcClient } from '@afterglow/api';
import { createBrowser, type RunningApi } from '@afterglow/api/testing';
import { startApi } from '#testing/start-api.ts';
import { createLocalIdentities } from './create-local-identities.ts';
import { LOCAL_CLIENT_ID } from './local-client.ts';

let api: RunningApi;
let issuer: string;
let callback: string;
let ownSecret: string;
beforeAll(async () => {
  const identities = createLocalIdentities({ isPublic: false });
  let findClient: FindOidcClient = () => undefined;
  const open: typeof identities.open = async (host) => (findClient = await identities.open(host));
  api = await startApi({ hosted: { identities: { ...identities, open } } });
  ownSecret = findClient('google')?.clientSecret ?? '';
  const origin = api.origin.replace('127.0.0.1', 'localhost');
  issuer = `${origin}/v3/identity/google`;
  callback = `${origin}/v3/auth/oauth/google/callback`;
});
afterAll(async () => api.stop());

const VERIFIER = 'v'.repeat(43);
const NONCE = 'once';

/** A third-party client; it reads the system's clock, while the service's is manual. */
function discover(secret = ownSecret): Promise<oidc.Configuration> {
  const skew = Math.round((api.clock.nowMs() - Date.now()) / 1000);
  const metadata = { client_secret: secret, [oidc.clockSkew]: skew };
  return oidc.discovery(new URL(issuer), LOCAL_CLIENT_ID, metadata, oidc.ClientSecretPost(secret), {
    // oxlint-disable-next-line typescript/no-deprecated -- for plain http on this computer
    execute: [oidc.allowInsecureRequests],
  });
}

async function requestUrl(changes: Record<string, string> = {}): Promise<URL> {
  return oidc.buildAuthorizationUrl(await discover(), {
    redirect_uri: callback,
    scope: 'openid email profile',
    state: 'some state',
    nonce: NONCE,
    code_challenge: await oidc.calculatePKCECodeChallenge(VERIFIER),
    code_challenge_method: 'S256',
    ...changes,
  });
}

async function answerOf(fields: Record<string, string>): Promise<URL> {
  const response = await fetch(await requestUrl(), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '');
}

const CHECKS = { pkceCodeVerifier: VERIFIER, expectedState: 'some state', expectedNonce: NONCE, idTokenExpected: true };

async function redeem(answer: URL, checks: Partial<typeof CHECKS> = {}, secret = ownSecret) {
  return oidc.authorizationCodeGrant(await discover(secret), answer, { ...CHECKS, ...checks });
}

test('a third-party OIDC client finds the provider and learns the identity', async () => {
  const tokens = await redeem(await answerOf({ name: 'Ana Maria Lind', email: 'Ana@mail.example' }));
  expect(tokens.claims()).toMatchObject({
    iss: issuer,
    aud: LOCAL_CLIENT_ID,
    sub: expect.stringMatching(/^[0-9a-f]{24}$/),
    nonce: NONCE,
    email: 'ana@mail.example',
    email_verified: true,
    given_name: 'Ana',
    family_name: 'Maria Lind',
  });
});

test('a demo identity can be picked, and its email can be left unverified', async () => {
  const picked = await redeem(await answerOf({ identity: '0' }));
  expect(picked.claims()).toMatchObject({ email: 'robin.vale@social.example', email_verified: true });
  const typed = await redeem(await answerOf({ name: 'Eve', email: 'eve@mail.example', unverified: 'yes' }));
  expect(typed.claims()).toMatchObject({ email: 'eve@mail.example', email_verified: false });
});

test('a code is redeemed once, and within a minute', async () => {
  const answer = await answerOf({ identity: '0' });
  await redeem(answer);
  await expect(redeem(answer)).rejects.toMatchObject({ error: 'invalid_grant' });
  const late = await answerOf({ identity: '0' });
  api.clock.advance(60_000);
  await expect(redeem(late)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a code fails with another verifier, and the attempt uses it up', async () => {
  const answer = await answerOf({ identity: '0' });
  await expect(redeem(answer, { pkceCodeVerifier: 'w'.repeat(43) })).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(redeem(answer)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a code fails without the client secret, and the attempt does not use it up', async () => {
  const answer = await answerOf({ identity: '0' });
  await expect(redeem(answer, {}, 'guessed')).rejects.toMatchObject({ error: 'invalid_client', status: 401 });
  expect((await redeem(answer)).claims()?.email).toBe('robin.vale@social.example');
});

test('a code is valid for its own provider and redirect URL only', async () => {
  const form = (answer: URL, changes: Record<string, string>) =>
    new URLSearchParams({
      grant_type: 'authorization_code',
      code: answer.searchParams.get('code') ?? '',
      redirect_uri: callback,
      client_id: LOCAL_CLIENT_ID,
      client_secret: ownSecret,
      code_verifier: VERIFIER,
      ...changes,
    });
  const post = (url: string, body: URLSearchParams) => fetch(url, { method: 'POST', body });
  const elsewhere = await post(
    `${issuer.replace('/google', '/apple')}/token`,
    form(await answerOf({ identity: '0' }), {}),
  );
  expect([elsewhere.status, await elsewhere.json()]).toEqual([400, { error: 'invalid_grant' }]);
  const redirected = form(await answerOf({ identity: '0' }), { redirect_uri: `${callback}/other` });
  expect((await post(`${issuer}/token`, redirected)).status).toBe(400);
  const type = await post(`${issuer}/token`, form(await answerOf({ identity: '0' }), { grant_type: 'password' }));
  expect(await type.json()).toEqual({ error: 'unsupported_grant_type' });
});

test('the client rejects an ID token that was issued for another login', async () => {
  await expect(redeem(await answerOf({ identity: '0' }), { expectedNonce: 'other' })).rejects.toThrow();
});

test.each([
  { what: 'an unknown client', changes: { client_id: 'stranger' } },
  { what: 'a foreign address to return to', changes: { redirect_uri: 'https://evil.example/callback' } },
  { what: 'an address that only begins like ours', changes: { redirect_uri: 'http://localhost.evil.example/' } },
])('a request of $what redirects nowhere, with or without a code', async ({ changes }) => {
  const url = await requestUrl(changes);
  for (const init of [{}, { method: 'POST', body: new URLSearchParams({ identity: '0' }) }]) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('This request was refused');
  }
});

test.each([
  { changes: { response_type: 'token' }, error: 'unsupported_response_type' },
  { changes: { scope: 'email' }, error: 'invalid_scope' },
  { changes: { code_challenge_method: 'plain' }, error: 'invalid_request' },
  { changes: { code_challenge: '' }, error: 'invalid_request' },
  { changes: { response_mode: 'fragment' }, error: 'invalid_request' },
])('a request that cannot be granted returns to the client with $error', async ({ changes, error }) => {
  const response = await fetch(await requestUrl(changes), { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(callback);
  expect(Object.fromEntries(back.searchParams)).toEqual({ error, state: 'some state', iss: issuer });
});

test('no page of another site reads a code', async () => {
  const body = new URLSearchParams({ identity: '0' });
  const response = await fetch(await requestUrl(), { method: 'POST', body, redirect: 'manual' });
  expect(response.headers.get('location')).toContain('code=');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('a user who cancels returns to the client with that error', async () => {
  const answer = await answerOf({ cancel: 'yes' });
  await expect(redeem(answer)).rejects.toMatchObject({ error: 'access_denied' });
});

test('the page asks again for an invalid name or email', async () => {
  const browser = createBrowser();
  const page = await browser.open((await requestUrl()).href);
  for (const fields of [{}, { name: 'Ana', email: 'nowhere' }, { name: ' ', email: 'ana@mail.example' }]) {
    const again = await browser.submit(page, fields);
    expect(again.status).toBe(400);
    expect(again.text).toContain('Enter a name and an email');
  }
});

test('the published key holds nothing of the private one, and stays the same', async () => {
  const read = async () => (await fetch(`${issuer}/jwks`)).json() as Promise<{ keys: object[] }>;
  const { keys } = await read();
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']]);
  expect(await read()).toEqual({ keys });
});

test.each([{ 'x-forwarded-for': '10.0.0.7' }, { 'x-forwarded-proto': 'https' }, { host: 'rebound.example' }])(
  'a user on another computer cannot pick an identity: %j',
  async (headers) => {
    const url = await requestUrl();
    const status = await new Promise((resolve, reject) => {
      const asked = request(url, { headers: { ...headers } }, (response) => {
        resolve(response.resume().statusCode);
      });
      asked.on('error', reject).end();
    });
    expect(status).toBe(403);
  },
);
