import { createHmac } from 'node:crypto';
import { emailSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { IdentityOutcome, IdentityProvider, ProvidedIdentity } from './identity-provider.ts';
import { nameSchema } from './read-claims.ts';

const TIME_LIMIT_MS = 10_000;
const SCOPE = 'public_profile,email';
const FIELDS = 'id,email,first_name,last_name';
/** Facebook's error code for an authorization code that is wrong, used or too old. */
const BAD_CODE = 100;

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });
const refusalSchema = z.object({ error: z.object({ code: z.int() }) });
const profileSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.catch(z.nullable(emailSchema), null),
  first_name: nameSchema,
  last_name: nameSchema,
});

export interface FacebookOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** The consent dialog, with the version: https://www.facebook.com/v23.0. */
  readonly dialogUrl: string;
  /** The Graph API, with the version: https://graph.facebook.com/v23.0. */
  readonly graphUrl: string;
}

/**
 * Facebook Login: OAuth without an ID token. The code is exchanged for an access token, and the profile is requested with the app secret
 * proof. Facebook does not report whether an email is verified.
 */
export function createFacebookIdentityProvider(options: FacebookOptions): IdentityProvider {
  const { appId, dialogUrl } = options;
  return {
    responseMode: 'query',
    authorizationUrl(redirectUri, { state }) {
      const query = { client_id: appId, redirect_uri: redirectUri, state, response_type: 'code', scope: SCOPE };
      return Promise.resolve(new URL(`${dialogUrl}/dialog/oauth?${new URLSearchParams(query).toString()}`));
    },
    async identify(answer, redirectUri) {
      if (answer.get('error') === 'access_denied') return { kind: 'cancelled' };
      const code = answer.get('code');
      if (code === null) return { kind: 'refused', error: new Error('Facebook sent no code.') };
      try {
        return await trade(options, code, redirectUri);
      } catch (error) {
        return { kind: 'failed', error };
      }
    },
  };
}

async function trade(options: FacebookOptions, code: string, redirectUri: string): Promise<IdentityOutcome> {
  const { appId, appSecret, graphUrl } = options;
  const query = { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code };
  // As a form: no secret in a URL.
  const body = new URLSearchParams(query);
  const answer = await read(await fetch(`${graphUrl}/oauth/access_token`, { method: 'POST', body, signal: limit() }));
  const token = tokenSchema.safeParse(answer).data?.access_token;
  if (token === undefined) {
    const isCodeRefused = refusalSchema.safeParse(answer).data?.error.code === BAD_CODE;
    return { kind: isCodeRefused ? 'refused' : 'failed', error: new Error('Facebook gave no access token.') };
  }
  const appsecret_proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const asked = new URLSearchParams({ fields: FIELDS, access_token: token, appsecret_proof });
  const profile = await read(await fetch(`${graphUrl}/me?${asked.toString()}`, { signal: limit() }));
  return { kind: 'identified', identity: toIdentity(profile) };
}

const limit = () => AbortSignal.timeout(TIME_LIMIT_MS);

async function read(response: Response): Promise<unknown> {
  return response.json();
}

function toIdentity(profile: unknown): ProvidedIdentity {
  const { id, email, first_name, last_name } = z.parse(profileSchema, profile);
  return { subject: id, email, emailState: 'untold', firstName: first_name, lastName: last_name };
}
