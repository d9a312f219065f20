import type { OperationAccess } from '@afterglow/shared-contracts';
import { bearerTokenOf, forbidden, notAuthenticated, type Authenticate, type Caller } from '@afterglow/kit';

/**
 * Admits a request or throws `not_authenticated` or `forbidden`. The caller is undefined for a visitor, and, for operations of super
 * admins, for the operator of this machine, who is not a member.
 */
export type Authorize = (auth: OperationAccess, authorization: string | undefined) => Promise<Caller | undefined>;

export type IsOperatorToken = (token: string) => boolean;

export function createAuthorize(authenticate: Authenticate, isOperatorToken: IsOperatorToken): Authorize {
  return async (auth, authorization) => {
    if (auth === 'none') return undefined;
    const token = bearerTokenOf(authorization);
    if (auth === 'admin' && token !== undefined && isOperatorToken(token)) return undefined;
    const caller = token === undefined ? undefined : await authenticate(token);
    refuse(auth, caller);
    return caller;
  };
}

/** For the parts of a public operation that only super admins may use. */
export function requireSuperAdmin(caller: Caller | undefined): void {
  refuse('admin', caller);
}

function refuse(auth: OperationAccess, caller: Caller | undefined): void {
  if (caller === undefined && auth !== 'optional') throw notAuthenticated();
  if (caller?.isSuperAdmin === false && auth === 'admin') throw forbidden('Only super admins can do this.');
}
