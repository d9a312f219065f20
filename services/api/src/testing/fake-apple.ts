import { randomUUID } from 'node:crypto';
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { type FakeServerRequest, startFakeServer } from '@afterglow/kit/testing';

const HALF_A_YEAR_S = 15_777_000;
const TOKEN_LIFE_S = 86_400;

/** A local fake of Sign in with Apple, as documented: one person, who agrees immediately. */
export interface FakeApple {
  readonly issuer: string;
  readonly account: { readonly clientId: string; readonly teamId: string; readonly keyId: string };
  readonly keyFile: string;
  /** The client secrets it received. */
  readonly secrets: readonly string[];
  stop(): Promise<void>;
}

interface FakeAppleOptions {
  readonly redirectUri: string;
  readonly nowMs: () => number;
  readonly person: {
    readonly sub: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
}

export async function startFakeApple({ redirectUri, nowMs, person }: FakeAppleOptions): Promise<FakeApple> {
  const account = { clientId: 'example.afterglow.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };
  const ofAccount = await generateKeyPair('ES256', { extractable: true });
  const ofApple = await generateKeyPair('RS256', { extractable: true });
  const codes = new Map<string, string>();
  const secrets: string[] = [];
  let isKnown = false;

  const fakeServer = await startFakeServer(async (request) => {
    switch (request.path) {
      case '/.well-known/openid-configuration':
        return { json: discovery(fakeServer.url) };
      case '/auth/keys':
        return {
          json: { keys: [{ ...(await exportJWK(ofApple.publicKey)), kid: 'apple', use: 'sig', alg: 'RS256' }] },
        };
      case '/auth/authorize':
        return authorize(request);
      default:
        return trade(request);
    }
  });

  function authorize({ query }: FakeServerRequest) {
    const isFresh =
      query.get('client_id') === account.clientId &&
      query.get('redirect_uri') === redirectUri &&
      query.get('response_mode') === 'form_post';
    if (!isFresh) return { status: 400, json: { error: 'invalid_request' } };
    const code = randomUUID();
    codes.set(code, query.get('nonce') ?? '');
    const { firstName, lastName, email } = person;
    // Only the first time, and not signed.
    const user = isKnown ? {} : { user: JSON.stringify({ name: { firstName, lastName }, email }) };
    isKnown = true;
    return { page: postedForm(redirectUri, { state: query.get('state') ?? '', code, ...user }) };
  }

  async function trade({ form }: FakeServerRequest) {
    const secret = form.get('client_secret') ?? '';
    secrets.push(secret);
    const nonce = codes.get(form.get('code') ?? '');
    if (!(await isSecret(secret))) return { status: 400, json: { error: 'invalid_client' } };
    if (nonce === undefined || form.get('redirect_uri') !== redirectUri)
      return { status: 400, json: { error: 'invalid_grant' } };
    codes.delete(form.get('code') ?? '');
    return {
      json: { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600, id_token: await sign(nonce) },
    };
  }

  async function isSecret(secret: string): Promise<boolean> {
    const currentDate = new Date(nowMs());
    const rules = { issuer: account.teamId, subject: account.clientId, audience: fakeServer.url, currentDate };
    try {
      const { payload, protectedHeader } = await jwtVerify(secret, ofAccount.publicKey, rules);
      const { iat = 0, exp = 0 } = payload;
      return protectedHeader.kid === account.keyId && exp > iat && exp - iat <= HALF_A_YEAR_S;
    } catch {
      return false;
    }
  }

  async function sign(nonce: string): Promise<string> {
    const nowS = Math.floor(nowMs() / 1000);
    const { sub, email } = person;
    // Apple writes these two as strings.
    return new SignJWT({ nonce, nonce_supported: true, email, email_verified: 'true', is_private_email: 'true' })
      .setProtectedHeader({ alg: 'RS256', kid: 'apple' })
      .setIssuer(fakeServer.url)
      .setAudience(account.clientId)
      .setSubject(sub)
      .setIssuedAt(nowS)
      .setExpirationTime(nowS + TOKEN_LIFE_S)
      .sign(ofApple.privateKey);
  }

  return {
    issuer: fakeServer.url,
    account,
    keyFile: await exportPKCS8(ofAccount.privateKey),
    secrets,
    stop: fakeServer.stop,
  };
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth/authorize`,
    token_endpoint: `${issuer}/auth/token`,
    jwks_uri: `${issuer}/auth/keys`,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'name'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}

function postedForm(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input name="${name}" value="${value.replaceAll('"', '&quot;')}" />`,
  );
  return `<form action="${action}" method="post">${inputs.join('')}</form>`;
}

export function readPostedForm(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of page.matchAll(/name="(\w+)" value="([^"]*)"/g))
    fields[name] = value.replaceAll('&quot;', '"');
  return fields;
}
