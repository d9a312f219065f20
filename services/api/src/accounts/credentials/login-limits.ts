import { subnetOf } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { LimitAttempts } from '#app/security/attempt-limiter.ts';

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
/** More than anyone mistypes a password. Counted by subnet, so that a stranger elsewhere locks no one out. */
const OF_ACCOUNT_THERE = { scope: 'log-in of account there', attempts: 10, windowMs: QUARTER_HOUR_MS };
/** Against guessing from many subnets; it does not apply where the member is known to log in. */
const OF_ACCOUNT = { scope: 'log-in of account', attempts: 50, windowMs: QUARTER_HOUR_MS };
/** A whole household may share one IP. */
const OF_NETWORK = { scope: 'log-in from address', attempts: 50, windowMs: QUARTER_HOUR_MS };
/** Successful logins cost a slow hash and a session too. */
const SUCCEEDED_OF_ACCOUNT = { scope: 'successful log-in of account', attempts: 300, windowMs: QUARTER_HOUR_MS };
const SUCCEEDED_OF_NETWORK = { scope: 'successful log-in from address', attempts: 1_000, windowMs: QUARTER_HOUR_MS };

export interface CountedAttempt {
  readonly email: string;
  readonly address: string;
}

/** Counts attempts as failed before their outcome is known, so that parallel ones cannot get around the limit. */
export interface LogInLimits {
  /** Throws too-many when the account has no attempts left there, or the subnet none at all. */
  consumeAtLocation(attempt: CountedAttempt): Promise<void>;
  /** Throws too-many when the account has no attempts left anywhere. */
  consumeForAccount(attempt: CountedAttempt): Promise<void>;
  /**
   * Turns the attempt into a success: throws too-many when account or subnet have no successes left. The account's count elsewhere stays.
   */
  succeed(attempt: CountedAttempt, options: { readonly tookAnywhere: boolean }): Promise<void>;
  /** A provider login has nothing to guess: counts only as a success, and throws like one. */
  countSuccess(attempt: CountedAttempt): Promise<void>;
  /** Resets the account's failures from this subnet, and its total over all subnets. */
  forget(attempt: CountedAttempt): Promise<void>;
}

export function createLogInLimits(limitAttempts: LimitAttempts): LogInLimits {
  const [there, anywhere] = [limitAttempts(OF_ACCOUNT_THERE), limitAttempts(OF_ACCOUNT)];
  const network = limitAttempts(OF_NETWORK);
  const [succeeded, succeededThere] = [limitAttempts(SUCCEEDED_OF_ACCOUNT), limitAttempts(SUCCEEDED_OF_NETWORK)];
  const countSuccess = async (attempt: CountedAttempt) => {
    await succeededThere.take(subnetOf(attempt.address));
    await succeeded.take(accountOf(attempt));
  };
  return {
    async consumeAtLocation(attempt) {
      await network.take(subnetOf(attempt.address));
      await there.take(accountThere(attempt));
    },
    consumeForAccount: (attempt) => anywhere.take(accountOf(attempt)),
    async succeed(attempt, { tookAnywhere }) {
      await network.refund(subnetOf(attempt.address));
      await there.forget(accountThere(attempt));
      if (tookAnywhere) await anywhere.refund(accountOf(attempt));
      await countSuccess(attempt);
    },
    countSuccess,
    async forget(attempt) {
      await there.forget(accountThere(attempt));
      await anywhere.forget(accountOf(attempt));
    },
  };
}

function accountOf({ email }: CountedAttempt): string {
  return email.toLowerCase();
}

function accountThere(attempt: CountedAttempt): string {
  return `${accountOf(attempt)} ${subnetOf(attempt.address)}`;
}
