import { bearerTokenOf, ServiceError } from '@afterglow/kit';
import type { FastifyRequest } from 'fastify';
import { commandText } from '../http/command-text.ts';
import type { Caller } from './caller.ts';
import { isFromConsole, sessionSecretOf } from './session-cookie.ts';

/** Finds the caller of a token, or of a console session. */
export interface IdentifyCaller {
  token(token: string): Promise<Caller | undefined>;
  session(secret: string): Promise<Caller | undefined>;
}

/** The sender of a request; rejects one without a valid token or session. */
export async function authenticate(request: FastifyRequest, identify: IdentifyCaller): Promise<Caller> {
  const token = bearerTokenOf(request.headers.authorization);
  const caller = token === undefined ? await signedIn(request, identify) : await identify.token(token);
  if (caller === undefined) throw token === undefined ? notAuthenticated() : unknownToken();
  return caller;
}

async function signedIn(request: FastifyRequest, identify: IdentifyCaller): Promise<Caller | undefined> {
  const secret = sessionSecretOf(request);
  return secret === undefined || !isFromConsole(request) ? undefined : identify.session(secret);
}

export function notAuthenticated(): ServiceError {
  return new ServiceError(
    'unauthenticated',
    'not_authenticated',
    'You need a valid token (Authorization: Bearer ...).',
  );
}

function unknownToken(): ServiceError {
  return new ServiceError(
    'unauthenticated',
    'not_authenticated',
    `You need a valid token. This one is unknown, has expired, or was revoked. Ask a release manager to create one: ${commandText('make-token --help')}`,
  );
}

/** Rejects a caller whose role does not allow the request. */
export function allow(isAllowed: boolean, caller: Caller, what: string): void {
  if (isAllowed) return;
  throw new ServiceError('forbidden', 'forbidden', `The ${caller.role} token "${caller.label}" can't ${what}.`);
}
