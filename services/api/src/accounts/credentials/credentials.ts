import { subnetOf, notAuthenticated, notFound } from '@afterglow/kit';
import type { MemberId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';
import { isPassword } from '#app/security/password.ts';
import type { KnownLocations } from '../sessions/index.ts';
import type { LogInLimits } from './login-limits.ts';

export interface Account {
  readonly id: MemberId;
  readonly email: string;
  readonly password_hash: string | null;
  readonly has_second_factor: boolean;
}
export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

/** A failed login; an unknown account has no ID. */
export interface FailedLogin {
  readonly memberId: MemberId | null;
  readonly address: string;
}

/** Checks email and password for every caller: all failures of an account count together. */
export interface Credentials {
  /** Throws not-found for an unknown email, unauthenticated for a wrong password, and too-many after many of either. */
  check(attempt: LoginAttempt): Promise<Account>;
  /** After a login by a provider or passkey: counts as one, throws too-many like one, and makes the location known. */
  welcome(account: Pick<Account, 'id' | 'email'>, address: string): Promise<void>;
  /** After a sign-up, or proof by mail: resets the account's failures and makes the subnet known. */
  trust(account: Pick<Account, 'id' | 'email'>, address: string): Promise<void>;
  remember(memberId: MemberId, address: string): Promise<void>;
}

export interface CredentialsOptions {
  readonly db: ApiQueries;
  readonly limits: LogInLimits;
  readonly places: KnownLocations;
  readonly onFailed: (failed: FailedLogin) => void;
}

export function createCredentials({ db, limits, places, onFailed }: CredentialsOptions): Credentials {
  return {
    async check({ password, ...attempt }) {
      await limits.consumeAtLocation(attempt);
      const network = subnetOf(attempt.address);
      const account = await findAccount(db, attempt.email);
      const tookAnywhere = account === undefined || !(await places.isKnown(account.id, network));
      if (tookAnywhere) await limits.consumeForAccount(attempt);
      const owner = await ownerOf(account, password);
      if (owner === undefined) {
        onFailed({ memberId: account?.id ?? null, address: attempt.address });
        throw refusalOf(account);
      }
      await limits.succeed(attempt, { tookAnywhere });
      // With only the password the member is not logged in yet.
      if (!owner.has_second_factor) await places.remember(owner.id, network);
      return owner;
    },
    async remember(memberId, address) {
      await places.remember(memberId, subnetOf(address));
    },
    async welcome({ id, email }, address) {
      await limits.countSuccess({ email, address });
      await places.remember(id, subnetOf(address));
    },
    async trust({ id, email }, address) {
      await limits.forget({ email, address });
      await places.remember(id, subnetOf(address));
    },
  };
}

function refusalOf(account: Account | undefined) {
  return account === undefined ? unknownAccount() : notAuthenticated("That password isn't right.");
}

export function unknownAccount() {
  return notFound("We couldn't find an account with this email.");
}

/** In any spelling, because emails ignore case. */
export function findAccount(db: ApiQueries, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('members')
    .leftJoin('second_factors', 'second_factors.member_id', 'members.id')
    .select(['id', 'email', 'password_hash'])
    .select(sql<boolean>`proof_time is not null`.as('has_second_factor'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

async function ownerOf(account: Account | undefined, password: string): Promise<Account | undefined> {
  return (await isPassword(account?.password_hash ?? null, password)) ? account : undefined;
}
