import { ServiceError } from '@afterglow/kit';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

/** Finds the caller that a token stands for. */
export type IdentifyCaller = (token: string) => Promise<Caller | undefined>;

const BEARER = /^Bearer (\S+)$/i;

/** The sender of a request; refuses one without a valid token. */
export async function authenticate(request: FastifyRequest, identify: IdentifyCaller): Promise<Caller> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await identify(token);
  if (caller === undefined) throw notAuthenticated();
  return caller;
}

export function notAuthenticated(): ServiceError {
  return new ServiceError(
    'unauthenticated',
    'not_authenticated',
    'A valid token is needed (Authorization: Bearer ...).',
  );
}

/** Refuses a caller whose role does not allow the request. */
export function allow(isAllowed: boolean, caller: Caller, what: string): void {
  if (isAllowed) return;
  throw new ServiceError('forbidden', 'forbidden', `The ${caller.role} token "${caller.label}" may not ${what}.`);
}
