import type { OperationBody, Operations } from '@afterglow/shared-contracts';
import { type Clock, isServiceError, forbidden, type Caller } from '@afterglow/kit';
import { wrongCode } from '#app/service-errors.ts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { Reauthentications } from '../sessions/index.ts';
import type { Credentials } from '../credentials/index.ts';
import { recentLoginSince } from '../identity-providers/index.ts';
import type { ProvePasskey } from '../passkeys/index.ts';
import type { SecondFactors } from '../second-factor/index.ts';

type Proof = OperationBody<Operations['confirmSession']>;

/** Confirms the session by a proof. Throws forbidden for an invalid one, and too-many after many tries. */
export type ConfirmSession = (caller: Caller, proof: Proof, address: string) => Promise<void>;

export interface ConfirmSessionOptions {
  readonly db: ApiQueries;
  readonly credentials: Credentials;
  readonly confirmations: Reauthentications;
  readonly secondFactors: SecondFactors;
  readonly provePasskey: ProvePasskey;
  readonly clock: Clock;
}

export function createConfirmSession(parts: ConfirmSessionOptions): ConfirmSession {
  return async (caller, proof, address) => {
    if (proof.passkey !== undefined) await checkPasskey(parts, caller, proof.passkey);
    else if (proof.password !== undefined)
      await checkPassword(parts, caller, { ...proof, password: proof.password, address });
    else await checkNetwork(parts, caller);
    await parts.confirmations.note(caller);
  };
}

async function checkPasskey(
  { provePasskey }: ConfirmSessionOptions,
  { memberId, token }: Caller,
  passkey: NonNullable<Proof['passkey']>,
): Promise<void> {
  const owner = await provePasskey(passkey, { kind: 'confirmation', token });
  if (owner !== memberId) throw forbidden("This passkey doesn't work for your account.");
}

interface GivenPassword {
  readonly password: string;
  readonly code?: string | undefined;
  readonly address: string;
}

/**
 * With a code when the login needs one: someone with only the password must not turn that off. A wrong one is 403: 401 would mean that the
 * session is over.
 */
async function checkPassword(
  { db, credentials, secondFactors }: ConfirmSessionOptions,
  { memberId }: Caller,
  { password, code, address }: GivenPassword,
): Promise<void> {
  const { email } = await findMember(db, memberId);
  const account = await credentials.check({ email, password, address }).catch((error: unknown) => {
    throw isServiceError(error) && error.kind === 'unauthenticated' ? forbidden("That password isn't right.") : error;
  });
  if (!account.has_second_factor) return;
  if (code === undefined) throw wrongCode('forbidden');
  await secondFactors.authorize(address);
  if (!(await secondFactors.check({ memberId, address }, code))) throw wrongCode('forbidden');
}

/** Of this session only: a borrowed session is not confirmed by its owner's login elsewhere. */
async function checkNetwork({ db, clock }: ConfirmSessionOptions, { memberId, token }: Caller): Promise<void> {
  const member = await findMember(db, memberId);
  if (member.password_hash !== null) throw forbidden('Enter your password.');
  const session = await db
    .selectFrom('tokens')
    .select('id')
    .where('token_hash', '=', hashBearerToken(token))
    .where('by_network', '=', true)
    .where('creation_time', '>', recentLoginSince(new Date(clock.nowMs())))
    .executeTakeFirst();
  if (session === undefined) {
    throw forbidden('Log out, then log in again with your social login.');
  }
}

function findMember(db: ApiQueries, id: Caller['memberId']) {
  return db.selectFrom('members').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirstOrThrow();
}
