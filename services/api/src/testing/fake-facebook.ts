import { createHmac, randomUUID } from 'node:crypto';
import { type FakeServerResponse, type FakeServerRequest, startFakeServer } from '@afterglow/kit/testing';

/** A person there; without `email` they have no working one, or do not share it. */
interface FacebookPerson {
  readonly id: string;
  readonly email?: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A local fake of Facebook Login and its Graph API, as documented: one person at a time, who agrees immediately. */
export interface FakeFacebook {
  readonly url: string;
  readonly appId: string;
  readonly appSecret: string;
  person: FacebookPerson;
  agrees: boolean;
  stop(): Promise<void>;
}

export async function startFakeFacebook(redirectUri: string, person: FacebookPerson): Promise<FakeFacebook> {
  const app = { appId: '1234567890', appSecret: 'the secret of the app' };
  const codes = new Map<string, FacebookPerson>();
  const tokens = new Map<string, FacebookPerson>();
  const server = await startFakeServer((request) => {
    switch (request.path) {
      case '/v23.0/dialog/oauth':
        return Promise.resolve(dialog(request));
      case '/v23.0/oauth/access_token':
        return Promise.resolve(trade(request));
      default:
        return Promise.resolve(me(request));
    }
  });
  const fakeServer: FakeFacebook = { ...app, url: `${server.url}/v23.0`, person, agrees: true, stop: server.stop };

  function dialog({ query }: FakeServerRequest): FakeServerResponse {
    if (query.get('client_id') !== app.appId || query.get('redirect_uri') !== redirectUri)
      return refusal(191, 'The redirect_uri URL must be absolute');
    const state = query.get('state') ?? '';
    if (!fakeServer.agrees) {
      const said = { error: 'access_denied', error_code: '200', error_reason: 'user_denied', state };
      return { location: `${redirectUri}?${new URLSearchParams(said).toString()}#_=_` };
    }
    const code = randomUUID();
    codes.set(code, fakeServer.person);
    return { location: `${redirectUri}?${new URLSearchParams({ code, state }).toString()}#_=_` };
  }

  function trade({ form }: FakeServerRequest): FakeServerResponse {
    const code = form.get('code') ?? '';
    const owner = codes.get(code);
    if (form.get('client_secret') !== app.appSecret) return refusal(1, 'Error validating client secret.');
    if (owner === undefined || form.get('redirect_uri') !== redirectUri)
      return refusal(100, 'This authorization code has been used.');
    codes.delete(code);
    const access_token = randomUUID();
    tokens.set(access_token, owner);
    return { json: { access_token, token_type: 'bearer', expires_in: 5_183_944 } };
  }

  function me({ query }: FakeServerRequest): FakeServerResponse {
    const token = query.get('access_token') ?? '';
    const owner = tokens.get(token);
    const proof = createHmac('sha256', app.appSecret).update(token).digest('hex');
    if (query.get('appsecret_proof') !== proof)
      return refusal(100, 'Invalid appsecret_proof provided in the API argument');
    if (owner === undefined) return refusal(190, 'Invalid OAuth access token.');
    const asked = (query.get('fields') ?? '').split(',');
    return { json: Object.fromEntries(Object.entries(owner).filter(([name]) => asked.includes(name))) };
  }

  return fakeServer;
}

function refusal(code: number, message: string): FakeServerResponse {
  return { status: 400, json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A' } } };
}
