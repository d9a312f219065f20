import * as z from 'zod/mini';
import { isLocalClientSecret, LOCAL_CLIENT_ID } from './local-client.ts';
import type { Signer } from '@afterglow/kit';
import type { Redemption } from './local-identity.service.ts';

const TEXT_MAX = 1_000;
const CODE_VERIFIER = /^[\w.~-]{43,128}$/;

const text = z.string().check(z.minLength(1), z.maxLength(TEXT_MAX));

const clientSchema = z.object({ client_id: z.literal(LOCAL_CLIENT_ID), client_secret: text });
const grantTypeSchema = z.object({ grant_type: text });
const redemptionSchema = z.object({
  code: text,
  redirect_uri: text,
  code_verifier: z.string().check(z.regex(CODE_VERIFIER)),
});

export type ReadTokenRequest =
  | { readonly kind: 'valid'; readonly redemption: Redemption }
  | { readonly kind: 'refused'; readonly status: 400 | 401; readonly error: string };

/** Parses a client's token request; it authenticates in the form (client_secret_post). */
export function readTokenRequest(body: unknown, signer: Signer): ReadTokenRequest {
  const client = z.safeParse(clientSchema, body);
  if (!client.success || !isLocalClientSecret(signer, client.data.client_secret)) {
    return { kind: 'refused', status: 401, error: 'invalid_client' };
  }
  const type = z.safeParse(grantTypeSchema, body);
  if (!type.success) return { kind: 'refused', status: 400, error: 'invalid_request' };
  if (type.data.grant_type !== 'authorization_code') {
    return { kind: 'refused', status: 400, error: 'unsupported_grant_type' };
  }
  const parsed = z.safeParse(redemptionSchema, body);
  if (!parsed.success) return { kind: 'refused', status: 400, error: 'invalid_request' };
  const { code, redirect_uri: redirectUri, code_verifier: codeVerifier } = parsed.data;
  return { kind: 'valid', redemption: { code, redirectUri, codeVerifier } };
}
