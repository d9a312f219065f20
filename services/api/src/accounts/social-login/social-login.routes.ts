import {
  LOGIN_PATH,
  OAUTH_SESSION_COOKIE,
  type SocialProvider,
  socialProviderSchema,
} from '@afterglow/shared-contracts';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { notFound, acceptForms, refuseOtherOrigins, sendPage } from '@afterglow/kit';
import { ATTEMPT_LIFE_MS } from './login-attempt.ts';
import { type FailedLogin, loginFailedPage } from './login-failed.page.ts';
import type { LoginOutcome, SocialLoginService } from './social-login.service.ts';

export const SOCIAL_LOGIN_PATH = '/auth/oauth';

const ATTEMPT_COOKIE = 'socialLogin';
const SESSION_COOKIE_LIFE_S = 2 * 60;

interface SocialLoginRoutesOptions {
  readonly service: SocialLoginService;
  readonly origin: () => string;
  readonly path: string;
}

/** Needs its own scope, because it parses forms. */
export async function registerSocialLogin(scope: FastifyInstance, parts: SocialLoginRoutesOptions): Promise<void> {
  refuseOtherOrigins(scope);
  await acceptForms(scope);
  scope.get(`${SOCIAL_LOGIN_PATH}/:network`, (request, reply) => start(parts, request, reply));
  scope.get(`${SOCIAL_LOGIN_PATH}/:network/callback`, (request, reply) => finish(parts, request, reply, request.query));
  scope.post(`${SOCIAL_LOGIN_PATH}/:network/callback`, (request, reply) => finish(parts, request, reply, request.body));
}

async function start(
  { service, origin, path }: SocialLoginRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const network = networkOf(request);
  reply.header('cache-control', 'no-store');
  const elsewhere = otherOrigin(request, origin());
  if (elsewhere !== undefined) return reply.redirect(`${elsewhere}${path}/${network}?${HERE}`);
  const started = await service.start(network);
  if (started.kind !== 'started') return fail(reply, started, network, origin());
  const cookie = attemptCookie(path, origin(), started.responseMode === 'form_post');
  setCookie(reply, { ...cookie, value: started.attempt, maxAge: ATTEMPT_LIFE_MS / 1000 });
  return reply.redirect(started.location.href);
}

async function finish(
  { service, origin, path }: SocialLoginRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
) {
  const network = networkOf(request);
  const outcome = await service.finish(network, {
    answer: parametersOf(answer),
    sealed: parseCookie(request.headers.cookie ?? '')[ATTEMPT_COOKIE],
    client: { address: request.ip, userAgent: request.headers['user-agent'] },
  });
  reply.header('cache-control', 'no-store');
  // A pending login of this browser continues, despite a stray response.
  if (outcome.kind !== 'out-of-date')
    setCookie(reply, { ...attemptCookie(path, origin(), false), value: '', maxAge: 0 });
  switch (outcome.kind) {
    case 'logged-in':
      setCookie(reply, {
        name: OAUTH_SESSION_COOKIE,
        value: JSON.stringify(outcome.user),
        path: '/',
        maxAge: SESSION_COOKIE_LIFE_S,
        sameSite: 'lax',
        secure: isSecure(origin()),
      });
      return reply.redirect(`${origin()}/`);
    case 'cancelled':
      return reply.redirect(`${origin()}${LOGIN_PATH}`);
    default:
      return fail(reply, outcome, network, origin());
  }
}

type Failure = Extract<LoginOutcome, { kind: FailedLogin }>;

function fail(reply: FastifyReply, failure: Failure, network: SocialProvider, origin: string): FastifyReply {
  if ('error' in failure) reply.log.warn({ err: failure.error, network }, 'social login failed');
  return sendPage(reply, loginFailedPage(failure.kind, network, origin));
}

const HERE = 'here';

/** Cookies belong to a host: a login started under another name of this site continues under its own, after one redirect. */
function otherOrigin({ host, query }: FastifyRequest, origin: string): string | undefined {
  const isSent = typeof query === 'object' && query !== null && HERE in query;
  return isSent || host === new URL(origin).host ? undefined : origin;
}

function networkOf({ params }: FastifyRequest): SocialProvider {
  const parsed = z.safeParse(z.object({ network: socialProviderSchema }), params);
  if (!parsed.success) throw notFound("We don't support this social login.");
  return parsed.data.network;
}

/** A provider never sends a parameter more than once. */
function parametersOf(answer: unknown): URLSearchParams {
  const parsed = z.safeParse(z.record(z.string(), z.string()), answer);
  return new URLSearchParams(parsed.success ? parsed.data : {});
}

function attemptCookie(path: string, origin: string, isPostedBack: boolean) {
  return {
    name: ATTEMPT_COOKIE,
    path,
    httpOnly: true,
    secure: isPostedBack || isSecure(origin),
    sameSite: isPostedBack ? 'none' : 'lax',
  } as const;
}

function setCookie(reply: FastifyReply, cookie: SetCookie): void {
  reply.header('set-cookie', stringifySetCookie(cookie));
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https://');
}
