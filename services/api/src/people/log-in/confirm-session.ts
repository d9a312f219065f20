import type { OperationBody, Operations } from '@afterglow/shared-contracts';
import { type Clock, isServiceError } from '@afterglow/kit';
import { forbidden } from '#app/service-errors.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { Caller } from '#http/call.ts';
import type { Confirmations } from '../confirmations.ts';
import type { Credentials } from '../credentials.ts';
import { hasJustComeByNetwork } from '../networks.ts';

type Proof = OperationBody<Operations['confirmSession']>;

/** Confirms the session with what only its member has. Throws forbidden when that proves nothing, and too-many after many tries. */
export type ConfirmSession = (caller: Caller, proof: Proof, address: string) => Promise<void>;

export interface ConfirmSessionOptions {
  readonly db: ApiQueries;
  readonly credentials: Credentials;
  readonly confirmations: Confirmations;
  readonly clock: Clock;
}

export function createConfirmSession({ db, credentials, confirmations, clock }: ConfirmSessionOptions): ConfirmSession {
  return async (caller, { password }, address) => {
    const member = await db
      .selectFrom('members')
      .select(['email', 'password_hash'])
      .where('id', '=', caller.memberId)
      .executeTakeFirstOrThrow();
    if (password !== undefined) await checkPassword(credentials, { email: member.email, password, address });
    else if (member.password_hash !== null) throw forbidden('Give your password.');
    else if (!(await hasJustComeByNetwork(db, caller.memberId, new Date(clock.nowMs())))) {
      throw forbidden('Log out, and log in again by your network.');
    }
    await confirmations.note(caller);
  };
}

/** A wrong one is 403: 401 would say that the session is over. */
async function checkPassword(credentials: Credentials, attempt: Parameters<Credentials['check']>[0]): Promise<void> {
  try {
    await credentials.check(attempt);
  } catch (error) {
    throw isServiceError(error) && error.kind === 'unauthenticated' ? forbidden('The password is not right.') : error;
  }
}
