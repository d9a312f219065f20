import { type CurrentUser, isPremiumMember, MEMBER_ROLES } from '@afterglow/shared-contracts';
import type { Clock } from '../../clock.ts';
import { notAuthenticated, notFound } from '../../errors/service-errors.ts';
import type { Caller } from '../../http/call.ts';
import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import { hashBearerToken, newBearerToken } from '../../security/bearer-token.ts';
import { isPassword } from '../../security/password.ts';
import type { Account, AuthRepository } from './auth.repository.ts';

const TOKEN_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

export type Credentials = { readonly email: string; readonly password: string; readonly address: string };

export interface AuthService {
  /** Throws not-found for an unknown e-mail address and unauthenticated for a wrong password. */
  logIn(credentials: Credentials): Promise<CurrentUser>;
  authenticate(token: string): Promise<Caller | undefined>;
  logOut(token: string): Promise<void>;
}

export type AuthDependencies = {
  readonly repository: AuthRepository;
  readonly clock: Clock;
  /** Failed attempts by account and by network address. */
  readonly byAccount: AttemptLimiter;
  readonly byAddress: AttemptLimiter;
};

export function createAuthService({ repository, clock, byAccount, byAddress }: AuthDependencies): AuthService {
  return {
    async logIn({ email, password, address }) {
      const key = email.toLowerCase();
      byAddress.take(address);
      byAccount.take(key);
      const account = await repository.findAccount(email);
      if (account === undefined) throw notFound('There is no account with this e-mail address.');
      if (!(await hasPassword(account, password))) throw notAuthenticated('The password is not right.');
      byAddress.giveBack(address);
      byAccount.forget(key);
      return giveToken(repository, account, clock.nowMs());
    },
    async authenticate(token) {
      const owner = await repository.findTokenOwner(hashBearerToken(token), new Date(clock.nowMs()));
      if (owner === undefined) return undefined;
      const isPremium = isPremiumMember({ premium: owner.hasSubscription, role: owner.role });
      const isSuperAdmin = owner.superAdmin || owner.role === MEMBER_ROLES.superAdmin;
      return { memberId: owner.memberId, isPremium, isSuperAdmin, token };
    },
    logOut: (token) => repository.removeToken(hashBearerToken(token)),
  };
}

async function hasPassword({ password_hash }: Account, password: string): Promise<boolean> {
  return password_hash !== null && (await isPassword(password_hash, password));
}

async function giveToken(repository: AuthRepository, { id, email }: Account, nowMs: number): Promise<CurrentUser> {
  const token = newBearerToken();
  await repository.removeExpiredTokens(new Date(nowMs));
  await repository.addToken({ hash: hashBearerToken(token), memberId: id, expiresAt: new Date(nowMs + TOKEN_LIFE_MS) });
  return { token, members_id: { id }, email };
}
