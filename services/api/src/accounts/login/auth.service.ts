import type { CurrentUser, SecondFactorNeeded } from '@afterglow/shared-contracts';
import { notFound } from '@afterglow/kit';
import { wrongCode } from '#app/service-errors.ts';
import type { Account, Credentials, FailedLogin, LoginAttempt } from '../credentials/index.ts';
import type { Client, LoginProof, Sessions } from '../sessions/index.ts';
import type { SecondFactors } from '../second-factor/index.ts';
import type { LoginChallenges } from './login-challenges.ts';

export type PendingLogin =
  | { readonly kind: 'logged-in'; readonly user: CurrentUser }
  | { readonly kind: 'second-factor-needed'; readonly needed: SecondFactorNeeded };

export interface CodeGiven extends Client {
  readonly challenge: string;
  readonly code: string;
}

export interface AuthService {
  /** Throws not-found for an unknown email and unauthenticated for a wrong password. */
  logIn(attempt: LoginAttempt & Client): Promise<PendingLogin>;
  /** Throws not-found for an invalid challenge, unauthenticated for a wrong code, and too-many after many of them. */
  sendSecondFactor(given: CodeGiven): Promise<CurrentUser>;
  logOut(token: string): Promise<void>;
}

export interface AuthServiceOptions {
  readonly credentials: Credentials;
  readonly sessions: Sessions;
  readonly challenges: LoginChallenges;
  readonly secondFactors: SecondFactors;
  readonly onFailed: (failed: FailedLogin) => void;
}

export function createAuthService(parts: AuthServiceOptions): AuthService {
  const { credentials, sessions, challenges, secondFactors, onFailed } = parts;
  return {
    async logIn(attempt) {
      const account = await credentials.check(attempt);
      return account.has_second_factor
        ? { kind: 'second-factor-needed', needed: await challenges.issue(account.id) }
        : { kind: 'logged-in', user: await sessions.logIn(account, { proof: proofOf(account), client: attempt }) };
    },
    async sendSecondFactor({ challenge, code, ...client }) {
      const { address } = client;
      await secondFactors.authorize(address);
      const memberId = await challenges.takeTry(challenge);
      if (memberId === undefined) throw challengeOver();
      if (!(await secondFactors.check({ memberId, address }, code))) {
        onFailed({ memberId, address });
        throw wrongCode('unauthenticated');
      }
      const account = await challenges.use(challenge);
      if (account === undefined) throw challengeOver();
      await credentials.remember(account.id, address);
      return sessions.logIn(account, { proof: proofOf(account), client });
    },
    logOut: (token) => sessions.end(token),
  };
}

function proofOf({ password_hash: passwordHash }: Pick<Account, 'password_hash'>): LoginProof {
  return { kind: 'password', passwordHash };
}

function challengeOver() {
  return notFound('This login expired. Please log in again.');
}
