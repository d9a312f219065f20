import rateLimit from '@fastify/rate-limit';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { subnetOf, ServiceError } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import { sessionCookie, sessionSecretOf } from '../../access/session-cookie.ts';
import { callerOf, createRegistrar } from '../../http/register-operation.ts';
import type { SessionsService } from './sessions.service.ts';

/** A person mistypes a few times; more is guessing. */
const SIGN_INS_PER_MINUTE = 10;

const NEVER_STORED = { 'cache-control': 'no-store' } as const;

export function sessionsRoutes(sessions: SessionsService, nowMs: () => number, authorize: Authorize) {
  return async function register(app: FastifyInstance): Promise<void> {
    await app.register(rateLimit, {
      global: false,
      max: SIGN_INS_PER_MINUTE,
      keyGenerator: ({ ip }) => subnetOf(ip),
      timeWindow: '1 minute',
      errorResponseBuilder: () =>
        new ServiceError('too-many', 'too_many_requests', 'Too many attempts. Wait a minute and try again.'),
    });
    const operations = createRegistrar(app, authorize);

    operations.answer(
      registryOperations.signIn,
      async ({ body, request }) => {
        const { secret, session } = await sessions.signIn(body);
        const lifeMs = Date.parse(session.expiresAtIso) - nowMs();
        return { data: session, headers: { ...NEVER_STORED, 'set-cookie': sessionCookie(secret, request, lifeMs) } };
      },
      { rateLimit: {} },
    );

    operations.answer(registryOperations.getSession, async ({ request }) => {
      const secret = sessionSecretOf(request);
      const session = secret === undefined ? undefined : await sessions.find(secret);
      return { data: { session: session ?? null }, headers: NEVER_STORED };
    });

    operations.answer(registryOperations.signOut, async ({ request }) => {
      const secret = sessionSecretOf(request);
      if (secret !== undefined) await sessions.signOut(secret);
      return { data: undefined, headers: { 'set-cookie': sessionCookie('', request, 0) } };
    });

    operations.answer(registryOperations.makeSignInCode, async (call) => {
      // Otherwise a stolen session could be extended forever.
      if (call.request.headers.authorization === undefined) throw needsToken();
      return { data: await sessions.makeCode(callerOf(call)), headers: NEVER_STORED };
    });
  };
}

function needsToken(): ServiceError {
  return new ServiceError(
    'forbidden',
    'forbidden',
    "You need a token to create a console link. A console session isn't enough.",
  );
}
