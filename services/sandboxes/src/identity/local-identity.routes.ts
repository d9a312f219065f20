import { randomBytes } from 'node:crypto';
import { API_PREFIX, type SocialProvider, socialProviderSchema } from '@afterglow/shared-contracts';
import {
  acceptForms,
  isLoopbackRequest,
  refuseOtherOrigins,
  sendPage,
  ServiceError,
  type Signer,
} from '@afterglow/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { LOCAL_IDENTITY_PATH } from './local-client.ts';
import { type AuthorizationRequest, readAuthorizationRequest } from './authorization-request.ts';
import { authorizePage, closedPage, unknownClientPage } from './authorize.page.ts';
import { readChoice } from './choice.ts';
import { discoveryDocument } from './discovery.ts';
import { type LocalIdentityService, TOKEN_LIFE_S } from './local-identity.service.ts';
import { readTokenRequest } from './token-request.ts';

export interface LocalIdentityRoutesOptions {
  readonly service: LocalIdentityService;
  readonly signer: Signer;
  readonly issuer: (network: SocialProvider) => string;
  readonly redirectUri: (network: SocialProvider) => string;
  readonly isPublic: boolean;
}

/** Needs its own scope, because it parses forms. */
export async function registerLocalIdentity(scope: FastifyInstance, parts: LocalIdentityRoutesOptions): Promise<void> {
  const { service, issuer } = parts;
  refuseOtherOrigins(scope);
  await acceptForms(scope);
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!parts.isPublic && !isLoopbackRequest(request)) return sendPage(reply, closedPage);
  });
  const path = `${LOCAL_IDENTITY_PATH}/:network`;
  scope.get(`${path}/.well-known/openid-configuration`, async (request) =>
    discoveryDocument(issuer(networkOf(request))),
  );
  scope.get(`${path}/jwks`, async () => service.publicKeys());
  scope.get(`${path}/authorize`, (request, reply) => ask(parts, request, reply));
  scope.post(`${path}/authorize`, (request, reply) => answer(parts, request, reply));
  scope.post(`${path}/token`, (request, reply) => giveTokens(parts, request, reply));
}

async function ask(parts: LocalIdentityRoutesOptions, request: FastifyRequest, reply: FastifyReply) {
  const network = networkOf(request);
  const read = readRequest(parts, network, request, reply);
  if (read === undefined) return reply;
  return sendPage(reply, authorizePage({ network, address: addressOf(network, request), isUnclear: false }));
}

async function answer(parts: LocalIdentityRoutesOptions, request: FastifyRequest, reply: FastifyReply) {
  const network = networkOf(request);
  const read = readRequest(parts, network, request, reply);
  if (read === undefined) return reply;
  const choice = readChoice(request.body);
  switch (choice.kind) {
    case 'unclear':
      return sendPage(reply, authorizePage({ network, address: addressOf(network, request), isUnclear: true }));
    case 'cancel':
      return back(parts, network, reply, read, { error: 'access_denied' });
    case 'identity':
      return back(parts, network, reply, read, { code: await parts.service.grant(network, read, choice.identity) });
  }
}

function readRequest(
  parts: LocalIdentityRoutesOptions,
  network: SocialProvider,
  { query }: FastifyRequest,
  reply: FastifyReply,
): AuthorizationRequest | undefined {
  const read = readAuthorizationRequest(query, parts.redirectUri(network));
  switch (read.kind) {
    case 'valid':
      return read.request;
    case 'refused':
      back(parts, network, reply, read, { error: read.error });
      return undefined;
    case 'unknown-client':
      sendPage(reply, unknownClientPage(read.reason));
      return undefined;
  }
}

function back(
  { issuer }: LocalIdentityRoutesOptions,
  network: SocialProvider,
  reply: FastifyReply,
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  result: Record<string, string>,
): FastifyReply {
  const parameters = new URLSearchParams({
    ...result,
    iss: issuer(network),
    ...(state === undefined ? {} : { state }),
  });
  return reply.redirect(`${redirectUri}?${parameters.toString()}`, 303);
}

const ACCESS_TOKEN_BYTES = 32;

async function giveTokens(
  { service, signer }: LocalIdentityRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const network = networkOf(request);
  const read = readTokenRequest(request.body, signer);
  if (read.kind === 'refused') return reply.code(read.status).send({ error: read.error });
  const idToken = await service.redeem(network, read.redemption);
  if (idToken === undefined) return reply.code(400).send({ error: 'invalid_grant' });
  return {
    // The standard requires one; nothing here accepts it.
    access_token: randomBytes(ACCESS_TOKEN_BYTES).toString('base64url'),
    token_type: 'Bearer',
    expires_in: TOKEN_LIFE_S,
    id_token: idToken,
  };
}

function networkOf({ params }: FastifyRequest): SocialProvider {
  const parsed = z.safeParse(z.object({ network: socialProviderSchema }), params);
  if (!parsed.success) throw new ServiceError('not-found', 'not_found', "We don't support this social login.");
  return parsed.data.network;
}

function addressOf(network: SocialProvider, { url }: FastifyRequest): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return `${API_PREFIX}${LOCAL_IDENTITY_PATH}/${network}/authorize${query}`;
}
