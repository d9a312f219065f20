import type { MemberId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '../db/api-tables.ts';
import { notAuthenticated, notFound } from '../errors/service-errors.ts';
import type { LimitAttempts } from '../security/attempt-limiter.ts';
import { networkOfAddress } from '../security/network-of-address.ts';
import { isPassword } from '../security/password.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** Nobody mistypes a password more often; behind one address there may be a whole household. */
const PER_ACCOUNT = { scope: 'log-in of account', attempts: 10, windowMs: QUARTER_HOUR_MS };
const PER_ADDRESS = { scope: 'log-in from address', attempts: 50, windowMs: QUARTER_HOUR_MS };

export type Account = { readonly id: MemberId; readonly email: string; readonly password_hash: string | null };
export type LoginAttempt = { readonly email: string; readonly password: string; readonly address: string };

/** A log-in that failed; of an unknown account there is no id. */
export type FailedLogin = { readonly memberId: MemberId | null; readonly address: string };

/** Checks e-mail address and password, wherever they are asked for: all failures of an account count together. */
export interface Credentials {
  /** Throws not-found for an unknown e-mail address, unauthenticated for a wrong password, and too-many after many of either. */
  check(attempt: LoginAttempt): Promise<Account>;
  /** The account's failures count no more, as after proof by mail. */
  forgive(email: string): Promise<void>;
}

export type CredentialsParts = {
  readonly db: ApiQueries;
  readonly limitAttempts: LimitAttempts;
  readonly onFailed: (failed: FailedLogin) => void;
};

export function createCredentials({ db, limitAttempts, onFailed }: CredentialsParts): Credentials {
  const [byAccount, byAddress] = [limitAttempts(PER_ACCOUNT), limitAttempts(PER_ADDRESS)];
  return {
    async check({ email, password, address }) {
      // Counted as failed before it is known to be, so that many at once are no way round.
      const network = networkOfAddress(address);
      await byAddress.take(network);
      await byAccount.take(email.toLowerCase());
      const account = await findAccount(db, email);
      if (account === undefined || !(await hasPassword(account, password))) {
        onFailed({ memberId: account?.id ?? null, address });
        throw account === undefined ? unknownAccount() : notAuthenticated('The password is not right.');
      }
      await byAddress.giveBack(network);
      await byAccount.forget(email.toLowerCase());
      return account;
    },
    forgive: (email) => byAccount.forget(email.toLowerCase()),
  };
}

export function unknownAccount() {
  return notFound('There is no account with this e-mail address.');
}

/** However it is written: e-mail addresses know no upper and lower case. */
export function findAccount(db: ApiQueries, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'email', 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

async function hasPassword({ password_hash }: Account, password: string): Promise<boolean> {
  return password_hash !== null && (await isPassword(password_hash, password));
}
