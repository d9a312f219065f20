import * as z from 'zod/mini';
import { LOCAL_CLIENT_ID } from './local-client.ts';

const TEXT_MAX = 1_000;

const text = z.optional(z.string().check(z.maxLength(TEXT_MAX)));
/** Other parameters are ignored, as the standard demands. */
const parametersSchema = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: text,
  response_mode: text,
  scope: text,
  state: text,
  nonce: text,
  code_challenge: text,
  code_challenge_method: text,
});
type Parameters = z.infer<typeof parametersSchema>;

export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly codeChallenge: string;
}

export type ReadAuthorizationRequest =
  | { readonly kind: 'valid'; readonly request: AuthorizationRequest }
  /** The sender of the request is unknown, so there is no redirect, only an error page. */
  | { readonly kind: 'unknown-client'; readonly reason: string }
  | {
      readonly kind: 'refused';
      readonly redirectUri: string;
      readonly state: string | undefined;
      readonly error: string;
    };

const CODE_CHALLENGE = /^[\w-]{43}$/;

export function readAuthorizationRequest(query: unknown, knownRedirectUri: string): ReadAuthorizationRequest {
  const parsed = z.safeParse(parametersSchema, query);
  if (!parsed.success) return { kind: 'unknown-client', reason: "We can't read this request." };
  const { client_id, redirect_uri: redirectUri, state, nonce, code_challenge: codeChallenge = '' } = parsed.data;
  if (client_id !== LOCAL_CLIENT_ID) return { kind: 'unknown-client', reason: "This client isn't registered here." };
  if (redirectUri !== knownRedirectUri) {
    return { kind: 'unknown-client', reason: "The return URL doesn't belong to this client." };
  }
  const error = errorIn(parsed.data);
  if (error !== undefined) return { kind: 'refused', redirectUri, state, error };
  return { kind: 'valid', request: { redirectUri, state, nonce, codeChallenge } };
}

function errorIn({ response_type, response_mode, scope, ...proof }: Parameters): string | undefined {
  if (response_type !== 'code') return 'unsupported_response_type';
  if (scope?.split(' ').includes('openid') !== true) return 'invalid_scope';
  const isInQuery = response_mode === undefined || response_mode === 'query';
  return isInQuery && hasProof(proof) ? undefined : 'invalid_request';
}

function hasProof({ code_challenge, code_challenge_method }: Partial<Parameters>): boolean {
  return code_challenge_method === 'S256' && CODE_CHALLENGE.test(code_challenge ?? '');
}
